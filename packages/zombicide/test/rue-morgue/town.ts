import type { Scene, SceneOptions } from '../scene.ts';
import { mixed } from './mixed.ts';

/**
 * A town of four tiles. Streets in capitals, rooms in small letters; all doors are walls unless a test puts one in.
 *
 * ```
 *   A1 1R                               B1 2R
 *   A1.NW --- A1.N --- A1.NE ---------- B1.N (manhole) --- B1.NE
 *   r1   r2            A1.E (manhole)   r1 --- r2 --- r3
 *                      |                         \   /
 *   A1.SW - A2.N - CROSSING A1.SE       SW        r4
 *   A2 3R               |   \_ B2.N (manhole) --- B2.NE
 *   r1 - r2 - r3        B2.W            B2 4R
 *   r4   r5             A2.SE           r1 - r2, r3
 * ```
 */
const TOWN = [
  ['1R', '2R'],
  ['3R', '4R'],
];

/** In the town, by the rules of Rue Morgue; everybody begins on the crossing. */
export const town = (...survivors: string[]): Scene => townWith({}, ...survivors);

export const townWith = ({ mission, ...options }: SceneOptions, ...survivors: string[]): Scene =>
  mixed({ tiles: TOWN, ...options, mission: { start: ['A1.SE'], ...mission } }, ...survivors);

/** A house of five rooms (7R) with a street before it: from r1 two ways of equal length lead to r5, over r2 and r4. */
export const house = (...survivors: string[]): Scene =>
  townWith({ tiles: [['7R']], mission: { start: ['A1.r5'] } }, ...survivors);

export const woundsOf = (s: Scene, id: string): number => s.view.survivors[s.who(id)].wounds;

/** How many zombies went from where to where, in this order. */
export const walks = (s: Scene): string[] =>
  s.told('shamble').map(({ kind, n, from, to }) => `${n} ${kind}: ${placeAt(s, from)} > ${placeAt(s, to)}`);

const placeAt = (s: Scene, word: unknown): string => s.nameOf(Number(String(word).slice(1)) - 1);

/** What happened of these kinds, in its order. */
export const order = (s: Scene, ...kinds: string[]): string[] =>
  s.events.flatMap(({ t }) => (kinds.includes(t) ? [t] : []));
