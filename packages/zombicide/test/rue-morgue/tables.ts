import { waysOf } from '../../src/map/ways.ts';
import type { Mission } from '../../src/missions/schema.ts';
import { plan } from '../deal.ts';
import type { Scene, SceneOptions } from '../scene.ts';
import { mixed } from './mixed.ts';

/**
 * Four tiles of the town. The crossing in the middle lies on all of them, the street north of it on two.
 *
 * ```
 *   A1 1R                      B1 4R
 *   NW  |  N   | NE            = NW | N (manhole) | NE
 *   r1  |  r2  d1 E (manhole)  = W  d2  r1  |  r2
 *   SW  |  r3  | SE            = SW |  r3         | SE
 *   A2 2R                      B2 3R
 *   NW  |  N (manhole) | NE    = NW |  N          | NE
 *              ---- d3 ----
 *   r1  |  r2  |  r3           d4 r1 |  r2 |  r3
 *   SW  |  r4  ...             d5 r4 |  r5 | SE
 * ```
 *
 * The crossing is A1.SE = B1.SW = A2.NE = B2.NW.
 */
const TOWN = [
  ['1R', '4R'],
  ['2R', '3R'],
];
const TOWN_DOORS: Mission['doors'] = [
  { between: ['A1.r2', 'A1.E'] },
  { between: ['B1.r1', 'B1.W'] },
  { between: ['A2.r3', 'A2.NE'] },
  { between: ['A2.r3', 'B2.r1'] },
  { between: ['A2.r4', 'B2.r4'] },
];
/** Rooms of the house in the south-west, and of its neighbour. */
export const SOUTH_WEST = ['A2.r1', 'A2.r2', 'A2.r3', 'A2.r4'];
export const SOUTH_EAST = ['B2.r1', 'B2.r2', 'B2.r3', 'B2.r4', 'B2.r5'];
export const NORTH_WEST = ['A1.r1', 'A1.r2', 'A1.r3'];

/** A mission in the town, for tests that begin with the set-up. */
export const townPlan = (parts: Partial<Mission>): Mission =>
  plan({
    boxes: ['season1', 'rueMorgue'],
    survivors: { min: 1, each: 1 },
    map: { tiles: TOWN },
    start: ['A1.SE'],
    doors: TOWN_DOORS,
    ...parts,
  });

/** Survivors on the crossing of the town, all doors closed. */
export const town = ({ mission, ...options }: SceneOptions, ...survivors: string[]): Scene =>
  mixed(
    { tiles: TOWN, doors: TOWN_DOORS, mission: { start: ['A1.SE'], ...mission }, ...options },
    ...survivors,
  );

/**
 * A hospital of two tiles with its front to a street.
 *
 * ```
 *   A1 4V
 *   NW | N  | NE       the street
 *        d1
 *   h1 d2 c1 d3 h3
 *   h2 |  c2 |  h4     h4 is a locker room
 *   A2 1V, turned by 180
 *   h5 | c4 | h4       h5 is a locker room
 *   c3 | c2 | c1
 *   h3 | h2 | h1
 * ```
 */
const HOSPITAL = [['4V'], ['1V@180']];
const HOSPITAL_DOORS: Mission['doors'] = [
  { between: ['A1.N', 'A1.c1'] },
  { between: ['A1.c1', 'A1.h1'] },
  { between: ['A1.c1', 'A1.h3'] },
];
/** Rooms of the hospital that have no door of their own. */
export const WARDS = ['A1.h2', 'A1.h4', 'A2.h1', 'A2.h2', 'A2.h3', 'A2.h4', 'A2.h5'];

/** Survivors in the street before the hospital, all doors closed. */
export const hospital = ({ mission, ...options }: SceneOptions, ...survivors: string[]): Scene =>
  mixed(
    { tiles: HOSPITAL, doors: HOSPITAL_DOORS, mission: { start: ['A1.N'], ...mission }, ...options },
    ...survivors,
  );

/** Zones that are seen from another, with their range, by their first names. */
export function seenFrom(s: Scene, name: string): Record<string, number> {
  const { board } = s.setting;
  const { visible, range } = waysOf(board, s.state.doors);
  const from = s.zone(name);
  return Object.fromEntries(
    visible[from].map((zone) => [s.nameOf(zone), range[from * board.zones.length + zone]]),
  );
}

/** Where the acting survivor can go with a Move action, by first names. */
export const movesOf = (s: Scene): string[] =>
  s
    .options('move')
    .map((key) => s.nameOf(Number(key.slice('move:z'.length)) - 1))
    .toSorted();

/** Zones for which a zombie card was drawn, in that order, by first names. */
export const drawnFor = (s: Scene): string[] =>
  s.told('zombie-card').map(({ zone }) => s.nameOf(Number(String(zone).slice(1)) - 1));

export const tokensAt = (s: Scene, name: string): number => s.view.zones[s.zone(name)].tokens;
export const noiseAt = (s: Scene, name: string): number => s.view.zones[s.zone(name)].noise;

/** Opens a door with what is in a hand, and takes the rooms behind it in the order in which they are offered. */
export function breaksOpen(s: Scene, door: number, hand = 'left'): Scene {
  s.do(`open:d${door}:${hand}`);
  while (s.asking === 'revealNext') s.do(s.options('room')[0]);
  return s;
}
