import { TABLE } from '@holdout/kernel';
import { interference, randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import type { Mission } from '../../src/missions/schema.ts';
import { deal, plan, says, seen } from '../deal.ts';
import type { Scene } from '../scene.ts';
import { mixed } from './mixed.ts';

/** A card that brings nobody at Blue. */
const NOBODY = 145;
/** Tents by their numbers: those with blue beds alone, and the two that can be searched. */
const TWO_BLUE = 3;
const ADMINISTRATION = 4;
const MEDICAL = 5;
const ONE_BLUE = 9;

const BEDS = [
  'tent:1-blue-1-green',
  'tent:3-blue-1-green',
  'tent:1-blue-3-green',
  'tent:2-blue-0-green',
  'tent:0-blue-1-green',
  'tent:0-blue-2-green',
  'tent:1-blue-0-green',
];
const SEARCHED = ['tent:administration', 'tent:medical'];

/** Other orders of what is hidden look the same from every seat, in a question as well. */
const expectNoLeak = (s: Scene): void => {
  const random = randomNumbers(8);
  const looks = Array.from({ length: 20 }, () => interference(s.run, 'everyone', random));
  expect(looks).toEqual(new Array(20).fill(null));
};

describe('tents', () => {
  const camp = (tents: Mission['tents'], entered = true): Scene =>
    mixed(
      { tiles: [['9V', '8V']], entered, mission: { start: ['A1.d'], ...(tents ? { tents } : {}) } },
      'amy',
    );
  /** She comes into the zone of a tent from beside it. */
  const comes = (s: Scene, zone: string, from = 'A1.d'): Scene =>
    s
      .active('amy')
      .at('amy', from)
      .next()
      .do(`move:${s.z(zone)}`);

  test('RM-TENT-01 RM-TENT-02: the table tells which tent it is, those that look alike as one, and then the card', () => {
    const s = comes(camp({ zones: ['A1.e', 'A1.b', 'B1.e'] }).tents(ONE_BLUE, TWO_BLUE, MEDICAL), 'A1.e');
    expect(s.run.decision([0])).toMatchObject({ ask: 'enterTent', about: s.z('A1.e') });
    expect(s.options().toSorted()).toEqual([...BEDS, ...SEARCHED].toSorted());
    expect(s.view.tents[0]).toMatchObject({ open: false, is: null });
    expectNoLeak(s);
    s.do('tent:medical');
    expect(s.told('tent')).toMatchObject([{ zone: s.z('A1.e'), is: 'medical' }]);
    expect(s.asking).toBe('enterZombies');
    expectNoLeak(s);
    s.do(`zombies:${NOBODY}`);
    expect(s.view.tents[0]).toMatchObject({ open: true, is: 'medical' });
    expect(s.options('search')).toEqual(['search']);
    expect(zombicide.faults(s.run)).toEqual([]);
  });

  test('RM-TENT-01: what lies open elsewhere is offered no more, a look that two more have is', () => {
    const s = comes(camp({ zones: ['A1.e', 'A1.b', 'B1.e'] }), 'A1.e').do(
      'tent:medical',
      `zombies:${NOBODY}`,
    );
    comes(s, 'A1.b', 'A1.e');
    expect(s.options()).not.toContain('tent:medical');
    expect(s.options()).toHaveLength(8);
    s.do('tent:1-blue-1-green');
    expect(s.view.tents[1].beds.toSorted()).toEqual(['blue', 'green']);
    s.zombieCards(146).do('zombies:146');
    comes(s, 'B1.e', 'B1.d');
    expect(s.options()).toContain('tent:1-blue-1-green');
  });

  test('RM-TENT-01: of two special places each has a tent that can be searched, the second without a question', () => {
    const s = comes(camp({ zones: ['A1.e', 'A1.b', 'B1.e'], special: ['A1.e', 'A1.b'] }), 'A1.e');
    expect(s.options()).toEqual(SEARCHED);
    s.do('tent:administration', `zombies:${NOBODY}`);
    comes(s, 'A1.b', 'A1.e');
    expect(s.asking).toBe('enterZombies');
    expect(s.view.tents[1].is).toBe('medical');
  });

  test('RM-TENT-01: in any other place lies a tent with beds', () => {
    const tents = { zones: ['A1.e', 'A1.b', 'A1.f'], special: ['A1.b', 'A1.f'] };
    const s = comes(camp(tents), 'A1.e');
    expect(s.options().toSorted()).toEqual(BEDS.toSorted());
  });

  test('RM-TENT-01: of three special places one has beds; once that is known, the others have none', () => {
    const tents = { zones: ['A1.e', 'A1.b', 'A1.f', 'B1.e'], special: ['A1.e', 'A1.b', 'A1.f'] };
    // The tent that is turned over lay in the last place, as far as the program knew.
    const s = comes(camp(tents).tents(ADMINISTRATION, MEDICAL, ONE_BLUE, TWO_BLUE), 'A1.e');
    expect(s.options()).toHaveLength(9);
    s.do('tent:2-blue-0-green', `zombies:${NOBODY}`);
    const random = randomNumbers(3);
    for (const face of [s.state.tents?.face, zombicide.sample(s.run, 0, random).tents?.face]) {
      expect(face?.[0]).toBe(TWO_BLUE);
      expect(face?.slice(1, 3).toSorted()).toEqual([ADMINISTRATION, MEDICAL]);
    }
    comes(s, 'A1.b', 'A1.e');
    expect(s.options()).toEqual(SEARCHED);
  });

  test('RM-TENT-02: where the program deals, nobody is asked', () => {
    const s = camp({ zones: ['A1.e', 'A1.b', 'B1.e'] }, false).tents(ONE_BLUE, TWO_BLUE, MEDICAL);
    comes(s.zombieCards(NOBODY), 'A1.e');
    expect(s.asking).toBe('action');
    expect(s.view.tents[0]).toMatchObject({ open: true, beds: ['blue'] });
  });
});

describe('objectives that lie face down', () => {
  const OBJECTIVES = [
    { zone: 'A1.NE', mixed: 1 },
    { zone: 'A1.N', mixed: 1 },
    { zone: 'B2.r2', mixed: 1, colour: 'blue' as const },
    { zone: 'B2.r1', mixed: 2 },
    { zone: 'B2.r3', mixed: 2, colour: 'green' as const },
    { zone: 'A1.NW', colour: 'pink' as const },
  ];
  const rules = [{ use: 'objective-xp' as const, xp: 5 }, { use: 'coloured-doors' as const }];
  const doors = [{ between: ['A1.r2', 'A1.NE'] as [string, string], colour: 'blue' as const }];
  /** As far as the program knows, the blue one and the green one lie where the mission names them. */
  const table = (): Scene =>
    mixed({ entered: true, doors, mission: { objectives: OBJECTIVES, rules } }, 'amy').faces(
      0,
      1,
      2,
      3,
      4,
      5,
    );
  const takes = (s: Scene, token: number): Scene =>
    s
      .active('amy')
      .at('amy', OBJECTIVES[token].zone)
      .next()
      .do(`take:t${token + 1}`);

  test('RM-MIS-05: the table tells the colour, of those of its group, before anything else follows', () => {
    const s = takes(table(), 0);
    expect(s.run.decision([0])).toMatchObject({ ask: 'enterColour', about: 't1' });
    expect(s.options()).toEqual(['colour:blue', 'colour:plain']);
    expect(s.view.tokens[0]).toMatchObject({ colour: null, taken: false });
    expect(s.survivor('amy').xp).toBe(0);
    expectNoLeak(s);
    s.do('colour:blue');
    expect(s.told('token')).toMatchObject([{ token: 't1', colour: 'blue' }]);
    expect(s.view.tokens[0]).toMatchObject({ colour: 'blue', taken: true });
    expect(s.survivor('amy').xp).toBe(5);
    expectNoLeak(s);
    expect(zombicide.faults(s.run)).toEqual([]);
  });

  test('RM-MIS-04 RM-MIS-05: what was entered opens the door of its colour', () => {
    const opens = (colour: string): string[] =>
      takes(table().carries('amy', 'crowbar'), 0).do(`colour:${colour}`).options('open');
    expect(opens('plain')).toEqual([]);
    expect(opens('blue')).toEqual(['open:d1:left']);
  });

  test('RM-MIS-05: once the blue one is found, those that are left have no colour, and nobody is asked', () => {
    const s = takes(table(), 0).do('colour:blue');
    takes(s, 2);
    expect(s.asking).toBe('action');
    expect(s.told('token').map(({ colour }) => colour)).toEqual(['blue', null]);
    // The other group has a colour of its own.
    expect(takes(s, 3).options()).toEqual(['colour:green', 'colour:plain']);
  });

  test('RM-MIS-05: when all but one are known to be plain, the last is the blue one', () => {
    const s = takes(table(), 2).do('colour:plain');
    takes(s, 0).do('colour:plain');
    takes(s, 1);
    expect(s.asking).toBe('action');
    expect(s.view.tokens[1].colour).toBe('blue');
  });

  test('RM-MIS-05: one that lies open is what it is', () => {
    const s = takes(table(), 5);
    expect(s.asking).toBe('action');
    expect(s.view.tokens[5]).toMatchObject({ colour: 'pink', taken: true });
  });
});

describe('team action cards', () => {
  test('CF-07 RM-COMP-05: drawn at a real table, card by card, of each kind three at most', () => {
    const table = deal({
      mission: plan({ boxes: ['rueMorgue'], survivors: { min: 6 } }),
      survivors: ['bear', 'cathy', 'dan', 'james', 'jane', 'joe'],
      players: 2,
      teams: [0, 1],
      teamCards: 2,
      entered: true,
      rules: { teamCards: 'random' },
    });
    const decision = () => table.run.decision([0, 1]);
    expect(decision()).toMatchObject({ ask: 'enterTeamCard', about: '1', owner: TABLE });
    says(table, 1, 'team-card:charge', 'team-card:charge', 'team-card:charge');
    expect(decision()?.about).toBe('2');
    expect(decision()?.options.map(({ key }) => key)).toEqual(['team-card:move', 'team-card:shoot']);
    says(table, 0, 'team-card:shoot');
    expect(seen(table).teams.map(({ cards }) => cards)).toEqual([
      ['charge', 'charge'],
      ['charge', 'shoot'],
    ]);
  });
});
