import { setting } from '../../setting.ts';
import { familyOf, type SkillDef, skill } from '../define.ts';

/** Zombies of this kind are worth double. RM-SKILL-51 */
const collector = (kind: string, number: number): SkillDef =>
  skill({
    id: `collector-${kind}`,
    number,
    hooks: {
      'kill.xp': (g, me, xp, who, killed) =>
        who === me.seat && familyOf(setting(g).kinds[killed]) === kind ? xp * 2 : xp,
    },
  });

export const skills = [
  collector('walker', 67),
  collector('runner', 68),
  collector('fatty', 69),
  collector('abomination', 70),
];
