import { skill } from '../define.ts';

/** S1-SKILL-01 */
export const skills = [
  skill({
    id: 'plus-1-action',
    number: 0,
    hooks: { 'actions.each turn': (_, me, actions, who) => (who === me.seat ? actions + 1 : actions) },
  }),
];
