import { InputError } from '@holdout/kernel';
import type { Bed } from './board.ts';
import {
  type EdgePart,
  GROUND,
  type JoinKind,
  type Rect,
  SIDES,
  type Side,
  TILE,
  type TileSide,
  type ZoneType,
} from './tile.ts';
import { tileCalled } from './tiles/index.ts';
import {
  edgeSegment,
  placeRect,
  placeSegment,
  ROTATIONS,
  type Rotation,
  type Segment,
  turnSide,
} from './turn.ts';

/** A tile in its place. */
interface PlacedTile {
  readonly id: string;
  readonly side: TileSide;
  readonly rotation: Rotation;
  readonly column: number;
  readonly row: number;
}

/** The part of a zone that lies on one tile. */
interface Cell {
  /** Place of the tile and name of the zone on it: `B2.r1`. */
  readonly name: string;
  readonly tile: number;
  readonly type: ZoneType;
  readonly searchable: boolean;
  readonly rects: readonly Rect[];
  readonly manhole: readonly number[] | undefined;
  readonly beds: readonly Bed['colour'][];
}

/** A rectangle of a cell: sight goes from one to the next. */
export interface Node {
  readonly cell: number;
  readonly rect: Rect;
}

/**
 * Where two cells meet and something passes. `merge`: they are one zone there. `slip`: streets of two tiles whose zones
 * do not end at quite the same place, as at the camp: there is no wall, but no way either.
 */
export interface Passage extends Segment {
  readonly a: number;
  readonly b: number;
  readonly kind: JoinKind | 'merge' | 'slip' | 'door';
  readonly door: number;
}

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly PlacedTile[];
  readonly cells: readonly Cell[];
  readonly nodes: readonly Node[];
  readonly cellAt: (tile: number, zone: string) => number;
  readonly merge: (a: number, b: number) => void;
  /** Any one cell of the zone that a cell belongs to. */
  readonly root: (cell: number) => number;
}

const LEAST_OVERLAP = 30;
/** Share of the shorter of two street ends that has to lie at the other for the two to be one street. */
const MOST_OF_IT = 0.5;

/** `B2`: the column as a letter, the row as a number. */
export const placeName = (column: number, row: number): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`;

/** @throws InputError naming the place: an unknown tile, a rotation that is none, a row of another length, no tile. */
export function layOut(rows: readonly (readonly (string | null)[])[]): Layout {
  const tiles = placeTiles(rows);
  const cells: Cell[] = [];
  const index = new Map<string, number>();
  tiles.forEach(({ side, rotation, column, row }, tile) => {
    for (const zone of side.zones) {
      const name = `${placeName(column, row)}.${zone.id}`;
      index.set(name, cells.length);
      cells.push({
        name,
        tile,
        type: zone.type,
        searchable: zone.searchable ?? GROUND[zone.type].searchable,
        rects: zone.rects.map((rect) => placeRect(rect, rotation, column * TILE, row * TILE)),
        manhole: zone.manhole,
        beds: zone.beds ?? [],
      });
    }
  });
  const nodes = cells.flatMap((cell, i) => cell.rects.map((rect) => ({ cell: i, rect })));
  const parent = cells.map((_, i) => i);
  const root = (cell: number): number => (parent[cell] === cell ? cell : root(parent[cell]));
  return {
    columns: Math.max(...rows.map((row) => row.length)),
    rows: rows.length,
    tiles,
    cells,
    nodes,
    cellAt: (tile, zone) => index.get(`${placeName(tiles[tile].column, tiles[tile].row)}.${zone}`) as number,
    merge: (a, b) => {
      parent[Math.max(root(a), root(b))] = Math.min(root(a), root(b));
    },
    root,
  };
}

function placeTiles(rows: readonly (readonly (string | null)[])[]): PlacedTile[] {
  const uneven = rows.findIndex((row) => row.length !== rows[0].length);
  if (uneven > 0) {
    const [found, of] = [rows[uneven].length, rows[0].length];
    throw new InputError('mission.row', `map.tiles[${uneven}]`, { found, of });
  }
  const tiles = rows.flatMap((entries, row) =>
    entries.flatMap((entry, column) => (entry === null ? [] : [readPlace(entry, column, row)])),
  );
  if (tiles.length === 0) throw new InputError('mission.noTiles', 'map.tiles');
  return tiles;
}

function readPlace(entry: string, column: number, row: number): PlacedTile {
  const [id, degrees = '0'] = entry.split('@');
  const path = `map.tiles[${row}][${column}]`;
  const side = tileCalled(id);
  if (!side) throw new InputError('mission.tile', path, { found: id });
  const rotation = ROTATIONS.find((known) => String(known) === degrees);
  if (rotation === undefined) throw new InputError('mission.rotation', path, { found: degrees });
  return { id, side, rotation, column, row };
}

/** Everything that joins cells: on a tile, and over the edges of tiles that lie side by side. Merges street zones. */
export function joinTiles(layout: Layout): Passage[] {
  const passages: Passage[] = [];
  layout.tiles.forEach(({ side, rotation, column, row }, tile) => {
    for (const [a, b, kind, axis, at, lo, hi] of side.joins) {
      const segment = placeSegment({ axis, at, lo, hi }, rotation, column * TILE, row * TILE);
      passages.push({ a: layout.cellAt(tile, a), b: layout.cellAt(tile, b), kind, door: -1, ...segment });
    }
  });
  layout.tiles.forEach((first, i) => {
    layout.tiles.forEach((second, j) => {
      const east = second.column === first.column + 1 && second.row === first.row;
      const south = second.row === first.row + 1 && second.column === first.column;
      if (east) passages.push(...joinEdges(layout, i, 'E', j, 'W'));
      if (south) passages.push(...joinEdges(layout, i, 'S', j, 'N'));
    });
  });
  for (const { a, b, kind } of passages) if (kind === 'merge') layout.merge(a, b);
  return passages;
}

interface Part extends Segment {
  readonly cell: number;
  readonly kind: EdgePart[1];
}

/** What a placed tile shows on one side of the board. */
function partsAt(layout: Layout, tile: number, facing: Side): Part[] {
  const { side, rotation, column, row } = layout.tiles[tile];
  const own = SIDES.find((name) => turnSide(name, rotation) === facing) as Side;
  return side.edges[own].map(([zone, kind, lo, hi]) => ({
    cell: layout.cellAt(tile, zone),
    kind,
    ...placeSegment(edgeSegment(own, lo, hi), rotation, column * TILE, row * TILE),
  }));
}

function joinEdges(layout: Layout, i: number, sideI: Side, j: number, sideJ: Side): Passage[] {
  const passages: Passage[] = [];
  for (const p of partsAt(layout, i, sideI)) {
    for (const q of partsAt(layout, j, sideJ)) {
      const [lo, hi] = [Math.max(p.lo, q.lo), Math.min(p.hi, q.hi)];
      const gaps = [p, q].filter((part) => part.kind === 'opening').length;
      // A gap in the wall of one tile that meets none of the other is closed.
      if (hi - lo < LEAST_OVERLAP || gaps === 1) continue;
      passages.push({
        a: p.cell,
        b: q.cell,
        kind: kindOver(p, q, hi - lo),
        axis: p.axis,
        at: p.at,
        lo,
        hi,
        door: -1,
      });
    }
  }
  return passages;
}

function kindOver(p: Part, q: Part, width: number): Passage['kind'] {
  if (p.kind === 'opening') return 'opening';
  if (width < MOST_OF_IT * Math.min(p.hi - p.lo, q.hi - q.lo)) return 'slip';
  return p.kind === 'merge' && q.kind === 'merge' ? 'merge' : 'line';
}
