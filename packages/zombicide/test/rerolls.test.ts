import { describe, expect, test } from 'vitest';
import { type Scene, scene } from './scene.ts';

describe('all dice again', () => {
  test('S1-FAQ-09: 6, 1, 1 rolled again as 1, 1, 4 is one hit', () => {
    const s = threeDice('ammo-light').rolls(6, 1, 1);
    shoot(s).rolls(1, 1, 4).do('ammo:back1');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
    expect(s.told('dice').map(({ rolled }) => rolled)).toEqual([
      [6, 1, 1],
      [1, 1, 4],
    ]);
  });

  test('S1-FAQ-09: the new result counts, even if it is worse', () => {
    const s = threeDice('ammo-light').rolls(6, 6, 1);
    shoot(s).rolls(3, 2, 1).do('ammo:back1');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 3 });
    expect(s.asking).toBe('action');
  });

  test('S1-FAQ-09: nobody has to; who keeps his dice has the first result', () => {
    const s = threeDice('ammo-light').rolls(6, 6, 1);
    shoot(s).do('keep');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(s.cardsOf('amy')).toContain('ammo-light');
  });

  test('S1-FAQ-09: the dice of both guns of a pair are rolled again', () => {
    const s = scene('amy').carries('amy', 'pistol', 'pistol', 'ammo-light').zombies('A1.N', { walker: 3 });
    s.rolls(6, 1)
      .do(`shoot:both:${s.z('A1.N')}`)
      .rolls(4, 5)
      .do('ammo:back1');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-FAQ-09: the shot makes one noise and costs one action, however often it is rolled', () => {
    const s = threeDice('ammo-light', 'ammo-light').rolls(1, 1, 1);
    shoot(s).rolls(1, 1, 1).do('ammo:back1').rolls(1, 1, 1).do('ammo:back2');
    expect(s.state.actions).toBe(2);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
  });
});

describe('how often', () => {
  test('S1-FAQ-10: without a card nothing is rolled again', () => {
    const s = threeDice().rolls(1, 1, 1);
    expect(shoot(s).asking).toBe('action');
  });

  test('S1-FAQ-10: one card, one re-roll', () => {
    const s = threeDice('ammo-light').rolls(1, 1, 1);
    expect(shoot(s).options()).toEqual(['ammo:back1', 'keep']);
    s.rolls(1, 1, 1).do('ammo:back1');
    expect(s.asking).toBe('action');
  });

  test('S1-FAQ-10: two cards, up to two re-rolls, each card once', () => {
    const s = threeDice('ammo-light', 'ammo-light').rolls(1, 1, 1);
    expect(shoot(s).options()).toEqual(['ammo:back1', 'ammo:back2', 'keep']);
    s.rolls(1, 1, 1).do('ammo:back2');
    expect(s.options()).toEqual(['ammo:back1', 'keep']);
    expect(s.refusal('ammo:back2')).toBe('S1-FAQ-10');
    s.rolls(1, 1, 6).do('ammo:back1');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
    expect(s.asking).toBe('action');
  });

  test('S1-FAQ-10: with two cards he may stop after the first', () => {
    const s = threeDice('ammo-light', 'ammo-light').rolls(1, 1, 1);
    shoot(s).rolls(6, 1, 1).do('ammo:back1', 'keep');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  });

  test('S1-FAQ-10 S1-GK-05: the card stays, and serves the next shot as well', () => {
    const s = threeDice('ammo-light').rolls(1, 1, 1);
    shoot(s).rolls(6, 1, 1).do('ammo:back1').rolls(1, 1, 1);
    expect(shoot(s).options()).toEqual(['ammo:back1', 'keep']);
    s.rolls(6, 6, 1).do('ammo:back1');
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.cardsOf('amy')).toEqual(['evil-twins', '-', 'ammo-light', '-', '-']);
  });

  test('S1-FAQ-10: hits that strike a friend can be rolled away', () => {
    const s = scene('amy', 'josh').at('josh', 'A1.N').carries('amy', 'shotgun', '-', 'ammo-heavy');
    s.zombies('A1.N', { walker: 1 }).rolls(6, 6);
    shoot(s).rolls(1, 1).do('ammo:back1');
    expect(s.survivor('josh').dead).toBe(false);
  });
});

describe('which weapon', () => {
  const light = ['pistol', 'rifle', 'evil-twins'];
  const heavy = ['sawed-off', 'shotgun', 'mas-shotgun'];
  const dice: Record<string, number> = { pistol: 1, rifle: 1, 'sub-mg': 3 };
  const misses = (weapon: string): number[] => new Array<number>(dice[weapon] ?? 2).fill(1);

  const fitting = [
    ...light.map((weapon) => ['ammo-light', weapon, 'ammo-heavy'] as const),
    ...heavy.map((weapon) => ['ammo-heavy', weapon, 'ammo-light'] as const),
  ];
  test.each(fitting)('S1-GK-05: %s is for the %s, %s is not', (ammo, weapon, other) => {
    const s = scene('amy').carries('amy', weapon, '-', other, ammo).zombies('A1.N', { walker: 1 });
    s.rolls(...misses(weapon));
    expect(shoot(s).options()).toEqual(['ammo:back2', 'keep']);
    expect(s.refusal('ammo:back1')).toBe('S1-FAQ-10');
    s.do('keep');
  });

  test('S1-GK-05: no ammunition is for the Sub-MG', () => {
    const s = scene('amy').carries('amy', 'sub-mg', '-', 'ammo-light', 'ammo-heavy');
    s.zombies('A1.N', { walker: 1 }).rolls(...misses('sub-mg'));
    expect(shoot(s).asking).toBe('action');
  });

  test("S1-GK-05: ammunition helps a ranged attack, not the blade of Ma's Shotgun", () => {
    const s = scene('amy').carries('amy', 'mas-shotgun', '-', 'ammo-heavy').zombies('A1.NE', { walker: 1 });
    s.rolls(1).do('melee:left');
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-GK-05: ammunition works from any place, in hand too', () => {
    const s = scene('amy').carries('amy', 'pistol', 'ammo-light').zombies('A1.N', { walker: 1 }).rolls(1);
    expect(shoot(s).options()).toEqual(['ammo:right', 'keep']);
    s.rolls(4).do('ammo:right');
    expect(s.zombiesAt('A1.N')).toEqual({});
  });
});

/** Three dice at 4+: Evil Twins and one more die for each weapon. */
function threeDice(...reserve: string[]): Scene {
  const s = scene('amy')
    .skills('amy', 'die-ranged')
    .carries('amy', 'evil-twins', '-', ...reserve);
  return s.zombies('A1.N', { walker: 3 });
}
const shoot = (s: Scene): Scene => s.do(`shoot:left:${s.z('A1.N')}`);
