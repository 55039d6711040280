import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { giveAction, markUsed } from '../../ops/survivors.ts';
import { byId } from '../../rules/activation.ts';
import { forbidden, type G } from '../../rules/hooks.ts';
import { isLiving, survivor } from '../../rules/query.ts';
import type { Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 18;
const LEAD = optionKind('lead', 'survivor');

function cannotLead(g: G, who: Who, id: number): Verdict {
  const s = survivor(g, who);
  const other = byId(g, id);
  const can = s.skills.includes(NUMBER) && !s.used.includes(NUMBER);
  if (!can || other < 0 || other === who || !isLiving(survivor(g, other))) return no('S1-SKILL-18');
  return forbidden['survivors.meet'](g, who, other);
}

/** One more action for another's turn. S1-SKILL-18 */
const lead = action({
  kind: LEAD,
  list: (g, who, out) => {
    for (const other of g.state.survivors) {
      if (!cannotLead(g, who, other.id)) out.push(encode(LEAD, survivor(g, who).seat, other.id));
    }
  },
  cannot: cannotLead,
  perform: (g, who, id) => {
    markUsed(g, who, NUMBER);
    giveAction(g, byId(g, id), who);
  },
});

export const skills = [
  skill({
    id: 'born-leader',
    number: NUMBER,
    uses: 'turn',
    kinds: [LEAD],
    actions: [lead],
  }),
];
