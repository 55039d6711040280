import { InputError } from '@holdout/kernel';
import type { Bed, Board, BoardDoor, BoardTile, BoardZone, Border, Link, Manhole, Zone } from './board.ts';
import { joinTiles, type Layout, layOut, type Node, type Passage } from './layout.ts';
import { sightsOf } from './sight.ts';
import { GROUND, TILE } from './tile.ts';
import { placePoint, type Segment } from './turn.ts';
import { wallsOf } from './walls.ts';
import { barrenOf } from './wreck.ts';

/** A door of a mission: the two zones it lies between, by name, and where on their common wall if that matters. */
export interface DoorPlace {
  readonly between: readonly [string, string];
  /** Its middle, in tile widths from the north-west corner of the board. */
  readonly at?: readonly number[] | undefined;
}

/** What the compiler needs of a mission. */
export interface MapPlan {
  /** Rows of tiles from north to south: `4B@90`, or null where none lies. */
  readonly tiles: readonly (readonly (string | null)[])[];
  readonly doors: readonly DoorPlace[];
  /** Pairs of zones that stairs join. RM-PAD-03 */
  readonly stairs?: readonly (readonly [string, string])[] | undefined;
  /** Zones with tents: nobody sees in, out or through. RM-TENT-05 */
  readonly tents?: readonly string[] | undefined;
  /** Zones that a wreck covers. RM-CRASH-01 */
  readonly wreck?: readonly string[] | undefined;
  /** Something can fly over the board. */
  readonly flies?: boolean | undefined;
}

const DOOR_WIDTH = 120;

/**
 * The board of a mission.
 *
 * @throws InputError naming the tile or door that does not fit.
 */
export function compileBoard(plan: MapPlan): Board {
  const layout = layOut(plan.tiles);
  const joins = joinTiles(layout);
  const zoneOf = numberZones(layout);
  const walls = wallsOf(layout, joins, zoneOf);
  const named = new Map(layout.cells.map((cell, i) => [cell.name, zoneOf[i]]));
  const doors = plan.doors.map((door, i) => placeDoor(door, `doors[${i}]`, named, walls, joins, zoneOf));
  const zonesAt = (names: readonly string[], path: string): ReadonlySet<Zone> =>
    new Set(names.map((name, i) => zoneCalled(named, name, `${path}[${i}]`)));
  const wreck = zonesAt(plan.wreck ?? [], 'wreck');
  const tents = zonesAt(plan.tents ?? [], 'tents');
  const whole = openPassages(layout, joins, doors, zoneOf);
  const passages = whole.filter(({ a, b }) => !wreck.has(zoneOf[a]) && !wreck.has(zoneOf[b]));
  const stairs = stairsOf(plan.stairs ?? [], named);
  const links = linksOf(passages, zoneOf, stairs);
  const ground = describeZones(layout, zoneOf, links, tents);
  const zones = plan.flies ? [...ground, AIR] : ground;
  const barren = barrenOf(links, linksOf(whole, zoneOf, stairs), ground.length, wreck);
  return {
    columns: layout.columns,
    rows: layout.rows,
    tiles: layout.tiles.map(({ id, rotation, column, row }, tile) =>
      tileOf(id, rotation, column, row, tile, layout, zoneOf),
    ),
    zones,
    doors,
    links,
    borders: [...bordersOf(joins, zoneOf), ...walls],
    manholes: manholesOf(layout, zoneOf).filter(({ zone }) => !barren.has(zone)),
    beds: bedsOf(layout, zoneOf).filter(({ zone }) => !barren.has(zone)),
    sights: sightsOf(layout.nodes, passages, zoneOf, ground, tents),
    air: plan.flies ? ground.length : -1,
    barren,
    named,
  };
}

/** Nothing leads there, and it lies on no tile. */
const AIR: BoardZone = {
  label: 'air',
  type: 'air',
  ...GROUND.air,
  rects: [],
  tiles: [],
  building: -1,
};

function zoneCalled(named: ReadonlyMap<string, Zone>, name: string, path: string): Zone {
  const zone = named.get(name);
  if (zone === undefined) throw new InputError('mission.zone', path, { found: name });
  return zone;
}

/** Stairs lead over a fence, or wherever a mission has some. RM-PAD-03, RM-PAD-06 */
const stairsOf = (pairs: readonly (readonly [string, string])[], named: ReadonlyMap<string, Zone>): Link[] =>
  pairs.map((pair, i) => {
    const [a, b] = pair.map((name, j) => zoneCalled(named, name, `stairs[${i}][${j}]`));
    return { a: Math.min(a, b), b: Math.max(a, b), door: -1 };
  });

function tileOf(
  id: string,
  rotation: BoardTile['rotation'],
  column: number,
  row: number,
  tile: number,
  layout: Layout,
  zoneOf: readonly Zone[],
): BoardTile {
  const zones = layout.cells.flatMap((cell, i) => (cell.tile === tile ? [zoneOf[i]] : []));
  return { id, rotation, column, row, zones: [...new Set(zones)] };
}

/** Zones are numbered as one reads: tile after tile, on a tile from its north-west corner. */
function numberZones({ cells, root }: Layout): Zone[] {
  const order = cells
    .map((cell, i) => ({ i, tile: cell.tile, x: cell.rects[0][0], y: cell.rects[0][1] }))
    .sort((a, b) => a.tile - b.tile || a.y - b.y || a.x - b.x);
  const numbers = new Map<number, Zone>();
  for (const { i } of order) if (!numbers.has(root(i))) numbers.set(root(i), numbers.size);
  return cells.map((_, i) => numbers.get(root(i)) as Zone);
}

function placeDoor(
  { between, at }: DoorPlace,
  path: string,
  named: ReadonlyMap<string, Zone>,
  walls: readonly Border[],
  joins: readonly Passage[],
  zoneOf: readonly Zone[],
): BoardDoor {
  const [a, b] = between.map((name, i) => zoneCalled(named, name, `${path}.between[${i}]`));
  const gaps = joins
    .filter((join) => join.kind === 'opening')
    .map((join) => ({ ...join, a: zoneOf[join.a], b: zoneOf[join.b] }));
  const pieces = [...walls, ...gaps].filter((piece) => samePair(piece.a, piece.b, a, b));
  if (pieces.length === 0) throw new InputError('mission.noWall', path, { a: between[0], b: between[1] });
  const wanted = at ? [at[0] * TILE, at[1] * TILE] : null;
  const piece = wanted ? nearest(pieces, wanted) : longest(pieces);
  const along = wanted ? wanted[piece.axis === 'x' ? 1 : 0] : (piece.lo + piece.hi) / 2;
  const half = Math.min(DOOR_WIDTH, piece.hi - piece.lo) / 2;
  const middle = Math.round(Math.min(Math.max(along, piece.lo + half), piece.hi - half));
  return {
    a,
    b,
    axis: piece.axis,
    at: piece.at,
    lo: middle - Math.floor(half),
    hi: middle + Math.floor(half),
  };
}

const samePair = (a: number, b: number, c: number, d: number): boolean =>
  (a === c && b === d) || (a === d && b === c);

const longest = <S extends Segment>(pieces: readonly S[]): S =>
  pieces.reduce((best, piece) => (piece.hi - piece.lo > best.hi - best.lo ? piece : best));

function nearest<S extends Segment>(pieces: readonly S[], [x, y]: readonly number[]): S {
  const away = ({ axis, at, lo, hi }: Segment): number => {
    const [across, along] = axis === 'x' ? [x, y] : [y, x];
    return Math.hypot(across - at, Math.max(lo - along, 0, along - hi));
  };
  return pieces.reduce((best, piece) => (away(piece) < away(best) ? piece : best));
}

/** Ways from one piece of ground to the next: what the tiles join, without openings that a door closes, and doors. */
function openPassages(
  { cells, nodes }: Layout,
  joins: readonly Passage[],
  doors: readonly BoardDoor[],
  zoneOf: readonly Zone[],
): Passage[] {
  const closed = (join: Passage): boolean =>
    join.kind === 'opening' && doors.some((door) => samePair(door.a, door.b, zoneOf[join.a], zoneOf[join.b]));
  const cellsAt = (zone: Zone): number[] => cells.flatMap((_, i) => (zoneOf[i] === zone ? [i] : []));
  const viaDoors = doors.map((door, number): Passage => {
    const { axis, at, lo, hi } = door;
    const a = cellsAt(door.a).find((cell) => touches(nodes, cell, door)) ?? cellsAt(door.a)[0];
    const b = cellsAt(door.b).find((cell) => touches(nodes, cell, door)) ?? cellsAt(door.b)[0];
    return { a, b, kind: 'door', axis, at, lo, hi, door: number };
  });
  return [...joins.filter((join) => join.kind !== 'slip' && !closed(join)), ...viaDoors];
}

const SLACK = 12;
/** What only touches the end of a wall does not lie at it. */
const LEAST_WAY = 30;

function touches(nodes: readonly Node[], cell: number, { axis, at, lo, hi }: Segment): boolean {
  return nodes.some(({ cell: of, rect: [x1, y1, x2, y2] }) => {
    if (of !== cell) return false;
    const [across, along] =
      axis === 'x'
        ? [
            [x1, x2],
            [y1, y2],
          ]
        : [
            [y1, y2],
            [x1, x2],
          ];
    return (
      across.some((edge) => Math.abs(edge - at) <= SLACK) &&
      Math.min(along[1], hi) - Math.max(along[0], lo) >= LEAST_WAY
    );
  });
}

/** One walks where something joins two zones that is no fence. */
function linksOf(passages: readonly Passage[], zoneOf: readonly Zone[], stairs: readonly Link[]): Link[] {
  const links = new Map<string, Link>(stairs.map((link) => [`${link.a}/${link.b}/-1`, link]));
  for (const { a, b, kind, door } of passages) {
    const [from, to] = [zoneOf[a], zoneOf[b]].sort((x, y) => x - y);
    if (from === to || kind === 'fence') continue;
    links.set(`${from}/${to}/${door}`, { a: from, b: to, door });
  }
  return [...links.values()].sort((p, q) => p.a - q.a || p.b - q.b || p.door - q.door);
}

function bordersOf(joins: readonly Passage[], zoneOf: readonly Zone[]): Border[] {
  return joins.flatMap(({ a, b, kind, axis, at, lo, hi }) => {
    if (kind === 'merge' || kind === 'slip' || kind === 'door' || zoneOf[a] === zoneOf[b]) return [];
    return [{ a: zoneOf[a], b: zoneOf[b], kind, axis, at, lo, hi }];
  });
}

function describeZones(
  layout: Layout,
  zoneOf: readonly Zone[],
  links: readonly Link[],
  tents: ReadonlySet<Zone>,
): BoardZone[] {
  const count = Math.max(...zoneOf) + 1;
  const building = buildingsOf(layout, zoneOf, links, count);
  const perTile = new Map<number, number>();
  return Array.from({ length: count }, (_, zone) => {
    const cells = layout.cells.filter((_, i) => zoneOf[i] === zone);
    const [first] = cells;
    const number = (perTile.get(first.tile) ?? 0) + 1;
    perTile.set(first.tile, number);
    const ground = GROUND[first.type];
    return {
      label: `${layout.tiles[first.tile].id}.${number}`,
      type: first.type,
      searchable: first.searchable,
      indoors: ground.indoors,
      // RM-TENT-06
      drivable: ground.drivable && !tents.has(zone),
      rects: cells.flatMap((cell) => cell.rects),
      tiles: [...new Set(cells.map((cell) => cell.tile))].sort((a, b) => a - b),
      building: building[zone],
    };
  });
}

/** Rooms that are joined, also through doors between rooms, are one building. */
function buildingsOf(
  layout: Layout,
  zoneOf: readonly Zone[],
  links: readonly Link[],
  count: number,
): number[] {
  const indoors = Array.from(
    { length: count },
    (_, zone) => GROUND[layout.cells[zoneOf.indexOf(zone)].type].indoors,
  );
  const building = indoors.map(() => -1);
  let number = 0;
  indoors.forEach((inside, zone) => {
    if (!inside || building[zone] >= 0) return;
    const queue = [zone];
    building[zone] = number;
    for (const at of queue) {
      for (const { a, b } of links) {
        const next = a === at ? b : b === at ? a : -1;
        if (next < 0 || !indoors[next] || building[next] >= 0) continue;
        building[next] = number;
        queue.push(next);
      }
    }
    number += 1;
  });
  return building;
}

function manholesOf({ cells, tiles }: Layout, zoneOf: readonly Zone[]): Manhole[] {
  return cells.flatMap(({ manhole, tile }, i) => {
    if (!manhole) return [];
    const { rotation, column, row } = tiles[tile];
    const [x, y] = placePoint(manhole, rotation, column * TILE, row * TILE);
    return [{ zone: zoneOf[i], tile, x, y }];
  });
}

const bedsOf = ({ cells }: Layout, zoneOf: readonly Zone[]): Bed[] =>
  cells.flatMap(({ beds, tile }, i) => beds.map((colour) => ({ zone: zoneOf[i], tile, colour })));
