import type { Seat } from '@holdout/kernel';
import { type G, happened, modified } from '../rules/hooks.ts';
import { PHASE_ACTIONS, PHASE_DRAW, PHASE_INFECT, RATES } from '../state/state.ts';

const ACTIONS_EACH_TURN = 4;

/** A seat becomes active. PD-TURN-01, PD-TURN-02, PD-TURN-04 */
export function beginTurn(g: G): void {
  const { state } = g;
  state.turn += 1;
  state.phase = PHASE_ACTIONS;
  state.used = 0;
  state.actions = modified['actions.each turn'](g, ACTIONS_EACH_TURN, state.active);
  if (g.loud) g.emit({ t: 'turn', seat: state.active, turn: state.turn });
  happened['turn.began'](g, state.active);
}

/** Called when an action is done, not before: one that is refused or left costs nothing. */
export function spendAction(g: G): void {
  g.state.actions -= 1;
}

export function endActions(g: G): void {
  g.state.phase = PHASE_DRAW;
  g.state.actions = 0;
}

export function beginInfecting(g: G): void {
  g.state.phase = PHASE_INFECT;
}

export function passTurn(g: G): void {
  g.state.active = nextSeat(g, g.state.active);
}

const nextSeat = (g: G, seat: Seat): Seat => (seat + 1) % g.state.pawns.length;

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
