import { type Rect, SIDES, type Side, TILE } from './tile.ts';

/** How far a tile is turned clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;
export const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];

/** A piece of a border: the line x or y = `at` (by `axis`) from `lo` to `hi`. */
export interface Segment {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly lo: number;
  readonly hi: number;
}

function turnPoint(x: number, y: number, rotation: Rotation): readonly [number, number] {
  if (rotation === 90) return [TILE - y, x];
  if (rotation === 180) return [TILE - x, TILE - y];
  if (rotation === 270) return [y, TILE - x];
  return [x, y];
}

/** A rectangle of a tile that is turned and then moved to its place on the board. */
export function placeRect([x1, y1, x2, y2]: Rect, rotation: Rotation, dx: number, dy: number): Rect {
  const [ax, ay] = turnPoint(x1, y1, rotation);
  const [bx, by] = turnPoint(x2, y2, rotation);
  return [Math.min(ax, bx) + dx, Math.min(ay, by) + dy, Math.max(ax, bx) + dx, Math.max(ay, by) + dy];
}

export function placePoint(point: readonly number[], rotation: Rotation, dx: number, dy: number): number[] {
  const [x, y] = turnPoint(point[0], point[1], rotation);
  return [x + dx, y + dy];
}

export function placeSegment(segment: Segment, rotation: Rotation, dx: number, dy: number): Segment {
  const { axis, at, lo, hi } = segment;
  const rect = axis === 'x' ? [at, lo, at, hi] : [lo, at, hi, at];
  const [x1, y1, x2, y2] = placeRect(rect, rotation, dx, dy);
  return x1 === x2 ? { axis: 'x', at: x1, lo: y1, hi: y2 } : { axis: 'y', at: y1, lo: x1, hi: x2 };
}

/** Where a side of a tile points once the tile is turned. */
export function turnSide(side: Side, rotation: Rotation): Side {
  return SIDES[(SIDES.indexOf(side) + rotation / 90) % SIDES.length];
}

/** The border of an unturned tile along one of its sides. */
export function edgeSegment(side: Side, lo: number, hi: number): Segment {
  if (side === 'N') return { axis: 'y', at: 0, lo, hi };
  if (side === 'S') return { axis: 'y', at: TILE, lo, hi };
  return { axis: 'x', at: side === 'W' ? 0 : TILE, lo, hi };
}
