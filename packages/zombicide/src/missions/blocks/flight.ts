import { helicopterZone } from '../../rules/helicopter.ts';
import { isColourTaken } from '../../rules/query.ts';
import { block } from '../block.ts';

export const blocks = [
  /** The helicopter can not fly before an objective is found. RM-MIS-M03-05 */
  block({
    use: 'flies-after',
    build: ({ colour }) => ({
      hooks: { 'helicopter.flies': (g, _, flies) => flies && isColourTaken(g, colour) },
    }),
  }),
  /** In these zones it is as loud on the ground as in the air. RM-MIS-M10-06 */
  block({
    use: 'noisy-helicopter',
    build: ({ zones }, at, path) => {
      const loud = at.zones(zones, `${path}.zones`);
      return {
        hooks: {
          'noise.loudest': (g, _, zone) => {
            const at = helicopterZone(g);
            return loud.includes(at) ? at : zone;
          },
        },
      };
    },
  }),
];
