import { no, pass } from '@holdout/kernel';
import { adjacent } from '../../base/map.ts';
import { role } from '../../define.ts';

/** No cube is placed and nothing breaks out where she is and next to it. PD-ROLE-11 */
export const quarantineSpecialist = role({
  id: 'quarantine-specialist',
  number: 4,
  hooks: {
    'infect.allowed': (g, me, city) => {
      const here = g.state.pawns[me.seat];
      return city === here || adjacent(city, here)
        ? no('PD-ROLE-11', { role: 'quarantine-specialist' })
        : pass;
    },
  },
});
