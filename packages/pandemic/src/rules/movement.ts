import { no, pass, type Seat, type Verdict } from '@holdout/kernel';
import { adjacent, CITY_IDS } from '../content/base/map.ts';
import { discardFromHand } from '../ops/cards.ts';
import { hasStation } from '../ops/stations.ts';
import { type Card, type City, NONE } from '../state/ids.ts';
import { cardWord } from '../state/words.ts';
import { holds } from './hands.ts';
import { forbidden, type G, modified } from './hooks.ts';

/**
 * The four ways to travel, for any pawn. `payer` is the seat whose hand pays: the mover's own, or the Dispatcher's
 * (PD-ROLE-04).
 */
export function cannotMove(g: G, pawn: Seat, to: City): Verdict {
  const from = g.state.pawns[pawn];
  if (from === to) return no('PD-ACT-05', { city: CITY_IDS[to] });
  return forbidden['pawn.leaves'](g, pawn, from);
}

/** PD-ACT-01 */
export function cannotDrive(g: G, pawn: Seat, to: City): Verdict {
  const from = g.state.pawns[pawn];
  if (from !== to && !adjacent(from, to))
    return no('PD-ACT-01', { from: CITY_IDS[from], city: CITY_IDS[to] });
  return cannotMove(g, pawn, to);
}

/** PD-ACT-02 */
export function cannotFly(g: G, pawn: Seat, payer: Seat, to: City): Verdict {
  if (!holds(g, payer, to)) return no('PD-ACT-02', { card: CITY_IDS[to] });
  return cannotMove(g, pawn, to);
}

/** PD-ACT-03 */
export function cannotCharter(g: G, pawn: Seat, payer: Seat, to: City): Verdict {
  const from = g.state.pawns[pawn];
  if (!holds(g, payer, from)) return no('PD-ACT-03', { card: CITY_IDS[from] });
  return cannotMove(g, pawn, to);
}

/** PD-ACT-04 */
export function cannotShuttle(g: G, pawn: Seat, to: City): Verdict {
  const from = g.state.pawns[pawn];
  if (!hasStation(g, from)) return no('PD-ACT-04', { city: CITY_IDS[from] });
  if (!hasStation(g, to)) return no('PD-ACT-04', { city: CITY_IDS[to] });
  return cannotMove(g, pawn, to);
}

/**
 * The card of a Direct Flight goes on the discard, or is only shown.
 *
 * @returns the card that was given up, or -1. PD-ACT-02, OB-ROLE-15
 */
export function payFlight(g: G, payer: Seat, pawn: Seat, card: Card): Card {
  if (modified['fly.keeps card'](g, false, payer, pawn)) {
    if (g.loud) g.emit({ t: 'shown', seat: payer, card: cardWord(card) });
    return NONE;
  }
  discardFromHand(g, payer, card);
  return card;
}

/** Why this pawn may not leave where it is, or `pass`. */
export const cannotLeave = (g: G, pawn: Seat): Verdict =>
  g.state.pawns[pawn] === undefined || g.state.pawns[pawn] === NONE
    ? no('PD-EVT-04')
    : forbidden['pawn.leaves'](g, pawn, g.state.pawns[pawn]);

/** Whether this pawn may leave where it is, by whatever means. */
export const mayLeave = (g: G, pawn: Seat): boolean =>
  g.state.pawns[pawn] !== NONE && forbidden['pawn.leaves'](g, pawn, g.state.pawns[pawn]) === pass;
