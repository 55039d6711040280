import { encode, no, optionKind, pass, type Verdict } from '@holdout/kernel';
import { markUsed } from '../../ops/survivors.ts';
import { pushZombies } from '../../ops/zombies.ts';
import type { G } from '../../rules/hooks.ts';
import { survivor, ways, zombiesIn } from '../../rules/query.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 88;
const SHOVE = optionKind('shove', 'zone');

function cannotShove(g: G, who: Who, zone: number): Verdict {
  const s = survivor(g, who);
  const can = s.skills.includes(NUMBER) && !s.used.includes(NUMBER) && s.car === NONE;
  return can && zombiesIn(g, s.zone) > 0 && ways(g).next[s.zone].includes(zone) ? pass : no('RM-SKILL-61');
}

/** Once a turn, for nothing, he pushes all zombies of his zone into one beside it. RM-SKILL-61 */
const shove = action({
  kind: SHOVE,
  list: (g, who, out) => {
    const s = survivor(g, who);
    for (const zone of ways(g).next[s.zone]) {
      if (!cannotShove(g, who, zone)) out.push(encode(SHOVE, s.seat, zone));
    }
  },
  cannot: cannotShove,
  perform: (g, who, zone) => {
    markUsed(g, who, NUMBER);
    pushZombies(g, who, survivor(g, who).zone, zone);
  },
});

export const skills = [
  skill({
    id: 'shove',
    number: NUMBER,
    uses: 'turn',
    kinds: [SHOVE],
    actions: [shove],
  }),
];
