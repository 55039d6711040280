import { citiesWith, infectEach } from '../../ops/cubes.ts';
import type { G } from '../../rules/hooks.ts';
import { brinkOf } from '../../state/brink.ts';
import type { City } from '../../state/ids.ts';
import { epidemic } from '../define.ts';

const citiesWithOne = (g: G): City[] => citiesWith(g, brinkOf(g).strain, 1);

/** Every city with just one cube of the strain gets another one. OB-VS-19, OB-VS-20 */
export const uncountedPopulations = epidemic({
  id: 'uncounted-populations',
  card: 79,
  matters: (g) => citiesWithOne(g).length > 0,
  once: (g) => infectEach(g, citiesWithOne(g), brinkOf(g).strain, 'effect'),
});
