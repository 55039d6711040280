import { no, pass } from '@holdout/kernel';
import { wakeSpawn } from '../../ops/board.ts';
import type { G } from '../../rules/hooks.ts';
import { setting } from '../../setting.ts';
import { TAKEN } from '../../state/ids.ts';
import { doorWord } from '../../state/words.ts';
import { block } from '../block.ts';
import type { Colour } from '../schema.ts';

const isTaken = (g: G, colour: Colour): boolean =>
  setting(g).tokens.some((token, i) => token.colour === colour && g.state.tokens[i] === TAKEN);

export const blocks = [
  /** A coloured door has a key. S1-M08-SP1 */
  block({
    use: 'coloured-doors',
    build: () => ({
      hooks: {
        'door.opens': (g, _, __, door) => {
          const colour = setting(g).doorColours[door];
          return colour === null || isTaken(g, colour)
            ? pass
            : no('S1-M08-SP1', { door: doorWord(door), colour });
        },
      },
    }),
  }),
  /** A coloured spawn zone wakes when its objective is taken. S1-M08-SP2 */
  block({
    use: 'coloured-spawns',
    build: () => ({
      hooks: {
        'token.taken': (g, _, __, token) => {
          const { tokens, spawns } = setting(g);
          spawns.forEach((spawn, i) => {
            if (spawn.colour !== null && spawn.colour === tokens[token].colour) wakeSpawn(g, i);
          });
        },
      },
    }),
  }),
];
