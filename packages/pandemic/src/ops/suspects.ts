import { NEIGHBOURS } from '../content/base/map.ts';
import type { G } from '../rules/hooks.ts';
import { CITIES, type City } from '../state/ids.ts';
import { TERRORIST_ACTIONS, TERRORIST_DRIVES, type Terrorist } from '../state/terrorist.ts';

/**
 * Where the bio-terrorist may be, worked out only from what everybody has seen. Never too few cities: what he may have
 * done without a sound counts.
 *
 * `known` are the cities he may have been in when he was last heard of, or when his turn began; `suspects` those he may
 * have driven to since then.
 */

const MOVES = TERRORIST_ACTIONS + TERRORIST_DRIVES;

/** He may be in any city without a team pawn: nobody has seen him yet. OB-BT-08 */
export function suspectAll(g: G, t: Terrorist): void {
  for (let city = 0; city < CITIES; city++) t.suspects[city] = isWatched(g, city) ? 0 : 1;
  t.known = t.suspects.slice();
}

/** He is in this city, or (-1) nowhere. */
export function suspectOnly(t: Terrorist, city: City): void {
  t.suspects.fill(0);
  if (city >= 0) t.suspects[city] = 1;
  t.known = t.suspects.slice();
}

/** A team pawn is there and he is not: he would have been discovered. OB-BT-28 */
export function clearSuspect(t: Terrorist, city: City): void {
  t.suspects[city] = 0;
}

/** The same in his own turn: from wherever he may be by now, other ways are open to him. */
export function watchSuspects(g: G, t: Terrorist): void {
  t.known = t.known.map((there, city) => there | t.suspects[city]);
  spread(g, t);
}

/** His turn begins: from now on he may drive without a sound. */
export function beginSuspecting(g: G, t: Terrorist): void {
  t.seen = 0;
  t.known = t.suspects.slice();
  spread(g, t);
}

/** Everybody knows of one more of his moves. */
function count(g: G, t: Terrorist): void {
  t.seen += 1;
  g.witness();
}

/** One of the moves of his turn is accounted for; `at` is where he must have been, or -1 where it does not tell. */
export function seeAction(g: G, t: Terrorist, at: City): void {
  count(g, t);
  if (at >= 0) suspectOnly(t, at);
  spread(g, t);
}

/** A flight with the card of a city: he is there now, or he was there and is anywhere (both look the same). OB-BT-21 */
export function seeFlight(g: G, t: Terrorist, city: City): void {
  count(g, t);
  const maybeLeft = reachable(g, t)[city] === 1 || t.known[city] === 1;
  suspectOnly(t, city);
  if (maybeLeft) {
    suspectAll(g, t);
    t.known[city] = 1;
  }
  t.suspects = reachable(g, t);
  t.suspects[city] = 1;
}

/** Everybody sees him leave a city, and without a flight: he is in one beside it. OB-BT-31 */
export function seeLeave(g: G, t: Terrorist, from: City): void {
  count(g, t);
  t.known.fill(0);
  for (const next of NEIGHBOURS[from]) t.known[next] = 1;
  t.suspects = reachable(g, t);
}

/** His turn is over. */
export function endSuspecting(t: Terrorist): void {
  t.known = t.suspects.slice();
}

/** He may be wherever he can have driven; captured he does not drive. */
function spread(g: G, t: Terrorist): void {
  if (t.captor < 0) t.suspects = reachable(g, t);
}

/** Where he can have driven, with the moves that are not accounted for, without meeting anybody. */
function reachable(g: G, { known, seen, visible, city }: Terrorist): number[] {
  let cities = known.slice();
  for (let step = seen; step < MOVES; step++) cities = withNeighbours(g, cities);
  return cities.map((there, at) => (there && (!isWatched(g, at) || (visible && at === city)) ? 1 : 0));
}

function withNeighbours(g: G, cities: readonly number[]): number[] {
  const more = cities.slice();
  cities.forEach((there, city) => {
    if (!there) return;
    for (const next of NEIGHBOURS[city]) if (!isWatched(g, next)) more[next] = 1;
  });
  return more;
}

const isWatched = (g: G, city: City): boolean => g.state.pawns.includes(city);
