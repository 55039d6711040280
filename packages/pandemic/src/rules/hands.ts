import { type Seat, TABLE } from '@holdout/kernel';
import { DISEASE_OF } from '../content/base/map.ts';
import { type Card, type Disease, isCityCard, NONE } from '../state/ids.ts';
import { HAND_LIMIT } from '../state/state.ts';
import { type G, modified } from './hooks.ts';

export const holds = (g: G, seat: Seat, card: Card): boolean => g.state.hands[seat].includes(card);

/** PD-HAND-01 */
export const handLimit = (g: G, seat: Seat): number => modified['hand.limit'](g, HAND_LIMIT, seat);

/** The first seat, from the active one on, that holds too many cards; -1 if none does. PD-HAND-02 */
export function seatOverLimit(g: G): Seat {
  const { hands, active } = g.state;
  for (let i = 0; i < hands.length; i++) {
    const seat = (active + i) % hands.length;
    if (hands[seat].length > HAND_LIMIT && hands[seat].length > handLimit(g, seat)) return seat;
  }
  return NONE;
}

/** City cards of a disease's colour in a hand. */
export function cardsOf(g: G, seat: Seat, disease: Disease): Card[] {
  return g.state.hands[seat].filter((card) => isCityCard(card) && DISEASE_OF[card] === disease);
}

export function countOf(g: G, seat: Seat, disease: Disease): number {
  const hand = g.state.hands[seat];
  let count = 0;
  for (let i = 0; i < hand.length; i++)
    if (isCityCard(hand[i]) && DISEASE_OF[hand[i]] === disease) count += 1;
  return count;
}

/** Seats of the team: all but that of the bio-terrorist. */
export function teamSeats(g: G): Seat[] {
  const terrorist = g.state.brink?.terrorist?.seat;
  return g.state.pawns.flatMap((_, seat) => (seat === terrorist ? [] : [seat]));
}

export const teamSize = (g: G): number => g.state.pawns.length - (g.state.brink?.terrorist ? 1 : 0);

/** Seat of the team that the n-th card dealt round the table goes to, from 0; without a list, for every set-up deals. */
export function dealtTo(g: G, n: number): Seat {
  const seat = n % teamSize(g);
  const terrorist = g.state.brink?.terrorist?.seat;
  return terrorist !== undefined && seat >= terrorist ? seat + 1 : seat;
}

export const isSeat = (g: G, seat: Seat): boolean =>
  seat >= 0 && seat < g.state.pawns.length && seat !== TABLE && g.state.pawns[seat] !== NONE;
