import { encode, no, optionKind, pass, type Seat, type Verdict } from '@holdout/kernel';
import { passCard } from '../../../ops/cards.ts';
import { isUsed, markUsed } from '../../../ops/turn.ts';
import { cannotMeet } from '../../../rules/actions/share.ts';
import { holds } from '../../../rules/hands.ts';
import type { G } from '../../../rules/hooks.ts';
import { type Card, isCityCard } from '../../../state/ids.ts';
import { USED_REQUEST } from '../../../state/state.ts';
import { cardWord } from '../../../state/words.ts';
import { action, role } from '../../define.ts';

const CONSULT = optionKind('consult', 'seat', 'card');
const CONSULT_ASK = optionKind('consult-ask', 'seat');
const NUMBER = 9;

/** Once a turn and only in her own, from somebody in the same city. OB-ROLE-07, OB-ROLE-08 */
function cannotConsult(g: G, seat: Seat, other: Seat): Verdict {
  if (g.state.roles[seat] !== NUMBER) return no('OB-ROLE-07', { role: 'epidemiologist' });
  if (isUsed(g, USED_REQUEST)) return no('PD-TURN-04', { role: 'epidemiologist' });
  return cannotMeet(g, seat, other);
}

const others = (g: G, seat: Seat): Seat[] =>
  g.state.pawns.flatMap((_, other) => (cannotConsult(g, seat, other) === pass ? [other] : []));

/** Any City card of a willing player, at no cost, where hands are open. OB-ROLE-07 */
const consult = action({
  kind: CONSULT,
  special: true,
  free: true,
  list: (g, seat, out) => {
    if (!g.state.options.openHands) return;
    for (const other of others(g, seat)) {
      for (const card of g.state.hands[other])
        if (isCityCard(card)) out.push(encode(CONSULT, seat, other, card));
    }
  },
  cannot: (g, seat, other, card) => {
    if (!g.state.options.openHands) return no('PD-COM-02');
    const apart = cannotConsult(g, seat, other);
    if (apart) return apart;
    return holds(g, other, card) && isCityCard(card) ? pass : no('OB-ROLE-07', { card: cardWord(card) });
  },
  consent: (_g, _seat, other) => other,
  perform: (g, seat, other, card) => receive(g, seat, other, card),
});

/** The same where hands are closed: the other answers with a card or refuses. PD-COM-02 */
const consultAsk = action({
  kind: CONSULT_ASK,
  special: true,
  free: true,
  list: (g, seat, out) => {
    if (g.state.options.openHands) return;
    for (const other of others(g, seat))
      if (g.state.hands[other].length > 0) out.push(encode(CONSULT_ASK, seat, other));
  },
  cannot: (g, seat, other) => {
    if (g.state.options.openHands) return no('PD-COM-02');
    const apart = cannotConsult(g, seat, other);
    if (apart) return apart;
    return g.state.hands[other].length > 0 ? pass : no('PD-ACT-09', { empty: other });
  },
  perform: (g, seat, other) => g.call('request', { seat, other, card: -1, free: 1 }),
});

function receive(g: G, seat: Seat, other: Seat, card: Card): void {
  markUsed(g, USED_REQUEST);
  passCard(g, other, seat, card);
}

export const epidemiologist = role({
  id: 'epidemiologist',
  number: NUMBER,
  kinds: [CONSULT, CONSULT_ASK],
  actions: [consult, consultAsk],
  hooks: {
    'actions.free': (g, me, out, seat) => {
      if (seat !== me.seat) return;
      consult.list(g, seat, out);
      consultAsk.list(g, seat, out);
    },
  },
});
