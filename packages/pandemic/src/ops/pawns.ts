import type { Seat } from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import { type G, happened } from '../rules/hooks.ts';
import { type Card, type City, NONE, type Role } from '../state/ids.ts';
import { cardWord } from '../state/words.ts';

export type Way = 'drive' | 'fly' | 'charter' | 'shuttle' | 'expert' | 'summon' | 'airlift';

/** Moves a pawn; whatever happens on entering a city happens now. `by` is the seat that moves it. */
export function movePawn(g: G, pawn: Seat, to: City, how: Way, by: Seat = pawn, card: Card = NONE): void {
  const from = g.state.pawns[pawn];
  g.state.pawns[pawn] = to;
  if (g.loud) {
    const paid = card === NONE ? {} : { card: cardWord(card) };
    g.emit({ t: 'move', seat: by, pawn, how, from: CITY_IDS[from], city: CITY_IDS[to], ...paid });
  }
  happened['pawn.arrived'](g, pawn, to);
}

/** Puts a seat's pawn where it starts. Starting is not entering. PD-SETUP-07 */
export function placePawn(g: G, seat: Seat, city: City): void {
  g.state.pawns[seat] = city;
}

export function giveRole(g: G, seat: Seat, role: Role): void {
  g.state.roles[seat] = role;
}
