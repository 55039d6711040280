import type { Style } from '../../rules/hooks.ts';
import { type SkillDef, skill } from '../define.ts';

/** S1-SKILL-03 to S1-SKILL-05 */
const roll = (id: string, number: number, styles: readonly Style[]): SkillDef =>
  skill({
    id,
    number,
    hooks: {
      'attack.roll': (_, me, bonus, who, style) =>
        who === me.seat && styles.includes(style) ? bonus + 1 : bonus,
    },
  });

export const skills = [
  roll('roll-combat', 3, ['melee', 'ranged']),
  roll('roll-melee', 4, ['melee']),
  roll('roll-ranged', 5, ['ranged']),
];
