import { skill } from '../define.ts';

/** His turn comes whenever he likes: before or after that of anybody. RM-SKILL-65 */
export const skills = [
  skill({
    id: 'tactician',
    number: 94,
    hooks: { 'turn.anytime': (_, me, anytime, who) => anytime || who === me.seat },
  }),
];
