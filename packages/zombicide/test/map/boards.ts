import fc from 'fast-check';
import type { Board, Zone } from '../../src/map/board.ts';
import { compileBoard, type DoorPlace, type MapPlan } from '../../src/map/compile.ts';
import { TILE } from '../../src/map/tile.ts';
import { TILES } from '../../src/map/tiles/index.ts';

/** Words and random boards for the tests of the map. */

export const zoneCalled = (board: Board, name: string): Zone => {
  const zone = board.named.get(name);
  if (zone === undefined) throw new RangeError(`no zone is called ${name}`);
  return zone;
};

/** A zone by its first name in reading order. */
export const nameOf = (board: Board, zone: Zone): string =>
  [...board.named].find(([, number]) => number === zone)?.[0] ?? '?';

/** Names of zones, sorted; a zone on several tiles has the name of the first of them. */
export const namesOf = (board: Board, zones: readonly Zone[]): string[] =>
  zones.map((zone) => nameOf(board, zone)).sort();

/** All names of the zone that a name belongs to. */
export function aliases(board: Board, name: string): string[] {
  const zone = zoneCalled(board, name);
  return [...board.named].flatMap(([other, number]) => (number === zone ? [other] : [])).sort();
}

/** Pairs of zones that are linked whatever the doors do, or by a door: `A1.N-A1.NE`. */
export function linkNames(board: Board, which: 'free' | 'doors' = 'free'): string[] {
  return board.links
    .filter(({ door }) => (which === 'free' ? door < 0 : door >= 0))
    .map(({ a, b }) => namesOf(board, [a, b]).join('-'))
    .sort();
}

export const isStreet = (board: Board, zone: Zone): boolean => board.zones[zone].type === 'street';

const ALL_SIDES = TILES.map((side) => side.id);
const SEASON1_SIDES = TILES.filter((side) => side.box === 'season1').map((side) => side.id);
const ROTATIONS = [0, 90, 180, 270] as const;

export type Grid = readonly (readonly string[])[];

const gridOf = (sides: readonly string[]): fc.Arbitrary<Grid> => {
  const place = fc
    .tuple(fc.constantFrom(...sides), fc.constantFrom(...ROTATIONS))
    .map(([id, rotation]) => (rotation === 0 ? id : `${id}@${rotation}`));
  return fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })).chain(([columns, rows]) =>
    fc.array(fc.array(place, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
};

/** One to three rows and columns of sides of all boxes, turned as it comes. */
export const anyGridOfAllBoxes: fc.Arbitrary<Grid> = gridOf(ALL_SIDES);
/** The same with sides of Season 1 only. */
const anyGrid: fc.Arbitrary<Grid> = gridOf(SEASON1_SIDES);

/** Such a grid with up to six doors in walls of rooms, in the middle of their walls or at one end. */
export const anyPlan: fc.Arbitrary<MapPlan> = fc
  .tuple(anyGrid, fc.array(fc.nat(), { maxLength: 6 }), fc.constantFrom(0, 1 / 2, 1))
  .map(([tiles, picks, share]) => ({ tiles, doors: doorsAt(tiles, picks, share) }));

/** Narrower walls bear no door. */
const DOORWAY = 120;

/** @param share How far along its wall each door lies, from 0 to 1. */
function doorsAt(tiles: Grid, picks: readonly number[], share: number): DoorPlace[] {
  const board = compileBoard({ tiles, doors: [] });
  const walls = board.borders.filter(
    ({ a, b, kind, lo, hi }) =>
      kind === 'wall' && b >= 0 && hi - lo >= DOORWAY && !(isStreet(board, a) && isStreet(board, b)),
  );
  if (walls.length === 0) return [];
  const chosen = [...new Set(picks.map((pick) => pick % walls.length))].map((i) => walls[i]);
  return chosen.map(({ a, b, axis, at, lo, hi }) => {
    const along = (lo + DOORWAY / 2 + (hi - lo - DOORWAY) * share) / TILE;
    const across = at / TILE;
    return {
      between: [nameOf(board, a), nameOf(board, b)],
      at: axis === 'x' ? [across, along] : [along, across],
    };
  });
}
