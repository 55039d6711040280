import { encode } from '@holdout/kernel';
import type { Zone } from '../../map/board.ts';
import { setTally } from '../../ops/board.ts';
import { blowUp } from '../../ops/helicopter.ts';
import { helicopterOf, landedIn } from '../../rules/helicopter.ts';
import type { G } from '../../rules/hooks.ts';
import { BLOW_UP } from '../../rules/options.ts';
import { exitOf, survivor, zombiesIn } from '../../rules/query.ts';
import { BLOWN, block } from '../block.ts';

/** It stands in the exit zone. */
const isReady = (g: G, zone: Zone): boolean => landedIn(g) === zone && exitOf(g).includes(zone);

export const blocks = [
  /** The helicopter can be blown up in the exit zone, by fire or by one hit of a Sniper Rifle. RM-MIS-M10-02, RM-MIS-M10-04 */
  block({
    use: 'explosion',
    build: () => ({
      hooks: {
        'hits.targets': (g, _, out, by, zone, scoped) => {
          if (scoped && isReady(g, zone)) out.push(encode(BLOW_UP, survivor(g, by).seat));
        },
        'zone.burns': (g, _, __, zone) => {
          if (!isReady(g, zone)) return;
          setTally(g, BLOWN, zombiesIn(g, zone) + 1);
          blowUp(g, helicopterOf(g));
        },
      },
    }),
  }),
];
