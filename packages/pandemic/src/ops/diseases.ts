import type { Seat } from '@holdout/kernel';
import { type G, happened } from '../rules/hooks.ts';
import { DISEASE_IDS, type Disease, STANDARD_DISEASES } from '../state/ids.ts';
import { CURED, UNCURED } from '../state/state.ts';
import { checkEradicated } from './cubes.ts';
import { win } from './outcome.ts';

/** A disease becomes cured; with the last one the game is won at once. PD-ACT-11, PD-END-01 */
export function cure(g: G, seat: Seat, disease: Disease): void {
  g.state.diseases[disease] = CURED;
  if (g.loud) g.emit({ t: 'cure', seat, disease: DISEASE_IDS[disease] });
  if (allCured(g)) {
    win(g);
    return;
  }
  happened['disease.cured'](g, disease);
  checkEradicated(g, disease);
}

function allCured(g: G): boolean {
  for (let disease = 0; disease < STANDARD_DISEASES; disease++) {
    if (g.state.diseases[disease] === UNCURED) return false;
  }
  return true;
}
