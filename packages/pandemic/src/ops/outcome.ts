import type { Json, Seat } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';
import { hasPurple } from '../state/brink.ts';
import { DISEASES, PURPLE, STANDARD_DISEASES } from '../state/ids.ts';
import { type PandemicState, UNCURED } from '../state/state.ts';

export type LossCause = 'outbreaks' | 'cubes' | 'cards';

/** The team has lost, at this very step. PD-END-02, PD-END-03 */
export function lose(g: G, cause: LossCause, details: { readonly [name: string]: Json } = {}): void {
  if (g.loud) g.emit({ t: 'lost', cause, ...details });
  g.end({ result: 'lost', cause, winners: losersWinner(g.state) });
}

/**
 * All standard diseases are cured; with the fifth one also that, or not a cube of it is on the board. PD-END-01,
 * OB-MUT-21, OB-BT-45
 */
export function isWon(state: PandemicState): boolean {
  const { diseases, cubes } = state;
  for (let disease = 0; disease < STANDARD_DISEASES; disease++)
    if (diseases[disease] === UNCURED) return false;
  if (!hasPurple(state) || diseases[PURPLE] !== UNCURED) return true;
  for (let i = PURPLE; i < cubes.length; i += DISEASES) if (cubes[i] > 0) return false;
  return true;
}

/** The bio-terrorist wins if his disease is on the board; otherwise nobody does. OB-BT-47, OB-BT-48, OB-BT-50 */
function losersWinner({ brink, cubes }: PandemicState): Seat[] {
  if (!brink?.terrorist || brink.terrorist.out) return [];
  for (let i = PURPLE; i < cubes.length; i += DISEASES) if (cubes[i] > 0) return [brink.terrorist.seat];
  return [];
}

/** The team has won, at this very step. PD-END-01, OB-BT-45 */
export function win(g: G): void {
  const terrorist = g.state.brink?.terrorist?.seat;
  const winners = g.state.pawns.flatMap((_, seat) => (seat === terrorist ? [] : [seat]));
  g.end({ result: 'won', cause: 'cures', winners });
}
