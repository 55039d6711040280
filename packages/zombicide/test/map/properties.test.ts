import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board, Zone } from '../../src/map/board.ts';
import { compileBoard, type MapPlan } from '../../src/map/compile.ts';
import type { Rect } from '../../src/map/tile.ts';
import { type Ways, waysAllOpen, waysOf } from '../../src/map/ways.ts';
import { anyGridOfAllBoxes, anyPlan, isStreet, nameOf, zoneCalled } from './boards.ts';

/** What holds on any board of tiles of Season 1, however they lie and wherever doors are. */

const RUNS = { numRuns: 150 };

test('S1-SIGHT-06 S1-MOVE-01: on any board steps and sight go both ways, with one range', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(), (plan, bits) => {
      const board = compileBoard(plan);
      const ways = waysOf(board, doorsOf(board, bits));
      const { next, visible } = ways;
      board.zones.forEach((_, zone) => {
        expect([...next[zone], ...visible[zone]]).not.toContain(zone);
        expect(rangeOf(ways, zone, zone)).toBe(0);
      });
      expect(pairs(board, (a, b) => next[a].includes(b) !== next[b].includes(a))).toEqual([]);
      expect(pairs(board, (a, b) => rangeOf(ways, a, b) !== rangeOf(ways, b, a))).toEqual([]);
      expect(pairs(board, (a, b) => visible[a].includes(b) !== rangeOf(ways, a, b) > 0)).toEqual([]);
    }),
    RUNS,
  );
});

test('S1-SIGHT-06 S1-MOVE-01: tiles of all boxes side by side make a board, on which this holds as well', () => {
  fc.assert(
    fc.property(anyGridOfAllBoxes, (tiles) => {
      const board = compileBoard({ tiles, doors: [] });
      const ways = waysAllOpen(board);
      expect(board.tiles.flatMap((tile) => tile.id)).toHaveLength(tiles.flat().length);
      expect(pairs(board, (a, b) => ways.next[a].includes(b) !== ways.next[b].includes(a))).toEqual([]);
      expect(pairs(board, (a, b) => rangeOf(ways, a, b) !== rangeOf(ways, b, a))).toEqual([]);
    }),
    RUNS,
  );
});

test('ZB034: turning the whole board by a quarter changes neither its ways nor its sights', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(), (plan, bits) => {
      const board = compileBoard(plan);
      const turned = compileBoard(turnPlan(plan));
      const to = new Map<Zone, Zone>();
      for (const [name, zone] of board.named) {
        const there = zoneCalled(turned, turnName(name, plan.tiles.length));
        expect(to.get(zone) ?? there, name).toBe(there);
        to.set(zone, there);
      }
      const image = (zone: Zone): Zone => to.get(zone) as Zone;
      expect(new Set(to.values()).size).toBe(turned.zones.length);

      const doors = doorsOf(board, bits);
      const [before, after] = [waysOf(board, doors), waysOf(turned, doors)];
      board.zones.forEach(({ tiles }, zone) => {
        expect(after.next[image(zone)]).toEqual(sorted(before.next[zone].map(image)));
        expect(turned.zones[image(zone)].tiles).toHaveLength(tiles.length);
      });
      expect(pairs(board, (a, b) => rangeOf(after, image(a), image(b)) !== rangeOf(before, a, b))).toEqual(
        [],
      );
      const together = ({ zones }: Board, a: Zone, b: Zone) => zones[a].building === zones[b].building;
      expect(pairs(board, (a, b) => together(turned, image(a), image(b)) !== together(board, a, b))).toEqual(
        [],
      );
      expect(sorted(board.manholes.map(({ zone }) => image(zone)))).toEqual(
        sorted(turned.manholes.map(({ zone }) => zone)),
      );
    }),
    RUNS,
  );
});

test('S1-MOVE-01 S1-MOVE-02: streets that touch along an edge are one zone or linked, everything else needs a gap or a door', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const board = compileBoard(plan);
      const { next } = waysOf(board, doorsOf(board, 0));
      const free = (a: Zone, b: Zone): boolean =>
        isStreet(board, a) ? isStreet(board, b) && shareEdge(board, a, b) : hasGap(board, a, b);
      expect(pairs(board, (a, b) => next[a].includes(b) !== free(a, b))).toEqual([]);
    }),
    RUNS,
  );
});

test('S1-ZONE-02 S1-ZONE-03: street that goes on over the edge of a tile is one zone on both tiles', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const board = compileBoard(plan);
      const streets = board.zones.flatMap(({ rects }, zone) =>
        isStreet(board, zone) ? rects.map((rect) => ({ zone, rect })) : [],
      );
      for (const p of streets) {
        for (const q of streets) {
          const overEdge = String(tileAt(p.rect)) !== String(tileAt(q.rect));
          if (overEdge && touch(p.rect, q.rect) && p.zone !== q.zone) expect(p).toEqual(q);
        }
      }
      for (const { rects, tiles } of board.zones) {
        const lies = rects.map((rect) => tileAt(rect)).map(([x, y]) => y * board.columns + x);
        expect(tiles).toEqual(sorted([...new Set(lies)]));
      }
    }),
    RUNS,
  );
});

test('S1-MOVE-03: `waysAllOpen` is what opening every door gives; a door adds the step between its two zones', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const board = compileBoard(plan);
      const [open, closed] = [waysAllOpen(board), waysOf(board, doorsOf(board, 0))];
      const opened = waysOf(
        board,
        board.doors.map(() => 1),
      );
      expect(open.next).toEqual(opened.next);
      expect(open.visible).toEqual(opened.visible);
      expect(open.range).toEqual(opened.range);
      board.zones.forEach((_, zone) => {
        const behind = board.doors.flatMap(({ a, b }) => (a === zone ? [b] : b === zone ? [a] : []));
        expect(sorted([...new Set([...closed.next[zone], ...behind])])).toEqual(open.next[zone]);
      });
      for (const { a, b } of board.doors) expect(closed.next[a]).not.toContain(b);
    }),
    RUNS,
  );
});

test('S1-SIGHT-05: whatever is seen past closed doors is seen when more of them are open, and no further away', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(), fc.nat(), (plan, bits, more) => {
      const board = compileBoard(plan);
      const few = waysOf(board, doorsOf(board, bits & more)).range;
      const many = waysOf(board, doorsOf(board, bits)).range;
      few.forEach((range, i) => {
        if (range < 0) return;
        expect(many[i]).toBeGreaterThanOrEqual(0);
        expect(many[i]).toBeLessThanOrEqual(range);
      });
    }),
    RUNS,
  );
});

test('S1-SIGHT-01 S1-SIGHT-02 S1-SIGHT-05: one sees a zone at range 1 just when one could step there, and none nearer than one could walk', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(), (plan, bits) => {
      const board = compileBoard(plan);
      const ways = waysOf(board, doorsOf(board, bits));
      expect(pairs(board, (a, b) => (rangeOf(ways, a, b) === 1) !== ways.next[a].includes(b))).toEqual([]);
      const seen = pairs(board, (a, b) => {
        const [range, steps] = [rangeOf(ways, a, b), ways.to(b)[a]];
        return range > 0 && (steps > range || steps < 1);
      });
      expect(seen).toEqual([]);
    }),
    RUNS,
  );
});

test('S1-SIGHT-01 ZR020: a street zone never sees another that lies off its rows and columns', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const board = compileBoard(plan);
      const ways = waysAllOpen(board);
      const aligned = (a: Zone, b: Zone): boolean =>
        board.zones[a].rects.some((p) =>
          board.zones[b].rects.some((q) => overlap(p, q, 0) > 0 || overlap(p, q, 1) > 0),
        );
      const diagonal = pairs(
        board,
        (a, b) => isStreet(board, a) && isStreet(board, b) && !aligned(a, b) && rangeOf(ways, a, b) >= 0,
      );
      expect(diagonal).toEqual([]);
    }),
    RUNS,
  );
});

test('S1-SIGHT-02 S1-SIGHT-03 ZR019: of the rooms around one sees from a room just those it is open to', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(), (plan, bits) => {
      const board = compileBoard(plan);
      const ways = waysOf(board, doorsOf(board, bits));
      board.zones.forEach((_, room) => {
        if (isStreet(board, room)) return;
        const rooms = (zones: readonly Zone[]) => zones.filter((zone) => !isStreet(board, zone));
        const seen = rooms(ways.visible[room]);
        // Across a street one can look through two doors into another building.
        const acrossStreet = seen.filter((zone) => !ways.next[room].includes(zone));
        expect(rooms(ways.next[room])).toEqual(seen.filter((zone) => !acrossStreet.includes(zone)));
        for (const zone of acrossStreet) {
          expect(doorToStreet(board, ways, room) && doorToStreet(board, ways, zone)).toBe(true);
        }
      });
    }),
    RUNS,
  );
});

test('ZB061 S1-MOVE-01: distances are the same both ways and shrink by one with a step in the right direction', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(), (plan, bits) => {
      const board = compileBoard(plan);
      const ways = waysOf(board, doorsOf(board, bits));
      expect(pairs(board, (a, b) => ways.to(a)[b] !== ways.to(b)[a])).toEqual([]);
      const nearest = (a: Zone, b: Zone): number =>
        Math.min(...ways.next[a].map((zone) => ways.to(b)[zone]).filter((steps) => steps >= 0));
      const astray = pairs(board, (a, b) => {
        const steps = ways.to(b)[a];
        return steps < 0 ? nearest(a, b) !== Number.POSITIVE_INFINITY : nearest(a, b) !== steps - 1;
      });
      expect(astray).toEqual([]);
    }),
    RUNS,
  );
});

const sorted = (zones: readonly Zone[]): Zone[] => zones.toSorted((a, b) => a - b);
const rangeOf = ({ range, next }: Ways, a: Zone, b: Zone): number => range[a * next.length + b];
const doorsOf = (board: Board, bits: number): number[] => board.doors.map((_, door) => (bits >> door) & 1);

/** Pairs of zones that something is wrong with. */
function pairs(board: Board, wrong: (a: Zone, b: Zone) => boolean): string[] {
  return board.zones.flatMap((_, a) =>
    board.zones.flatMap((_, b) =>
      a !== b && wrong(a, b) ? [`${nameOf(board, a)} and ${nameOf(board, b)}`] : [],
    ),
  );
}

/** How far two rectangles lie side by side, seen along an axis. */
const overlap = (p: Rect, q: Rect, axis: 0 | 1): number =>
  Math.min(p[axis + 2], q[axis + 2]) - Math.max(p[axis], q[axis]);

const touch = (p: Rect, q: Rect): boolean => {
  const [x, y] = [overlap(p, q, 0), overlap(p, q, 1)];
  return (x === 0 && y > 0) || (y === 0 && x > 0);
};

const shareEdge = (board: Board, a: Zone, b: Zone): boolean =>
  board.zones[a].rects.some((p) => board.zones[b].rects.some((q) => touch(p, q)));

const hasGap = (board: Board, a: Zone, b: Zone): boolean =>
  !board.doors.some((door) => [door.a, door.b].includes(a) && [door.a, door.b].includes(b)) &&
  board.borders.some(
    (border) =>
      border.kind === 'opening' && [border.a, border.b].includes(a) && [border.a, border.b].includes(b),
  );

const doorToStreet = (board: Board, { next }: Ways, room: Zone): boolean =>
  next[room].some((zone) => isStreet(board, zone));

/** Column and row of the tile that a piece of ground lies on. */
const tileAt = ([x, y]: Rect): [number, number] => [Math.floor(x / 1000), Math.floor(y / 1000)];

/** The same board, turned clockwise by 90 degrees. */
function turnPlan({ tiles, doors }: MapPlan): MapPlan {
  const rows = tiles.length;
  return {
    tiles: tiles[0].map((_, column) =>
      Array.from({ length: rows }, (_, i) => turnTile(tiles[rows - 1 - i][column])),
    ),
    doors: doors.map(({ between, at }) => ({
      between: [turnName(between[0], rows), turnName(between[1], rows)],
      ...(at && { at: [rows - at[1], at[0]] }),
    })),
  };
}

function turnTile(entry: string | null): string | null {
  if (entry === null) return null;
  const [id, degrees = '0'] = entry.split('@');
  return `${id}@${(Number(degrees) + 90) % 360}`;
}

function turnName(name: string, rows: number): string {
  const [place, zone] = name.split('.');
  const [column, row] = [place.charCodeAt(0) - 65, Number(place.slice(1)) - 1];
  return `${String.fromCharCode(65 + rows - 1 - row)}${column + 1}.${zone}`;
}
