import {
  type Code,
  encode,
  no,
  type OptionKind,
  optionKind,
  pass,
  type Seat,
  type Verdict,
} from '@holdout/kernel';
import { CITY_IDS } from '../../content/base/map.ts';
import { action } from '../../content/define.ts';
import { passCard } from '../../ops/cards.ts';
import { spendAction } from '../../ops/turn.ts';
import { type Card, isCityCard, isEventCard } from '../../state/ids.ts';
import { cardWord } from '../../state/words.ts';
import { holds, isSeat } from '../hands.ts';
import { type G, modified } from '../hooks.ts';

const GIVE = optionKind('give', 'seat', 'card');
const TAKE = optionKind('take', 'seat', 'card');

/** Share Knowledge, in either direction. PD-ACT-09, PD-ROLE-12 */
function cannotShare(g: G, giver: Seat, receiver: Seat, card: Card): Verdict {
  const { pawns } = g.state;
  const other = giver === g.state.active ? receiver : giver;
  if (!isSeat(g, other) || giver === receiver) return no('PD-ACT-09');
  if (pawns[giver] !== pawns[receiver]) return no('PD-ACT-09', { seat: other });
  if (isEventCard(card)) return no('PD-ACT-09', { card: cardWord(card) });
  if (!holds(g, giver, card)) return no('PD-ACT-09', { card: cardWord(card), seat: giver });
  if (card === pawns[giver] || modified(g, 'share.any card', false, giver)) return pass;
  return no('PD-ACT-09', { card: cardWord(card), city: CITY_IDS[pawns[giver]] });
}

function listCards(g: G, kind: OptionKind, active: Seat, giver: Seat, other: Seat, out: Code[]): void {
  const hand = g.state.hands[giver];
  const here = g.state.pawns[giver];
  const any = modified(g, 'share.any card', false, giver);
  for (const card of hand) {
    if (card === here || (any && isCityCard(card))) out.push(encode(kind, active, other, card));
  }
}

/** The active player hands over a card. */
export const give = action({
  kind: GIVE,
  list: (g, seat, out) => {
    for (let other = 0; other < g.state.pawns.length; other++) {
      if (other !== seat && g.state.pawns[other] === g.state.pawns[seat])
        listCards(g, GIVE, seat, seat, other, out);
    }
  },
  cannot: (g, seat, other, card) => cannotShare(g, seat, other, card),
  consent: (_g, _seat, other) => other,
  perform: (g, seat, other, card) => {
    spendAction(g);
    passCard(g, seat, other, card);
  },
});

/** The active player takes a card. */
export const take = action({
  kind: TAKE,
  list: (g, seat, out) => {
    for (let other = 0; other < g.state.pawns.length; other++) {
      if (other !== seat && g.state.pawns[other] === g.state.pawns[seat])
        listCards(g, TAKE, seat, other, other, out);
    }
  },
  cannot: (g, seat, other, card) => cannotShare(g, other, seat, card),
  consent: (_g, _seat, other) => other,
  perform: (g, seat, other, card) => {
    spendAction(g);
    passCard(g, other, seat, card);
  },
});
