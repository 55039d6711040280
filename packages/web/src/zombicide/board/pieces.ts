import type { SurvivorView, ZombicideView } from '@holdout/zombicide';
import type { Box } from './plan.ts';
import { type Arrangement, arrange } from './slots.ts';

/** Something that stands in a zone. */
type Piece =
  | { readonly t: 'survivor'; readonly survivor: SurvivorView }
  | { readonly t: 'zombie'; readonly kind: string; readonly n: number; readonly key: string };

/** Kinds in the order in which they are drawn. */
export const KIND_ORDER = [
  'a-bomb',
  'abomination',
  'skinner-fatty',
  'fatty',
  'skinner-runner',
  'runner',
  'skinner-walker',
  'walker',
  'crawler',
] as const;
/** More zombies than this stand as one figure of each kind with a number. */
const MOST_SINGLE = 7;

export interface ZonePieces {
  readonly pieces: readonly Piece[];
  readonly arrangement: Arrangement;
  /** Numbers of the cars here, and where the first of them stands. */
  readonly cars: readonly number[];
  readonly carBox: Box | null;
}

const CAR = { w: 250, h: 126 };
const HELICOPTER = { w: 380, h: 200 };
/** Cars take no more of a zone’s height than this: there has to be room for those who stand beside them. */
const CARS_SHARE = 0.5;

export const zoneNumber = (word: string): number => Number(word.slice(1)) - 1;
/** Whether a word from outside names one of so many zones. */
export const isZone = (word: string, zones: number): boolean =>
  /^z[1-9]\d{0,3}$/.test(word) && zoneNumber(word) < zones;
export const zoneWord = (zone: number): string => `z${zone + 1}`;

/** Where a survivor is on the map: who flies is where the helicopter is. RM-HELI-15 */
export const groundZone = (view: ZombicideView, { car, zone }: SurvivorView): string | null =>
  car === null ? zone : (view.cars[zoneNumber(car)]?.zone ?? zone);

/** What stands in a zone and where. Survivors who sit in a car are shown on the car. */
export function piecesIn(view: ZombicideView, zone: number, area: Box): ZonePieces {
  const word = zoneWord(zone);
  const cars = view.cars.flatMap((car, i) => (car.zone === word ? [i] : []));
  const flies = cars.some((car) => view.cars[car].kind === 'helicopter');
  const carBox = cars.length === 0 ? null : carPlace(area, cars.length, flies ? HELICOPTER : CAR);
  const room = carBox
    ? { ...area, y: carBox.y + carBox.h, h: area.h - (carBox.y + carBox.h - area.y) }
    : area;
  const people = view.survivors
    .filter((survivor) => survivor.zone === word && survivor.car === null)
    .map((survivor) => ({ t: 'survivor' as const, survivor }));
  const pieces = [...people, ...zombiesOf(view.zones[zone].zombies)];
  return { pieces, arrangement: arrange(room, pieces.length), cars, carBox };
}

function carPlace(area: Box, count: number, car: { readonly w: number; readonly h: number }): Box {
  const tallest = (area.h * CARS_SHARE) / count;
  const w = Math.min(car.w, area.w - 40, (tallest * car.w) / car.h);
  const h = (w * car.h) / car.w;
  return { x: area.x + (area.w - w) / 2, y: area.y + 10, w, h: h * count + 8 };
}

function zombiesOf(zombies: Readonly<Record<string, number>>): Piece[] {
  const total = Object.values(zombies).reduce((sum, n) => sum + n, 0);
  return KIND_ORDER.flatMap((kind): Piece[] => {
    const n = zombies[kind] ?? 0;
    if (n === 0) return [];
    if (total > MOST_SINGLE) return [{ t: 'zombie', kind, n, key: kind }];
    return Array.from({ length: n }, (_, i) => ({ t: 'zombie', kind, n: 1, key: `${kind}${i}` }));
  });
}
