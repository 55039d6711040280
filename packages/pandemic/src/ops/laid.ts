import type { Seat } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';
import { brinkOf } from '../state/brink.ts';
import { type Card, NONE } from '../state/ids.ts';
import { cardWord } from '../state/words.ts';

/** A card lies in front of the active player until his next turn. OB-EV-03 */
export function layTravelBan(g: G, seat: Seat, card: Card): void {
  const { state } = g;
  const brink = brinkOf(g);
  const hand = state.hands[seat];
  brink.travelBanStored = state.stored[seat] === card;
  if (brink.travelBanStored) state.stored[seat] = NONE;
  else hand.splice(hand.indexOf(card), 1);
  brink.travelBan = state.active;
  brink.laid = card;
  if (g.loud) g.emit({ t: 'event', seat, card: cardWord(card) });
}

/** It goes on the discard, or out of the game if it came off a role card (ruling OQ-27). */
export function endTravelBan(g: G): void {
  const brink = brinkOf(g);
  const pile = brink.travelBanStored ? g.state.removed : g.state.playerDiscard;
  pile.push(brink.laid);
  if (g.loud) g.emit({ t: 'ban-over', seat: brink.travelBan });
  brink.travelBan = NONE;
  brink.laid = NONE;
}
