import { describe, expect, test } from 'vitest';
import { type Scene, sceneOf } from '../scene.ts';
import { headOf, street } from './moments.ts';
import { everybodyAt, findsToken, markersOf, quietRound, TEAM, tokensOf, wonByBot } from './rue-morgue.ts';

const PAD = 'C1.hp';

test('RM-SETUP-03: an easy hour for six survivors and more', () => {
  expect(headOf('rm-01')).toEqual({ difficulty: 'easy', minutes: 60, survivors: [6, 6, 6, 6, 6, 6] });
});

test('RM-MIS-M01-03 RM-MIS-11: an open door and a blue one among the doors, a blue objective, the six markers, an exit, a helicopter', () => {
  expect(tokensOf('rm-01')).toEqual({
    markers: [1, 2, 3, 4, 5, 6],
    spawnZones: 3,
    doors: ['blue', ...new Array(9).fill('plain')],
    open: 1,
    objectives: ['blue', 'plain', 'plain', 'plain'],
    start: 1,
    exit: 1,
    triggers: 0,
    stairs: 0,
    tents: 0,
    helicopter: true,
  });
});

test('RM-MIS-12: the markers lie in their order, from north to south', () => {
  expect(markersOf('rm-01')).toEqual(['1 2 3 4', '5 6']);
});

describe('the clinic', () => {
  const atDoor = (): Scene => {
    const s = sceneOf('rm-01', ...TEAM).carries('bear', 'crowbar');
    return s.active('bear').at('bear', street(s, 0)).next();
  };

  test('RM-MIS-M01-02 RM-MIS-04: its blue door opens once the blue objective is taken, and not by another', () => {
    const s = atDoor();
    expect(s.refusal('open:d1:left')).toBe('S1-M08-SP1');
    findsToken(s, 'joe', 1);
    expect(s.active('bear').next().refusal('open:d1:left')).toBe('S1-M08-SP1');
    findsToken(s, 'joe', 0);
    expect(s.active('bear').next().options('open')).toContain('open:d1:left');
  });

  test('RM-MIS-M01-02 RM-MIS-03: each objective gives 5 XP to whoever takes it', () => {
    const s = sceneOf('rm-01', ...TEAM);
    for (const [token, id] of TEAM.slice(0, 4).entries()) {
      findsToken(s, id, token);
      expect(s.survivor(id).xp).toBe(5);
    }
  });

  test('RM-MIS-M01-01: from the street through the clinic onto the helipad, and the petrol is theirs', () => {
    const s = atDoor();
    findsToken(s, 'joe', 0);
    s.active('bear').actions(9).next();
    s.zombieCards(145, 149, 153).do('open:d1:left');
    while (s.asking === 'revealNext') s.do(s.options('room')[0]);
    s.do(`move:${s.z('B1.c1')}`, `move:${s.z('B1.h1')}`, 'open:d4:left', `move:${s.z(PAD)}`);
    expect(s.placeOf('bear')).toBe(PAD);
    expect(s.over).toBeNull();
    everybodyAt(s, PAD);
    expect(quietRound(s).over).toBe('won: mission');
  });
});

describe('the helipad', () => {
  test('RM-MIS-M01-01 RM-MIS-07: all have to be there, in an end phase', () => {
    const s = everybodyAt(sceneOf('rm-01', ...TEAM), PAD)
      .at('cathy', 'B1.NW')
      .next();
    s.do('end');
    expect(s.over).toBeNull();
    expect(quietRound(s).over).toBeNull();
  });

  test('RM-MIS-M01-02 RM-MIS-09 RM-HELI-06: the helicopter stays where it is', () => {
    const s = sceneOf('rm-01', ...TEAM)
      .at('travis', PAD)
      .next();
    s.do('get-in:c1:driver');
    expect(s.refusal('take-off')).toBe('RM-HELI-06');
  });

  test('RM-PAD-01: nobody climbs over its fence', () => {
    const s = sceneOf('rm-01', ...TEAM)
      .at('travis', 'C1.E')
      .next();
    expect(s.options('move')).not.toContain(`move:${s.z(PAD)}`);
  });
});

test('RM-MIS-07: the bot gets everybody there, now and then', () => {
  expect(wonByBot('rm-01', 40)).toBe('won: mission');
});
