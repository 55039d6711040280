import { skill } from '../define.ts';

/** S1-SKILL-35 */
export const skills = [
  skill({
    id: 'trick-shot',
    number: 35,
    hooks: { 'attack.splits': (_, me, splits, who) => splits || who === me.seat },
  }),
];
