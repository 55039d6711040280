import { markUsed } from '../../ops/survivors.ts';
import { survivor } from '../../rules/query.ts';
import { PHASE_SPAWN, PHASE_ZOMBIES } from '../../state/ids.ts';
import { skill } from '../define.ts';

const NUMBER = 34;

/** The first attack of each Zombies' Phase comes to nothing. S1-SKILL-34, S1-FAQ-15 */
export const skills = [
  skill({
    id: 'tough',
    number: NUMBER,
    uses: 'phase',
    hooks: {
      'wound.ignored': (g, me, ignored, who) => {
        const { phase } = g.state;
        const due = phase === PHASE_ZOMBIES || phase === PHASE_SPAWN;
        if (ignored || who !== me.seat || !due || survivor(g, who).used.includes(NUMBER)) return ignored;
        markUsed(g, who, NUMBER);
        return true;
      },
    },
  }),
];
