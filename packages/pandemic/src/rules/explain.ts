import { type Code, kindOf, no, type Reason, seatOf } from '@holdout/kernel';
import { PHASE_ACTIONS } from '../state/state.ts';
import { actionOf } from './actions.ts';
import { cannotPlay, isMoment, type Moment } from './events.ts';
import { seatOverLimit } from './hands.ts';
import type { G } from './hooks.ts';
import { DISCARD, END_ACTIONS } from './options.ts';
import { explainTerrorist, isTerroristKind } from './terrorist.ts';

/** Why something that belongs elsewhere is not possible at this point of the turn. */
export function explainOther(g: G, code: Code, moment: Moment | 'none'): Reason | null {
  const seat = seatOf(code);
  const kind = kindOf(code);
  if (isMoment(code)) return moment === 'none' ? no('PD-EVT-02') : cannotPlay(g, code, moment);
  if (isTerroristKind(code)) return explainTerrorist(g, code);
  if (kind === DISCARD.id) return seatOverLimit(g) === seat ? no('PD-HAND-02') : no('PD-ACT-13');
  if (kind === END_ACTIONS.id || actionOf(code)) {
    if (seat !== g.state.active) return no('PD-TURN-05', { seat: g.state.active });
    if (seatOverLimit(g) >= 0) return no('PD-HAND-02', { seat: seatOverLimit(g) });
    return g.state.phase === PHASE_ACTIONS ? no('PD-TURN-03') : no('PD-TURN-01');
  }
  return null;
}
