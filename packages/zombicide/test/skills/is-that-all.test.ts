import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from '../scene.ts';

describe("Is that all you've got?", () => {
  test('S1-SKILL-23: a card of his choice instead of the Wounded card', () => {
    const s = boaster('pistol', 'water').zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.options().toSorted()).toEqual(['lose:left', 'lose:right', 'shrug:left', 'shrug:right']);
    s.do('shrug:right');
    expect(s.cardsOf('amy')).toEqual(['pistol', '-', '-', '-', '-']);
    expect(s.view.equipment.discard).toEqual(['water']);
  });

  test('S1-SKILL-23: he can take the wound normally if he likes', () => {
    const s = boaster('pistol', 'water').zombies('A1.NE', { walker: 1 }).zombiesAct().do('lose:right');
    expect(s.cardsOf('amy')).toEqual(['pistol', 'wounded', '-', '-', '-']);
  });

  test('S1-SKILL-23: without a card he takes it', () => {
    const s = boaster().zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.view.survivors[0].wounds).toBe(1);
  });

  test('S1-SKILL-23 ZR064: two attacks, one card: one wound', () => {
    const s = boaster('water').zombies('A1.NE', { walker: 2 }).zombiesAct().do('shrug:left');
    expect(s.view.survivors[0].wounds).toBe(1);
    expect(s.survivor('amy').dead).toBe(false);
  });

  test('S1-SKILL-23 ZR064: any number of times, as long as there are cards', () => {
    const s = boaster('water', 'rice', 'pistol').zombies('A1.NE', { runner: 1, walker: 1 }).zombiesAct();
    s.do('shrug:left', 'shrug:right', 'shrug:back1');
    expect(s.cardsOf('amy')).toEqual(['-', '-', '-', '-', '-']);
  });

  test('S1-SKILL-23 S1-ZATT-03: it saves who would die, and a Wounded card is no equipment', () => {
    const s = boaster('wounded', 'water').zombies('A1.NE', { walker: 2 }).zombiesAct();
    expect(s.options().toSorted()).toEqual(['bear', 'shrug:right']);
    s.do('shrug:right');
    expect(s.survivor('amy').dead).toBe(true);
  });

  test('S1-SKILL-23: who does not have it takes the wound', () => {
    const s = scene('doug', 'amy')
      .skills('amy', 'is-that-all')
      .skills('doug')
      .carries('doug', 'water', 'rice');
    s.at('amy', 'A1.N').carries('amy', 'pistol').zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.options().toSorted()).toEqual(['lose:left', 'lose:right']);
  });

  test('S1-SKILL-23 isThatAllScope zombieAttacks: no help against the shot of a friend', () => {
    const s = shotAt('zombieAttacks').carries('amy', 'water', 'rice').rolls(4, 1);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.options().toSorted()).toEqual(['lose:left', 'lose:right']);
    s.do('lose:left');
    expect(s.survivor('amy').dead).toBe(true);
  });

  test('S1-SKILL-23 ZR064 isThatAllScope anyWound: a card for each wound of a shot, and the rest hurts', () => {
    const s = shotAt('anyWound').carries('amy', 'water').rolls(4, 1);
    s.do(`shoot:left:${s.z('A1.N')}`, 'shrug:left');
    expect(s.view.survivors[1].wounds).toBe(1);
    expect(s.cardsOf('amy')).not.toContain('water');
  });

  test('S1-SKILL-23 isThatAllScope anyWound: against zombies as ever', () => {
    const s = sceneWith({ rules: { isThatAllScope: 'anyWound' } }, 'amy').skills('amy', 'is-that-all');
    s.carries('amy', 'water').zombies('A1.NE', { walker: 1 }).zombiesAct().do('shrug:left');
    expect(s.view.survivors[0].wounds).toBe(0);
  });

  test.each([
    { isThatAllScope: 'zombieAttacks', wounds: 1 },
    { isThatAllScope: 'anyWound', wounds: 0 },
  ] as const)('S1-SKILL-23 isThatAllScope $isThatAllScope: a car that runs him over: $wounds', (given) => {
    const { isThatAllScope, wounds } = given;
    const mission = { rules: [{ use: 'cars-drive' as const }] };
    const s = sceneWith({ mission, rules: { isThatAllScope } }, 'doug', 'amy').skills('amy', 'is-that-all');
    s.carries('amy', 'water').at('amy', 'A1.N').car('police-car', 'A1.NE').sits('doug', 0, 0).rolls(4);
    s.do(`drive:${s.z('A1.N')}`);
    if (wounds === 0) s.do('shrug:left');
    expect(s.view.survivors[1].wounds).toBe(wounds);
  });
});

/** Amy with the skill and some cards. */
function boaster(...cards: string[]): Scene {
  return scene('amy')
    .skills('amy', 'is-that-all')
    .carries('amy', ...cards);
}

/** Doug with a Shotgun, Amy with the skill one zone away. */
function shotAt(isThatAllScope: 'zombieAttacks' | 'anyWound'): Scene {
  const s = sceneWith({ rules: { isThatAllScope } }, 'doug', 'amy').skills('amy', 'is-that-all');
  return s.carries('doug', 'shotgun').at('amy', 'A1.N');
}
