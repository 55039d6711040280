import { skill } from '../define.ts';

/** No shot and no car of another survivor strikes him. RM-SKILL-67 */
export const skills = [
  skill({
    id: 'low-profile',
    number: 61,
    hooks: { 'survivor.struck': (_, me, struck, __, victim) => struck && victim !== me.seat },
  }),
];
