import { type Board, type BoardZone, type Border, TILE } from '@holdout/zombicide/map';
import { type BedPlan, bedsOf, furnitureOf, lockersOf } from './furnish.ts';
import { type GroundKind, groundOf } from './ground.ts';
import { outlineOf } from './outline.ts';

/** A rectangle to draw: west and north edge, width and height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A stripe of zebra crossing or a strip of pavement. */
interface Strip extends Box {
  readonly axis: 'x' | 'y';
}

interface ZonePlan {
  readonly zone: number;
  readonly boxes: readonly Box[];
  /** Where its pieces stand: the largest rectangle in it. */
  readonly area: Box;
  /** Outline of all its rectangles, as a path. */
  readonly path: string;
  readonly kind: GroundKind;
  /** Which of the floors a room has. */
  readonly floor: number;
}

/** Everything of a map that never changes, worked out once for drawing. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly zones: readonly ZonePlan[];
  readonly pavements: readonly Strip[];
  readonly crossings: readonly Strip[];
  readonly lanes: readonly string[];
  readonly walls: readonly Border[];
  readonly sills: readonly Border[];
  readonly furniture: readonly Box[];
  readonly lockers: readonly Box[];
  readonly beds: readonly BedPlan[];
  readonly fences: readonly Border[];
  readonly stairs: readonly StairPlan[];
  /** Everything that a wreck covers. */
  readonly wreck: Box | null;
}

/** Stairs over a border: their middle, and whether one climbs them from west to east. */
interface StairPlan {
  readonly x: number;
  readonly y: number;
  readonly across: boolean;
}

/** What a mission builds on its map, by numbers of zones. */
export interface Buildings {
  readonly stairs: readonly (readonly [number, number])[];
  readonly wreck: readonly number[];
}

const NOTHING: Buildings = { stairs: [], wreck: [] };

const FLOORS = 4;
const PAVEMENT = 34;
const CROSSING = 58;

const boxOf = ([x1, y1, x2, y2]: readonly number[]): Box => ({ x: x1, y: y1, w: x2 - x1, h: y2 - y1 });

/** The path of a stretch of border. */
export const lineOf = ({ axis, at, lo, hi }: Pick<Border, 'axis' | 'at' | 'lo' | 'hi'>): string =>
  axis === 'x' ? `M${at} ${lo}V${hi}` : `M${lo} ${at}H${hi}`;

export const middleOf = ({ x, y, w, h }: Box): { readonly x: number; readonly y: number } => ({
  x: x + w / 2,
  y: y + h / 2,
});

const area = ({ w, h }: Box): number => w * h;

export function planOf(board: Board, buildings: Buildings = NOTHING): Plan {
  // The air is on no tile: nothing of it is drawn.
  const zones = board.zones.flatMap((zone, number) =>
    zone.type === 'air' ? [] : [zonePlan(board, zone, number)],
  );
  const wreck = zones.filter(({ zone }) => buildings.wreck.includes(zone)).flatMap(({ boxes }) => boxes);
  return {
    width: board.columns * TILE,
    height: board.rows * TILE,
    zones,
    pavements: pavementsOf(board),
    crossings: board.borders.filter((border) => isCrossing(board, border)).map(crossingOf),
    lanes: zones.flatMap((zone) => laneOf(zone)),
    walls: board.borders.filter(({ kind }) => kind === 'wall'),
    sills: board.borders.filter(({ kind }) => kind === 'opening'),
    furniture: zones.flatMap((zone) => furnitureOf(board, zone)),
    lockers: zones.flatMap((zone) => lockersOf(board, zone)),
    beds: zones.flatMap((zone) => bedsOf(board, zone)),
    fences: board.borders.filter(({ kind }) => kind === 'fence'),
    stairs: buildings.stairs.map((pair) => stairOf(board, zones, pair)),
    wreck: wreck.length > 0 ? around(wreck) : null,
  };
}

function zonePlan(board: Board, zone: BoardZone, number: number): ZonePlan {
  const boxes = zone.rects.map(boxOf);
  return {
    zone: number,
    boxes,
    area: largest(boxes),
    path: outlineOf(boxes),
    kind: groundOf(board, number),
    floor: (zone.building * 2 + number) % FLOORS,
  };
}

/** The whole zone if its pieces make one rectangle, else its largest piece grown by those that fit beside it. */
function largest(boxes: readonly Box[]): Box {
  const all = around(boxes);
  const filled = boxes.reduce((sum, box) => sum + area(box), 0);
  if (Math.abs(filled - area(all)) < area(all) * 0.02) return all;
  let best = boxes.reduce((most, box) => (area(box) > area(most) ? box : most));
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length; j++) {
      const both = around([boxes[i], boxes[j]]);
      const full = Math.abs(area(boxes[i]) + area(boxes[j]) - area(both)) < area(both) * 0.02;
      if (full && area(both) > area(best)) best = both;
    }
  }
  return best;
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

const isStreet = (board: Board, zone: number): boolean =>
  zone >= 0 && ['street', 'alley'].includes(board.zones[zone].type);

/** In the middle of the longest border of the two zones; between them, if they have none. */
function stairOf(board: Board, zones: readonly ZonePlan[], [a, b]: readonly [number, number]): StairPlan {
  const [border] = board.borders
    .filter((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a))
    .sort((one, other) => other.hi - other.lo - (one.hi - one.lo));
  if (border) {
    const middle = (border.lo + border.hi) / 2;
    const across = border.axis === 'x';
    return across ? { x: border.at, y: middle, across } : { x: middle, y: border.at, across };
  }
  const [from, to] = [a, b].map((zone) => middleOf(zones[zone].area));
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, across: true };
}

/** A strip along every wall that a street ends at, on the street’s side. */
function pavementsOf(board: Board): Strip[] {
  return board.borders.flatMap((border) => {
    const { a, b, kind, axis, at, lo, hi } = border;
    if (kind !== 'wall') return [];
    return [a, b].flatMap((zone) => {
      if (!isStreet(board, zone)) return [];
      const low = liesBefore(board, zone, axis, at, lo, hi);
      const from = low ? at - PAVEMENT : at;
      const strip =
        axis === 'x'
          ? { x: from, y: lo, w: PAVEMENT, h: hi - lo }
          : { x: lo, y: from, w: hi - lo, h: PAVEMENT };
      return [{ ...strip, axis }];
    });
  });
}

/** Whether a zone lies on the lower side of a border. */
function liesBefore(
  board: Board,
  zone: number,
  axis: 'x' | 'y',
  at: number,
  lo: number,
  hi: number,
): boolean {
  return board.zones[zone].rects.some(([x1, y1, x2, y2]) => {
    const [end, from, to] = axis === 'x' ? [x2, y1, y2] : [y2, x1, x2];
    return Math.abs(end - at) < 15 && from < hi && to > lo;
  });
}

const isCrossing = (board: Board, { a, b, kind }: Border): boolean =>
  kind === 'line' && isStreet(board, a) && isStreet(board, b);

function crossingOf({ axis, at, lo, hi }: Border): Strip {
  const half = CROSSING / 2;
  return axis === 'x'
    ? { axis, x: at - half, y: lo, w: CROSSING, h: hi - lo }
    : { axis, x: lo, y: at - half, w: hi - lo, h: CROSSING };
}

/** A dashed line down the middle of a street that is longer than wide. */
function laneOf({ kind, area: { x, y, w, h } }: ZonePlan): string[] {
  if (kind !== 'street') return [];
  if (w > h * 1.15 || (w < 420 && h <= 320 && w > h)) return [`M${x + 60} ${y + h / 2}H${x + w - 60}`];
  if (h > w * 1.15) return [`M${x + w / 2} ${y + 60}V${y + h - 60}`];
  return [];
}
