import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { town, townWith } from './town.ts';

/** At yellow two Skinner Walkers for each manhole. */
const MANHOLES = 185;
/** At red one Skinner Fatty for each manhole. */
const FATTIES = 186;
const BLUE_BEDS = 187;

/** Four tiles around a crossing; two of their four manholes lie in one zone, A1.S. */
const CROSSING = [
  ['8R', '2R'],
  ['7R', '4R'],
];
const crossing = (place: string): Scene =>
  townWith({ tiles: CROSSING, mission: { start: [place] } }, 'amy')
    .xp('amy', 7)
    .zombieCards(MANHOLES);

const there = (s: Scene, ...zones: string[]) => zones.map((zone) => s.zombiesAt(zone));
const walkers = (s: Scene, ...zones: string[]): number[] =>
  zones.map((zone) => s.zombiesAt(zone)['skinner-walker'] ?? 0);

describe('manholes', () => {
  test('EX-SCARD-02 RM-SCARD-08 RM-SCARD-09: who stands where four tiles meet opens the manholes of all four', () => {
    const s = crossing('A1.SE').spawns('B1.NE');
    expect(walkers(s, 'A1.S', 'B1.N', 'B2.N')).toEqual([4, 2, 2]);
    expect(s.view.zones.filter(({ zombies }) => Object.keys(zombies).length > 0)).toHaveLength(3);
  });

  test('EX-SCARD-02 RM-SCARD-07: of a zone with two manholes only that counts whose tile holds a survivor', () => {
    const s = crossing('A2.r1').spawns('B1.NE');
    expect(walkers(s, 'A1.S', 'B1.N', 'B2.N')).toEqual([2, 0, 0]);
  });

  test('RM-SCARD-07: a tile without a survivor gets none', () => {
    const s = crossing('B1.r1').spawns('A1.SW');
    expect(walkers(s, 'A1.S', 'B1.N', 'B2.N')).toEqual([0, 2, 0]);
  });
});

describe('too few figures for all holes of a card', () => {
  test('RM-SCARD-10 RM-MINI-03: the players say which manholes get them, and one extra activation comes of it', () => {
    const s = town('amy', 'doug').at('doug', 'B1.r1').xp('amy', 7).supply({ 'skinner-walker': 3 });
    s.zombieCards(MANHOLES).spawns('B1.NE');
    expect(s.asking).toBe('hole');
    expect(s.options()).toEqual(['A1.E', 'B1.N', 'B2.N'].map((zone) => `on:${s.z(zone)}`));
    expect(s.refusal(`on:${s.z('A1.SE')}`)).toBe('RM-SCARD-10');
    s.do(`on:${s.z('B2.N')}`);
    expect(s.options()).toEqual(['A1.E', 'B1.N'].map((zone) => `on:${s.z(zone)}`));
    s.do(`on:${s.z('B1.N')}`);
    expect(s.told('appear').map(({ zone, n }) => [zone, n])).toEqual([
      [s.z('B2.N'), 2],
      [s.z('B1.N'), 1],
    ]);
    expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'skinner-walker' }]);
    // They act at once: those in sight of Amy come to her, the other one nearer.
    expect(walkers(s, 'A1.SE', 'A1.NE')).toEqual([2, 1]);
  });

  test('RM-SCARD-10: with figures enough, or with none, there is nothing to say', () => {
    const enough = town('amy').xp('amy', 7).supply({ 'skinner-walker': 6 });
    enough.zombieCards(MANHOLES).spawns('B1.NE');
    expect(walkers(enough, 'A1.E', 'B1.N', 'B2.N')).toEqual([2, 2, 2]);
    expect(enough.told('extra')).toEqual([]);
    const none = town('amy').xp('amy', 7).supply({ 'skinner-walker': 0 });
    none.zombieCards(MANHOLES).spawns('B1.NE');
    expect(none.told('appear')).toEqual([]);
    expect(none.told('extra')).toHaveLength(1);
  });

  test('RM-SCARD-10: two manholes of one zone are one and the same', () => {
    const s = crossing('A1.SW').supply({ 'skinner-walker': 3 }).spawns('B1.NE');
    expect(s.told('appear').map(({ zone, n }) => [zone, n])).toEqual([
      [s.z('A1.S'), 2],
      [s.z('A1.S'), 1],
    ]);
    expect(s.asking).toBe('action');
  });

  test('RM-SCARD-10 RM-MINI-03 RM-MINI-04: escorts that are missing are said likewise, and make Walkers act once', () => {
    const s = town('amy', 'doug').at('amy', 'A1.SE').at('doug', 'B1.r1').xp('amy', 43);
    s.supply({ 'skinner-walker': 2 }).zombieCards(FATTIES).spawns('B1.NE');
    s.do(`on:${s.z('B1.N')}`);
    expect(there(s, 'A1.E', 'B2.N')).toEqual([{ 'skinner-fatty': 1 }, { 'skinner-fatty': 1 }]);
    expect(s.zombiesAt('B1.N')).toEqual({ 'skinner-fatty': 1 });
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 2 });
    expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'skinner-walker' }]);
  });

  test('RM-SCARD-15 RM-MINI-03: the players say which beds are filled; the Crawlers act once', () => {
    const s = townWith({ tiles: [['1V', '2V']], mission: { start: ['A1.c2'] } }, 'amy').at('amy', 'A1.c2');
    s.supply({ crawler: 2 }).zombieCards(BLUE_BEDS).spawns('B1.NE');
    expect(s.asking).toBe('hole');
    // Two of the beds stand in h2.
    expect(s.options()).toEqual(['A1.h1', 'A1.h2', 'A1.h3'].map((zone) => `on:${s.z(zone)}`));
    s.do(`on:${s.z('A1.h2')}`, `on:${s.z('A1.h3')}`);
    expect(s.told('appear').map(({ zone, n }) => [zone, n])).toEqual([
      [s.z('A1.h2'), 1],
      [s.z('A1.h3'), 1],
    ]);
    expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'crawler' }]);
  });

  test('RM-MINI-03: the next card makes them act once more', () => {
    const s = townWith({ mission: { spawns: [{ zone: 'A1.NW' }, { zone: 'B1.NE' }] } }, 'amy');
    s.at('amy', 'B2.r1').supply({ 'skinner-walker': 0, 'skinner-runner': 0 }).xp('amy', 7);
    // The first card brings Walkers, the second one Runners.
    s.zombieCards(MANHOLES, FATTIES).do('end');
    expect(s.told('extra').map(({ kind }) => kind)).toEqual(['skinner-walker', 'skinner-runner']);
  });
});

describe('too few figures elsewhere', () => {
  test('RM-MINI-02 RM-MINI-04: missing Fatties make Fatties act, and then their missing Walkers make Walkers act', () => {
    const s = town('amy').xp('amy', 43).supply({ 'skinner-fatty': 2, 'skinner-walker': 1 });
    s.zombieCards(155).spawns('A1.NW');
    // Two Fatties of four are there, and one Walker of their four.
    expect(s.told('lack')).toMatchObject([
      { kind: 'skinner-fatty', n: 2 },
      { kind: 'skinner-walker', n: 3 },
    ]);
    expect(s.told('extra').map(({ kind }) => kind)).toEqual(['skinner-fatty', 'skinner-walker']);
    expect(s.zombiesAt('A1.N')).toEqual({ 'skinner-fatty': 2, 'skinner-walker': 1 });
  });

  test('RM-MINI-02: each card that lacks figures is an extra activation of its own', () => {
    const s = townWith({ mission: { spawns: [{ zone: 'A1.NW' }, { zone: 'A1.N' }] } }, 'amy');
    s.at('amy', 'B1.r4').noise('A2.SE', 3).zombies('B1.NE', { 'skinner-walker': 1 });
    s.supply({ 'skinner-walker': 0 }).zombieCards(148, 150).do('end');
    expect(s.told('extra')).toHaveLength(2);
  });

  test('RM-MINI-04 RM-MINI-05: at blue too, a Fatty without its second Walker makes the Walkers act, not the Fatties', () => {
    const s = town('amy').supply({ 'skinner-walker': 1 }).zombieCards(156).spawns('A1.NW');
    expect(s.told('zombie-card')).toMatchObject([{ level: 'blue' }]);
    expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'skinner-walker' }]);
    expect(there(s, 'A1.NW', 'A1.N')).toEqual([{ 'skinner-fatty': 1 }, { 'skinner-walker': 1 }]);
  });
});
