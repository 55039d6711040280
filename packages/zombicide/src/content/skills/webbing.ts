import { placesOf } from '../../rules/query.ts';
import { skill } from '../define.ts';

/** Whatever he carries is as good as in his hands. RM-SKILL-32 */
export const skills = [
  skill({
    id: 'webbing',
    number: 45,
    hooks: { 'hands.places': (g, me, places, who) => (who === me.seat ? placesOf(g, who) : places) },
  }),
];
