import { setting } from '../../setting.ts';
import { familyOf, type SkillDef, skill } from '../define.ts';

/** Zombies of this kind can not wound him. RM-SKILL-44 */
const ironclad = (kind: string, number: number): SkillDef =>
  skill({
    id: `ironclad-${kind}`,
    number,
    hooks: {
      'wound.immune': (g, me, immune, who, attacker) =>
        immune || (who === me.seat && familyOf(setting(g).kinds[attacker]) === kind),
    },
  });

export const skills = [ironclad('walker', 64), ironclad('runner', 65), ironclad('fatty', 66)];
