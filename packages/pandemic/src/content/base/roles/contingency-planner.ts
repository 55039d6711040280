import { encode, no, optionKind, pass, type Seat, type Verdict } from '@holdout/kernel';
import { storeEvent } from '../../../ops/cards.ts';
import { spendAction } from '../../../ops/turn.ts';
import type { G } from '../../../rules/hooks.ts';
import { type Card, isEventCard, NONE } from '../../../state/ids.ts';
import { cardWord } from '../../../state/words.ts';
import { action, role } from '../../define.ts';

const FETCH = optionKind('fetch', 'card');
const NUMBER = 0;

function cannotFetch(g: G, seat: Seat, card: Card): Verdict {
  if (g.state.roles[seat] !== NUMBER) return no('PD-ROLE-01', { role: 'contingency-planner' });
  const stored = g.state.stored[seat];
  if (stored !== NONE) return no('PD-ROLE-01', { stored: cardWord(stored) });
  if (!isEventCard(card) || !g.state.playerDiscard.includes(card))
    return no('PD-ROLE-01', { missing: cardWord(card) });
  return pass;
}

/** Takes an event out of the player discard and stores it. PD-ROLE-01 */
const fetchEvent = action({
  kind: FETCH,
  special: true,
  list: (g, seat, out) => {
    if (g.state.stored[seat] !== NONE) return;
    for (const card of g.state.playerDiscard) if (isEventCard(card)) out.push(encode(FETCH, seat, card));
  },
  cannot: cannotFetch,
  perform: (g, seat, card) => {
    spendAction(g);
    storeEvent(g, seat, card);
  },
});

/** That the stored event is played like one in the hand, and then leaves the game, is part of every event. PD-ROLE-02 */
export const contingencyPlanner = role({
  id: 'contingency-planner',
  number: NUMBER,
  kinds: [FETCH],
  actions: [fetchEvent],
  hooks: {
    'actions.more': (g, me, out, seat) => {
      if (seat === me.seat) fetchEvent.list(g, seat, out);
    },
  },
});
