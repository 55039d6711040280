import { encode } from '@holdout/kernel';
import { REDRAW } from '../../rules/options.ts';
import { survivor } from '../../rules/query.ts';
import { skill } from '../define.ts';

const NUMBER = 19;

/** S1-SKILL-19 */
export const skills = [
  skill({
    id: 'destiny',
    number: NUMBER,
    uses: 'turn',
    hooks: {
      'search.card': (g, me, out, who) => {
        const s = survivor(g, who);
        if (who === me.seat && !s.used.includes(NUMBER)) out.push(encode(REDRAW, s.seat, NUMBER));
      },
    },
  }),
];
