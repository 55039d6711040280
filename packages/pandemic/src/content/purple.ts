import type { Source } from '@holdout/kernel';
import { cubesAt, infect } from '../ops/cubes.ts';
import type { G, Points } from '../rules/hooks.ts';
import { PURPLE } from '../state/ids.ts';

/** The fifth disease: where it is, a flipped card brings a cube of it before its own. OB-MUT-07, OB-MUT-08, OB-BT-40 */
export const purpleDisease: Source<G, Points> = {
  id: 'purple-disease',
  band: 'scenario',
  hooks: {
    'city.flipped': (g, _, city) => {
      if (cubesAt(g, city, PURPLE) > 0) infect(g, city, PURPLE, 1, 'flip');
    },
  },
};
