import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../src/state/options.ts';
import { deal, plan, seen } from '../../deal.ts';
import type { Scene, SceneOptions } from '../../scene.ts';
import { calls, teamBy } from './teams.ts';

const CROSS = 'A1.NE';
const mission = plan({ boxes: ['rueMorgue'], survivors: { min: 6 } });

describe('teams', () => {
  const owners = [0, 1, 2, 0, 1, 2];
  const uneven = { mission, players: 3, survivors: new Array(6).fill('random'), teams: [0, 0, 1], owners };

  test('CF-02 RM-SETUP-02: two seats against one with two survivors each: only where sizes are free', () => {
    expect(() => readOptions({ ...uneven, preset: 'rueMorgue' })).toThrow(/option.teamSizes/);
    expect(() => readOptions({ ...uneven, preset: 'season1' })).toThrow(/option.teamSizes/);
    expect(readOptions({ ...uneven, preset: 'hungarianAid' }).teams).toEqual([0, 0, 1]);
    expect(readOptions({ ...uneven, rules: { teams: 'free' } }).teams).toEqual([0, 0, 1]);
  });
});

describe('teamCards', () => {
  const options = { mission, players: 2, teams: [0, 1], teamCards: 2 };

  test('CF-07: drawn by lot, no team is asked, and of each card there are three at most', () => {
    const hands = Array.from({ length: 12 }, (_, n) => {
      const table = deal({ ...options, rules: { teamCards: 'random' } }, `cards ${n}`);
      expect(table.run.asking).not.toBe('teamCard');
      return seen(table).teams.map(({ cards }) => cards);
    });
    for (const teams of hands) {
      expect(teams.map((cards) => cards.length)).toEqual([2, 2]);
      for (const card of ['charge', 'move', 'shoot'])
        expect(teams.flat().filter((one) => one === card).length).toBeLessThanOrEqual(3);
    }
    expect(new Set(hands.map(String)).size).toBeGreaterThan(3);
  });

  test('CF-07 RM-SETUP-10: chosen, the first team is asked for its card', () => {
    expect(deal(options).run.asking).toBe('teamCard');
  });
});

const team = (rules: SceneOptions['rules'], ...survivors: string[]): Scene =>
  teamBy(rules, ['move'], ...survivors);

describe('teamActionMinOthers', () => {
  test('CF-97 RM-TEAM-04: Jane calls Move! with nobody near: only where nobody else has to take part', () => {
    const key = (s: Scene): string => `team:move-to:${s.z('A1.N')}`;
    const one = team({}, 'jane', 'bear').at('bear', 'B2.r4');
    expect(one.refusal(key(one))).toBe('RM-TEAM-04');
    const none = team({ teamActionMinOthers: 'none' }, 'jane', 'bear').at('bear', 'B2.r4');
    none.do(key(none));
    expect(none.isAt('jane', 'A1.N')).toBe(true);
    expect(none.view.teams[0].played).toEqual(['move']);
  });

  test('CF-97 RM-TEAM-11: whoever could come may still be left behind', () => {
    const s = calls(team({ teamActionMinOthers: 'none' }, 'jane', 'bear'), 'move-to', 'A1.N');
    expect([s.isAt('jane', 'A1.N'), s.isAt('bear', 'A1.N')]).toEqual([true, false]);
  });
});

describe('teamMoveStrictZones', () => {
  const strict = { teamMoveStrictZones: true };
  const withZombie = (rules: SceneOptions['rules'], zone: string): Scene => {
    const s = team(rules, 'jane', 'bear').skills('jane', 'slippery').skills('bear', 'slippery');
    return s.zombies(zone, { 'skinner-walker': 1 });
  };

  test('CF-98 RM-TEAM-16: Move! into a zone with a zombie', () => {
    const loose = withZombie({}, 'A1.N');
    expect(loose.options('team')).toContain(`team:move-to:${loose.z('A1.N')}`);
    const s = withZombie(strict, 'A1.N');
    expect(s.refusal(`team:move-to:${s.z('A1.N')}`)).toBe('RM-TEAM-05');
    expect(s.options('team')).toContain(`team:move-to:${s.z('B1.E')}`);
  });

  test('CF-98 RM-TEAM-18: Move! out of a zone with a zombie, for two whom it does not hold', () => {
    const loose = withZombie({}, CROSS);
    expect(loose.options('team')).toContain(`team:move-out:${loose.z(CROSS)}`);
    expect(withZombie(strict, CROSS).options('team')).toEqual([]);
  });

  test('CF-98 RM-TEAM-17: out of a quiet zone nobody goes where a zombie is', () => {
    const s = calls(withZombie(strict, 'A1.N'), 'move-out', CROSS, 'bear').do('join:jane');
    expect(s.options('on')).toContain(`on:${s.z('B1.E')}`);
    expect(s.options('on')).not.toContain(`on:${s.z('A1.N')}`);
  });
});
