import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { contest, EAST, rivalsOf, SIX, startsOf, WEST } from './contest.ts';
import { faultOf, takes } from './moments.ts';
import { goesThrough, legendOf, markersOf, spent, tilesOf } from './morgue.ts';

const MISSION = 'rm-12';
const options = contest(MISSION);
const rivals = (): Scene => rivalsOf(MISSION);

describe('the table', () => {
  test('RM-MIS-M12-04: nine tiles, three by three', () => {
    expect(tilesOf(rivals())).toEqual(['2V 9R 7V', '4V 5R 6R', '3V 8R 1R']);
  });

  test('RM-MIS-M12-03: what its legend names lies on the map', () => {
    expect(legendOf(rivals())).toEqual([
      'door',
      'event trigger',
      'objective',
      'open door',
      'spawn zone',
      'stairs',
    ]);
    expect(markersOf(rivals())).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('RM-MIS-M12-01 RM-COMPET-01: two teams: one player is too few, and two on one side are no rivals', () => {
    expect(faultOf({ mission: MISSION, players: 1 })).not.toBeNull();
    expect(faultOf({ ...options, survivors: SIX, teams: [0, 0] })).not.toBeNull();
    expect(faultOf({ ...options, survivors: SIX })).toBeNull();
  });

  test('RM-MIS-M12-01: each team begins in a zone of its own, and chance gives it', () => {
    const firsts = new Set<string>();
    const s = rivals();
    const starts = ['C1.d', 'B3.SW'].map((zone) => s.z(zone)).sort();
    for (const zones of startsOf(MISSION)) {
      expect(zones.map(({ length }) => length)).toEqual([1, 1]);
      expect(zones.flat().sort()).toEqual(starts);
      firsts.add(zones[0][0]);
    }
    expect(firsts.size).toBe(2);
  });
});

describe('the ground', () => {
  test('RM-MIS-M12-03 RM-PAD-03: the stairs lead to the objective on the helipad', () => {
    const s = rivals().active('bear').at('bear', 'B1.S').next();
    s.do(`move:${s.z('B1.hp')}`);
    expect(s.options('take')).toEqual(['take:t1']);
  });

  test('RM-MIS-M12-03 RM-EVENT-02: the first who stops in the hospital sets its trigger off', () => {
    const s = rivals().active('bear').at('bear', 'A2.N').zombieCards(145, 149, 153, 157).next();
    goesThrough(s.do(`move:${s.z('A2.c1')}`));
    expect(s.told('trigger')).toEqual([{ t: 'trigger', zone: s.z('A2.c2') }]);
    expect(s.told('zombie-card')).toHaveLength(4);
  });
});

describe('the end', () => {
  test('RM-MIS-M12-02 RM-MIS-03: an objective is worth 5 experience to whoever takes it', () => {
    const s = spent(rivals());
    takes(s, 'joe', 0);
    expect(s.survivor('joe').xp).toBe(5);
  });

  test('RM-MIS-M12-02: with the last objective the team with the most experience wins', () => {
    const s = spent(rivals()).taken(0, 1, 2, 3);
    for (const id of WEST) s.xp(id, 3);
    takes(s, 'parker', 4);
    // Five against three times three.
    expect(s.over).toBe('won: experience');
    expect(s.state.over?.winners).toEqual([1]);
  });

  test('RM-MIS-M12-02 RM-COMPET-02: the experience of the dead counts', () => {
    const s = spent(rivals()).taken(0, 1, 2, 3).xp('cathy', 6).dead('cathy');
    for (const id of WEST) s.xp(id, 3);
    takes(s, 'parker', 4);
    expect(s.state.over?.winners).toEqual([0]);
  });

  test('RM-MIS-M12-02: before that it goes on, also when one team is gone', () => {
    const s = spent(rivals()).taken(0, 1, 2);
    takes(s, 'parker', 3);
    expect(s.over).toBeNull();
    s.dead(...EAST)
      .active('joe')
      .at('joe', 'B3.SW')
      .next();
    s.do('noise');
    expect(s.over).toBeNull();
  });
});
