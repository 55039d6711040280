import { skill } from '../define.ts';

/** RM-SKILL-56 */
export const skills = [
  skill({
    id: 'fast-roping',
    number: 97,
    hooks: { 'helicopter.ropes': (_, me, can, who) => can || who === me.seat },
  }),
];
