import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

describe('Bloodlust: Melee', () => {
  test('RM-SKILL-26: for one action two zones on to a zombie, and a melee attack at once', () => {
    const s = hunter('bloodlust-melee').actions(1).zombies('A1.NW', { walker: 2 });
    expect(s.options('bloodlust-melee')).toEqual([`bloodlust-melee:${s.z('A1.NW')}`]);
    s.rolls(4).do(`bloodlust-melee:${s.z('A1.NW')}`);
    expect(s.asking).toBe('freeAttack');
    expect(s.options()).toEqual(['melee:left', 'stay']);
    expect(s.refusal('shoot:right:z3')).not.toBeNull();
    s.do('melee:left');
    expect(s.isAt('amy', 'A1.NW')).toBe(true);
    expect(s.zombiesAt('A1.NW')).toEqual({ walker: 1 });
    expect(s.state.actions).toBe(0);
  });

  test('RM-SKILL-26: he may let the attack go, and it is not kept', () => {
    const s = hunter('bloodlust-melee').zombies('A1.N', { walker: 1 });
    s.do(`bloodlust-melee:${s.z('A1.N')}`, 'stay');
    expect(s.state.actions).toBe(2);
    expect(s.asking).toBe('action');
  });

  test('RM-SKILL-26: other free attacks are not touched', () => {
    const s = hunter('bloodlust-melee', 'free-combat').zombies('A1.N', { walker: 1 }).rolls(4);
    s.do(`bloodlust-melee:${s.z('A1.N')}`, 'melee:left');
    expect([s.state.actions, s.free('combat')]).toEqual([2, 1]);
  });

  test('RM-SKILL-26 RM-SKG-04: the zombies he leaves cost, and a free Move does not pay for it', () => {
    const s = hunter('bloodlust-melee', 'free-move').zombies('A1.NE', { walker: 1 }).actions(1);
    s.zombies('A1.N', { walker: 1 });
    expect(s.options('bloodlust-melee')).toEqual([]);
    expect(s.refusal(`bloodlust-melee:${s.z('A1.N')}`)).toBe('S1-MOVE-04');
    s.actions(2)
      .next()
      .do(`bloodlust-melee:${s.z('A1.N')}`, 'stay');
    expect(s.state.actions).toBe(0);
  });

  test('RM-SKILL-26: only to where a zombie is, no further than two zones, and past none', () => {
    const s = hunter('bloodlust-melee').at('amy', 'A1.NW').zombies('B1.E', { walker: 1 });
    expect(s.options('bloodlust-melee')).toEqual([]);
    expect(s.refusal(`bloodlust-melee:${s.z('A1.N')}`)).toBe('RM-SKILL-26');
    expect(s.refusal(`bloodlust-melee:${s.z('B1.E')}`)).toBe('RM-SKILL-26');
    s.zombies('A1.N', { walker: 1 }).zombies('A1.NE', { walker: 1 }).next();
    expect(s.options('bloodlust-melee')).toEqual([`bloodlust-melee:${s.z('A1.N')}`]);
  });

  test('EX-EVENT-03 RM-EVENT-09 RM-SKILL-26: who dies where the rush ends does not attack', () => {
    const s = hunter('bloodlust-melee').zombies('A1.N', { walker: 1 });
    s.do(`bloodlust-melee:${s.z('A1.N')}`);
    expect(s.asking).toBe('freeAttack');
    s.dead('amy').state.active = -1;
    s.next();
    expect(s.asking).not.toBe('freeAttack');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-26: who does not have it is refused', () => {
    const s = scene('doug', 'amy').skills('amy', 'bloodlust-melee').zombies('A1.N', { walker: 1 });
    expect(s.options('bloodlust-melee')).toEqual([]);
    expect(s.refusal(`bloodlust-melee:${s.z('A1.N')}`)).toBe('RM-SKILL-26');
  });
});

describe('Bloodlust: Ranged', () => {
  test('RM-SKILL-24: the attack at the end is a shot, at any zone in range', () => {
    const s = hunter('bloodlust-ranged').zombies('A1.N', { walker: 1 }).zombies('A1.NW', { walker: 1 });
    s.rolls(4).do(`bloodlust-ranged:${s.z('A1.N')}`);
    expect(s.options()).toEqual([`shoot:right:${s.z('A1.NW')}`, `shoot:right:${s.z('A1.N')}`, 'stay']);
    expect(s.refusal(`shoot:right:${s.z('B1.N')}`)).toBe('S1-SIGHT-01');
    s.do(`shoot:right:${s.z('A1.NW')}`);
    expect(s.zombiesAt('A1.NW')).toEqual({});
    expect(s.state.actions).toBe(2);
  });

  test('RM-SKILL-24 RM-SKG-04: an empty weapon does not shoot', () => {
    const s = hunter('bloodlust-ranged').carries('amy', '-', 'sawed-off').empty('amy', 1);
    s.zombies('A1.N', { walker: 1 }).do(`bloodlust-ranged:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('amy', 'A1.N')).toBe(true);
  });

  test('RM-SKILL-24: who does not have it is refused', () => {
    const s = hunter('bloodlust-melee').zombies('A1.N', { walker: 1 });
    expect(s.refusal(`bloodlust-ranged:${s.z('A1.N')}`)).toBe('RM-SKILL-24');
  });
});

describe('Bloodlust: Combat', () => {
  test('RM-SKILL-25: the attack at the end is either, and only one', () => {
    const s = hunter('bloodlust-combat').zombies('A1.N', { walker: 2 });
    s.rolls(4).do(`bloodlust-combat:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['melee:left', `shoot:right:${s.z('A1.N')}`, 'stay']);
    s.do('melee:left');
    expect(s.asking).toBe('action');
    expect(s.state.actions).toBe(2);
  });

  test('RM-SKILL-25 RM-SKILL-83: what follows an attack follows this one', () => {
    const s = hunter('bloodlust-combat', 'hit-and-run').zombies('A1.N', { walker: 2 }).rolls(4);
    s.do(`bloodlust-combat:${s.z('A1.N')}`, 'melee:left', `on:${s.z('A1.NE')}`);
    expect(s.isAt('amy', 'A1.NE')).toBe(true);
    expect(s.state.actions).toBe(2);
  });

  test('RM-SKILL-25: who does not have it is refused', () => {
    const s = hunter('bloodlust-melee').zombies('A1.N', { walker: 1 });
    expect(s.refusal(`bloodlust-combat:${s.z('A1.N')}`)).toBe('RM-SKILL-25');
  });
});

/** Amy with a Crowbar and a Pistol. */
function hunter(...skills: string[]): Scene {
  return scene('amy', 'doug')
    .skills('amy', ...skills)
    .carries('amy', 'crowbar', 'pistol')
    .at('doug', 'B1.r3');
}
