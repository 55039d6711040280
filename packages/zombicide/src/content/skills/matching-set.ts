import { putFound, takeFromDeck } from '../../ops/cards.ts';
import { whoWord } from '../../ops/survivors.ts';
import { cardDef } from '../../rules/query.ts';
import { NONE } from '../../state/ids.ts';
import { skill } from '../define.ts';

/** A dual weapon that is found comes with its twin, if the deck holds one. S1-SKILL-27, S1-FAQ-16 */
export const skills = [
  skill({
    id: 'matching-set',
    number: 27,
    hooks: {
      'search.kept': (g, me, who, card) => {
        const def = cardDef(g, card);
        if (who !== me.seat || !def?.dual) return;
        const twin = takeFromDeck(g, def.number);
        if (twin === NONE) return;
        putFound(g, twin);
        if (g.loud) g.emit({ t: 'twin', who: whoWord(g, who), card: def.id });
      },
    },
  }),
];
