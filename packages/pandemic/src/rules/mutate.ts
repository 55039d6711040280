import { PURPLE } from '../state/ids.ts';
import { ERADICATED } from '../state/state.ts';
import type { G } from './hooks.ts';

/**
 * Purple cubes in the cities of the bottom infection cards, nothing of the cards' own colours. Nothing at all once the
 * disease is eradicated. OB-MUT-10, OB-MUT-11, OB-MUT-14, OB-MUT-15, OB-MUT-17
 */
export function mutate(g: G, cards: number, cubes: number): void {
  if (g.state.diseases[PURPLE] !== ERADICATED)
    g.call('bottom', { left: cards, cubes, purple: 1, epidemic: 0 });
}
