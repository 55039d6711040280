import type { Json } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';

export type LossCause = 'outbreaks' | 'cubes' | 'cards';

/** The team has lost, at this very step. PD-END-02, PD-END-03 */
export function lose(g: G, cause: LossCause, details: { readonly [name: string]: Json } = {}): void {
  if (g.loud) g.emit({ t: 'lost', cause, ...details });
  g.end({ result: 'lost', cause, winners: [] });
}

/** The team has won, at this very step. PD-END-01 */
export function win(g: G): void {
  g.end({ result: 'won', cause: 'cures', winners: g.state.pawns.map((_, seat) => seat) });
}
