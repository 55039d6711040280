import type { Style } from '../../rules/hooks.ts';
import { survivor } from '../../rules/query.ts';
import { NONE } from '../../state/ids.ts';
import { type SkillDef, skill } from '../define.ts';

/** One hit of an action kills two of a kind. RM-SKILL-58 to RM-SKILL-60 */
const reaper = (id: string, number: number, styles: readonly Style[]): SkillDef =>
  skill({
    id,
    number,
    uses: 'action',
    hooks: {
      'attack.reaper': (g, me, by, who, style) => {
        const can = who === me.seat && styles.includes(style) && !survivor(g, who).used.includes(number);
        return by === NONE && can ? number : by;
      },
    },
  });

export const skills = [
  reaper('reaper-combat', 56, ['melee', 'ranged']),
  reaper('reaper-melee', 57, ['melee']),
  reaper('reaper-ranged', 58, ['ranged']),
];
