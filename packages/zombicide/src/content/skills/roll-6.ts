import type { Style } from '../../rules/hooks.ts';
import { type SkillDef, skill } from '../define.ts';

/** RM-SKILL-74 to RM-SKILL-76 */
const rollSix = (id: string, number: number, styles: readonly Style[]): SkillDef =>
  skill({
    id,
    number,
    hooks: {
      'attack.sixes': (_, me, dice, who, style) =>
        who === me.seat && styles.includes(style) ? dice + 1 : dice,
    },
  });

export const skills = [
  rollSix('roll-6-combat', 53, ['melee', 'ranged']),
  rollSix('roll-6-melee', 54, ['melee']),
  rollSix('roll-6-ranged', 55, ['ranged']),
];
