/**
 * One side of a map tile. Lengths are thousandths of its width: x goes east and y
 * south from the north-west corner of the tile as it lies unturned.
 */
export interface TileSide {
  readonly id: string;
  /** The other side of the same piece of cardboard. */
  readonly back: string;
  readonly box: TileBox;
  readonly zones: readonly TileZone[];
  /** Where one passes, or sees, from one zone to another. All other common borders are walls. */
  readonly joins: readonly Join[];
  /** What a tile shows at its four edges; the rest of an edge is wall. */
  readonly edges: Readonly<Record<Side, readonly EdgePart[]>>;
}

type TileBox = 'season1' | 'prisonOutbreak' | 'toxicCityMall' | 'rueMorgue' | 'angryNeighbors';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** West, north, east and south limit. */
export type Rect = readonly number[];

interface TileZone {
  readonly id: string;
  readonly type: ZoneType;
  readonly rects: readonly Rect[];
  /** Where the manhole cover lies, if there is one. */
  readonly manhole?: readonly number[];
  /** Where it differs from what its type says. */
  readonly searchable?: boolean;
  readonly beds?: readonly ('blue' | 'green')[];
  readonly tents?: true;
  readonly label?: string;
}

/**
 * Two zones, and the piece of their border where they meet: on the line x or y = `at`, from `lo` to `hi`. A `line` is
 * a limit between zones that stops nobody, an `opening` a gap in a wall, a `fence` is seen through but not passed.
 */
type Join = readonly [
  a: string,
  b: string,
  kind: JoinKind,
  axis: 'x' | 'y',
  at: number,
  lo: number,
  hi: number,
];
export type JoinKind = 'line' | 'opening' | 'fence';

/** `merge`: the zone goes on over the edge as one with that of the next tile; `line`: one passes, but it ends there. */
export type EdgePart = readonly [zone: string, kind: 'merge' | 'line' | 'opening', lo: number, hi: number];

export type ZoneType =
  | 'street'
  | 'room'
  | 'corridor'
  | 'yard'
  | 'passage'
  | 'camp'
  | 'helipad'
  | 'alley'
  | 'hole'
  | 'air';

/** What a kind of ground is like. S1-ZONE-01, S1-ZONE-02 */
export interface Ground {
  /** Sight goes on over any number of zones in a straight line, and cars drive here. S1-SIGHT-01 */
  readonly far: boolean;
  /** Part of a building: it is revealed by opening a door. S1-DOOR-03 */
  readonly indoors: boolean;
  readonly searchable: boolean;
  readonly drivable: boolean;
}

const OUTDOORS: Ground = { far: true, indoors: false, searchable: false, drivable: true };
const HALL: Ground = { far: true, indoors: true, searchable: false, drivable: false };

export const GROUND: Readonly<Record<ZoneType, Ground>> = {
  street: OUTDOORS,
  alley: OUTDOORS,
  room: { far: false, indoors: true, searchable: true, drivable: false },
  corridor: HALL,
  passage: HALL,
  yard: { ...OUTDOORS, drivable: false },
  camp: OUTDOORS,
  helipad: { ...OUTDOORS, drivable: false },
  hole: { far: false, indoors: true, searchable: false, drivable: false },
  air: { far: false, indoors: false, searchable: false, drivable: false },
};

/** Side of a tile in units of the board. */
export const TILE = 1000;
