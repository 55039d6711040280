import type { Style } from '../../rules/hooks.ts';
import { type SkillDef, skill } from '../define.ts';

/** S1-SKILL-02 */
const damage = (id: string, number: number, style: Style): SkillDef =>
  skill({
    id,
    number,
    hooks: {
      'attack.damage': (_, me, amount, who, used) =>
        who === me.seat && used === style ? amount + 1 : amount,
    },
  });

export const skills = [damage('damage-melee', 1, 'melee'), damage('damage-ranged', 2, 'ranged')];
