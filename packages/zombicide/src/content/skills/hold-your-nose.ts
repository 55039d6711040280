import { addFree, markKill } from '../../ops/round.ts';
import { markUsed } from '../../ops/survivors.ts';
import { survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { FREE_SEARCH } from '../../state/ids.ts';
import { skill } from '../define.ts';

const NUMBER = 22;

/** After a kill a search more, once a turn; there is still one search a turn. S1-SKILL-22 */
export const skills = [
  skill({
    id: 'hold-your-nose',
    number: NUMBER,
    uses: 'turn',
    hooks: {
      'zombie.killed': (g, me, who, _, zone) => {
        if (who !== me.seat || g.state.active !== who) return;
        markKill(g, zone);
        if (survivor(g, who).used.includes(NUMBER)) return;
        markUsed(g, who, NUMBER);
        addFree(g, FREE_SEARCH);
      },
      // With the option also where he killed, be it no room. CF-88
      'search.anywhere': (g, me, anywhere, who) =>
        anywhere ||
        (who === me.seat &&
          setting(g).rules.holdYourNoseAnywhere &&
          g.state.kills.includes(survivor(g, who).zone)),
    },
  }),
];
