import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { heal, markUsed } from '../../ops/survivors.ts';
import { byId } from '../../rules/activation.ts';
import { forbidden, type G } from '../../rules/hooks.ts';
import { survivor, woundsOf } from '../../rules/query.ts';
import type { Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 28;
const HEAL = optionKind('heal', 'survivor');

function cannotHeal(g: G, who: Who, id: number): Verdict {
  const s = survivor(g, who);
  const other = byId(g, id);
  const can = s.skills.includes(NUMBER) && !s.used.includes(NUMBER);
  if (!can || other < 0) return no('S1-SKILL-28');
  const near = survivor(g, other).zone === s.zone && woundsOf(survivor(g, other)) > 0;
  return near ? forbidden['survivors.meet'](g, who, other) : no('S1-SKILL-28');
}

/** A wound of his own or of somebody beside him, once a turn, for nothing. S1-SKILL-28 */
const treat = action({
  kind: HEAL,
  list: (g, who, out) => {
    for (const other of g.state.survivors) {
      if (!cannotHeal(g, who, other.id)) out.push(encode(HEAL, survivor(g, who).seat, other.id));
    }
  },
  cannot: cannotHeal,
  perform: (g, who, id) => {
    markUsed(g, who, NUMBER);
    heal(g, byId(g, id));
  },
});

export const skills = [
  skill({
    id: 'medic',
    number: NUMBER,
    uses: 'turn',
    kinds: [HEAL],
    actions: [treat],
  }),
];
