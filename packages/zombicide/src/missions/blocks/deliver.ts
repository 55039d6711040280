import { setTally } from '../../ops/board.ts';
import { landedIn } from '../../rules/helicopter.ts';
import type { G } from '../../rules/hooks.ts';
import { survivor, tokenColour } from '../../rules/query.ts';
import type { Who } from '../../state/ids.ts';
import { block, CARRIER } from '../block.ts';

/** It is handed over where the helicopter stands. */
function handOver(g: G, who: Who): void {
  if (g.state.tally[CARRIER] !== who + 1 || landedIn(g) !== survivor(g, who).zone) return;
  setTally(g, CARRIER, -1);
  if (g.loud) g.emit({ t: 'delivered' });
}

export const blocks = [
  /** Whoever finds the objective of a colour carries it to the helicopter. RM-MIS-M06-01 */
  block({
    use: 'deliver',
    build: ({ colour }) => ({
      hooks: {
        'token.taken': (g, _, who, token) => {
          if (tokenColour(g, token) !== colour) return;
          setTally(g, CARRIER, who + 1);
          handOver(g, who);
        },
        'survivor.moved': (g, _, who) => handOver(g, who),
      },
    }),
  }),
];
