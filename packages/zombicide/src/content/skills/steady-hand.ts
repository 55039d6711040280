import { skill } from '../define.ts';

/** His shots and his car strike no survivor. RM-SKILL-81 */
export const skills = [
  skill({
    id: 'steady-hand',
    number: 60,
    hooks: { 'survivor.struck': (_, me, struck, by) => struck && by !== me.seat },
  }),
];
