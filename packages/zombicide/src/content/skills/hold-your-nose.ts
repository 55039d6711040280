import { addFree, markKill } from '../../ops/round.ts';
import { markUsed } from '../../ops/survivors.ts';
import type { G } from '../../rules/hooks.ts';
import { survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { FREE_SEARCH, type Who } from '../../state/ids.ts';
import { skill } from '../define.ts';

const NUMBER = 22;

const anyGround = (g: G): boolean => setting(g).rules.holdYourNoseAnywhere;

/** With the option it is where he has killed that he searches, be it no room. CF-88 */
const smells = (g: G, who: Who): boolean => anyGround(g) && g.state.kills.includes(survivor(g, who).zone);

/** After a kill a search more, once a turn; there is still one search a turn. S1-SKILL-22, RM-SKILL-33 */
export const skills = [
  skill({
    id: 'hold-your-nose',
    number: NUMBER,
    uses: 'turn',
    hooks: {
      'zombie.killed': (g, me, who, _, zone) => {
        if (who !== me.seat || g.state.active !== who) return;
        markKill(g, zone);
        if (anyGround(g) || survivor(g, who).used.includes(NUMBER)) return;
        markUsed(g, who, NUMBER);
        addFree(g, FREE_SEARCH);
      },
      'search.cost': (g, me, cost, who) => (who === me.seat && smells(g, who) ? 0 : cost),
      'search.anywhere': (g, me, anywhere, who) => anywhere || (who === me.seat && smells(g, who)),
    },
  }),
];
