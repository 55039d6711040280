import type { Rect, ZoneType } from './tile.ts';
import type { Rotation, Segment } from './turn.ts';

/** A number of a zone on a board, from 0. */
export type Zone = number;
/** A number of a door on a board, from 0 in the order of the mission. */
export type Door = number;

/** The map of a mission, worked out once from its tiles: what lies where and what joins what. */
export interface Board {
  /** Size in tiles. */
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly BoardTile[];
  readonly zones: readonly BoardZone[];
  readonly doors: readonly BoardDoor[];
  /** Pairs of zones between which one can walk, some only while a door is open. S1-MOVE-01, S1-MOVE-02 */
  readonly links: readonly Link[];
  /** What lies between two zones, to be drawn: walls, openings, lines, fences; `b` is -1 at the end of the board. */
  readonly borders: readonly Border[];
  readonly manholes: readonly Manhole[];
  readonly beds: readonly Bed[];
  /** Who sees whom, and behind which doors. S1-SIGHT-01 to S1-SIGHT-06 */
  readonly sights: readonly Sight[];
  /** Where those are who fly: a zone that joins no other, on boards with a helicopter; else -1. RM-HELI-15 */
  readonly air: Zone;
  /** Ground that a wreck covers or cuts off: nothing appears there. RM-CRASH-02 */
  readonly barren: ReadonlySet<Zone>;
  /** Zones by the place and the name they have on their tile: `B2.r1`. */
  readonly named: ReadonlyMap<string, Zone>;
}

export interface BoardTile {
  readonly id: string;
  readonly rotation: Rotation;
  readonly column: number;
  readonly row: number;
  readonly zones: readonly Zone[];
}

export interface BoardZone {
  /** As printed on our board: `4B.2`. */
  readonly label: string;
  readonly type: ZoneType;
  readonly searchable: boolean;
  readonly indoors: boolean;
  readonly drivable: boolean;
  readonly rects: readonly Rect[];
  /** Tiles it lies on. S1-ZONE-03 */
  readonly tiles: readonly number[];
  /** The building it is a room of, or -1. */
  readonly building: number;
}

export interface Link {
  readonly a: Zone;
  readonly b: Zone;
  readonly door: Door;
}

export interface BoardDoor extends Segment {
  readonly a: Zone;
  readonly b: Zone;
}

export interface Border extends Segment {
  readonly a: Zone;
  readonly b: Zone;
  readonly kind: 'wall' | 'opening' | 'line' | 'fence';
}

export interface Manhole {
  readonly zone: Zone;
  readonly tile: number;
  readonly x: number;
  readonly y: number;
}

/** A bed on a tile, from which something can crawl. RM-SCARD-12 */
export interface Bed {
  readonly zone: Zone;
  readonly tile: number;
  readonly colour: 'blue' | 'green';
}

export interface Sight {
  readonly a: Zone;
  readonly b: Zone;
  /** Zone steps along the line of sight: the range between the two. */
  readonly steps: number;
  /** Doors that have to be open. */
  readonly doors: readonly Door[];
}
