import { no, pass } from '@holdout/kernel';
import { wakeSpawn } from '../../ops/board.ts';
import { isColourTaken, tokenColour } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { doorWord } from '../../state/words.ts';
import { block } from '../block.ts';

export const blocks = [
  /** A coloured door has a key. S1-M08-SP1 */
  block({
    use: 'coloured-doors',
    build: () => ({
      hooks: {
        'door.opens': (g, _, __, door) => {
          const colour = setting(g).doorKeys[door];
          return colour === null || isColourTaken(g, colour)
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
          const colour = tokenColour(g, token);
          setting(g).spawns.forEach((spawn, i) => {
            if (spawn.colour !== null && spawn.colour === colour) wakeSpawn(g, i);
          });
        },
      },
    }),
  }),
];
