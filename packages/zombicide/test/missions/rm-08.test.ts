import { describe, expect, test } from 'vitest';
import { deal } from '../deal.ts';
import type { Scene } from '../scene.ts';
import { headOf, takes } from './moments.ts';
import { begun, calm, goesThrough, legendOf, markersOf, placesOf, TEAM, tilesOf, tokenOf } from './morgue.ts';

const TENTS = ['A2.b', 'B2.b', 'B2.d', 'B2.e', 'B2.f', 'C2.d', 'C2.e'];
const ADMINISTRATION = 4;
const MEDICAL = 5;
const BLUE_DOOR = 2;
/** The objective behind the blue door. */
const LAST = 5;

/** The Administration tent is the second, the Medical tent the first; all others have beds. */
const camp = (): Scene => calm(begun('rm-08')).tents(MEDICAL, ADMINISTRATION, 0, 1, 2, 3, 6);

/** Bear goes into a tent, and its card brings nobody. */
function enters(s: Scene, tent: string, from: string): Scene {
  s.active('bear').at('bear', from).next();
  return s.zombieCards(145).do(`move:${s.z(tent)}`);
}

describe('the heading', () => {
  test('RM-MIS-M08-04: hard, two and a half hours, six survivors, on these six tiles', () => {
    expect(headOf('rm-08')).toEqual({ difficulty: 'hard', minutes: 150, survivors: [6, 6, 6, 6, 6, 6] });
    const tiles = tilesOf(begun('rm-08')).flatMap((row) => row.split(' '));
    expect(tiles.sort()).toEqual(['4V', '5R', '6V', '7V', '8V', '9V']);
  });

  test('RM-MIS-M08-04: what its legend names lies on the map, and seven tents', () => {
    const s = begun('rm-08');
    expect(legendOf(s)).toEqual([
      'blue door',
      'door',
      'la-guillotine in a tent',
      'nailbat in a tent',
      'objective',
      'open door',
      'spawn zone',
      'tent',
    ]);
    expect(markersOf(s)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(s.view.tents.map(({ zone, open }) => [zone, open])).toEqual(
      TENTS.map((tent) => [s.z(tent), false]),
    );
  });

  test('RM-MIS-M08-04 RM-SETUP-16: both tents that can be searched are among them, in any game', () => {
    for (let game = 0; game < 10; game++) {
      const { state } = deal({ mission: 'rm-08', survivors: TEAM }, `game ${game}`);
      expect(state.tents?.face).toEqual(expect.arrayContaining([ADMINISTRATION, MEDICAL]));
    }
  });
});

describe('objectives', () => {
  test('RM-MIS-M08-02 RM-MIS-05: the blue one lies among those of the camp, not behind its own door', () => {
    expect(placesOf('rm-08', 'blue')).toEqual([0, 1, 2, 3, 4]);
    expect(begun('rm-08').view.tokens.map(({ colour }) => colour)).toEqual(new Array(6).fill(null));
  });

  test('RM-MIS-M08-02: the blue door waits for it', () => {
    const s = camp().carries('bear', 'crowbar');
    const key = `open:d${BLUE_DOOR + 1}:left`;
    s.active('bear').at('bear', 'C1.S').next();
    expect(s.refusal(key)).toBe('S1-M08-SP1');
    s.taken(tokenOf(s, 'blue')).next();
    expect(s.options('open')).toContain(key);
  });

  test('RM-MIS-M08-02 RM-MIS-03: each of them is worth 5 experience', () => {
    const s = camp();
    s.state.tents?.open.fill(1);
    takes(s, 'joe', 2);
    expect(s.survivor('joe').xp).toBe(5);
  });

  test('RM-MIS-M08-01: through the blue door to the last of them, and it is won', () => {
    const s = camp().taken(0, 1, 2, 3, 4).carries('bear', 'crowbar').active('bear').at('bear', 'C1.S');
    s.zombieCards(145, 149)
      .next()
      .do(`open:d${BLUE_DOOR + 1}:left`);
    goesThrough(s).do(`move:${s.z('C1.r1')}`, `move:${s.z('C1.r2')}`);
    expect(s.over).toBeNull();
    s.actions(1)
      .next()
      .do(`take:t${LAST + 1}`);
    expect(s.over).toBe('won: mission');
  });

  test('RM-MIS-M08-01: one that is left is missing', () => {
    const s = camp().taken(0, 1, 2, 3);
    takes(s, 'joe', LAST);
    expect(s.over).toBeNull();
  });
});

describe('what the tents hold', () => {
  test('RM-MIS-M08-03: in the Administration tent, once it lies open, La Guillotine is taken instead of a card', () => {
    const s = enters(camp(), 'B2.b', 'B1.S');
    expect(s.view.tents[1]).toMatchObject({ open: true, is: 'administration' });
    expect(s.options('pick-up')).toEqual(['pick-up:la-guillotine']);
    const { count } = s.view.equipment;
    s.do('pick-up:la-guillotine');
    expect(s.view.found).toEqual(['la-guillotine']);
    expect(s.view.equipment.count).toBe(count);
  });

  test('RM-MIS-M08-03: in the Medical tent it is a Nailbat, and there is but one', () => {
    const s = enters(camp(), 'A2.b', 'A2.W');
    expect(s.options('pick-up')).toEqual(['pick-up:nailbat']);
    s.do('pick-up:nailbat', 'put:found1:back1', 'done');
    expect(s.refusal('pick-up:nailbat')).toBe('RM-ACT-14');
  });

  test('RM-MIS-M08-03 RM-TENT-04: a tent with beds holds nothing and is not searched', () => {
    const s = enters(camp(), 'B2.d', 'A2.d');
    expect(s.view.tents[2].open).toBe(true);
    expect(s.options('pick-up', 'search')).toEqual([]);
  });

  test('RM-MIS-M08-03: as long as nobody has been in them, nobody knows where the two lie', () => {
    const s = camp();
    expect(s.view.laidOut).toEqual([
      { card: 'la-guillotine', zone: null },
      { card: 'nailbat', zone: null },
    ]);
    enters(s, 'B2.b', 'B1.S');
    expect(s.view.laidOut).toContainEqual({ card: 'la-guillotine', zone: s.z('B2.b') });
  });
});
