import {
  argA,
  type CodeList,
  encode,
  kindOf,
  no,
  type OptionKind,
  optionKind,
  pass,
  type Seat,
  seatOf,
  steps,
  type Verdict,
} from '@holdout/kernel';
import { CITY_IDS } from '../../content/base/map.ts';
import { action } from '../../content/define.ts';
import { passCard } from '../../ops/cards.ts';
import { markUsed, spendAction } from '../../ops/turn.ts';
import { type Card, isCityCard, isEventCard } from '../../state/ids.ts';
import { USED_REQUEST } from '../../state/state.ts';
import { cardWord } from '../../state/words.ts';
import { holds, isSeat } from '../hands.ts';
import { type G, modified } from '../hooks.ts';
import { REFUSE } from '../options.ts';

const GIVE = optionKind('give', 'seat', 'card');
const TAKE = optionKind('take', 'seat', 'card');
const REQUEST = optionKind('request', 'seat');
const HAND_OVER = optionKind('hand-over', 'card');

/** Both in one city, one of them active. PD-ACT-09 */
export function cannotMeet(g: G, active: Seat, other: Seat): Verdict {
  if (!isSeat(g, other) || other === active) return no('PD-ACT-09');
  return g.state.pawns[active] === g.state.pawns[other] ? pass : no('PD-ACT-09', { seat: other });
}

/** Only the City card of the city they are in; any, if the Researcher gives. PD-ACT-09, PD-ROLE-12 */
function mayPass(g: G, giver: Seat, card: Card): boolean {
  if (card === g.state.pawns[giver]) return true;
  return isCityCard(card) && modified['share.any card'](g, false, giver);
}

function cannotPass(g: G, giver: Seat, card: Card): Verdict {
  if (isEventCard(card)) return no('PD-ACT-09', { card: cardWord(card) });
  if (!holds(g, giver, card)) return no('PD-ACT-09', { card: cardWord(card), seat: giver });
  if (mayPass(g, giver, card)) return pass;
  return no('PD-ACT-09', { card: cardWord(card), city: CITY_IDS[g.state.pawns[giver]] });
}

function listCards(g: G, kind: OptionKind, active: Seat, giver: Seat, other: Seat, out: CodeList): void {
  const hand = g.state.hands[giver];
  const here = g.state.pawns[giver];
  const any = modified['share.any card'](g, false, giver);
  for (const card of hand) {
    if (card === here || (any && isCityCard(card))) out.push(encode(kind, active, other, card));
  }
}

const isHere = (g: G, seat: Seat, other: Seat): boolean =>
  other !== seat && g.state.pawns[other] === g.state.pawns[seat];

/** Share Knowledge: the active player hands over a card. PD-ACT-09 */
export const give = action({
  kind: GIVE,
  list: (g, seat, out) => {
    for (let other = 0; other < g.state.pawns.length; other++) {
      if (isHere(g, seat, other)) listCards(g, GIVE, seat, seat, other, out);
    }
  },
  cannot: (g, seat, other, card) => cannotMeet(g, seat, other) ?? cannotPass(g, seat, card),
  consent: (_g, _seat, other) => other,
  perform: (g, seat, other, card) => {
    spendAction(g);
    passCard(g, seat, other, card);
  },
});

/** Share Knowledge: the active player takes a card, where hands are open. PD-ACT-09 */
export const take = action({
  kind: TAKE,
  list: (g, seat, out) => {
    if (!g.state.options.openHands) return;
    for (let other = 0; other < g.state.pawns.length; other++) {
      if (isHere(g, seat, other)) listCards(g, TAKE, seat, other, other, out);
    }
  },
  cannot: (g, seat, other, card) => {
    if (!g.state.options.openHands) return no('PD-ACT-09');
    return cannotMeet(g, seat, other) ?? cannotPass(g, other, card);
  },
  consent: (_g, _seat, other) => other,
  perform: (g, seat, other, card) => {
    spendAction(g);
    passCard(g, other, seat, card);
  },
});

/**
 * Where hands are closed, which card the other could give is not known: the active player asks, the other answers with
 * a card or refuses. What is offered must not tell what is in a hand. PD-COM-02
 */
export const request = action({
  kind: REQUEST,
  list: (g, seat, out) => {
    if (g.state.options.openHands) return;
    for (let other = 0; other < g.state.pawns.length; other++) {
      if (isHere(g, seat, other) && g.state.hands[other].length > 0) out.push(encode(REQUEST, seat, other));
    }
  },
  cannot: (g, seat, other) => {
    if (g.state.options.openHands) return no('PD-COM-02');
    const apart = cannotMeet(g, seat, other);
    if (apart) return apart;
    return g.state.hands[other].length > 0 ? pass : no('PD-ACT-09', { empty: other });
  },
  perform: (g, seat, other) => g.call('request', { seat, other, card: -1, free: 0 }),
});

const { act, ask, program } = steps<
  G,
  {
    seat: Seat;
    other: Seat;
    card: Card;
    /** No action, and any City card will do. OB-ROLE-07 */
    free: number;
  }
>();

type Asked = { other: Seat; free: number };

const fits = (g: G, { other, free }: Asked, card: Card): boolean =>
  free ? isCityCard(card) : mayPass(g, other, card);

function cannotHandOver(g: G, vars: Asked, card: Card): Verdict {
  if (!vars.free) return cannotPass(g, vars.other, card);
  return holds(g, vars.other, card) && isCityCard(card) ? pass : no('OB-ROLE-07', { card: cardWord(card) });
}

export const requestProgram = program('request', [
  ask('answer', {
    ask: 'request',
    secret: true,
    // Even if only a refusal is possible the question is asked: the silence would tell.
    always: () => true,
    owner: (_, vars) => vars.other,
    about: (_, vars) => `p${vars.seat + 1}`,
    list: (g, vars, out) => {
      for (const card of g.state.hands[vars.other]) {
        if (fits(g, vars, card)) out.push(encode(HAND_OVER, vars.other, card));
      }
      out.push(encode(REFUSE, vars.other));
    },
    // Whoever is not asked must not find out by trying what is in the hand.
    explain: (g, vars, code) => {
      const own = kindOf(code) === HAND_OVER.id && seatOf(code) === vars.other;
      return own ? cannotHandOver(g, vars, argA(code)) : null;
    },
    take: (g, vars, code) => {
      if (kindOf(code) !== REFUSE.id) {
        vars.card = argA(code);
        return;
      }
      if (g.loud) g.emit({ t: 'refused', seat: vars.other, by: vars.seat });
      g.leave();
    },
  }),
  act('hand over', (g, vars) => {
    if (vars.free) markUsed(g, USED_REQUEST);
    else spendAction(g);
    passCard(g, vars.other, vars.seat, vars.card);
  }),
]);

export const SHARE_KINDS = [HAND_OVER];
