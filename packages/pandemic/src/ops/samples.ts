import type { Seat } from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import type { G } from '../rules/hooks.ts';
import { brinkOf } from '../state/brink.ts';
import { type City, DISEASE_IDS, DISEASES, type Disease } from '../state/ids.ts';
import { checkCleared } from './cubes.ts';

/** A cube goes from the board onto a role card: it is in neither place then (ruling OQ-19). OB-ROLE-09 */
export function takeSample(g: G, seat: Seat, city: City, disease: Disease): void {
  g.state.cubes[city * DISEASES + disease] -= 1;
  brinkOf(g).samples[disease] += 1;
  if (g.loud) g.emit({ t: 'sample', seat, city: CITY_IDS[city], disease: DISEASE_IDS[disease] });
  checkCleared(g, disease);
}

/** OB-ROLE-10, OB-ROLE-11 */
export function returnSamples(g: G, seat: Seat, disease: Disease, cubes: number): void {
  if (cubes === 0) return;
  brinkOf(g).samples[disease] -= cubes;
  g.state.supply[disease] += cubes;
  if (g.loud) g.emit({ t: 'samples-back', seat, disease: DISEASE_IDS[disease], n: cubes });
}
