import { skill } from '../define.ts';

/** S1-SKILL-15 */
export const skills = [
  skill({
    id: 'two-cocktails',
    number: 15,
    hooks: { 'craft.copies': (_, me, copies, who) => (who === me.seat ? copies + 1 : copies) },
  }),
];
