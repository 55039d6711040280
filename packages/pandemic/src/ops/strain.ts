import type { G } from '../rules/hooks.ts';
import { brinkOf } from '../state/brink.ts';
import { type Card, DISEASE_IDS, NONE, STANDARD_DISEASES } from '../state/ids.ts';
import { cubesOnBoard } from './cubes.ts';

/**
 * The first virulent epidemic makes the standard disease with the most cubes on the board the strain, among equals by
 * lot. OB-VS-03, OB-VS-04, OB-COMB-02
 */
export function determineStrain(g: G): void {
  const { brink, options } = g.state;
  if (!options.brink?.virulent || !brink || brink.strain !== NONE || g.state.over) return;
  const cubes = Array.from({ length: STANDARD_DISEASES }, (_, disease) => cubesOnBoard(g, disease));
  const most = Math.max(...cubes);
  const tied = cubes.flatMap((n, disease) => (n === most ? [disease] : []));
  brink.strain = tied.length === 1 ? tied[0] : tied[g.roll('infections', tied.length) - 1];
  if (!g.loud) return;
  const ids = tied.map((disease) => DISEASE_IDS[disease]);
  g.emit({ t: 'strain', disease: DISEASE_IDS[brink.strain], n: most, tied: ids.length > 1 ? ids : [] });
}

/** A continuing effect is in force from now on. OB-VS-05 */
export function beginEffect(g: G, card: Card): void {
  brinkOf(g).effects.push(card);
  g.refreshHooks();
}
