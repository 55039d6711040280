import { cubesAt, infect } from '../../ops/cubes.ts';
import { CITIES, PURPLE } from '../../state/ids.ts';
import { incident } from '../define.ts';

const CUBES = 2;

/** Every city with just two purple cubes gets another one. OB-MUT-16 */
export const theMutationIntensifies = incident({
  id: 'the-mutation-intensifies',
  card: 82,
  happen: (g) => {
    const cities = Array.from({ length: CITIES }, (_, city) => city).filter(
      (city) => cubesAt(g, city, PURPLE) === CUBES,
    );
    for (const city of cities) if (!g.state.over) infect(g, city, PURPLE, 1, 'mutation');
  },
});
