import { encode, no, optionKind, pass, type Seat, steps, type Verdict } from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { giveOrders, markOrdered } from '../../../ops/turn.ts';
import { askOwner, cannotLead, LEAD_ACTIONS } from '../../../rules/actions/lead.ts';
import type { G } from '../../../rules/hooks.ts';
import { cannotMove, mayLeave } from '../../../rules/movement.ts';
import { type Card, CITIES, type City, NONE } from '../../../state/ids.ts';
import { PHASE_ACTIONS } from '../../../state/state.ts';
import { dispatcher } from '../../base/roles/dispatcher.ts';
import {
  cannotTakeOff,
  expertCardAsk,
  flyExpert,
  operationsExpert,
} from '../../base/roles/operations-expert.ts';
import { action, event } from '../../define.ts';

const LEAD_EXPERT = optionKind('lead-expert-fly', 'seat', 'city');

type ExpertVars = { seat: Seat; pawn: Seat; city: City; card: Card };
const { act, ask, program } = steps<G, ExpertVars>();

/** The Operations Expert may use his own flight for the other pawn, still once a turn (ruling OQ-20). */
function cannotStart(g: G, seat: Seat, pawn: Seat): Verdict {
  if (g.state.roles[seat] !== operationsExpert.number || !g.state.brink?.orders)
    return no('PD-ROLE-09', { role: operationsExpert.id });
  return cannotLead(g, seat, pawn) ?? cannotTakeOff(g, seat, pawn);
}

const leadExpert = action({
  kind: LEAD_EXPERT,
  special: true,
  list: (g, seat, out) => {
    for (let pawn = 0; pawn < g.state.pawns.length; pawn++) {
      if (cannotStart(g, seat, pawn) !== pass || !mayLeave(g, pawn)) continue;
      const from = g.state.pawns[pawn];
      for (let to = 0; to < CITIES; to++) if (to !== from) out.push(encode(LEAD_EXPERT, seat, pawn, to));
    }
  },
  cannot: (g, seat, pawn, to) => cannotStart(g, seat, pawn) ?? cannotMove(g, pawn, to),
  consent: askOwner,
  perform: (g, seat, pawn, city) => g.call('lead expert flight', { seat, pawn, city, card: NONE }),
});

const leadExpertProgram = program('lead expert flight', [
  ask('card', expertCardAsk()),
  act('fly', (g, { seat, pawn, city, card }) => {
    markOrdered(g, pawn);
    flyExpert(g, seat, pawn, city, card);
  }),
]);

/** For the rest of the turn the active player moves one other pawn like his own. OB-EV-11, OB-EV-12 */
export const specialOrders = event({
  id: 'special-orders',
  card: 60,
  kinds: [LEAD_EXPERT],
  actions: [...LEAD_ACTIONS, leadExpert],
  programs: [leadExpertProgram],
  cannot: (g) => (g.state.phase === PHASE_ACTIONS ? pass : no('OB-EV-11')),
  play: (g, seat, card) => {
    putAwayEvent(g, seat, card);
    giveOrders(g);
  },
  hooks: {
    'pawn.led': (g, _, led, seat, pawn) => led || (seat === g.state.active && isOrdered(g, pawn)),
    'actions.more': (g, _, out, seat) => {
      if (!g.state.brink?.orders) return;
      // The Dispatcher lists them himself.
      if (g.state.roles[seat] !== dispatcher.number) for (const def of LEAD_ACTIONS) def.list(g, seat, out);
      leadExpert.list(g, seat, out);
    },
  },
});

function isOrdered(g: G, pawn: Seat): boolean {
  const { brink } = g.state;
  return brink?.orders === true && (brink.ordered === NONE || brink.ordered === pawn);
}
