import type { Seat } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';
import { brinkOf } from '../state/brink.ts';

/** A seat knows what lies on top of the infection deck, in its order. OB-ROLE-13 */
export function markPeeked(g: G, seat: Seat, cards: number): void {
  const brink = brinkOf(g);
  brink.peekedBy = seat;
  brink.peeked = cards;
}
