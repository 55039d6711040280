import { survivor } from '../../rules/query.ts';
import { skill } from '../define.ts';

const NUMBER = 98;

/** One more team action in his turn, with a card that his team has not used in this round. RM-SKILL-08 */
export const skills = [
  skill({
    id: 'plus-1-free-team-action',
    number: NUMBER,
    uses: 'turn',
    hooks: {
      'team.again': (g, me, again, who) =>
        who === me.seat && !survivor(g, who).used.includes(NUMBER) ? NUMBER : again,
    },
  }),
];
