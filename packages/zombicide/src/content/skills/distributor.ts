import { DEAL, dealProgram } from '../../rules/deal.ts';
import { isLiving, survivor } from '../../rules/query.ts';
import { NONE } from '../../state/ids.ts';
import { skill } from '../define.ts';

/** He deals out the zombie cards of the Spawn step; of several it is the first at the table. RM-SKILL-71 */
export const skills = [
  skill({
    id: 'distributor',
    number: 95,
    kinds: [DEAL],
    programs: [dealProgram],
    hooks: {
      'spawn.dealer': (g, me, who) => (who === NONE && isLiving(survivor(g, me.seat)) ? me.seat : who),
    },
  }),
];
