import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board, Zone } from '../../src/map/board.ts';
import { compileBoard } from '../../src/map/compile.ts';
import { type Rect, TILE } from '../../src/map/tile.ts';
import { waysOf } from '../../src/map/ways.ts';
import { anyPlan, isStreet, nameOf } from './boards.ts';

/**
 * Sight worked out a second time, as one would at the table: a ruler is laid over the board, parallel to its edges,
 * every ten thousandths of a tile, and what it crosses is looked at one after the other.
 */

/** Distance of two lines. */
const GAP = 10;
/** So many lines side by side have to agree that something is seen; narrower slits are left to the engine. */
const ENOUGH = 4;

test('S1-SIGHT-01 S1-SIGHT-02 S1-SIGHT-03 S1-SIGHT-05 ZR019 ZR020: one sees what lies on a line along the board, over streets without end and one room deep', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(), (plan, bits) => {
      const board = compileBoard(plan);
      const open = board.doors.map((_, door) => (bits >> door) & 1);
      const { range } = waysOf(board, open);
      const lines = lookAlong(board, open);
      const wrong: string[] = [];
      range.forEach((found, i) => {
        const [a, b] = [Math.floor(i / board.zones.length), i % board.zones.length];
        if (a === b) return;
        const byRuler = lines.get(i) ?? [];
        const least = byRuler.findIndex((count) => count > 0);
        const surely = byRuler.findIndex((count) => count >= ENOUGH);
        const fits =
          surely < 0 ? found < 0 || (least >= 0 && found >= least) : found >= least && found <= surely;
        if (!fits) wrong.push(`${nameOf(board, a)} and ${nameOf(board, b)}: ${found}, by ruler ${byRuler}`);
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 120 },
  );
});

/** Number of lines that show a zone from another at each range, by `from * zones + to`. */
function lookAlong(board: Board, open: readonly number[]): Map<number, number[]> {
  const seen = new Map<number, number[]>();
  const count = (from: Zone, to: Zone, steps: number): void => {
    const key = from * board.zones.length + to;
    const list = seen.get(key) ?? new Array<number>(12).fill(0);
    list[steps] += 1;
    seen.set(key, list);
  };
  for (const axis of ['x', 'y'] as const) {
    const end = (axis === 'x' ? board.rows : board.columns) * TILE;
    for (let line = GAP / 2; line < end; line += GAP) {
      const pieces = crossed(board, axis, line);
      for (const row of [pieces, pieces.toReversed()]) {
        row.forEach((_, i) => {
          lookFrom(board, open, row.slice(i), axis, line, count);
        });
      }
    }
  }
  return seen;
}

interface Piece {
  readonly zone: Zone;
  readonly rect: Rect;
}

/** Ground that a line along an axis crosses, in order. */
function crossed(board: Board, axis: 'x' | 'y', line: number): Piece[] {
  const [along, across] = axis === 'x' ? [0, 1] : [1, 0];
  return board.zones
    .flatMap(({ rects }, zone) => rects.map((rect) => ({ zone, rect })))
    .filter(({ rect }) => rect[across] < line && line < rect[across + 2])
    .sort((p, q) => p.rect[along] - q.rect[along]);
}

function lookFrom(
  board: Board,
  open: readonly number[],
  [first, ...row]: readonly Piece[],
  axis: 'x' | 'y',
  line: number,
  count: (from: Zone, to: Zone, steps: number) => void,
): void {
  let [at, steps] = [first.zone, 0];
  const told = new Set([at]);
  for (const { zone } of row) {
    if (zone !== at) {
      if (!isFree(board, open, at, zone, axis, line)) return;
      steps += 1;
      if (!told.has(zone)) count(first.zone, zone, steps);
      told.add(zone);
      if (!isStreet(board, zone)) return;
    } else if (!isStreet(board, zone)) return;
    at = zone;
  }
}

/** Nothing stands in the way of a line from one zone into the next: street to street, a gap, or an open door. */
function isFree(
  { borders, doors, zones }: Board,
  open: readonly number[],
  a: Zone,
  b: Zone,
  axis: 'x' | 'y',
  line: number,
): boolean {
  if (zones[a].type === 'street' && zones[b].type === 'street') return true;
  const lies = (border: { a: Zone; b: Zone; axis: 'x' | 'y'; lo: number; hi: number }): boolean =>
    [border.a, border.b].includes(a) &&
    [border.a, border.b].includes(b) &&
    border.axis === axis &&
    border.lo < line &&
    line < border.hi;
  const between = doors.flatMap((door, i) =>
    [door.a, door.b].includes(a) && [door.a, door.b].includes(b) ? [i] : [],
  );
  if (between.some((door) => open[door] === 1 && lies(doors[door]))) return true;
  return between.length === 0 && borders.some((border) => border.kind === 'opening' && lies(border));
}
