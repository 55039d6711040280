import type { Bed, Board, Border } from '@holdout/zombicide/map';
import type { GroundKind } from './ground.ts';
import type { Box } from './plan.ts';

type Gap = Pick<Border, 'axis' | 'at' | 'lo' | 'hi'>;

/** A bed in its place. */
export interface BedPlan extends Box {
  readonly colour: Bed['colour'];
}

interface Room {
  readonly zone: number;
  readonly kind: GroundKind;
  readonly boxes: readonly Box[];
  readonly area: Box;
}

const gapsOf = (board: Board): readonly Gap[] => [
  ...board.borders.filter(({ kind }) => kind === 'opening'),
  ...board.doors,
];

/** A few pieces in the corners of rooms, out of the way of openings and doors. */
export function furnitureOf(board: Board, { zone, kind, boxes }: Room): Box[] {
  if (kind !== 'room') return [];
  const gaps = gapsOf(board);
  return boxes.flatMap((box, i) => {
    const size = { w: 40 + ((zone * 37 + i * 11) % 5) * 18, h: 40 + ((zone * 53 + i * 7) % 4) * 16 };
    const corners: Box[] = [
      { x: box.x + 16, y: box.y + 16, ...size },
      { x: box.x + box.w - 16 - size.h, y: box.y + 16, w: size.h, h: size.w },
      { x: box.x + 16, y: box.y + box.h - 16 - size.w, w: size.h, h: size.w },
      { x: box.x + box.w - 16 - size.w, y: box.y + box.h - 16 - size.h, ...size },
    ];
    return corners.filter(
      (corner, n) =>
        (zone + n * 3 + i) % 3 !== 0 &&
        isWithin(corner, box) &&
        !gaps.some((gap) => isNear(corner, gap, 60, 30)),
    );
  });
}

const isWithin = (inner: Box, { x, y, w, h }: Box): boolean =>
  inner.x >= x && inner.y >= y && inner.x + inner.w <= x + w && inner.y + inner.h <= y + h;

const LOCKER = { w: 36, h: 46 };
const LOCKERS = 4;
const WALL = 14;

/** A row of lockers along a wall. */
export function lockersOf(board: Board, { kind, area: { x, y, w, h } }: Room): Box[] {
  if (kind !== 'locker') return [];
  const length = LOCKERS * LOCKER.w;
  const rows = [
    { x: x + w - WALL - length, y: y + WALL },
    { x: x + (w - length) / 2, y: y + WALL },
    { x: x + w - WALL - length, y: y + h - WALL - LOCKER.h },
    { x: x + WALL, y: y + h - WALL - LOCKER.h },
  ];
  const gaps = gapsOf(board);
  const free = rows.find((row) => !gaps.some((gap) => isNear({ ...row, w: length, h: LOCKER.h }, gap)));
  const at = free ?? rows[0];
  return Array.from({ length: LOCKERS }, (_, i) => ({ x: at.x + i * LOCKER.w, y: at.y, ...LOCKER }));
}

const BED = { w: 112, h: 58 };
/** Below the name of the zone. */
const LABEL = 66;

/** The beds of a zone along its walls, where nobody has to pass. RM-SCARD-12 */
export function bedsOf(board: Board, { zone, area: { x, y, w, h } }: Room): BedPlan[] {
  const beds = board.beds.filter((bed) => bed.zone === zone);
  if (beds.length === 0) return [];
  const [left, right] = [x + WALL, x + w - WALL - BED.w];
  const [top, bottom] = [y + WALL, y + h - WALL - BED.h];
  const step = BED.h + 10;
  const spots = [
    { x: right, y: top },
    { x: right, y: top + step },
    { x: left, y: top + LABEL },
    { x: left, y: top + LABEL + step },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left + (right - left) / 2, y: top },
  ].map((spot) => ({ ...spot, ...BED }));
  const gaps = gapsOf(board);
  const passed = spots.filter((spot) => gaps.some((gap) => isNear(spot, gap)));
  const inOrder = [...spots.filter((spot) => !passed.includes(spot)), ...passed];
  return beds.slice(0, spots.length).map(({ colour }, i) => ({ ...inOrder[i], colour }));
}

function isNear({ x, y, w, h }: Box, { axis, at, lo, hi }: Gap, ahead = 40, beside = 6): boolean {
  const [low, high] = axis === 'x' ? [x, x + w] : [y, y + h];
  const [from, to] = axis === 'x' ? [y, y + h] : [x, x + w];
  return at > low - ahead && at < high + ahead && to > lo - beside && from < hi + beside;
}
