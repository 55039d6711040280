import { skill } from '../define.ts';

/** S1-SKILL-29 */
export const skills = [
  skill({
    id: 'ninja',
    number: 29,
    hooks: {
      'noise.of survivor': (_, me, noise, who) => (who === me.seat ? 0 : noise),
      'noise.made': (_, me, made, who) => made && who !== me.seat,
    },
  }),
];
