import { skill } from '../define.ts';

/** RM-SKILL-57 */
export const skills = [
  skill({
    id: 'free-reload',
    number: 44,
    hooks: { 'reload.cost': (_, me, cost, who) => (who === me.seat ? 0 : cost) },
  }),
];
