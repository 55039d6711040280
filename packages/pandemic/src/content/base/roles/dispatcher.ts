import { encode, no, type OptionKind, optionKind, pass, type Seat, type Verdict } from '@holdout/kernel';
import { discardFromHand } from '../../../ops/cards.ts';
import { movePawn, type Way } from '../../../ops/pawns.ts';
import { hasStation } from '../../../ops/stations.ts';
import { spendAction } from '../../../ops/turn.ts';
import { holds, isSeat } from '../../../rules/hands.ts';
import type { G } from '../../../rules/hooks.ts';
import { cannotCharter, cannotDrive, cannotFly, cannotShuttle, mayLeave } from '../../../rules/movement.ts';
import { type Card, CITIES, type City, isCityCard, NONE } from '../../../state/ids.ts';
import { CITY_IDS, NEIGHBOURS } from '../../base/map.ts';
import { type ActionDef, action, role } from '../../define.ts';

const NUMBER = 1;
const SUMMON = optionKind('summon', 'seat', 'city');
const LEAD_DRIVE = optionKind('lead-drive', 'seat', 'city');
const LEAD_FLY = optionKind('lead-fly', 'seat', 'city');
const LEAD_CHARTER = optionKind('lead-charter', 'seat', 'city');
const LEAD_SHUTTLE = optionKind('lead-shuttle', 'seat', 'city');

function cannotDispatch(g: G, seat: Seat, pawn: Seat): Verdict {
  if (g.state.roles[seat] !== NUMBER) return no('PD-ROLE-03', { role: 'dispatcher' });
  return isSeat(g, pawn) ? pass : no('PD-ROLE-03');
}

/** PD-COM-04: whoever is moved by another has to agree. */
const askOwner = (_: G, __: Seat, pawn: Seat): Seat => pawn;

/** Any pawn, to a city with another pawn. PD-ROLE-03 */
const summon = action({
  kind: SUMMON,
  special: true,
  list: (g, seat, out) => {
    const { pawns } = g.state;
    for (let pawn = 0; pawn < pawns.length; pawn++) {
      if (!mayLeave(g, pawn)) continue;
      for (let host = 0; host < pawns.length; host++) {
        const to = pawns[host];
        if (to !== pawns[pawn] && pawns.indexOf(to) === host) out.push(encode(SUMMON, seat, pawn, to));
      }
    }
  },
  cannot: (g, seat, pawn, to) => {
    const refused = cannotDispatch(g, seat, pawn);
    if (refused) return refused;
    if (to === g.state.pawns[pawn]) return no('PD-ACT-05', { city: CITY_IDS[to] });
    if (!g.state.pawns.includes(to)) return no('PD-ROLE-03', { city: CITY_IDS[to] });
    return mayLeave(g, pawn) ? pass : no('PD-ROLE-03');
  },
  consent: askOwner,
  perform: (g, seat, pawn, to) => {
    spendAction(g);
    movePawn(g, pawn, to, 'summon', seat);
  },
});

interface LeadWay {
  readonly kind: OptionKind;
  readonly how: Way;
  /** Cities it may lead to; cards that name no city are passed over. */
  readonly destinations: (g: G, seat: Seat, pawn: Seat) => readonly City[];
  readonly cannot: (g: G, seat: Seat, pawn: Seat, to: City) => Verdict;
  /** The card of the Dispatcher's hand that pays, or -1. PD-ROLE-04 */
  readonly price: (g: G, pawn: Seat, to: City) => Card;
}

const EVERYWHERE: readonly City[] = Array.from({ length: CITIES }, (_, i) => i);
const NOWHERE: readonly City[] = [];

const LEAD_WAYS: readonly LeadWay[] = [
  {
    kind: LEAD_DRIVE,
    how: 'drive',
    destinations: (g, _, pawn) => NEIGHBOURS[g.state.pawns[pawn]],
    cannot: (g, _, pawn, to) => cannotDrive(g, pawn, to),
    price: () => NONE,
  },
  {
    kind: LEAD_FLY,
    how: 'fly',
    destinations: (g, seat) => g.state.hands[seat],
    cannot: (g, seat, pawn, to) => cannotFly(g, pawn, seat, to),
    price: (_g, _pawn, to) => to,
  },
  {
    kind: LEAD_CHARTER,
    how: 'charter',
    destinations: (g, seat, pawn) => (holds(g, seat, g.state.pawns[pawn]) ? EVERYWHERE : NOWHERE),
    cannot: (g, seat, pawn, to) => cannotCharter(g, pawn, seat, to),
    price: (g, pawn) => g.state.pawns[pawn],
  },
  {
    kind: LEAD_SHUTTLE,
    how: 'shuttle',
    destinations: (g, _, pawn) => (hasStation(g, g.state.pawns[pawn]) ? g.state.stations : NOWHERE),
    cannot: (g, _, pawn, to) => cannotShuttle(g, pawn, to),
    price: () => NONE,
  },
];

/** Another player's pawn as if it were the own, paid from the own hand. PD-ROLE-03, PD-ROLE-04, PD-ROLE-05 */
function lead(way: LeadWay): ActionDef {
  return action({
    kind: way.kind,
    special: true,
    list: (g, seat, out) => {
      const { pawns } = g.state;
      for (let pawn = 0; pawn < pawns.length; pawn++) {
        if (pawn === seat || !mayLeave(g, pawn)) continue;
        for (const to of way.destinations(g, seat, pawn)) {
          if (to !== pawns[pawn] && isCityCard(to)) out.push(encode(way.kind, seat, pawn, to));
        }
      }
    },
    cannot: (g, seat, pawn, to) => {
      const refused = cannotDispatch(g, seat, pawn);
      if (refused) return refused;
      return pawn === seat ? no('PD-ROLE-03', { seat }) : way.cannot(g, seat, pawn, to);
    },
    consent: askOwner,
    perform: (g, seat, pawn, to) => {
      const card = way.price(g, pawn, to);
      spendAction(g);
      if (card !== NONE) discardFromHand(g, seat, card);
      movePawn(g, pawn, to, way.how, seat, card);
    },
  });
}

const actions = [summon, ...LEAD_WAYS.map(lead)];

export const dispatcher = role({
  id: 'dispatcher',
  number: NUMBER,
  kinds: actions.map((def) => def.kind),
  actions,
  hooks: {
    'actions.more': (g, me, out, seat) => {
      if (seat === me.seat) for (const def of actions) def.list(g, seat, out);
    },
  },
});
