import { skill } from '../define.ts';

/** S1-SKILL-12 */
export const skills = [
  skill({
    id: 'max-range',
    number: 12,
    hooks: { 'attack.range': (_, me, range, who) => (who === me.seat ? range + 1 : range) },
  }),
];
