import { type Code, kindOf, no, type Reason, seatOf } from '@holdout/kernel';
import { PHASE_PLAYERS } from '../state/ids.ts';
import { actionOf } from './actions.ts';
import type { G } from './hooks.ts';
import { ACTIVATE, END } from './options.ts';

/** Why something that belongs elsewhere is not possible at this point of the round. */
export function explainOther(g: G, code: Code): Reason | null {
  const kind = kindOf(code);
  if (kind === ACTIVATE.id) return no('S1-ROUND-03');
  if (kind !== END.id && !actionOf(code)) return null;
  if (g.state.phase !== PHASE_PLAYERS) return no('S1-ROUND-01');
  return g.state.turn === seatOf(code) ? no('S1-ROUND-03') : no('S1-ROUND-02', { seat: g.state.turn });
}
