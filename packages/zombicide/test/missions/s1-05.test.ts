import { describe, expect, test } from 'vitest';
import { sceneOf } from '../scene.ts';
import { faultOf, headOf, takes } from './moments.ts';

const TEAM = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];

describe('the heading', () => {
  test('S1-M05-HEAD: hard, 180 minutes, six survivors with any number of players', () => {
    expect(headOf('s1-05')).toEqual({ difficulty: 'hard', minutes: 180, survivors: [6, 6, 6, 6, 6, 6] });
  });

  test.each([
    [1, 4],
    [4, 4],
    [5, 5],
  ])('S1-M05-HEAD S1-SETUP-05: %i players cannot come with %i survivors', (players, count) => {
    expect(faultOf({ mission: 's1-05', players, survivors: TEAM.slice(0, count) })).toEqual({
      field: 'survivors',
      code: 'option.survivors',
      found: count,
      min: 6,
      max: 6,
    });
  });
});

describe('the objectives', () => {
  test('S1-M05-OBJ S1-M05-WIN: the last of them wins, whoever takes it, and none before', () => {
    const s = sceneOf('s1-05', ...TEAM);
    for (const token of s.mission.objectives.keys()) {
      expect(s.over).toBeNull();
      takes(s, TEAM[token], token);
    }
    expect(s.over).toBe('won: mission');
  });

  test('S1-M05-OBJ: a token cannot be taken twice', () => {
    const s = sceneOf('s1-05', ...TEAM);
    takes(s, 'amy', 1);
    expect(s.options('take')).toEqual([]);
    expect(s.refusal('take:t2')).toBe('S1-ACT-03');
    expect(s.view.tokens.map(({ taken }) => taken)).toEqual([false, true, false, false, false]);
  });

  test('S1-M05-SP S1-MOD-XP5: with two of them one is Yellow and acts once more', () => {
    const s = sceneOf('s1-05', ...TEAM);
    takes(s, 'doug', 0);
    expect([s.survivor('doug').xp, s.levelOf('doug')]).toEqual([5, 'blue']);
    takes(s, 'doug', 1);
    expect([s.survivor('doug').xp, s.levelOf('doug')]).toEqual([10, 'yellow']);
    expect(s.state.actions).toBe(3);
    expect(s.view.turn.level).toBe('yellow');
  });
});
