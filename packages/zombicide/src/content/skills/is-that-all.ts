import { encode } from '@holdout/kernel';
import { SHRUG } from '../../rules/options.ts';
import { holdsCard, survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { skill } from '../define.ts';

/** A card instead of the wound. S1-SKILL-23 */
export const skills = [
  skill({
    id: 'is-that-all',
    number: 23,
    hooks: {
      'wound.answers': (g, me, out, who, harm) => {
        const any = setting(g).rules.isThatAllScope === 'anyWound';
        if (who !== me.seat || !(any || harm === 'zombie')) return;
        const s = survivor(g, who);
        for (let place = 0; place < s.cards.length; place++) {
          if (holdsCard(s, place)) out.push(encode(SHRUG, s.seat, place));
        }
      },
    },
  }),
];
