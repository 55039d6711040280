import { CITY_FACTS } from '@holdout/pandemic/facts';
import type { Direction } from '../../table/useMapKeys.ts';
import { CITY_LAYOUT, EDGES, WORLD } from './world.generated.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface CityOnMap extends Point {
  readonly id: string;
  readonly disease: string;
  readonly neighbours: readonly string[];
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
}

type Label = CityOnMap['label'];

/** Names that lie better elsewhere once names and pieces are drawn larger than the map. */
const LABELS: Readonly<Record<string, Label>> = {
  delhi: { x: 1186, y: 254, anchor: 'middle' },
  khartoum: { x: 909, y: 450, anchor: 'end' },
  'san-francisco': { x: 52, y: 222, anchor: 'start' },
};

/** All cities with their place on the map, from north-west to south-east: the order in which Tab would meet them. */
export const CITIES: readonly CityOnMap[] = CITY_FACTS.map(({ id, disease, neighbours }) => ({
  id,
  disease,
  neighbours,
  ...CITY_LAYOUT[id],
  ...(LABELS[id] ? { label: LABELS[id] } : {}),
}));

const BY_ID: ReadonlyMap<string, CityOnMap> = new Map(CITIES.map((city) => [city.id, city]));

export function cityOnMap(id: string): CityOnMap {
  const city = BY_ID.get(id);
  if (!city) throw new RangeError(`no city ${id} on the map`);
  return city;
}

export const isCity = (id: string): boolean => BY_ID.has(id);
export const diseaseOf = (city: string): string | null => BY_ID.get(city)?.disease ?? null;

const key = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
const WRAPPED: ReadonlySet<string> = new Set(EDGES.filter((edge) => edge.wrap).map(({ a, b }) => key(a, b)));

/** Where `to` lies as seen from `from`: across the rim of the map if their connection leaves it. */
export function seenFrom(from: CityOnMap, to: CityOnMap): Point {
  if (!WRAPPED.has(key(from.id, to.id))) return { x: to.x, y: to.y };
  return { x: to.x + (from.x < to.x ? -WORLD.width : WORLD.width), y: to.y };
}

const HEADING: Readonly<Record<Direction, number>> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
};
/** How far off its direction a connection may run and still be followed by an arrow key. */
const WIDEST = (80 * Math.PI) / 180;

/** The neighbour that lies best in this direction, or null. */
export function towards(id: string, direction: Direction): string | null {
  const from = cityOnMap(id);
  let best: string | null = null;
  let least = WIDEST;
  for (const neighbour of from.neighbours) {
    const { x, y } = seenFrom(from, cityOnMap(neighbour));
    const off = angleBetween(Math.atan2(y - from.y, x - from.x), HEADING[direction]);
    if (off >= least) continue;
    least = off;
    best = neighbour;
  }
  return best;
}

function angleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}
