import { skill } from '../define.ts';

/** RM-SKILL-66 */
export const skills = [
  skill({
    id: 'death-grasp',
    number: 62,
    hooks: { 'wound.keeps': (_, me, keeps, who) => keeps || who === me.seat },
  }),
];
