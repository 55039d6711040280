import { heal } from '../../ops/survivors.ts';
import { isLiving, survivor, woundsOf } from '../../rules/query.ts';
import { skill } from '../define.ts';

/** At the end of every round all his wounds are healed: nothing is to be gained by keeping them. RM-SKILL-49 */
export const skills = [
  skill({
    id: 'regeneration',
    number: 91,
    hooks: {
      'round.ends': (g, me) => {
        const s = survivor(g, me.seat);
        while (isLiving(s) && woundsOf(s) > 0) heal(g, me.seat);
      },
    },
  }),
];
