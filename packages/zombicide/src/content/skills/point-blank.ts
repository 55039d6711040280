import { survivor } from '../../rules/query.ts';
import { skill } from '../define.ts';

/** Whom he shoots at in his own zone he chooses himself. RM-SKILL-37 */
export const skills = [
  skill({
    id: 'point-blank',
    number: 59,
    hooks: {
      'attack.aims': (g, me, aims, who, zone) => aims || (who === me.seat && zone === survivor(g, who).zone),
    },
  }),
];
