import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith, type Zombies } from './scene.ts';

describe('one weapon', () => {
  test('S1-COMBAT-01: a Shotgun rolls two dice, and 4 is a hit where 3 is none', () => {
    const s = scene('amy').carries('amy', 'shotgun').zombies('A1.N', { walker: 2 }).rolls(3, 4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(s.state.actions).toBe(2);
  });

  test('S1-COMBAT-01: a Baseball Bat that rolls 2 misses, with 3 it hits', () => {
    const s = scene('amy').carries('amy', '-', 'baseball-bat').zombies('A1.NE', { walker: 2 }).rolls(2, 3);
    s.do('melee:right');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 2 });
    s.do('melee:right');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-COMBAT-01: weapons in the reserve and things that are no weapons do not attack', () => {
    const s = scene('amy').carries('amy', 'water', '-', 'baseball-bat', 'pistol');
    s.zombies('A1.NE', { walker: 1 });
    expect(s.options('melee', 'shoot')).toEqual([]);
    expect(s.refusal('melee:left')).toBe('S1-INV-02');
    expect(s.refusal(`shoot:right:${s.z('A1.NE')}`)).toBe('S1-INV-02');
  });

  test('S1-COMBAT-01: of two different weapons in hand an attack uses one', () => {
    const s = scene('amy').carries('amy', 'baseball-bat', 'katana').zombies('A1.NE', { walker: 3 });
    expect(s.options('melee')).toEqual(['melee:left', 'melee:right']);
    s.rolls(3).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 2 });
    s.rolls(4, 3).do('melee:right');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-COMBAT-02 ZR041: a Machete of damage 2 kills one of two Runners, the surplus is lost', () => {
    const s = scene('amy').carries('amy', 'machete').zombies('A1.NE', { runner: 2 }).rolls(6);
    s.do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  });

  test('S1-COMBAT-02: two hits of a Katana kill two Walkers', () => {
    const s = scene('amy').carries('amy', 'katana').zombies('A1.NE', { walker: 3 }).rolls(4, 4);
    s.do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-COMBAT-02 ZB005: three hits of a Chainsaw on one Walker: it dies, and the turn goes on', () => {
    const s = scene('amy').carries('amy', 'chainsaw').zombies('A1.NE', { walker: 1 });
    s.rolls(5, 5, 6, 4, 1).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.asking).toBe('action');
    expect(s.state.actions).toBe(2);
    expect(s.survivor('amy').xp).toBe(1);
  });

  test('S1-COMBAT-03 ZR041: six hits of damage 1 do not kill a Fatty', () => {
    const s = scene('amy').carries('amy', 'sub-mg', 'sub-mg').zombies('A1.NE', { fatty: 1 });
    s.rolls(6, 6, 6, 6, 6, 6).do(`shoot:both:${s.z('A1.NE')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
    expect(s.survivor('amy').xp).toBe(0);
  });

  const dies: Record<string, readonly [weapon: string, skills: string[], killed: (keyof Zombies)[]]> = {
    1: ['baseball-bat', [], ['walker', 'runner']],
    2: ['machete', [], ['walker', 'runner', 'fatty']],
    3: ['machete', ['damage-melee'], ['walker', 'runner', 'fatty', 'abomination']],
  };
  const kinds = ['walker', 'runner', 'fatty', 'abomination'] as const;
  const cases = Object.keys(dies).flatMap((damage) => kinds.map((kind) => ({ damage, kind })));
  test.each(cases)('S1-COMBAT-03: one hit of damage $damage on a $kind', ({ damage, kind }) => {
    const [weapon, skills, killed] = dies[damage];
    const s = scene('amy')
      .skills('amy', ...skills)
      .carries('amy', weapon);
    s.zombies('A1.NE', { [kind]: 1 })
      .rolls(6)
      .do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual(killed.includes(kind) ? {} : { [kind]: 1 });
  });
});

describe('two weapons', () => {
  test('S1-COMBAT-04 S1-TEST-09: two Sub-MGs roll six dice in one action and make one noise', () => {
    const s = scene('amy').carries('amy', 'sub-mg', 'sub-mg').zombies('A1.N', { walker: 7 });
    s.rolls(5, 5, 5, 6, 6, 4).do(`shoot:both:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
    expect(s.state.actions).toBe(2);
    expect(s.view.zones[s.zone('A1.NE')]).toMatchObject({ tokens: 1, noise: 2 });
  });

  test('S1-COMBAT-04: two Machetes strike together in one action', () => {
    const s = scene('amy').carries('amy', 'machete', 'machete').zombies('A1.NE', { fatty: 3 });
    s.rolls(4, 4).do('melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
    expect(s.state.actions).toBe(2);
  });

  test('S1-COMBAT-04: both guns of a pair aim at the same zone', () => {
    const s = scene('amy').carries('amy', 'pistol', 'pistol');
    s.zombies('A1.N', { walker: 2 }).zombies('A2.N', { walker: 2 });
    s.rolls(6, 6).do(`shoot:both:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 2 });
  });

  test('S1-COMBAT-04: each gun of a pair may shoot alone, an action each, into two zones', () => {
    const s = scene('amy').carries('amy', 'pistol', 'pistol');
    s.zombies('A1.N', { walker: 1 }).zombies('A2.N', { walker: 1 });
    s.rolls(6).do(`shoot:left:${s.z('A1.N')}`);
    s.rolls(6).do(`shoot:left:${s.z('A2.N')}`);
    expect([s.zombiesAt('A1.N'), s.zombiesAt('A2.N')]).toEqual([{}, {}]);
    expect(s.state.actions).toBe(1);
  });

  test.each([
    ['two Shotguns have no symbol', ['shotgun', 'shotgun']],
    ['two Rifles have no symbol', ['rifle', 'rifle']],
    ['a Pistol and a Sawed-off are not identical', ['pistol', 'sawed-off']],
    ['the second Pistol is in the reserve', ['pistol', '-', 'pistol']],
  ])('S1-COMBAT-04: no attack with both hands where %s', (_, cards) => {
    const s = scene('amy')
      .carries('amy', ...cards)
      .zombies('A1.N', { walker: 2 });
    expect(both(s)).toEqual([]);
    expect(s.refusal(`shoot:both:${s.z('A1.N')}`)).toBe('S1-COMBAT-04');
  });

  test('S1-COMBAT-04: two Fire Axes have no symbol', () => {
    const s = scene('amy').carries('amy', 'fire-axe', 'fire-axe').zombies('A1.NE', { walker: 2 });
    expect(both(s)).toEqual([]);
    expect(s.refusal('melee:both')).toBe('S1-COMBAT-04');
  });

  test.each([
    ['pistol', 'shotgun'],
    ['pistol', 'machete'],
  ])('ZR049 ZB010 S1-COMBAT-04: the Ambidextrous does not use a %s and a %s together', (left, right) => {
    const s = scene('amy').skills('amy', 'ambidextrous').carries('amy', left, right);
    s.zombies('A1.NE', { walker: 2 });
    expect(both(s)).toEqual([]);
    expect(s.refusal(`shoot:both:${s.z('A1.NE')}`)).toBe('S1-COMBAT-04');
  });

  test('ZR049: the Ambidextrous uses two equal weapons together that lack the symbol', () => {
    const s = scene('amy').skills('amy', 'ambidextrous').carries('amy', 'shotgun', 'shotgun');
    s.zombies('A1.N', { fatty: 4 }).rolls(4, 4, 4, 1);
    s.do(`shoot:both:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });
});

describe('dice', () => {
  test('S1-FAQ-12: two Pistols with one more die each roll four', () => {
    const s = scene('amy').skills('amy', 'die-ranged').carries('amy', 'pistol', 'pistol');
    s.zombies('A1.N', { walker: 5 }).rolls(4, 4, 4, 4);
    s.do(`shoot:both:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-FAQ-12 ZR052: two Sub-MGs with one more die each roll eight, one alone rolls four', () => {
    const s = scene('amy').skills('amy', 'die-combat').carries('amy', 'sub-mg', 'sub-mg');
    s.zombies('A1.N', { walker: 12 }).rolls(5, 5, 5, 5, 5, 5, 5, 5);
    s.do(`shoot:both:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 4 });
    s.rolls(5, 5, 5, 1).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('ZR053: with +1 to the die a Pan hits at 5, not at 4', () => {
    const s = scene('amy').skills('amy', 'roll-melee').carries('amy', 'pan').zombies('A1.NE', { walker: 2 });
    s.rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 2 });
    s.rolls(5).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('ZR053: a 1 misses whatever is added, a 2 hits with 3+ and two bonuses', () => {
    const s = scene('amy').skills('amy', 'roll-combat', 'roll-ranged').carries('amy', 'sawed-off');
    s.zombies('A1.N', { walker: 3 }).rolls(1, 2);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  });

  test('ZB007: a free Combat Action is one more attack and nothing else', () => {
    const s = scene('amy').skills('amy', 'free-combat').carries('amy', 'baseball-bat');
    s.zombies('A1.NE', { walker: 9 });
    expect([s.state.actions, s.free('combat')]).toEqual([3, 1]);
    s.rolls(1).do('melee:left');
    expect([s.state.actions, s.free('combat')]).toEqual([3, 0]);
    s.do('noise', 'noise', 'noise');
    expect(s.refusal('melee:left')).toBe('S1-ROUND-04');
  });

  test('ZB007: a free Combat Action does not pay for noise', () => {
    const s = scene('amy').skills('amy', 'free-combat').carries('amy', 'baseball-bat');
    s.zombies('A1.NE', { walker: 1 }).do('noise', 'noise', 'noise');
    expect(s.refusal('noise')).toBe('S1-ROUND-04');
    s.rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });
});

describe('melee', () => {
  test('S1-MELEE-01: a weapon of range 0 reaches nothing in the next zone', () => {
    const s = scene('amy').carries('amy', 'katana').zombies('A1.N', { walker: 1 });
    expect(s.options('melee')).toEqual([]);
    expect(s.refusal('melee:left')).toBe('S1-MELEE-01');
    expect(s.refusal(`shoot:left:${s.z('A1.N')}`)).not.toBeNull();
  });

  test('S1-MELEE-01: it attacks in the own zone, nothing beside it', () => {
    const s = scene('amy').carries('amy', 'katana').zombies('A1.NE', { walker: 1 });
    s.zombies('A1.N', { walker: 1 }).rolls(6, 6);
    s.do('melee:left');
    expect([s.zombiesAt('A1.NE'), s.zombiesAt('A1.N')]).toEqual([{}, { walker: 1 }]);
  });

  test('S1-MELEE-02: each hit goes to a zombie the player names, in no order', () => {
    const s = scene('amy').carries('amy', 'katana');
    s.zombies('A1.NE', { walker: 2, runner: 2 }).rolls(6, 6).do('melee:left');
    expect(s.options()).toEqual(['hit:walker', 'hit:runner']);
    s.do('hit:runner', 'hit:runner');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 2 });
  });

  test('S1-MELEE-02: hits can be divided, the Fatty before the Walker', () => {
    const s = scene('amy').carries('amy', 'machete', 'machete');
    s.zombies('A1.NE', { walker: 2, fatty: 1 }).rolls(6, 6);
    s.do('melee:both', 'hit:fatty');
    expect(s.asking, 'only Walkers are left').toBe('action');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-MELEE-02 ZR040: a friend in the zone is never hit, surplus hits are lost', () => {
    const s = scene('amy', 'josh').carries('amy', 'chainsaw').zombies('A1.NE', { walker: 1 });
    s.rolls(6, 6, 6, 6, 6).do('melee:left');
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 0]);
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-MELEE-02 ZB047: hits that can kill nothing that is there end the attack', () => {
    const s = scene('amy')
      .carries('amy', 'chainsaw')
      .zombies('A1.NE', { walker: 1, runner: 1, abomination: 1 });
    s.rolls(6, 6, 6, 6, 6).do('melee:left', 'hit:runner');
    expect(s.zombiesAt('A1.NE')).toEqual({ abomination: 1 });
    expect(s.asking).toBe('action');
  });

  test('ZB047: the last kill that reaches the goal wins while hits are still to be assigned', () => {
    const s = sceneWith({ mission: { win: [{ use: 'level-reached', level: 'yellow' }] } }, 'amy');
    s.xp('amy', 5).carries('amy', 'chainsaw').zombies('A1.NE', { walker: 1, runner: 1 });
    s.rolls(6, 6, 6, 6, 6).do('melee:left', 'hit:walker');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.over).toMatch(/^won/);
  });
});

/** Attacks with both hands that are offered. */
const both = (s: Scene): string[] => s.options('melee', 'shoot').filter((key) => key.includes(':both'));
