import type { Seat } from '@holdout/kernel';
import { type G, happened, modified } from '../rules/hooks.ts';
import { brinkOf } from '../state/brink.ts';
import { type City, type Disease, type InfectionCard, NONE } from '../state/ids.ts';
import {
  PHASE_ACTIONS,
  PHASE_DRAW,
  PHASE_INFECT,
  PHASE_TERROR,
  RATES,
  USED_FIFTH_ACTION,
} from '../state/state.ts';

const ACTIONS_EACH_TURN = 4;

/** A seat becomes active. PD-TURN-01, PD-TURN-02, PD-TURN-04 */
export function beginTurn(g: G): void {
  const { state } = g;
  state.turn += 1;
  state.phase = PHASE_ACTIONS;
  state.used = 0;
  clearTurn(g);
  state.actions = modified['actions.each turn'](g, ACTIONS_EACH_TURN, state.active);
  if (state.actions > ACTIONS_EACH_TURN) markUsed(g, USED_FIFTH_ACTION);
  if (g.loud) g.emit({ t: 'turn', seat: state.active, turn: state.turn });
  happened['turn.began'](g, state.active);
}

/** One more action in this turn, once. OB-EV-14 */
export function giveFifthAction(g: G): void {
  if (isUsed(g, USED_FIFTH_ACTION)) return;
  markUsed(g, USED_FIFTH_ACTION);
  g.state.actions += 1;
}

/** Special Orders are for the first pawn they are used for (ruling OQ-20). OB-EV-11 */
export function markOrdered(g: G, pawn: Seat): void {
  const { brink } = g.state;
  if (brink?.orders) brink.ordered = pawn;
}

/** OB-EV-11 */
export function giveOrders(g: G): void {
  const brink = brinkOf(g);
  brink.orders = true;
  brink.ordered = NONE;
}

/** OB-EV-05 */
export function setHospital(g: G, open: boolean): void {
  brinkOf(g).hospital = open;
}

/** The active player has removed a cube of the strain in a city: pawns may leave it in this turn. OB-VS-12 */
export function permitLeaving(g: G, city: City, disease: Disease): void {
  const { brink } = g.state;
  if (brink?.strain === disease && !brink.permits.includes(city)) brink.permits.push(city);
}

/** What lasts until the end of a turn is over. OB-EV-05, OB-EV-11, OB-VS-12 */
function clearTurn(g: G): void {
  const { brink } = g.state;
  if (!brink) return;
  brink.hospital = false;
  brink.orders = false;
  brink.ordered = NONE;
  brink.justCured = NONE;
  brink.permits.length = 0;
}

/** Now something is possible that needs a fresh cure. OB-EV-07 */
export function markCure(g: G, disease: Disease): void {
  if (g.state.brink) g.state.brink.justCured = disease;
}

/** What is possible only right after a cure is over. OB-EV-07 */
function forgetCure(g: G): void {
  if (g.state.brink) g.state.brink.justCured = NONE;
}

/** OB-EV-01 */
export function giveActions(g: G, actions: number): void {
  g.state.actions += actions;
}

/** Called when an action is done, not before: one that is refused or left costs nothing. */
export function spendAction(g: G): void {
  forgetCure(g);
  g.state.actions -= 1;
}

export function endActions(g: G): void {
  forgetCure(g);
  g.state.phase = PHASE_DRAW;
  g.state.actions = 0;
}

/** What is flipped in an infect phase is remembered where something may come of it. OB-VS-15 */
export function noteFlip(g: G, card: InfectionCard): void {
  g.state.brink?.flipped.push(card);
}

/** Cards to flip beyond the infection rate, once those of the rate are flipped. OB-VS-15 */
export function moreFlips(g: G): number {
  const { brink } = g.state;
  if (!brink || brink.flipsCounted) return 0;
  brink.flipsCounted = true;
  return modified['flips.more'](g, 0, brink.flipped);
}

export function beginInfecting(g: G): void {
  if (g.state.brink) {
    g.state.brink.flipped = [];
    g.state.brink.flipsCounted = false;
  }
  g.state.phase = PHASE_INFECT;
}

/** OB-BT-10 */
export function beginTerror(g: G): void {
  g.state.phase = PHASE_TERROR;
}

export function passTurn(g: G): void {
  g.state.active = nextSeat(g, g.state.active);
}

/** The next seat of the team; the bio-terrorist has no turn of his own in this order. OB-BT-09 */
function nextSeat(g: G, seat: Seat): Seat {
  const next = (seat + 1) % g.state.pawns.length;
  return next === g.state.brink?.terrorist?.seat ? nextSeat(g, next) : next;
}

/** A power that may be used once a turn has been used. */
export function markUsed(g: G, power: number): void {
  g.state.used |= power;
}

export const isUsed = (g: G, power: number): boolean => (g.state.used & power) !== 0;

/** PD-EPI-01 */
export function raiseRate(g: G): void {
  const { state } = g;
  state.rate = Math.min(state.rate + 1, RATES.length - 1);
  if (g.loud) g.emit({ t: 'rate', rate: RATES[state.rate], space: state.rate + 1 });
}

/** PD-EVT-07 */
export function setQuietNight(g: G, quiet: boolean): void {
  g.state.quietNight = quiet;
}

/** Infection cards to flip in an infect phase. PD-COMP-07 */
export const infectionRate = (g: G): number => modified['infection.rate'](g, RATES[g.state.rate]);
