import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { cannotLeave, costOfMove } from '../../rules/actions/move.ts';
import type { G } from '../../rules/hooks.ts';
import { pay } from '../../rules/pay.ts';
import { survivor } from '../../rules/query.ts';
import { canRush, rushVars, rushZones } from '../../rules/rush.ts';
import type { Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 82;
const CHARGE = optionKind('charge', 'zone');

/** The move itself is free: only the zombies of his zone cost. RM-SKG-04 */
const costOfCharge = (g: G, who: Who): number => costOfMove(g, who) - 1;

function cannotCharge(g: G, who: Who, zone: number): Verdict {
  if (!survivor(g, who).skills.includes(NUMBER) || !canRush(g, who, zone)) return no('RM-SKILL-73');
  return cannotLeave(g, who, 'move', costOfCharge(g, who));
}

/** As often as he likes he goes where zombies are, up to two zones away. RM-SKILL-73 */
const charge = action({
  kind: CHARGE,
  list: (g, who, out) => {
    for (const zone of rushZones(g, who)) {
      if (!cannotCharge(g, who, zone)) out.push(encode(CHARGE, survivor(g, who).seat, zone));
    }
  },
  cannot: cannotCharge,
  perform: (g, who, zone) => {
    pay(g, 'move', costOfCharge(g, who));
    g.call('rush', rushVars(who, zone));
  },
});

export const skills = [
  skill({
    id: 'charge',
    number: NUMBER,
    kinds: [CHARGE],
    actions: [charge],
  }),
];
