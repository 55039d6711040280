import { describe, expect, test } from 'vitest';
import { mixed } from './mixed.ts';
import { town } from './tables.ts';

/** Amy without skills, with a Machete for whatever stands beside her. */
const slayer = (xp: number) =>
  town({}, 'doug', 'amy').active('amy').skills('amy').xp('amy', xp).carries('amy', 'machete');

describe('experience', () => {
  test.each(['skinner-walker', 'skinner-runner', 'skinner-fatty', 'crawler'])(
    'RM-XP-01 RM-XP-08: a %s is worth one point, for who kills it and nobody else',
    (kind) => {
      const s = slayer(0)
        .zombies('A1.SE', { [kind]: 1 })
        .rolls(6)
        .do('melee:left');
      expect([s.survivor('amy').xp, s.survivor('doug').xp]).toEqual([1, 0]);
    },
  );

  test('RM-XP-01 RM-ACT-26: the A-Bomb is worth five, an objective what the mission says, for who takes it', () => {
    const s = town({}, 'doug', 'amy')
      .active('amy')
      .carries('amy', 'molotov')
      .zombies('A1.E', { 'a-bomb': 1 });
    s.do(`shoot:left:${s.z('A1.E')}`);
    expect([s.survivor('amy').xp, s.survivor('doug').xp]).toEqual([5, 0]);
    const mission = { objectives: [{ zone: 'A1.SE' }], rules: [{ use: 'objective-xp' as const, xp: 5 }] };
    const taken = town({ mission }, 'doug', 'amy').active('amy').do('take:t1');
    expect([taken.survivor('amy').xp, taken.survivor('doug').xp]).toEqual([5, 0]);
  });

  test('RM-XP-08: beyond what makes him red points count on', () => {
    const s = slayer(60).zombies('A1.SE', { 'skinner-walker': 1 }).rolls(6).do('melee:left');
    expect([s.survivor('amy').xp, s.levelOf('amy')]).toEqual([61, 'red']);
  });
});

describe('danger levels', () => {
  test.each([
    [0, 'blue'],
    [6, 'blue'],
    [7, 'yellow'],
    [18, 'yellow'],
    [19, 'orange'],
    [42, 'orange'],
    [43, 'red'],
  ])('RM-XP-02: with %i points one is %s', (xp, level) => {
    expect(slayer(xp).view.survivors[1].level).toBe(level);
  });

  test('RM-XP-02 RM-XP-03: from blue to red: one skill, the fourth action, one of two, one of three, and all of them stay', () => {
    const s = town({}, 'amy').carries('amy', 'molotov').zombies('A1.E', { 'skinner-walker': 40 });
    s.xp('amy', 3);
    expect(s.view.survivors[0].skills).toEqual(['free-move']);
    s.do(`shoot:left:${s.z('A1.E')}`);
    expect(s.options()).toEqual(['learn:free-combat', 'learn:free-move']);
    s.do('learn:free-combat');
    expect(s.options()).toEqual(['learn:die-combat', 'learn:roll-combat', 'learn:medic']);
    s.do('learn:medic');
    expect(s.view.survivors[0].skills).toEqual(['free-move', 'plus-1-action', 'free-combat', 'medic']);
    expect(s.levelOf('amy')).toBe('red');
  });

  test('RM-XP-04: the fourth action of the seventh point can be taken at once, and in every turn from then on', () => {
    const s = slayer(6).zombies('A1.SE', { 'skinner-walker': 1 }).actions(1).rolls(6).do('melee:left');
    expect([s.levelOf('amy'), s.state.actions]).toEqual(['yellow', 1]);
    s.do('noise', 'end', 'activate:amy');
    expect([s.view.turn.round, s.view.turn.active, s.state.actions]).toEqual([2, 'amy', 4]);
  });

  test('RM-XP-05: what is gained in the middle of a turn works in that turn', () => {
    const s = slayer(18).zombies('A1.SE', { 'skinner-walker': 2 }).actions(1).rolls(6);
    s.do('melee:left', 'learn:free-combat');
    expect(s.state.actions).toBe(0);
    s.rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.SE')).toEqual({});
    // Without an action left, and with a skill that gives none, it waits for the next turn.
    const move = slayer(42).zombies('A1.SE', { 'skinner-walker': 2 }).actions(1).rolls(6);
    move.do('melee:left', 'learn:die-combat');
    expect(move.refusal('melee:left')).toBe('S1-ROUND-04');
  });

  test('RM-XP-06: cards go by the highest level of all who are still there', () => {
    const appear = (dead: boolean) => {
      const s = mixed({}, 'amy', 'doug').xp('doug', 19);
      if (dead) s.dead('doug');
      return s.zombieCards(146).spawns('A1.NW').zombiesAt('A1.NW');
    };
    expect(appear(false)).toEqual({ 'skinner-walker': 6 });
    expect(appear(true)).toEqual({ 'skinner-walker': 1 });
  });
});
