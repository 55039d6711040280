import type { Style } from '../../rules/hooks.ts';
import { survivor, woundsOf } from '../../rules/query.ts';
import { type SkillDef, skill } from '../define.ts';

/** One more for each wound, for each weapon of an attack. RM-SKILL-46 to RM-SKILL-48 */
const frenzy = (id: string, number: number, styles: readonly Style[]): SkillDef =>
  skill({
    id,
    number,
    hooks: {
      'attack.dice': (g, me, dice, who, style) =>
        who === me.seat && styles.includes(style) ? dice + woundsOf(survivor(g, who)) : dice,
    },
  });

export const skills = [
  frenzy('frenzy-combat', 50, ['melee', 'ranged']),
  frenzy('frenzy-melee', 51, ['melee']),
  frenzy('frenzy-ranged', 52, ['ranged']),
];
