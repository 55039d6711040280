import type { Style } from '../../rules/hooks.ts';
import { type SkillDef, skill } from '../define.ts';

/** Weapons get the symbol; they still have to be equal. S1-SKILL-17, S1-SKILL-20, S1-SKILL-33 */
const dual = (id: string, number: number, styles: readonly Style[]): SkillDef =>
  skill({
    id,
    number,
    hooks: { 'attack.dual': (_, me, has, who, style) => has || (who === me.seat && styles.includes(style)) },
  });

export const skills = [
  dual('ambidextrous', 17, ['melee', 'ranged']),
  dual('gunslinger', 20, ['ranged']),
  dual('swordmaster', 33, ['melee']),
];
