import { skill } from '../define.ts';

/** RM-SKILL-41 */
export const skills = [
  skill({
    id: 'scavenger',
    number: 43,
    hooks: { 'search.anywhere': (_, me, anywhere, who) => anywhere || who === me.seat },
  }),
];
