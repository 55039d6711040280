import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { markUsed } from '../../ops/survivors.ts';
import { cannotLeave, cannotWalk, costOfMove, walk } from '../../rules/actions/move.ts';
import { type G, modified } from '../../rules/hooks.ts';
import { pay } from '../../rules/pay.ts';
import { survivor, ways } from '../../rules/query.ts';
import type { Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 80;
const ZONES = 3;
/** The other skill that says how far a Move leads: of the two only the longer counts. RM-SKILL-18 */
const TWO_ZONES = 16;
const SPRINT = optionKind('sprint', 'zone');

function cannotSprint(g: G, who: Who, zone: number): Verdict {
  const s = survivor(g, who);
  if (!s.skills.includes(NUMBER) || s.used.includes(NUMBER)) return no('RM-SKILL-64');
  return cannotLeave(g, who, 'move', costOfMove(g, who)) ?? cannotWalk(g, s.zone, zone);
}

/** Zones of a sprint: three, and what other skills add to every Move. RM-SKILL-16 */
function reach(g: G, who: Who): number {
  const zones = modified['move.zones'](g, ZONES, who);
  return survivor(g, who).skills.includes(TWO_ZONES) ? zones - 1 : zones;
}

/** Once a turn a Move leads up to three zones. RM-SKILL-64 */
const sprint = action({
  kind: SPRINT,
  list: (g, who, out) => {
    const s = survivor(g, who);
    for (const zone of ways(g).next[s.zone]) {
      if (!cannotSprint(g, who, zone)) out.push(encode(SPRINT, s.seat, zone));
    }
  },
  cannot: cannotSprint,
  perform: (g, who, zone) => {
    markUsed(g, who, NUMBER);
    pay(g, 'move', costOfMove(g, who));
    walk(g, who, zone, reach(g, who));
  },
});

export const skills = [
  skill({
    id: 'sprint',
    number: NUMBER,
    uses: 'turn',
    kinds: [SPRINT],
    actions: [sprint],
    hooks: {
      'actions.more': (g, me, out, who) => {
        if (who === me.seat) sprint.list(g, who, out);
      },
    },
  }),
];
