import { describe, expect, test } from 'vitest';
import { type EdgePart, GROUND, SIDES, type Side, TILE, type TileSide } from '../../src/map/tile.ts';
import { TILES, tileCalled } from '../../src/map/tiles/index.ts';

/** Facts of later boxes were read off smaller pictures: two pieces may miss each other by this much. */
const SLACK = 12;
const SEASON1 = TILES.filter((side) => side.box === 'season1');

test('there are 68 sides, 18 of them in Season 1: nine tiles with a front and a back, no id twice', () => {
  expect(TILES).toHaveLength(68);
  expect(SEASON1).toHaveLength(18);
  expect(new Set(TILES.map((side) => side.id)).size).toBe(68);
});

describe.each(TILES.map((side) => [side.id, side] as const))('tile %s', (_, side) => {
  test('has a back that has it as its back, in the same box', () => {
    const back = tileCalled(side.back);
    expect(back?.back).toBe(side.id);
    expect(back?.box).toBe(side.box);
    expect(back?.id).not.toBe(side.id);
  });

  test('S1-ZONE-01 S1-ZONE-02: has zones of some size that lie on the tile, each with a name of its own', () => {
    expect(new Set(side.zones.map((zone) => zone.id)).size).toBe(side.zones.length);
    for (const { id, rects } of side.zones) {
      expect(rects.length, id).toBeGreaterThan(0);
      for (const [x1, y1, x2, y2] of rects) {
        expect(Math.min(x1, y1), id).toBeGreaterThanOrEqual(0);
        expect(Math.max(x2, y2), id).toBeLessThanOrEqual(TILE);
        expect(Math.min(x2 - x1, y2 - y1), id).toBeGreaterThanOrEqual(50);
      }
    }
  });

  test('joins zones that it has and that touch each other', () => {
    const ids = side.zones.map((zone) => zone.id);
    for (const [a, b, kind, axis, , lo, hi] of side.joins) {
      const what = `${kind} of ${a} and ${b}`;
      expect(ids, what).toContain(a);
      expect(ids, what).toContain(b);
      expect(a, what).not.toBe(b);
      expect(hi, what).toBeGreaterThan(lo);
      expect(commonBorders(side, a, b), what).toContain(axis);
    }
  });

  test('shows at its edges zones that reach them there, one beside the other', () => {
    for (const name of SIDES) {
      const parts = side.edges[name];
      for (const [id, kind, lo, hi] of parts) {
        const [axis, at] = edgeOf(name);
        expect(touches(side, id, axis, at, lo, hi), `${kind} of ${id} in ${name}`).toBe(true);
      }
      expect(overlapping(parts), name).toEqual([]);
    }
  });

  test('has its manholes in their zones, and those not in rooms', () => {
    for (const { id, type, rects, manhole } of side.zones) {
      if (!manhole) continue;
      const [x, y] = manhole;
      expect(
        rects.some(([x1, y1, x2, y2]) => x1 <= x && x <= x2 && y1 <= y && y <= y2),
        id,
      ).toBe(true);
      expect(GROUND[type].searchable, id).toBe(false);
    }
  });
});

describe.each(SEASON1.map((side) => [side.id, side] as const))('tile %s of Season 1', (_, side) => {
  test('S1-ZONE-01 S1-ZONE-02: has no ground that belongs to two zones (facts of later boxes are rough here)', () => {
    const pieces = piecesOf(side);
    const overlaps = pieces.flatMap((p, i) =>
      pieces.slice(i + 1).flatMap((q) => {
        const wide = Math.min(p.rect[2], q.rect[2]) - Math.max(p.rect[0], q.rect[0]);
        const high = Math.min(p.rect[3], q.rect[3]) - Math.max(p.rect[1], q.rect[1]);
        return wide > 0 && high > 0 ? [`${p.id} and ${q.id}`] : [];
      }),
    );
    expect(overlaps).toEqual([]);
  });

  test('joins zones where the border is one of both, to the end (facts of later boxes are rough here)', () => {
    for (const [a, b, kind, axis, at, lo, hi] of side.joins) {
      const what = `${kind} of ${a} and ${b}`;
      for (const id of [a, b]) expect(touches(side, id, axis, at, lo, hi), `${what}: ${id}`).toBe(true);
    }
  });

  test('S1-ZONE-01 S1-ZONE-02: is covered by streets and rooms without a hole', () => {
    const area = piecesOf(side).reduce((sum, { rect: [x1, y1, x2, y2] }) => sum + (x2 - x1) * (y2 - y1), 0);
    expect(area).toBe(TILE * TILE);
    expect(new Set(side.zones.map((zone) => zone.type))).toEqual(new Set(['street', 'room']));
  });

  test('S1-ZONE-02: its streets are cut by crossings, which stop nobody; its rooms have gaps in their walls', () => {
    const type = (id: string) => side.zones.find((zone) => zone.id === id)?.type;
    for (const [a, b, kind] of side.joins) {
      expect(type(a), `${a} and ${b}`).toBe(type(b));
      expect(kind, `${a} and ${b}`).toBe(type(a) === 'street' ? 'line' : 'opening');
    }
  });

  test('S1-MOVE-01 S1-MOVE-02: all streets that touch are joined along the whole of their border', () => {
    const streets = piecesOf(side).filter(({ type }) => type === 'street');
    for (const p of streets) {
      for (const q of streets) {
        const border = borderOf(p.rect, q.rect);
        if (p === q || !border) continue;
        const found = side.joins.filter(
          ([a, b, , axis, at, lo, hi]) =>
            [a, b].includes(p.id) &&
            [a, b].includes(q.id) &&
            String([axis, at, lo, hi]) === String(Object.values(border)),
        );
        expect(found, `${p.id} and ${q.id}`).toHaveLength(1);
      }
    }
  });

  test('S1-ZONE-03: its streets go on over every edge they reach, cut at 300 and 700 as on all tiles', () => {
    for (const name of SIDES) {
      const [axis, at] = edgeOf(name);
      const shown = side.edges[name]
        .filter(([, kind]) => kind === 'merge')
        .map(([id, , lo, hi]) => [id, lo, hi]);
      const there = piecesOf(side)
        .filter(({ type, rect }) => type === 'street' && reaches(rect, axis, at))
        .map(({ id, rect }) => [id, ...(axis === 'x' ? [rect[1], rect[3]] : [rect[0], rect[2]])]);
      expect(new Set(shown.map(String)), name).toEqual(new Set(there.map(String)));
      for (const [, lo, hi] of shown) expect(['0,300', '300,700', '700,1000']).toContain(`${lo},${hi}`);
    }
  });

  test('S1-ZONE-01: only rooms have gaps at its edges, and all its rooms are joined to each other', () => {
    for (const name of SIDES) {
      for (const [id, kind] of side.edges[name]) {
        const { type } = side.zones.find((zone) => zone.id === id) as TileSide['zones'][number];
        expect(kind, `${id} in ${name}`).toBe(type === 'room' ? 'opening' : 'merge');
      }
    }
    const rooms = side.zones.filter((zone) => zone.type === 'room').map((zone) => zone.id);
    const reached = rooms.slice(0, 1);
    for (const room of reached) {
      for (const [a, b] of side.joins) {
        const next = a === room ? b : b === room ? a : room;
        if (rooms.includes(next) && !reached.includes(next)) reached.push(next);
      }
    }
    expect(reached.sort()).toEqual(rooms.sort());
  });

  test('S1-SPAWN-08: has one manhole', () => {
    expect(side.zones.filter((zone) => zone.manhole)).toHaveLength(1);
  });
});

type Piece = { id: string; type: string; rect: readonly number[] };

const piecesOf = (side: TileSide): Piece[] =>
  side.zones.flatMap(({ id, type, rects }) => rects.map((rect) => ({ id, type, rect })));

const edgeOf = (name: Side): ['x' | 'y', number] => [
  name === 'N' || name === 'S' ? 'y' : 'x',
  name === 'N' || name === 'W' ? 0 : TILE,
];

/** Whether a rectangle ends at the line x or y = `at`. */
const reaches = ([x1, y1, x2, y2]: readonly number[], axis: 'x' | 'y', at: number): boolean =>
  (axis === 'x' ? [x1, x2] : [y1, y2]).some((edge) => Math.abs(edge - at) <= SLACK);

/** Whether the rectangles of a zone that end at that line cover it from `lo` to `hi`. */
function touches(side: TileSide, id: string, axis: 'x' | 'y', at: number, lo: number, hi: number): boolean {
  const parts = piecesOf(side)
    .filter((piece) => piece.id === id && reaches(piece.rect, axis, at))
    .map(({ rect: [x1, y1, x2, y2] }) => (axis === 'x' ? [y1, y2] : [x1, x2]))
    .sort((p, q) => p[0] - q[0]);
  let from = lo;
  for (const [start, end] of parts) if (start <= from + SLACK) from = Math.max(from, end);
  return from >= hi - SLACK;
}

function overlapping(parts: readonly EdgePart[]): string[] {
  const sorted = parts.toSorted((p, q) => p[2] - q[2]);
  return sorted
    .slice(1)
    .flatMap(([id, , lo], i) => (lo < sorted[i][3] - SLACK ? [`${sorted[i][0]} and ${id}`] : []));
}

/** The line along which two rectangles touch. */
function borderOf(p: readonly number[], q: readonly number[], slack = 0) {
  const [xLo, xHi] = [Math.max(p[0], q[0]), Math.min(p[2], q[2])];
  const [yLo, yHi] = [Math.max(p[1], q[1]), Math.min(p[3], q[3])];
  if (Math.abs(xLo - xHi) <= slack && yHi > yLo + slack) return { axis: 'x', at: xLo, lo: yLo, hi: yHi };
  if (Math.abs(yLo - yHi) <= slack && xHi > xLo + slack) return { axis: 'y', at: yLo, lo: xLo, hi: xHi };
  return null;
}

/** Directions in which two zones have a border. */
function commonBorders(side: TileSide, a: string, b: string): string[] {
  const rects = (id: string) => piecesOf(side).filter((piece) => piece.id === id);
  return rects(a).flatMap((p) => rects(b).flatMap((q) => borderOf(p.rect, q.rect, SLACK)?.axis ?? []));
}
