import { skill } from '../define.ts';

/** Two skills that add up: one zone more, and two instead of one. S1-SKILL-13, S1-SKILL-16, RM-SKILL-18 */
export const skills = [
  skill({
    id: 'zone-per-move',
    number: 13,
    hooks: { 'move.zones': (_, me, zones, who) => (who === me.seat ? zones + 1 : zones) },
  }),
  skill({
    id: 'two-zones',
    number: 16,
    hooks: { 'move.reach': (_, me, zones, who) => (who === me.seat ? Math.max(2, zones) : zones) },
  }),
];
