import type { Style } from '../../rules/hooks.ts';
import { type SkillDef, skill } from '../define.ts';

/** The more figures in the zone that is attacked, the more dice. RM-SKILL-20, RM-SKILL-72 */
const crowd = (id: string, number: number, style: Style): SkillDef =>
  skill({
    id,
    number,
    hooks: { 'attack.crowd': (_, me, counts, who, used) => counts || (who === me.seat && used === style) },
  });

export const skills = [crowd('barbarian', 48, 'melee'), crowd('full-auto', 49, 'ranged')];
