import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { markUsed, moveSurvivor } from '../../ops/survivors.ts';
import { cannotLeave } from '../../rules/actions/move.ts';
import type { G } from '../../rules/hooks.ts';
import { pay } from '../../rules/pay.ts';
import { survivor, ways, zombiesIn } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import type { Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 81;
const ZONES = 2;
const JUMP = optionKind('jump', 'zone');

/** One action and one for each zombie of his zone: no skill makes this cheaper. */
const costOfJump = (g: G, who: Who): number => 1 + zombiesIn(g, survivor(g, who).zone);

function cannotJump(g: G, who: Who, zone: number): Verdict {
  const s = survivor(g, who);
  if (!s.skills.includes(NUMBER) || s.used.includes(NUMBER)) return no('RM-SKILL-63');
  const size = setting(g).board.zones.length;
  const { range, to } = ways(g);
  const straight = zone < size && range[s.zone * size + zone] === ZONES && to(zone)[s.zone] === ZONES;
  return straight ? cannotLeave(g, who, 'other', costOfJump(g, who)) : no('RM-SKILL-63');
}

/** Once a turn he jumps over a zone into one that he sees. Whoever stands between does not matter. RM-SKILL-63 */
const jump = action({
  kind: JUMP,
  list: (g, who, out) => {
    const s = survivor(g, who);
    for (const zone of ways(g).visible[s.zone]) {
      if (!cannotJump(g, who, zone)) out.push(encode(JUMP, s.seat, zone));
    }
  },
  cannot: cannotJump,
  perform: (g, who, zone) => {
    markUsed(g, who, NUMBER);
    pay(g, 'other', costOfJump(g, who));
    moveSurvivor(g, who, zone);
  },
});

export const skills = [
  skill({
    id: 'jump',
    number: NUMBER,
    uses: 'turn',
    kinds: [JUMP],
    actions: [jump],
  }),
];
