import type { Border, Zone } from './board.ts';
import type { Layout, Node, Passage } from './layout.ts';
import { TILE } from './tile.ts';
import type { Segment } from './turn.ts';

/** Rectangles that are this near each other touch: the facts are not exact to the millimetre. */
const SLACK = 12;
const LEAST = 30;

/** Walls: wherever ground touches other ground, or the end of the board, and nothing joins the two. */
export function wallsOf(layout: Layout, joins: readonly Passage[], zoneOf: readonly Zone[]): Border[] {
  const { nodes } = layout;
  const walls: Border[] = [];
  nodes.forEach((p, i) => {
    for (let j = i + 1; j < nodes.length; j++) {
      const q = nodes[j];
      const [a, b] = [zoneOf[p.cell], zoneOf[q.cell]];
      if (a === b) continue;
      const common = commonBorder(p, q);
      if (!common) continue;
      const gaps = joins.filter((join) => isBetween(join, p, q) && liesOn(join, common));
      for (const piece of without(common, gaps)) walls.push({ a, b, kind: 'wall', ...piece });
    }
    for (const piece of outerBorders(layout, p))
      walls.push({ a: zoneOf[p.cell], b: -1, kind: 'wall', ...piece });
  });
  return walls;
}

const isBetween = (join: Passage, p: Node, q: Node): boolean =>
  (join.a === p.cell && join.b === q.cell) || (join.a === q.cell && join.b === p.cell);

const liesOn = (join: Passage, { axis, at }: Segment): boolean =>
  join.axis === axis && Math.abs(join.at - at) <= SLACK;

/** Where two rectangles touch along a line, if they do. */
export function commonBorder(
  { rect: p }: { readonly rect: Node['rect'] },
  { rect: q }: { readonly rect: Node['rect'] },
): Segment | null {
  const [xLo, xHi] = [Math.max(p[0], q[0]), Math.min(p[2], q[2])];
  const [yLo, yHi] = [Math.max(p[1], q[1]), Math.min(p[3], q[3])];
  if (yHi - yLo >= LEAST && Math.abs(xHi - xLo) <= SLACK)
    return { axis: 'x', at: Math.round((xLo + xHi) / 2), lo: yLo, hi: yHi };
  if (xHi - xLo >= LEAST && Math.abs(yHi - yLo) <= SLACK)
    return { axis: 'y', at: Math.round((yLo + yHi) / 2), lo: xLo, hi: xHi };
  return null;
}

/** Where a rectangle lies at an edge of its tile beside which there is no other tile. */
function outerBorders(layout: Layout, { cell, rect: [x1, y1, x2, y2] }: Node): Segment[] {
  const { column, row } = layout.tiles[layout.cells[cell].tile];
  const isFree = (dx: number, dy: number): boolean =>
    !layout.tiles.some((tile) => tile.column === column + dx && tile.row === row + dy);
  const [west, north] = [column * TILE, row * TILE];
  const pieces: Segment[] = [];
  if (x1 === west && isFree(-1, 0)) pieces.push({ axis: 'x', at: x1, lo: y1, hi: y2 });
  if (x2 === west + TILE && isFree(1, 0)) pieces.push({ axis: 'x', at: x2, lo: y1, hi: y2 });
  if (y1 === north && isFree(0, -1)) pieces.push({ axis: 'y', at: y1, lo: x1, hi: x2 });
  if (y2 === north + TILE && isFree(0, 1)) pieces.push({ axis: 'y', at: y2, lo: x1, hi: x2 });
  return pieces;
}

/** What is left of a border beside the gaps in it. */
function without(border: Segment, gaps: readonly Segment[]): Segment[] {
  let pieces = [{ lo: border.lo, hi: border.hi }];
  for (const gap of gaps) {
    pieces = pieces.flatMap(({ lo, hi }) => [
      { lo, hi: Math.min(hi, gap.lo) },
      { lo: Math.max(lo, gap.hi), hi },
    ]);
    pieces = pieces.filter(({ lo, hi }) => hi > lo);
  }
  return pieces
    .filter(({ lo, hi }) => hi - lo >= LEAST)
    .map(({ lo, hi }) => ({ axis: border.axis, at: border.at, lo, hi }));
}
