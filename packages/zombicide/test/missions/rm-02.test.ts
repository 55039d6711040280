import { describe, expect, test } from 'vitest';
import { sceneOf } from '../scene.ts';
import { headOf } from './moments.ts';
import {
  everybodyAt,
  findsToken,
  gridOf,
  markersOf,
  quietYellowRound,
  TEAM,
  tokensOf,
  wonByBot,
} from './rue-morgue.ts';

const PAD = 'B1.hp';

test('RM-SETUP-03: an easy one of 90 minutes for six survivors and more', () => {
  expect(headOf('rm-02')).toEqual({ difficulty: 'easy', minutes: 90, survivors: [6, 6, 6, 6, 6, 6] });
});

test('RM-MIS-M02-05 RM-MIS-11: stairs, event triggers, objectives, an open door, an exit, and a marker for each spawn zone', () => {
  expect(tokensOf('rm-02')).toEqual({
    markers: [1, 2, 3, 4, 5, 6],
    spawnZones: 6,
    doors: new Array(9).fill('plain'),
    open: 1,
    objectives: new Array(4).fill('plain'),
    start: 1,
    exit: 1,
    triggers: 2,
    stairs: 1,
    tents: 0,
    helicopter: true,
  });
});

test('RM-MIS-M02-06 RM-MIS-02: the tiles lie as they have to', () => {
  expect(gridOf('rm-02')).toEqual(['4R 9R', '6R 1R', '3R 2R']);
});

test('RM-MIS-12: in each row of tiles lie the two markers that belong there', () => {
  expect(markersOf('rm-02')).toEqual(['1 2', '6 5', '3 4']);
});

describe('the crowd', () => {
  test('RM-MIS-M02-02: six survivors meet five dice', () => {
    const s = sceneOf('rm-02', ...TEAM);
    quietYellowRound(s);
    expect(s.told('spawn-dice')).toEqual([{ t: 'spawn-dice', rolled: [1, 2, 3, 4, 5] }]);
  });

  test('RM-MIS-M02-03 OQ-22: the first card is read at Yellow, though all are Blue', () => {
    const s = sceneOf('rm-02', ...TEAM);
    // Nothing at Blue; at Yellow four Walkers.
    s.rolls(1, 2, 2, 2, 2).zombieCards(149, 187, 188, 190, 191).roundEnds();
    expect(s.zombiesAt('A1.SW')).toEqual({ 'skinner-walker': 4 });
  });

  test('RM-MIS-M02-03 OQ-22: an Orange survivor makes it Orange', () => {
    const s = sceneOf('rm-02', ...TEAM).xp('joe', 19);
    s.rolls(1, 2, 2, 2, 2).zombieCards(149, 187, 188, 190, 191).roundEnds();
    expect(s.zombiesAt('A1.SW')).toMatchObject({ 'skinner-fatty': 2 });
  });
});

describe('the way out', () => {
  test('RM-MIS-M02-01 RM-MIS-07 RM-PAD-03: up the stairs, and all together in an end phase', () => {
    const s = everybodyAt(sceneOf('rm-02', ...TEAM), PAD)
      .at('travis', 'B1.E')
      .next();
    s.do(`move:${s.z(PAD)}`);
    expect(s.placeOf('travis')).toBe(PAD);
    s.do('end');
    expect(s.over).toBeNull();
    expect(quietYellowRound(s).over).toBe('won: mission');
  });

  test('RM-PAD-01: there are no other stairs', () => {
    const s = sceneOf('rm-02', ...TEAM)
      .at('travis', 'B1.NE')
      .next();
    expect(s.options('move')).not.toContain(`move:${s.z(PAD)}`);
  });

  test('RM-MIS-M02-01: one is missing', () => {
    const s = everybodyAt(sceneOf('rm-02', ...TEAM), PAD)
      .at('joe', 'B1.E')
      .next();
    expect(quietYellowRound(s).over).toBeNull();
  });

  test('RM-MIS-M02-04 RM-MIS-03: objectives give 5 XP', () => {
    const s = sceneOf('rm-02', ...TEAM);
    expect(findsToken(s, 'joe', 2).survivor('joe').xp).toBe(5);
  });

  test('RM-MIS-M02-04 RM-MIS-09 RM-HELI-06: nobody flies out', () => {
    const s = sceneOf('rm-02', ...TEAM)
      .at('travis', PAD)
      .next();
    s.do('get-in:c1:driver');
    expect(s.refusal('take-off')).toBe('RM-HELI-06');
  });
});

test('RM-MIS-07: the bot gets everybody out, now and then', () => {
  expect(wonByBot('rm-02', 30)).toBe('won: mission');
});
