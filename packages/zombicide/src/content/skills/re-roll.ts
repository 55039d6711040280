import { encode } from '@holdout/kernel';
import { REROLL } from '../../rules/options.ts';
import { survivor } from '../../rules/query.ts';
import { type SkillDef, skill, type Uses } from '../define.ts';

/** All dice once more, so often. S1-SKILL-14, S1-SKILL-26 */
const again = (id: string, number: number, uses: Uses): SkillDef =>
  skill({
    id,
    number,
    uses,
    hooks: {
      'dice.rerolls': (g, me, out, who) => {
        const s = survivor(g, who);
        if (who === me.seat && !s.used.includes(number)) out.push(encode(REROLL, s.seat, number));
      },
    },
  });

export const skills = [again('re-roll', 14, 'turn'), again('lucky', 26, 'action')];
