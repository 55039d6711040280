import { encode, no, optionKind, pass, type Seat, steps, type Verdict } from '@holdout/kernel';
import { discardFromHand, putAwayEvent } from '../../../ops/cards.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { hasStation } from '../../../ops/stations.ts';
import { giveOrders, isUsed, markOrdered, markUsed, spendAction } from '../../../ops/turn.ts';
import { askOwner, cannotLead, LEAD_ACTIONS } from '../../../rules/actions/lead.ts';
import type { G } from '../../../rules/hooks.ts';
import { cannotMove, mayLeave } from '../../../rules/movement.ts';
import { SPEND } from '../../../rules/options.ts';
import { pickAsk } from '../../../rules/pick.ts';
import { type Card, CITIES, type City, isCityCard, NONE } from '../../../state/ids.ts';
import { PHASE_ACTIONS, USED_EXPERT_FLIGHT } from '../../../state/state.ts';
import { CITY_IDS } from '../../base/map.ts';
import { dispatcher } from '../../base/roles/dispatcher.ts';
import { operationsExpert } from '../../base/roles/operations-expert.ts';
import { action, event } from '../../define.ts';

const LEAD_EXPERT = optionKind('lead-expert-fly', 'seat', 'city');

type ExpertVars = { seat: Seat; pawn: Seat; city: City; card: Card };
const { act, ask, program } = steps<G, ExpertVars>();

/** The Operations Expert may use his own flight for the other pawn, still once a turn (ruling OQ-20). */
function cannotStart(g: G, seat: Seat, pawn: Seat): Verdict {
  if (g.state.roles[seat] !== operationsExpert.number || !g.state.brink?.orders)
    return no('PD-ROLE-09', { role: operationsExpert.id });
  const led = cannotLead(g, seat, pawn);
  if (led) return led;
  const from = g.state.pawns[pawn];
  if (isUsed(g, USED_EXPERT_FLIGHT)) return no('PD-TURN-04', { role: operationsExpert.id });
  if (!hasStation(g, from)) return no('PD-ROLE-09', { city: CITY_IDS[from] });
  return g.state.hands[seat].some(isCityCard) ? pass : no('PD-ROLE-09');
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
  ask(
    'card',
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
    }),
  ),
  act('fly', (g, { seat, pawn, city, card }) => {
    spendAction(g);
    markOrdered(g, pawn);
    markUsed(g, USED_EXPERT_FLIGHT);
    discardFromHand(g, seat, card);
    movePawn(g, pawn, city, 'expert', seat, card);
  }),
]);

/** For the rest of the turn the active player moves one other pawn like his own. OB-EV-11, OB-EV-12 */
export const specialOrders = event({
  id: 'special-orders',
  card: 60,
  kinds: [LEAD_EXPERT],
  actions: [...LEAD_ACTIONS, leadExpert],
  programs: [leadExpertProgram],
  cannot: (g) => {
    if (g.state.phase !== PHASE_ACTIONS) return no('OB-EV-11');
    return pass;
  },
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
