import { encode, no, type OptionKind, optionKind, pass, type Seat, type Verdict } from '@holdout/kernel';
import { NEIGHBOURS } from '../../content/base/map.ts';
import { type ActionDef, action } from '../../content/define.ts';
import { discardFromHand } from '../../ops/cards.ts';
import { movePawn, type Way } from '../../ops/pawns.ts';
import { hasStation } from '../../ops/stations.ts';
import { markOrdered, spendAction } from '../../ops/turn.ts';
import { type Card, type City, EVERY_CITY, isCityCard, NONE } from '../../state/ids.ts';
import { holds, isSeat } from '../hands.ts';
import { type G, modified } from '../hooks.ts';
import { cannotCharter, cannotDrive, cannotFly, cannotShuttle, mayLeave, payFlight } from '../movement.ts';

/** Moving the pawn of somebody else as if it were the own. PD-ROLE-03, OB-EV-11 */

const LEAD_DRIVE = optionKind('lead-drive', 'seat', 'city');
const LEAD_FLY = optionKind('lead-fly', 'seat', 'city');
const LEAD_CHARTER = optionKind('lead-charter', 'seat', 'city');
const LEAD_SHUTTLE = optionKind('lead-shuttle', 'seat', 'city');

/** Whether the active seat may move this pawn as its own. */
export function cannotLead(g: G, seat: Seat, pawn: Seat): Verdict {
  if (!isSeat(g, pawn)) return no('PD-ROLE-03');
  if (pawn === seat) return no('PD-ROLE-03', { seat });
  if (modified['pawn.led'](g, false, seat, pawn)) return pass;
  const ordered = g.state.brink?.orders ? g.state.brink.ordered : NONE;
  return ordered === NONE ? no('PD-ROLE-03', { role: 'dispatcher' }) : no('OB-EV-11', { seat: ordered });
}

/** PD-COM-04: whoever is moved by another has to agree. */
export const askOwner = (_: G, __: Seat, pawn: Seat): Seat => pawn;

interface LeadWay {
  readonly kind: OptionKind;
  readonly how: Way;
  /** Cities it may lead to; cards that name no city are passed over. */
  readonly destinations: (g: G, seat: Seat, pawn: Seat) => readonly City[];
  readonly cannot: (g: G, seat: Seat, pawn: Seat, to: City) => Verdict;
  /** The card of the Dispatcher's hand that pays, or -1. PD-ROLE-04 */
  readonly price: (g: G, pawn: Seat, to: City) => Card;
}

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
    destinations: (g, seat, pawn) => (holds(g, seat, g.state.pawns[pawn]) ? EVERY_CITY : NOWHERE),
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

/** @returns the card that was given up, or -1. */
function pay(g: G, way: LeadWay, seat: Seat, pawn: Seat, card: Card): Card {
  if (way.how === 'fly') return payFlight(g, seat, pawn, card);
  if (card !== NONE) discardFromHand(g, seat, card);
  return card;
}

/** Another player's pawn as if it were the own, paid from the own hand. PD-ROLE-03, PD-ROLE-04, PD-ROLE-05 */
function lead(way: LeadWay): ActionDef {
  return action({
    kind: way.kind,
    special: true,
    list: (g, seat, out) => {
      const { pawns } = g.state;
      for (let pawn = 0; pawn < pawns.length; pawn++) {
        if (cannotLead(g, seat, pawn) || !mayLeave(g, pawn)) continue;
        for (const to of way.destinations(g, seat, pawn)) {
          if (to !== pawns[pawn] && isCityCard(to)) out.push(encode(way.kind, seat, pawn, to));
        }
      }
    },
    cannot: (g, seat, pawn, to) => cannotLead(g, seat, pawn) ?? way.cannot(g, seat, pawn, to),
    consent: askOwner,
    perform: (g, seat, pawn, to) => {
      const card = way.price(g, pawn, to);
      spendAction(g);
      markOrdered(g, pawn);
      movePawn(g, pawn, to, way.how, seat, pay(g, way, seat, pawn, card));
    },
  });
}

export const LEAD_ACTIONS: readonly ActionDef[] = LEAD_WAYS.map(lead);
