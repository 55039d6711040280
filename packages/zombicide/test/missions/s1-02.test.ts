import { describe, expect, test } from 'vitest';
import type { OptionInput } from '../../src/state/options.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { faultOf, headOf, stepsInto, takes } from './moments.ts';

const TEAM = ['amy', 'doug', 'josh', 'ned'];
const exitOf = (s: Scene): string => s.mission.exit?.[0] ?? '';

/** The way to the exit is open, and all but Amy have gone it. */
function almostOut(table: OptionInput = {}): Scene {
  const s = sceneOf({ mission: 's1-02', ...table }, ...TEAM);
  s.open(...s.mission.doors.keys());
  for (const id of TEAM.slice(1)) s.at(id, exitOf(s));
  return s;
}

describe('the heading', () => {
  test('S1-M02-HEAD: medium, 60 minutes, four survivors and more', () => {
    expect(headOf('s1-02')).toEqual({ difficulty: 'medium', minutes: 60, survivors: [4, 6, 6, 4, 5, 6] });
  });

  test('S1-M02-HEAD S1-SETUP-05: three survivors are too few', () => {
    expect(faultOf({ mission: 's1-02', survivors: TEAM.slice(1) })).toMatchObject({
      code: 'option.survivors',
      found: 3,
      min: 4,
    });
  });
});

describe('the exit', () => {
  test('S1-M02-OBJ S1-M02-WIN: with the last step of the last survivor all have won', () => {
    const s = almostOut();
    s.at('amy', s.mission.start[0]).next();
    expect(s.over).toBeNull();
    stepsInto(s, 'amy', exitOf(s));
    expect(s.over).toBe('won: mission');
  });

  test('S1-M02-OBJ: as long as one is elsewhere they have not', () => {
    const s = almostOut();
    s.at('doug', s.mission.start[0]);
    stepsInto(s, 'amy', exitOf(s));
    expect(s.over).toBeNull();
  });

  test('S1-M02-OBJ: the objectives can be left where they are', () => {
    const s = almostOut();
    stepsInto(s, 'amy', exitOf(s));
    expect(s.view.tokens.some((token) => token.taken)).toBe(false);
    expect(s.over).toBe('won: mission');
  });

  test.each([
    ['season1', {}],
    ['exitAll: living', { preset: 'rueMorgue', rules: { exitAll: 'living' } }],
  ] as const)('S1-M02-WIN: with %s the dead do not count', (_, table) => {
    const s = almostOut(table).dead('doug');
    stepsInto(s, 'amy', exitOf(s));
    expect(s.over).toBe('won: mission');
  });

  test('S1-M02-WIN: who has waited for a dying friend wins with his death', () => {
    const s = almostOut();
    s.at('amy', s.mission.start[0]).wounds('amy', 1).carries('amy', '-');
    s.zombies(s.mission.start[0], { walker: 1 }).zombiesAct();
    expect(s.survivor('amy').dead).toBe(true);
    expect(s.over).toBe('won: mission');
  });

  test.each([
    ['rueMorgue', { preset: 'rueMorgue' }],
    ['exitAll: starting', { rules: { exitAll: 'starting' } }],
  ] as const)('S1-M02-WIN: with %s all who began have to be there', (_, table) => {
    const lost = almostOut(table).dead('doug');
    stepsInto(lost, 'amy', exitOf(lost));
    expect(lost.over).toBe('lost: out-of-reach');
    const whole = almostOut(table);
    stepsInto(whole, 'amy', exitOf(whole));
    expect(whole.over).toBe('won: mission');
  });
});

describe('the objectives', () => {
  test('S1-M02-SP: whoever takes one is rid of a wound, and has its place back', () => {
    const s = sceneOf('s1-02', ...TEAM).carries('amy', '-', '-', 'wounded', 'water');
    takes(s, 'amy', 0);
    expect(s.cardsOf('amy').slice(2)).toEqual(['-', 'water', '-']);
    expect(s.told('heal').map(({ who }) => who)).toEqual(['amy']);
  });

  test('S1-M02-SP: the wounds of the others stay', () => {
    const s = sceneOf('s1-02', ...TEAM)
      .wounds('doug', 1)
      .wounds('amy', 1);
    s.at('doug', s.mission.objectives[1].zone);
    takes(s, 'amy', 1);
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 1, 0, 0]);
  });

  test('S1-M02-SP: unhurt one takes it all the same, and gains nothing', () => {
    const s = sceneOf('s1-02', ...TEAM);
    const before = s.cardsOf('amy');
    takes(s, 'amy', 2);
    expect(s.view.tokens.map(({ taken }) => taken)).toEqual([false, false, true, false]);
    expect(s.cardsOf('amy')).toEqual(before);
    expect(s.told('heal')).toEqual([]);
    expect(s.survivor('amy').xp).toBe(0);
  });
});
