import { survivor, tokenColour } from '../../rules/query.ts';
import { block } from '../block.ts';
import { unusedTriggers } from '../parts/triggers.ts';

export const blocks = [
  /** An objective sets off all event triggers that are left (ruling OQ-24). RM-MIS-M05-01 */
  block({
    use: 'wakes-triggers',
    build: ({ colour }) => ({
      hooks: {
        'token.taken': (g, _, who, token) => {
          const left = unusedTriggers(g);
          if (tokenColour(g, token) === colour && left.length > 0)
            g.call('triggers', { left, seat: survivor(g, who).seat });
        },
      },
    }),
  }),
];
