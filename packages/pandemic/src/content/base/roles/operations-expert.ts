import {
  type Ask,
  encode,
  no,
  optionKind,
  pass,
  type Seat,
  steps,
  type Vars,
  type Verdict,
} from '@holdout/kernel';
import { discardFromHand } from '../../../ops/cards.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { hasStation } from '../../../ops/stations.ts';
import { isUsed, markUsed, spendAction } from '../../../ops/turn.ts';
import type { G } from '../../../rules/hooks.ts';
import { cannotMove, mayLeave } from '../../../rules/movement.ts';
import { SPEND } from '../../../rules/options.ts';
import { pickAsk } from '../../../rules/pick.ts';
import { type Card, CITIES, type City, isCityCard } from '../../../state/ids.ts';
import { USED_EXPERT_FLIGHT } from '../../../state/state.ts';
import { CITY_IDS } from '../../base/map.ts';
import { action, role } from '../../define.ts';

const EXPERT_FLIGHT = optionKind('expert-fly', 'city');
const { act, ask, program } = steps<G, { seat: Seat; city: City; card: Card }>();

/** What the flight takes, from the city of the pawn that flies. */
export function cannotTakeOff(g: G, seat: Seat, pawn: Seat): Verdict {
  const from = g.state.pawns[pawn];
  if (isUsed(g, USED_EXPERT_FLIGHT)) return no('PD-TURN-04', { role: 'operations-expert' });
  if (!hasStation(g, from)) return no('PD-ROLE-09', { city: CITY_IDS[from] });
  return g.state.hands[seat].some(isCityCard) ? pass : no('PD-ROLE-09');
}

/** Once a turn, from a station to anywhere for any City card. PD-ROLE-09, PD-ROLE-10 */
const expertFlight = action({
  kind: EXPERT_FLIGHT,
  special: true,
  list: (g, seat, out) => {
    if (cannotTakeOff(g, seat, seat) !== pass || !mayLeave(g, seat)) return;
    const from = g.state.pawns[seat];
    for (let to = 0; to < CITIES; to++) if (to !== from) out.push(encode(EXPERT_FLIGHT, seat, to));
  },
  cannot: (g, seat, to) => {
    if (!isExpert(g, seat)) return no('PD-ROLE-09', { role: 'operations-expert' });
    if (to === g.state.pawns[seat]) return no('PD-ACT-05', { city: CITY_IDS[to] });
    return cannotTakeOff(g, seat, seat) ?? cannotMove(g, seat, to);
  },
  perform: (g, seat, city) => g.call('expert flight', { seat, city, card: -1 }),
});

/** Which City card the flight costs. */
export const expertCardAsk = <V extends Vars & { seat: Seat; city: City; card: Card }>(): Ask<G, V> =>
  pickAsk({
    ask: 'expertCard',
    about: (_, vars) => CITY_IDS[vars.city],
    list: (g, vars, out) => {
      for (const card of g.state.hands[vars.seat])
        if (isCityCard(card)) out.push(encode(SPEND, vars.seat, card));
    },
    take: (vars, card) => {
      vars.card = card;
    },
  });

/** A pawn flies, and the Operations Expert pays. */
export function flyExpert(g: G, seat: Seat, pawn: Seat, city: City, card: Card): void {
  spendAction(g);
  markUsed(g, USED_EXPERT_FLIGHT);
  discardFromHand(g, seat, card);
  movePawn(g, pawn, city, 'expert', seat, card);
}

const expertFlightProgram = program('expert flight', [
  ask('card', expertCardAsk()),
  act('fly', (g, { seat, city, card }) => flyExpert(g, seat, seat, city, card)),
]);

const NUMBER = 3;
const isExpert = (g: G, seat: Seat): boolean => g.state.roles[seat] === NUMBER;

export const operationsExpert = role({
  id: 'operations-expert',
  number: NUMBER,
  kinds: [EXPERT_FLIGHT],
  actions: [expertFlight],
  programs: [expertFlightProgram],
  hooks: {
    'build.free': (_, me, free, seat) => free || seat === me.seat,
    'actions.more': (g, me, out, seat) => {
      if (seat === me.seat) expertFlight.list(g, seat, out);
    },
  },
});
