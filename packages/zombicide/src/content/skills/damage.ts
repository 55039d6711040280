import type { Style } from '../../rules/hooks.ts';
import { type SkillDef, skill } from '../define.ts';

/** S1-SKILL-02, RM-SKILL-12 */
const damage = (id: string, number: number, styles: readonly Style[]): SkillDef =>
  skill({
    id,
    number,
    hooks: {
      'attack.damage': (_, me, amount, who, style) =>
        who === me.seat && styles.includes(style) ? amount + 1 : amount,
    },
  });

export const skills = [
  damage('damage-melee', 1, ['melee']),
  damage('damage-ranged', 2, ['ranged']),
  damage('damage-combat', 42, ['melee', 'ranged']),
];
