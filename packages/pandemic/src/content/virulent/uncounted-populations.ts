import { cubesAt, infect } from '../../ops/cubes.ts';
import type { G } from '../../rules/hooks.ts';
import { brinkOf } from '../../state/brink.ts';
import { CITIES, type City } from '../../state/ids.ts';
import { epidemic } from '../define.ts';

const citiesWithOne = (g: G): City[] =>
  Array.from({ length: CITIES }, (_, city) => city).filter(
    (city) => cubesAt(g, city, brinkOf(g).strain) === 1,
  );

/** Every city with just one cube of the strain gets another one. OB-VS-19, OB-VS-20 */
export const uncountedPopulations = epidemic({
  id: 'uncounted-populations',
  card: 79,
  matters: (g) => citiesWithOne(g).length > 0,
  once: (g) => {
    for (const city of citiesWithOne(g)) if (!g.state.over) infect(g, city, brinkOf(g).strain, 1, 'effect');
  },
});
