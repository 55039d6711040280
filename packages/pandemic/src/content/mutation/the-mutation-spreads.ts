import { mutate } from '../../rules/mutate.ts';
import { incident } from '../define.ts';

const CITIES = 3;

/** The purple disease comes to the cities of the three bottom cards. OB-MUT-15 */
export const theMutationSpreads = incident({
  id: 'the-mutation-spreads',
  card: 81,
  happen: (g) => mutate(g, CITIES, 1),
});
