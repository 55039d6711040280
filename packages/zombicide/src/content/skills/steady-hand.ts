import { isRival } from '../../rules/query.ts';
import { skill } from '../define.ts';

/** His shots and his car strike no friend. RM-SKILL-81 */
export const skills = [
  skill({
    id: 'steady-hand',
    number: 60,
    hooks: {
      'survivor.struck': (g, me, struck, by, victim) => struck && (by !== me.seat || isRival(g, by, victim)),
    },
  }),
];
