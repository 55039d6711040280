import { FREE_COMBAT, FREE_MELEE, FREE_MOVE, FREE_RANGED, FREE_SEARCH } from '../../state/ids.ts';
import { type SkillDef, skill } from '../define.ts';

/** S1-SKILL-09 to S1-SKILL-11, RM-SKILL-03, RM-SKILL-06 */
const free = (id: string, number: number, purpose: number): SkillDef =>
  skill({
    id,
    number,
    hooks: {
      'actions.free': (_, me, count, who, kind) => (who === me.seat && kind === purpose ? count + 1 : count),
    },
  });

export const skills = [
  free('free-combat', 9, FREE_COMBAT),
  free('free-move', 10, FREE_MOVE),
  free('free-search', 11, FREE_SEARCH),
  free('free-melee', 40, FREE_MELEE),
  free('free-ranged', 41, FREE_RANGED),
];
