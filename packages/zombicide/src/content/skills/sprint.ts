import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { markUsed } from '../../ops/survivors.ts';
import { cannotLeave, cannotWalk, costOfMove, walk, zonesOfMove } from '../../rules/actions/move.ts';
import type { G } from '../../rules/hooks.ts';
import { pay } from '../../rules/pay.ts';
import { survivor, ways } from '../../rules/query.ts';
import type { Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 80;
const ZONES = 3;
const SPRINT = optionKind('sprint', 'zone');

function cannotSprint(g: G, who: Who, zone: number): Verdict {
  const s = survivor(g, who);
  if (!s.skills.includes(NUMBER) || s.used.includes(NUMBER)) return no('RM-SKILL-64');
  return cannotLeave(g, who, 'move', costOfMove(g, who)) ?? cannotWalk(g, s.zone, zone);
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
    walk(g, who, zone, zonesOfMove(g, who, ZONES));
  },
});

export const skills = [
  skill({
    id: 'sprint',
    number: NUMBER,
    uses: 'turn',
    kinds: [SPRINT],
    actions: [sprint],
  }),
];
