import { skill } from '../define.ts';

/** RM-SKILL-35 */
export const skills = [
  skill({
    id: 'helicopter-pilot',
    number: 96,
    hooks: { 'helicopter.pilot': (_, me, can, who) => can || who === me.seat },
  }),
];
