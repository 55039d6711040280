import type { G } from '../rules/hooks.ts';

/** The team has lost, at this very step. S1-END-01, S1-END-03 */
export function lose(g: G, cause: string): void {
  if (g.state.over) return;
  if (g.loud) g.emit({ t: 'lost', cause });
  g.end({ result: 'lost', cause, winners: [] });
}

/** All have won, also those whose survivors died. S1-END-02 */
export function win(g: G): void {
  if (g.state.over) return;
  g.end({
    result: 'won',
    cause: 'mission',
    winners: Array.from({ length: g.state.options.players }, (_, i) => i),
  });
}
