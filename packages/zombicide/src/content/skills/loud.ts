import { encode, no, optionKind, pass, type Verdict } from '@holdout/kernel';
import { makeLoud } from '../../ops/board.ts';
import { markUsed } from '../../ops/survivors.ts';
import type { G } from '../../rules/hooks.ts';
import { survivor } from '../../rules/query.ts';
import type { Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 25;
const SHOUT = optionKind('shout');

function cannotShout(g: G, who: Who): Verdict {
  const s = survivor(g, who);
  return s.skills.includes(NUMBER) && !s.used.includes(NUMBER) ? pass : no('S1-SKILL-25');
}

/** His zone is the loudest of all until he acts again. S1-SKILL-25 */
const shout = action({
  kind: SHOUT,
  list: (g, who, out) => {
    if (!cannotShout(g, who)) out.push(encode(SHOUT, survivor(g, who).seat));
  },
  cannot: cannotShout,
  perform: (g, who) => {
    markUsed(g, who, NUMBER);
    makeLoud(g, who, survivor(g, who).zone);
  },
});

export const skills = [
  skill({
    id: 'loud',
    number: NUMBER,
    uses: 'turn',
    kinds: [SHOUT],
    actions: [shout],
  }),
];
