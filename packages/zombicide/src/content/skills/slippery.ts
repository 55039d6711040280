import { setting } from '../../setting.ts';
import { skill } from '../define.ts';

/** S1-SKILL-30; whether he walks on through zombies is a point on which the seasons differ. CF-12 */
export const skills = [
  skill({
    id: 'slippery',
    number: 30,
    hooks: {
      'move.toll': (_, me, toll, who) => (who === me.seat ? 0 : toll),
      'move.passes': (g, me, passes, who) =>
        passes || (who === me.seat && setting(g).rules.slipperyPassThrough),
    },
  }),
];
