import type { Seat } from '@holdout/kernel';
import { type G, happened } from '../rules/hooks.ts';
import { DISEASE_IDS, type Disease } from '../state/ids.ts';
import { CURED } from '../state/state.ts';
import { checkEradicated } from './cubes.ts';
import { isWon, win } from './outcome.ts';

/** An eradicated disease is only cured again. OB-VS-14 */
export function reviveDisease(g: G, disease: Disease): void {
  g.state.diseases[disease] = CURED;
  if (g.loud) g.emit({ t: 'revived', disease: DISEASE_IDS[disease] });
}

/** A disease becomes cured; with the last one the game is won at once. PD-ACT-11, PD-END-01 */
export function cure(g: G, seat: Seat, disease: Disease): void {
  g.state.diseases[disease] = CURED;
  if (g.loud) g.emit({ t: 'cure', seat, disease: DISEASE_IDS[disease] });
  if (isWon(g.state)) {
    win(g);
    return;
  }
  happened['disease.cured'](g, disease);
  checkEradicated(g, disease);
}
