import { skill } from '../define.ts';

/** S1-SKILL-31 */
export const skills = [
  skill({
    id: 'sniper',
    number: 31,
    hooks: { 'attack.aims': (_, me, aims, who) => aims || who === me.seat },
  }),
];
