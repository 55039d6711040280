import { describe, expect, test } from 'vitest';
import type { Border } from '../../src/map/board.ts';
import { compileBoard } from '../../src/map/compile.ts';
import { TILE } from '../../src/map/tile.ts';
import { waysAllOpen, waysOf } from '../../src/map/ways.ts';
import { isStreet, nameOf, namesOf, zoneCalled } from './boards.ts';

/** A full board as a picture shows it: which tiles lie where, and what lies on them, in tenths of a tile. */
const TILES = [
  ['6B', '5C@180', '6C'],
  ['5E@180', '7B', '5D@180'],
  ['1C@270', '4B@270', '1B'],
];
/** Tile, and the place on it as it lies there. */
type Spot = readonly [tile: string, x: number, y: number];
/** And the side of its building. */
const DOORS: readonly (readonly [...Spot, side: 'N' | 'E' | 'S' | 'W'])[] = [
  ['A1', 2.7, 9.4, 'W'],
  ['B1', 5.1, 7.3, 'S'],
  ['C1', 7.3, 9.4, 'E'],
  ['A2', 4.9, 7.3, 'S'],
  ['C2', 4.8, 7.3, 'S'],
  ['A3', 5.2, 2.7, 'N'],
  ['B3', 4.8, 2.7, 'N'],
  ['C3', 5.0, 2.7, 'N'],
  ['B2', 4.4, 7.3, 'S'],
  ['B2', 5.5, 7.3, 'S'],
];
const OBJECTIVES: readonly Spot[] = [
  ['A2', 5.1, 2.1],
  ['C2', 5.1, 1.7],
  ['A3', 8.2, 8.7],
  ['C3', 2.2, 8.5],
];
const SPAWNS: readonly Spot[] = [
  ['B1', 0.1, 0.4],
  ['C1', 0.0, 0.4],
  ['A3', 1.2, 9.4],
];
const START: Spot = ['C3', 9.0, 9.4];
const EXIT: Spot = ['B2', 5.0, 5.0];
const CAR: Spot = ['B2', 4.9, 0.3];

/** A token reaches over the wall it belongs to, and the picture was measured by eye. */
const NEAR = 60;

const bare = compileBoard({ tiles: TILES, doors: [] });
const doors = DOORS.map(([tile, tx, ty]) => {
  const [x, y] = pointOf([tile, tx, ty]);
  const { a, b } = wallNearest(x, y);
  return { between: [nameOf(bare, a), nameOf(bare, b)] as const, at: [x / TILE, y / TILE] };
});
const board = compileBoard({ tiles: TILES, doors });

describe('a board as a picture shows it', () => {
  test.each(DOORS.map((spot, i) => [...spot, i] as const))(
    'S1-MOVE-02: its door on %s at %d, %d lies on a wall between a room and the street to the %s of it',
    (...place) => {
      const [tile, tx, ty, side, i] = place;
      const [x, y] = pointOf([tile, tx, ty]);
      const wall = wallNearest(x, y);
      expect(distance(wall, x, y)).toBeLessThanOrEqual(NEAR);
      const { a, b, axis, at, lo, hi } = board.doors[i];
      expect([axis, at]).toEqual([wall.axis, wall.at]);
      expect(Math.abs((lo + hi) / 2 - (axis === 'x' ? y : x))).toBeLessThanOrEqual(NEAR);
      expect(isStreet(board, a)).not.toBe(isStreet(board, b));
      const room = board.zones[isStreet(board, a) ? b : a];
      expect(wallsOf(room.rects, side)).toContainEqual([axis, at]);
    },
  );

  test('S1-ZONE-01 S1-ZONE-02: each token lies in one zone: where all begin, cars and zombies in the street', () => {
    expect(zonesAt(START)).toEqual(['C3.SE']);
    expect(zonesAt(CAR)).toEqual([firstName('B2.N')]);
    expect(SPAWNS.map(zonesAt)).toEqual([[firstName('B1.SE')], [firstName('C1.NW')], ['A3.NW']]);
    for (const spot of [START, CAR, ...SPAWNS]) {
      for (const name of zonesAt(spot)) expect(isStreet(board, zoneCalled(board, name)), name).toBe(true);
    }
    expect(zonesAt(EXIT)).toEqual(['B2.r1']);
    expect(OBJECTIVES.map(zonesAt)).toEqual([['A2.r2'], ['C2.r2'], ['A3.r2'], ['C3.r2']]);
  });

  test('S1-MOVE-02: every zone can be reached when all doors are open', () => {
    const from = waysAllOpen(board).to(zoneCalled(board, 'C3.SE'));
    const lost = board.zones.flatMap((_, zone) => (from[zone] < 0 ? [nameOf(board, zone)] : []));
    expect(lost).toEqual([]);
  });

  test('S1-MOVE-03: no room can be reached while all doors are closed, but every street zone can', () => {
    const closed = waysOf(
      board,
      doors.map(() => 0),
    );
    const from = closed.to(zoneCalled(board, 'C3.SE'));
    board.zones.forEach((_, zone) => {
      expect(from[zone] >= 0, nameOf(board, zone)).toBe(isStreet(board, zone));
    });
  });
});

function pointOf([tile, x, y]: Spot): [number, number] {
  const [column, row] = [tile.charCodeAt(0) - 65, Number(tile[1]) - 1];
  return [Math.round(column * TILE + x * 100), Math.round(row * TILE + y * 100)];
}

function distance({ axis, at, lo, hi }: Border, x: number, y: number): number {
  const [across, along] = axis === 'x' ? [x, y] : [y, x];
  return Math.hypot(across - at, Math.max(lo - along, 0, along - hi));
}

function wallNearest(x: number, y: number): Border {
  return bare.borders
    .filter(({ kind, b }) => kind === 'wall' && b >= 0)
    .reduce((best, wall) => (distance(wall, x, y) < distance(best, x, y) ? wall : best));
}

function zonesAt(spot: Spot): string[] {
  const [x, y] = pointOf(spot);
  const zones = board.zones.flatMap(({ rects }, zone) =>
    rects.some(([x1, y1, x2, y2]) => x1 <= x && x <= x2 && y1 <= y && y <= y2) ? [zone] : [],
  );
  return namesOf(board, zones);
}

const firstName = (name: string): string => nameOf(board, zoneCalled(board, name));

/** The limits of a room to one side. */
const wallsOf = (rects: readonly (readonly number[])[], side: 'N' | 'E' | 'S' | 'W') =>
  rects.map((rect) => [side === 'N' || side === 'S' ? 'y' : 'x', rect['WNES'.indexOf(side)]]);
