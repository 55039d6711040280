import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { contest, EAST, rivalsOf, SIX, startsOf, WEST } from './contest.ts';
import { faultOf, takes } from './moments.ts';
import { legendOf, markersOf, tilesOf } from './morgue.ts';

const MISSION = 'rm-11';
const options = contest(MISSION);
const rivals = (): Scene => rivalsOf(MISSION);

describe('the table', () => {
  test('RM-MIS-M11-05: nine tiles, three by three', () => {
    expect(tilesOf(rivals())).toEqual(['9R 6R 5R', '2R 4R 1R', '7R 8R 3R']);
  });

  test('RM-MIS-M11-04: what its legend names lies on the map', () => {
    expect(legendOf(rivals())).toEqual(['blue door', 'door', 'objective', 'pink door', 'spawn zone']);
    expect(markersOf(rivals())).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('RM-MIS-M11-01 RM-COMPET-01: two teams: one player is too few, and two on one side are no rivals', () => {
    expect(faultOf({ mission: MISSION, players: 1 })).not.toBeNull();
    expect(faultOf({ ...options, survivors: SIX, teams: [0, 0] })).not.toBeNull();
    expect(faultOf({ ...options, survivors: SIX })).toBeNull();
  });

  test('RM-MIS-M11-01: each team begins in a zone of its own, and chance gives it', () => {
    const firsts = new Set<string>();
    const s = rivals();
    const starts = ['C1.SE', 'A2.NE'].map((zone) => s.z(zone)).sort();
    for (const zones of startsOf(MISSION)) {
      expect(zones.map(({ length }) => length)).toEqual([1, 1]);
      expect(zones.flat().sort()).toEqual(starts);
      firsts.add(zones[0][0]);
    }
    expect(firsts.size).toBe(2);
  });
});

describe('the coloured doors', () => {
  test.each([
    ['blue', 9, 'B2.W'],
    ['pink', 10, 'A3.r3'],
  ] as const)('RM-MIS-M11-03: the %s door needs no key', (colour, door, before) => {
    const s = rivals();
    expect(s.view.doors[door].colour).toBe(colour);
    s.carries('bear', 'crowbar').active('bear').at('bear', before).next();
    expect(s.options('open')).toContain(`open:d${door + 1}:left`);
  });
});

describe('the end', () => {
  test('RM-MIS-M11-03 RM-MIS-03: an objective is worth 5 experience to whoever takes it', () => {
    const s = rivals();
    takes(s, 'joe', 0);
    expect(s.survivor('joe').xp).toBe(5);
  });

  test('RM-MIS-M11-02: with the last objective the team with the most experience wins', () => {
    const s = rivals().taken(0, 1, 2, 3);
    for (const id of WEST) s.xp(id, 3);
    takes(s, 'parker', 4);
    // Five against three times three.
    expect(s.over).toBe('won: experience');
    expect(s.state.over?.winners).toEqual([1]);
  });

  test('RM-MIS-M11-02 RM-COMPET-02: the experience of the dead counts', () => {
    const s = rivals().taken(0, 1, 2, 3).xp('cathy', 6).dead('cathy');
    for (const id of WEST) s.xp(id, 3);
    takes(s, 'parker', 4);
    expect(s.state.over?.winners).toEqual([0]);
  });

  test('RM-MIS-M11-02: before that it goes on, also when one team is gone', () => {
    const s = rivals().taken(0, 1, 2);
    takes(s, 'parker', 3);
    expect(s.over).toBeNull();
    s.dead(...EAST)
      .active('joe')
      .at('joe', 'A2.NE')
      .next();
    s.do('noise');
    expect(s.over).toBeNull();
  });
});
