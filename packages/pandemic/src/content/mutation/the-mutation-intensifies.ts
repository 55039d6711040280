import { citiesWith, infectEach } from '../../ops/cubes.ts';
import { PURPLE } from '../../state/ids.ts';
import { incident } from '../define.ts';

const CUBES = 2;

/** Every city with just two purple cubes gets another one. OB-MUT-16 */
export const theMutationIntensifies = incident({
  id: 'the-mutation-intensifies',
  card: 82,
  happen: (g) => infectEach(g, citiesWith(g, PURPLE, CUBES), PURPLE, 'mutation'),
});
