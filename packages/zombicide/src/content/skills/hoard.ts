import { skill } from '../define.ts';

/** S1-SKILL-21 */
export const skills = [
  skill({
    id: 'hoard',
    number: 21,
    hooks: { 'reserve.places': (_, me, places, who) => (who === me.seat ? places + 1 : places) },
  }),
];
