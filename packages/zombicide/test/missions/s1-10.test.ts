import { describe, expect, test } from 'vitest';
import { sceneOf } from '../scene.ts';
import { faultOf, headOf, takes } from './moments.ts';

const TEAM = ['amy', 'doug', 'josh', 'ned'];

describe('the heading', () => {
  test('S1-M10-HEAD: hard, 120 minutes, four survivors and more', () => {
    expect(headOf('s1-10')).toEqual({ difficulty: 'hard', minutes: 120, survivors: [4, 6, 6, 4, 5, 6] });
  });

  test('S1-M10-HEAD S1-SETUP-05: three survivors are too few', () => {
    expect(faultOf({ mission: 's1-10', survivors: TEAM.slice(1) })).toMatchObject({
      code: 'option.survivors',
      found: 3,
      min: 4,
    });
  });
});

describe('the objectives', () => {
  test('S1-M10-OBJ S1-M10-WIN: the last of them wins, whoever takes it, and none before', () => {
    const s = sceneOf('s1-10', ...TEAM);
    for (const token of [...s.mission.objectives.keys()].toReversed()) {
      expect(s.over).toBeNull();
      takes(s, TEAM[token], token);
    }
    expect(s.over).toBe('won: mission');
  });

  test('S1-M10-OBJ: when the team dies with one left, all was in vain', () => {
    const s = sceneOf('s1-10', ...TEAM);
    for (const token of [0, 1, 2]) takes(s, 'amy', token);
    s.dead('doug', 'josh', 'ned').wounds('amy', 1).carries('amy', '-', '-');
    s.zombies(s.placeOf('amy') ?? '', { walker: 1 }).zombiesAct();
    expect(s.over).toBe('lost: dead');
  });

  test('S1-M10-SP S1-MOD-XP5: each is worth 5 experience', () => {
    const s = sceneOf('s1-10', ...TEAM);
    takes(s, 'josh', 2);
    expect(s.view.survivors.map(({ xp }) => xp)).toEqual([0, 0, 5, 0]);
    expect(s.told('xp')).toMatchObject([{ who: 'josh', n: 5, xp: 5 }]);
  });
});
