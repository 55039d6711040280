import { NEIGHBOURS } from '../content/base/map.ts';
import type { G } from '../rules/hooks.ts';
import { CITIES, DISEASES, PURPLE } from '../state/ids.ts';
import type { Terrorist } from '../state/terrorist.ts';
import { nearest } from './distance.ts';

/** How good a position is for the bio-terrorist, out of what he may know. */

const PURPLE_CUBES: readonly number[] = [0, 3, 7, 14];
const OUTBREAK = 12;
const STATION = 3;
const CARD = 1.5;

export function worthForTerrorist(g: G, t: Terrorist): number {
  const { state } = g;
  if (state.over) return state.over.winners.includes(t.seat) ? 1000 : -1000;
  let worth =
    state.outbreaks * OUTBREAK - state.stations.length * STATION + Math.min(4, t.hand.length) * CARD;
  for (let i = PURPLE; i < CITIES * DISEASES; i += DISEASES) worth += PURPLE_CUBES[state.cubes[i]];
  if (t.city < 0) return worth - 25;
  return worth + worthOfPlace(g, t);
}

/** Out of sight and some steps away from everybody, with cities around in which something can spread. */
function worthOfPlace(g: G, { city, visible }: Terrorist): number {
  const team = g.state.pawns.filter((pawn) => pawn >= 0);
  const away = Math.min(4, nearest(city, team));
  return (visible ? -12 : 0) + away * 1.5 + NEIGHBOURS[city].length * 0.2;
}
