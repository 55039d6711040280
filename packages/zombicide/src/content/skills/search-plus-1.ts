import { skill } from '../define.ts';

/** One card more, beside what a lamp brings. RM-SKILL-19 */
export const skills = [
  skill({
    id: 'search-plus-1',
    number: 46,
    hooks: { 'search.draws': (_, me, draws, who) => (who === me.seat ? draws + 1 : draws) },
  }),
];
