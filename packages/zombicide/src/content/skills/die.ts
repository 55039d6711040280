import type { Style } from '../../rules/hooks.ts';
import { type SkillDef, skill } from '../define.ts';

/** One more for each weapon of an attack. S1-SKILL-06 to S1-SKILL-08 */
const die = (id: string, number: number, styles: readonly Style[]): SkillDef =>
  skill({
    id,
    number,
    hooks: {
      'attack.dice': (_, me, dice, who, style) =>
        who === me.seat && styles.includes(style) ? dice + 1 : dice,
    },
  });

export const skills = [
  die('die-combat', 6, ['melee', 'ranged']),
  die('die-melee', 7, ['melee']),
  die('die-ranged', 8, ['ranged']),
];
