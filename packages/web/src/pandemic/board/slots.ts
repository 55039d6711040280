import type { CityOnMap, Point } from './geometry.ts';

/** Where pieces lie around the node of a city. */
type CubeSlot = 'right' | 'left' | 'above' | 'below' | 'upRight' | 'upLeft' | 'downRight' | 'downLeft';
type PawnSlot = 'above' | 'below' | 'left' | 'right';

/**
 * Places of cubes and pawns where the usual ones, right and above, would cover a name or another city. Chosen so that
 * nodes, names in all languages and full tags overlap least on a map of ordinary size.
 */
const SLOTS: Readonly<Record<string, readonly [CubeSlot, PawnSlot]>> = {
  'san-francisco': ['right', 'left'],
  chicago: ['left', 'above'],
  montreal: ['left', 'above'],
  'new-york': ['right', 'left'],
  atlanta: ['left', 'above'],
  washington: ['below', 'left'],
  london: ['left', 'below'],
  essen: ['upRight', 'left'],
  paris: ['above', 'left'],
  madrid: ['left', 'above'],
  milan: ['above', 'left'],
  'st-petersburg': ['left', 'above'],
  'los-angeles': ['below', 'above'],
  'mexico-city': ['right', 'left'],
  miami: ['left', 'below'],
  bogota: ['left', 'above'],
  lima: ['left', 'above'],
  santiago: ['left', 'above'],
  'sao-paulo': ['left', 'above'],
  khartoum: ['upLeft', 'below'],
  istanbul: ['above', 'below'],
  moscow: ['below', 'left'],
  cairo: ['left', 'below'],
  baghdad: ['above', 'left'],
  karachi: ['upLeft', 'right'],
  riyadh: ['above', 'left'],
  mumbai: ['upRight', 'left'],
  delhi: ['left', 'right'],
  kolkata: ['above', 'left'],
  bangkok: ['upRight', 'left'],
  jakarta: ['left', 'below'],
  'hong-kong': ['downRight', 'above'],
  manila: ['left', 'above'],
  sydney: ['left', 'above'],
  shanghai: ['upLeft', 'right'],
  beijing: ['below', 'above'],
  seoul: ['below', 'left'],
  tokyo: ['below', 'left'],
  osaka: ['downRight', 'left'],
  taipei: ['downRight', 'left'],
};

const cubeSlot = (city: string): CubeSlot => SLOTS[city]?.[0] ?? 'right';
const pawnSlot = (city: string): PawnSlot => SLOTS[city]?.[1] ?? 'above';

/** How far the first pawn of each slot stands from the node, and in which direction the others follow. */
const PAWNS: Readonly<Record<PawnSlot, Point & { readonly grows: number }>> = {
  above: { x: 0, y: -36, grows: 0 },
  below: { x: 0, y: 37, grows: 0 },
  left: { x: -36, y: -4, grows: -1 },
  right: { x: 36, y: -4, grows: 1 },
};
const PAWN_SPACING = 30;

/** Where the i-th of `n` pawns of a city stands. */
export function pawnPlace(city: string, i: number, n: number): Point {
  const { x, y, grows } = PAWNS[pawnSlot(city)];
  const shift = grows === 0 ? i - (n - 1) / 2 : i * grows;
  return { x: x + shift * PAWN_SPACING, y };
}

const FROM_NODE = 19;
const DIAGONAL = 10;

/** Upper left corner of the tags of cubes. */
export function cubePlace(city: string, width: number, height: number): Point {
  const slot = cubeSlot(city);
  const level = { x: sideOf(slot, width, FROM_NODE), y: -height / 2 };
  if (slot === 'left' || slot === 'right') return level;
  const up = slot === 'above' || slot.startsWith('up');
  const diagonal = slot !== 'above' && slot !== 'below';
  return {
    x: diagonal ? sideOf(slot, width, DIAGONAL) : -width / 2,
    y: (up ? -1 : 1) * (diagonal ? 22 : 31) - height / 2,
  };
}

const sideOf = (slot: CubeSlot, width: number, distance: number): number =>
  slot.toLowerCase().endsWith('left') ? -distance - width : distance;

const CORNERS: readonly Point[] = [
  { x: -1, y: 1 },
  { x: 1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

/** The corner of the node where a research station covers least: of the name, of cubes, of pawns. */
export function stationPlace(city: CityOnMap): Point {
  const [best] = cornersOf(city);
  return { x: best.x * 18, y: best.y * 13 };
}

/** The same for a note that the bio-terrorist was seen there; with a station the next best one. */
export function sightingPlace(city: CityOnMap, station: boolean): Point {
  const [best, next] = cornersOf(city);
  const corner = station ? next : best;
  return { x: corner.x * 26, y: corner.y * 20 };
}

/** The corners of a node, that where a piece covers least first. */
function cornersOf(city: CityOnMap): readonly [Point, Point] {
  const covered = (corner: Point): number =>
    4 * Number(meets(corner, nameSide(city))) +
    3 * Number(meets(corner, sideOfSlot(cubeSlot(city.id)))) +
    Number(meets(corner, sideOfSlot(pawnSlot(city.id))));
  const [best, next] = [...CORNERS].sort((a, b) => covered(a) - covered(b));
  return [best, next];
}

/** Whether a corner lies towards a side; a side of 0 is neither left nor right, or neither up nor down. */
const meets = (corner: Point, side: Point): boolean =>
  (side.x === 0 || side.x === corner.x) && (side.y === 0 || side.y === corner.y);

function nameSide({ x, y, label }: CityOnMap): Point {
  const dy = label.y - y;
  const beside = Math.abs(dy) <= 10;
  const middle = label.anchor === 'middle';
  return { x: middle ? 0 : Math.sign(label.x - x), y: beside ? 0 : Math.sign(dy) };
}

function sideOfSlot(slot: CubeSlot | PawnSlot): Point {
  const word = slot.toLowerCase();
  const up = word === 'above' || word.startsWith('up');
  const down = word === 'below' || word.startsWith('down');
  return {
    x: word.endsWith('left') ? -1 : word.endsWith('right') ? 1 : 0,
    y: up ? -1 : down ? 1 : 0,
  };
}
