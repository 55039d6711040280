import type { Seat } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';
import { brinkOf } from '../state/brink.ts';
import type { InfectionCard } from '../state/ids.ts';
import type { PandemicState } from '../state/state.ts';
import { infectionWords } from '../state/words.ts';

/** The top cards of the infection deck, the next one first. */
export const topInfections = ({ infectionDeck }: PandemicState, cards: number): InfectionCard[] =>
  infectionDeck.slice(infectionDeck.length - cards).reverse();

/** A seat looks at the top infection cards; everybody sees how many. */
export function peek(g: G, seat: Seat, cards: number): InfectionCard[] {
  const seen = topInfections(g.state, cards);
  g.reveal();
  if (g.loud)
    g.emit({ t: 'peek', seat, n: seen.length, only: { seats: [seat], cities: infectionWords(seen) } });
  return seen;
}

/** A seat knows what lies on top of the infection deck, in its order. OB-ROLE-13 */
export function markPeeked(g: G, seat: Seat, cards: number): void {
  const brink = brinkOf(g);
  brink.peekedBy = seat;
  brink.peeked = cards;
}
