import { describe, expect, test } from 'vitest';
import { TENTS } from '../../src/content/tents.ts';
import { setting } from '../../src/setting.ts';
import { sceneOf } from '../scene.ts';
import { headOf } from './moments.ts';
import { dealt, everybodyAt, findsToken, gridOf, TEAM, tokensOf, wonByBot } from './rue-morgue.ts';

const EXIT = 'A1.SE';
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

test('RM-SETUP-03: a medium one of 90 minutes for six survivors and more', () => {
  expect(headOf('rm-04')).toEqual({ difficulty: 'medium', minutes: 90, survivors: [6, 6, 6, 6, 6, 6] });
});

test('RM-MIS-M04-04: a start, doors, objectives, tents, an exit, the six markers, and no helicopter', () => {
  expect(tokensOf('rm-04')).toEqual({
    markers: [1, 2, 3, 4, 5, 6],
    spawnZones: 4,
    doors: new Array(6).fill('plain'),
    open: 0,
    objectives: new Array(4).fill('plain'),
    start: 1,
    exit: 1,
    triggers: 0,
    stairs: 0,
    tents: 5,
    helicopter: false,
  });
});

test('RM-MIS-M04-05 RM-MIS-02: the tiles lie as they have to', () => {
  expect(gridOf('rm-04')).toEqual(['7V 2R', '9V 5R', '8V 1R']);
});

describe('the tents', () => {
  test('RM-MIS-M04-03: the two that can be searched are on 9V, in any two of its three tents', () => {
    const places = SEEDS.map((seed) => {
      const run = dealt('rm-04', seed);
      const { tents, board } = setting(run);
      const special = tents.filter((_, place) => TENTS[run.state.tents?.face[place] ?? 0].is !== undefined);
      expect(special.map(({ tile }) => board.tiles[tile].id)).toEqual(['9V', '9V']);
      return special.map(({ zone }) => zone).join();
    });
    expect(new Set(places).size).toBe(3);
  });

  test('RM-MIS-M04-01 RM-TENT-02: every tent of 9V holds an objective, so whoever takes them all has found the two', () => {
    const { objectives, tents } = sceneOf('rm-04', ...TEAM).mission;
    const zones = objectives.map(({ zone }) => zone);
    expect(tents?.special).toHaveLength(3);
    expect(tents?.special?.filter((zone) => !zones.includes(zone))).toEqual([]);
  });
});

describe('the way out', () => {
  test('RM-MIS-M04-01 RM-MIS-M04-03 RM-MIS-03: tent after tent, each worth 5 XP, then out one by one', () => {
    const s = sceneOf('rm-04', ...TEAM);
    for (const token of s.mission.objectives.keys()) {
      findsToken(s, TEAM[token], token);
      expect(s.survivor(TEAM[token]).xp).toBe(5);
    }
    everybodyAt(s, EXIT).next().do('leave');
    for (let left = 1; left < TEAM.length; left++) {
      expect(s.over).toBeNull();
      if (s.asking === 'activate') s.do(s.options('activate')[0]);
      s.do('leave');
    }
    expect(s.over).toBe('won: mission');
  });

  test('RM-MIS-M04-02: who all leave before that have lost', () => {
    const s = sceneOf('rm-04', ...TEAM);
    for (const token of [0, 1, 2]) findsToken(s, TEAM[token], token);
    everybodyAt(s, EXIT).next().do('leave');
    for (let left = 1; left < TEAM.length; left++) {
      if (s.asking === 'activate') s.do(s.options('activate')[0]);
      s.do('leave');
    }
    expect(s.over).toMatch(/^lost/);
  });

  test('RM-MIS-M04-01: all objectives alone do not win', () => {
    const s = sceneOf('rm-04', ...TEAM);
    for (const token of s.mission.objectives.keys()) findsToken(s, TEAM[token], token);
    expect(s.over).toBeNull();
  });
});

test('RM-MIS-08: the bot gets everybody out, now and then', () => {
  expect(wonByBot('rm-04', 30)).toBe('won: mission');
});
