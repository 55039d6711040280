import { cubesAt, infect } from '../../ops/cubes.ts';
import { brinkOf } from '../../state/brink.ts';
import { CITIES } from '../../state/ids.ts';
import { epidemic } from '../define.ts';

/** Every city with just one cube of the strain gets another one. OB-VS-19, OB-VS-20 */
export const uncountedPopulations = epidemic({
  id: 'uncounted-populations',
  card: 79,
  once: (g) => {
    const { strain } = brinkOf(g);
    const cities = Array.from({ length: CITIES }, (_, city) => city).filter(
      (city) => cubesAt(g, city, strain) === 1,
    );
    for (const city of cities) if (!g.state.over) infect(g, city, strain, 1, 'effect');
    return cities.length > 0;
  },
});
