import { isRival } from '../../rules/query.ts';
import { skill } from '../define.ts';

/** No shot of a friend and no car strikes him; the shots of rivals do (ruling OQ-20). RM-SKILL-67 */
export const skills = [
  skill({
    id: 'low-profile',
    number: 61,
    hooks: {
      'survivor.struck': (g, me, struck, by, victim, harm) =>
        struck && (victim !== me.seat || (harm === 'shot' && isRival(g, by, victim))),
    },
  }),
];
