import { count } from '../../ops/board.ts';
import { setting } from '../../setting.ts';
import { block, ENTERED } from '../block.ts';

/** Whether anybody has been in a building yet. S1-M08-OBJ */
export const blocks = [
  block({
    use: 'entry-counts',
    build: ({ zone }, at, path) => {
      const { building } = at.board.zones[at.zone(zone, `${path}.zone`)];
      return {
        hooks: {
          'survivor.moved': (g, _, __, to) => {
            if (setting(g).board.zones[to].building === building) count(g, ENTERED, 1);
          },
        },
      };
    },
  }),
];
