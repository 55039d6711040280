import { TABLE } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { PHASE_SETUP } from '../../../src/state/ids.ts';
import type { Scene } from '../../scene.ts';
import { rueMorgueWith } from '../table.ts';

describe('Can start at a level', () => {
  test.each([
    ['yellow', 7, ['can-start-at-yellow', 'plus-1-action']],
    ['orange', 19, ['can-start-at-orange', 'plus-1-action', 'free-melee']],
    ['red', 43, ['can-start-at-red', 'plus-1-action', 'free-melee', 'die-combat']],
  ] as const)('RM-SKILL-27: if all agree Bear begins at %s with %i experience', (level, xp, skills) => {
    const s = setUp(level).do('head-start');
    if (s.asking === 'skill') s.do('learn:free-melee');
    if (s.asking === 'skill') s.do('learn:die-combat');
    expect(s.view.survivors[0]).toMatchObject({ xp, level, skills });
    expect([s.view.turn.round, s.view.survivors[1].xp]).toEqual([0, 0]);
  });

  test('RM-SKILL-27: it is for all players to say, before the first round', () => {
    const s = setUp('red');
    expect([s.view.turn.round, s.asking, s.options()]).toEqual([0, 'headStart', ['head-start', 'keep']]);
    expect([0, 1].map((seat) => s.run.decision([seat])?.owner)).toEqual([TABLE, TABLE]);
  });

  test('RM-SKILL-27: if they do not, he begins Blue like Joe, who is not asked about', () => {
    const s = setUp('red').do('keep');
    expect(s.asking).toBe('first');
    expect(s.view.survivors.map(({ xp, level }) => [xp, level])).toEqual([
      [0, 'blue'],
      [0, 'blue'],
    ]);
  });
});

/** Set-up with all survivors on the board: Bear, who can start at this level, and Joe of another player. */
function setUp(level: string): Scene {
  const s = rueMorgueWith({ players: 2 }, 'bear', 'joe').skills('bear', `can-start-at-${level}`);
  s.state.round = 0;
  s.state.phase = PHASE_SETUP;
  s.state.frames = [
    { program: 'game', at: 'setup', vars: {} },
    { program: 'setup', at: 'equipment', vars: { i: 2 } },
  ];
  return s.next();
}
