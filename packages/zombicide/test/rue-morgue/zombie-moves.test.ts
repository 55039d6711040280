import { describe, expect, test } from 'vitest';
import { house, town, townWith, walks } from './town.ts';

/** A closed door between the street and the first room of the house in the east. */
const DOOR = [{ between: ['A1.E', 'B1.r1'] as [string, string] }];

describe('where zombies go', () => {
  test('RM-ZMOVE-01 RM-ZMOVE-02: one zone towards the only survivors in sight, however loud it is elsewhere', () => {
    const s = town('amy').at('amy', 'A1.SW').noise('B2.W', 5);
    s.zombies('B2.NE', { 'skinner-walker': 1, crawler: 1, 'a-bomb': 1 }).zombiesAct();
    expect(s.zombiesAt('B2.N')).toEqual({ 'skinner-walker': 1, crawler: 1, 'a-bomb': 1 });
    expect(s.told('shamble')[0]).toMatchObject({ why: 'sight', targets: [s.z('A1.SW')] });
  });

  test('RM-ZMOVE-03: of several zones in sight the one with most noise, though it is farther away', () => {
    const s = town('amy', 'doug', 'josh').at('amy', 'A1.E').at('doug', 'B2.NE').at('josh', 'B2.NE');
    s.zombies('A1.SE', { 'skinner-walker': 1 }).zombiesAct();
    expect(walks(s)).toEqual(['1 skinner-walker: A1.SE > B2.N']);
  });

  test('RM-ZMOVE-03: tokens count as survivors do; noise that is not seen does not count', () => {
    const s = town('amy', 'doug', 'josh').at('amy', 'A1.E').at('doug', 'B2.NE').at('josh', 'B2.NE');
    s.noise('A1.E', 2).noise('A1.NW', 9).zombies('A1.SE', { 'skinner-walker': 1 }).zombiesAct();
    expect(walks(s)).toEqual(['1 skinner-walker: A1.SE > A1.E']);
  });

  test('RM-ZMOVE-04: who sees nobody goes to the noisiest zone there is a free path to', () => {
    const s = town('amy').at('amy', 'B1.NE').noise('A2.SE', 2).zombies('A1.E', { 'skinner-walker': 1 });
    s.zombiesAct();
    expect(walks(s)).toEqual(['1 skinner-walker: A1.E > A1.SE']);
    const quiet = town('amy').at('amy', 'B1.NE').zombies('A1.E', { 'skinner-walker': 1 }).zombiesAct();
    expect(walks(quiet)).toEqual(['1 skinner-walker: A1.E > A1.NE']);
  });

  test('RM-ZMOVE-04 OQ-32: a louder zone behind a closed door does not draw while there is noise in reach', () => {
    const s = townWith({ doors: DOOR }, 'amy', 'doug').at('amy', 'B1.r1').noise('B1.r1', 5);
    s.at('doug', 'B1.NE').zombies('B2.W', { 'skinner-walker': 1 }).zombies('A1.E', { 'skinner-walker': 1 });
    s.zombiesAct();
    expect(walks(s)).toEqual(['1 skinner-walker: A1.E > A1.NE', '1 skinner-walker: B2.W > A1.SE']);
  });

  test('RM-ZMOVE-04 OQ-32: survivors in reach who make no noise leave them the noise behind a door', () => {
    const s = townWith({ doors: DOOR }, 'amy').at('amy', 'B1.NE').skills('amy', 'ninja').noise('B1.r1', 1);
    s.zombies('A1.SE', { 'skinner-walker': 1 }).zombiesAct();
    expect(walks(s)).toEqual(['1 skinner-walker: A1.SE > A1.E']);
  });

  test('RM-ZMOVE-05: with no free path they go as if doors were open, and the closed door stops them', () => {
    const s = townWith({ doors: DOOR }, 'amy').at('amy', 'B1.r1').zombies('A1.SE', { 'skinner-walker': 1 });
    s.zombiesAct();
    expect(s.zombiesAt('A1.E')).toEqual({ 'skinner-walker': 1 });
    s.zombiesAct();
    expect(s.zombiesAt('A1.E')).toEqual({ 'skinner-walker': 1 });
    expect(s.told('waits')).toMatchObject([{ zone: s.z('A1.E'), why: 'closed' }]);
    s.open(0).zombiesAct();
    expect(s.zombiesAt('B1.r1')).toEqual({ 'skinner-walker': 1 });
  });

  test('RM-ZMOVE-05: then the noisiest zone of all draws, be it a token in the street', () => {
    const s = townWith({ doors: DOOR }, 'amy').at('amy', 'B1.r1').noise('A2.SE', 2);
    s.zombies('A1.SE', { 'skinner-walker': 1 }).zombiesAct();
    expect(walks(s)).toEqual(['1 skinner-walker: A1.SE > B2.W']);
  });

  test('RM-ZMOVE-05 OQ-32: of two that tie only the one in reach', () => {
    const s = townWith({ doors: DOOR }, 'amy').at('amy', 'B1.r1').noise('A2.SE', 1);
    s.zombies('A1.SE', { 'skinner-walker': 2 }).zombiesAct();
    expect(walks(s)).toEqual(['2 skinner-walker: A1.SE > B2.W']);
  });

  test('RM-ZMOVE-06: only the shortest path is taken', () => {
    const s = house('amy').at('amy', 'A1.r3').zombies('A1.r1', { 'skinner-walker': 4 }).zombiesAct();
    expect(walks(s)).toEqual(['4 skinner-walker: A1.r1 > A1.r2']);
  });

  test('RM-ZMOVE-07: two paths of equal length, or two zones of equal noise, part a group', () => {
    const paths = house('amy').zombies('A1.r1', { 'skinner-walker': 4 }).zombiesAct();
    expect(walks(paths)).toEqual(['2 skinner-walker: A1.r1 > A1.r2', '2 skinner-walker: A1.r1 > A1.r4']);
    const zones = town('amy', 'doug').at('amy', 'A1.E').at('doug', 'B2.NE');
    zones.zombies('A1.SE', { 'skinner-walker': 4 }).zombiesAct();
    expect(walks(zones)).toEqual(['2 skinner-walker: A1.SE > A1.E', '2 skinner-walker: A1.SE > B2.N']);
  });

  test('RM-ZMOVE-07 OQ-34: where noise and paths tie at once, each zone that is entered next is one way', () => {
    // r5 over r2 or r4, r3 over r2: two ways, not three.
    const s = house('amy').at('amy', 'A1.r3').noise('A1.r3', 1).noise('A1.r5', 2);
    s.zombies('A1.r1', { 'skinner-walker': 4 }).zombiesAct();
    expect(walks(s)).toEqual(['2 skinner-walker: A1.r1 > A1.r2', '2 skinner-walker: A1.r1 > A1.r4']);
    expect(s.told('shamble')[0].targets).toEqual([s.z('A1.r3'), s.z('A1.r5')]);
  });

  test('RM-ZMOVE-01 OQ-33: all set out at once; who comes into a zone does not go on with those who leave it', () => {
    const s = town('amy').zombies('B2.NE', { 'skinner-walker': 2 }).zombies('B2.N', { 'skinner-walker': 3 });
    s.zombies('A1.SW', { 'skinner-fatty': 1 }).zombies('A2.N', { 'skinner-fatty': 2 }).zombiesAct();
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 3, 'skinner-fatty': 2 });
    expect([s.zombiesAt('B2.N'), s.zombiesAt('A2.N')]).toEqual([
      { 'skinner-walker': 2 },
      { 'skinner-fatty': 1 },
    ]);
  });

  test('RM-ZMOVE-04 OQ-48: who stands in a zone that draws him stays, though another is as loud', () => {
    const s = town('amy').at('amy', 'B1.NE').noise('A1.E', 2).noise('A2.SE', 2);
    s.zombies('A1.E', { 'skinner-walker': 2 }).zombies('B2.W', { 'skinner-walker': 2 }).zombiesAct();
    expect(s.zombiesAt('A1.E')).toEqual({ 'skinner-walker': 2 });
    expect(s.zombiesAt('A2.SE')).toEqual({ 'skinner-walker': 1 });
    expect(s.told('waits')).toMatchObject([{ zone: s.z('A1.E'), why: 'noise' }]);
  });

  test('RM-ZMOVE-04 OQ-49: without any noise who sees nobody does not move', () => {
    const s = town('amy').at('amy', 'B1.NE').skills('amy', 'ninja').zombies('A1.SE', { 'skinner-walker': 1 });
    s.zombiesAct();
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 1 });
    s.at('amy', 'A1.E').zombiesAct();
    // Seen, he draws them all the same.
    expect(s.zombiesAt('A1.E')).toEqual({ 'skinner-walker': 1 });
  });
});
