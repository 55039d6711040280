import { expect, test } from 'vitest';
import type { Zombies } from '../scene.ts';
import { mixed } from './mixed.ts';

/** The hospital: two tiles with beds, and one of the town without any. */
const HOSPITAL = [['1V', '2V', '3C@90']];
const BLUE = 187;
const GREEN = 190;

/** Crawlers by zone of a tile. */
const crawlers = (zombiesAt: (zone: string) => Zombies, tile: string, zones: readonly string[]) =>
  Object.fromEntries(
    zones.flatMap((zone) => {
      const n = zombiesAt(`${tile}.${zone}`).crawler ?? 0;
      return n > 0 ? [[zone, n]] : [];
    }),
  );
const ROOMS = ['h1', 'h2', 'h3', 'h4', 'h5', 'c1', 'c2', 'c3', 'c4'];

test('EX-SCARD-03 RM-SCARD-12 RM-SCARD-13 RM-ZC-08: a Crawler at every blue bed of the tiles with survivors, none at green ones', () => {
  const s = mixed({ tiles: HOSPITAL, mission: { start: ['A1.c2'] } }, 'amy')
    .zombieCards(BLUE)
    .spawns('C1.NE');
  expect(crawlers((zone) => s.zombiesAt(zone), 'A1', ROOMS)).toEqual({ h1: 1, h2: 2, h3: 1 });
  expect(s.zombiesAt('C1.NE')).toEqual({});
});

test('RM-SCARD-14 RM-ZC-09: green beds likewise; tiles without a survivor get nothing', () => {
  const s = mixed({ tiles: HOSPITAL, mission: { start: ['A1.c2'] } }, 'amy')
    .zombieCards(GREEN)
    .spawns('C1.NE');
  expect(crawlers((zone) => s.zombiesAt(zone), 'A1', ROOMS)).toEqual({ h1: 1, h3: 1, h4: 2 });
  expect(crawlers((zone) => s.zombiesAt(zone), 'B1', ['h1', 'h2', 'h3', 'h4', 'h5', 'c2'])).toEqual({});
});

test('RM-SCARD-13: at every danger level', () => {
  const s = mixed({ tiles: HOSPITAL, mission: { start: ['A1.c2'] } }, 'amy').xp('amy', 43);
  s.zombieCards(BLUE).spawns('C1.NE');
  expect(s.zombiesAt('A1.h2')).toEqual({ crawler: 2 });
});

test('OQ-46: where no bed of that colour is near, nothing comes instead', () => {
  const s = mixed({ tiles: HOSPITAL, mission: { start: ['C1.NE'] } }, 'amy')
    .zombieCards(BLUE)
    .spawns('C1.NE');
  expect(s.told('appear')).toEqual([]);
});

test('RM-SCARD-15 RM-MINI-03: one card brings at most one extra activation of the Crawlers', () => {
  const s = mixed({ tiles: HOSPITAL, mission: { start: ['A1.c2'] } }, 'amy').supply({ crawler: 0 });
  s.zombieCards(BLUE).spawns('C1.NE');
  expect(s.told('extra')).toMatchObject([{ kind: 'crawler' }]);
});
