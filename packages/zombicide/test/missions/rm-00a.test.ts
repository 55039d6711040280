import { describe, expect, test } from 'vitest';
import { sceneOf } from '../scene.ts';
import { headOf } from './moments.ts';
import { everybodyAt, markersOf, quietRound, TEAM, tokensOf, wonByBot } from './rue-morgue.ts';

const EXIT = 'B1.b';

test('RM-SETUP-03: an easy hour for six survivors and more', () => {
  expect(headOf('rm-00a')).toEqual({ difficulty: 'easy', minutes: 60, survivors: [6, 6, 6, 6, 6, 6] });
});

test('RM-MIS-M00A-02 RM-MIS-11: a start, doors, spawn zones with the six markers, an exit, two event triggers, a helicopter', () => {
  expect(tokensOf('rm-00a')).toEqual({
    markers: [1, 2, 3, 4, 5, 6],
    spawnZones: 3,
    doors: new Array(8).fill('plain'),
    open: 0,
    objectives: [],
    start: 1,
    exit: 1,
    triggers: 2,
    stairs: 0,
    tents: 0,
    helicopter: true,
  });
});

test('RM-MIS-12: the markers lie in their order, from north to south', () => {
  expect(markersOf('rm-00a')).toEqual(['1 2 3 4', '5 6']);
});

describe('the way out', () => {
  test('RM-MIS-M00A-01 RM-MIS-07 RM-ROUND-08: all six beside the helicopter have won, but only in the end phase', () => {
    const s = everybodyAt(sceneOf('rm-00a', ...TEAM), EXIT);
    s.next().do('end');
    expect(s.over).toBeNull();
    expect(quietRound(s).over).toBe('won: mission');
    expect(s.state.round).toBe(1);
  });

  test('RM-MIS-M00A-01 RM-MIS-06: while one of those who began is still inside, nothing is won', () => {
    const s = everybodyAt(sceneOf('rm-00a', ...TEAM), EXIT)
      .at('joe', 'A2.h1')
      .next();
    expect(quietRound(s).over).toBeNull();
    s.at('joe', EXIT).next();
    expect(quietRound(s).over).toBe('won: mission');
  });

  test('RM-MIS-06 RM-MIS-10 OQ-02: the first who dies takes it from all', () => {
    const s = sceneOf('rm-00a', ...TEAM)
      .dead('joe')
      .next();
    expect(s.do('end').over).toBe('lost: out-of-reach');
  });

  test('RM-MIS-M00A-01 RM-MIS-09 RM-HELI-06: Travis can sit down in the helicopter, but he does not take off', () => {
    const s = sceneOf('rm-00a', ...TEAM)
      .at('travis', EXIT)
      .next();
    s.do('get-in:c1:driver');
    expect(s.refusal('take-off')).toBe('RM-HELI-06');
  });
});

describe('the quiet parts of the hospital', () => {
  test('RM-EVENT-02 RM-EVENT-03 RM-EVENT-06: a door brings nobody into them; the first who stands there brings all rooms to life', () => {
    const s = sceneOf('rm-00a', ...TEAM)
      .carries('travis', 'crowbar')
      .at('travis', 'A2.h1')
      .next();
    s.do('open:d1:left');
    expect(s.told('reveal')).toEqual([]);
    s.zombieCards(145, 149, 153, 157).do(`move:${s.z('A1.h4')}`);
    while (s.asking === 'revealNext') s.do(s.options('room')[0]);
    const seen = s.told('reveal').map(({ zone }) => zone);
    expect(seen.toSorted()).toEqual(['A1.h1', 'A1.h2', 'A1.h3', 'A1.h4'].map((name) => s.z(name)).toSorted());
  });
});

test('RM-MIS-07: the bot gets everybody out, now and then', () => {
  expect(wonByBot('rm-00a', 12)).toBe('won: mission');
});
