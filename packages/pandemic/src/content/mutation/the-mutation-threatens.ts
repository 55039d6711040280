import { mutate } from '../../rules/mutate.ts';
import { MAX_CUBES } from '../../state/state.ts';
import { incident } from '../define.ts';

/** Three purple cubes in the city of the bottom card, as in an epidemic (ruling OQ-12). OB-MUT-14 */
export const theMutationThreatens = incident({
  id: 'the-mutation-threatens',
  card: 80,
  happen: (g) => mutate(g, 1, MAX_CUBES),
});
