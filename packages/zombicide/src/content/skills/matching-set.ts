import { putFound, takeFromDeck } from '../../ops/cards.ts';
import { whoWord } from '../../ops/survivors.ts';
import { type G, modified } from '../../rules/hooks.ts';
import { cardDef } from '../../rules/query.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { type EquipmentDef, skill } from '../define.ts';

/** A dual weapon that is found comes with its twin, if the deck holds one. S1-SKILL-27, S1-FAQ-16 */
export const skills = [
  skill({
    id: 'matching-set',
    number: 27,
    hooks: {
      'search.kept': (g, me, who, card) => {
        const def = cardDef(g, card);
        if (who !== me.seat || !def || !countsAsDual(g, who, def)) return;
        const twin = takeFromDeck(g, def.number);
        if (twin === NONE) return;
        putFound(g, twin);
        if (g.loud) g.emit({ t: 'twin', who: whoWord(g, who), card: def.id });
      },
    },
  }),
];

/** By its symbol, or by a skill that makes up for it. S1-SKILL-17 */
const countsAsDual = (g: G, who: Who, def: EquipmentDef): boolean =>
  (['melee', 'ranged'] as const).some(
    (style) => def[style] !== undefined && modified['attack.dual'](g, def.dual === true, who, style),
  );
