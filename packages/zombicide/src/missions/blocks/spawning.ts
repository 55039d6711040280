import { addZombies } from '../../ops/zombies.ts';
import { kindNumber } from '../../rules/spawn.ts';
import { LEVELS, TAKEN } from '../../state/ids.ts';
import { block } from '../block.ts';

export const blocks = [
  /** More spawn dice, and one less for each objective that has been taken (ruling OQ-26). RM-MIS-M02-02, RM-MIS-M09-04 */
  block({
    use: 'spawn-dice',
    build: ({ more, lessByObjectives }) => ({
      hooks: {
        'spawn.dice': (g, _, dice) => {
          const taken = g.state.tokens.filter((token) => token === TAKEN).length;
          return Math.max(0, dice + more - (lessByObjectives ? taken : 0));
        },
      },
    }),
  }),
  /** Zombie cards are read at this level at least (ruling OQ-22). RM-MIS-M02-03 */
  block({
    use: 'spawn-level',
    build: ({ level }) => ({
      hooks: { 'spawn.level': (_, __, own) => Math.max(own, LEVELS.indexOf(level)) },
    }),
  }),
  /** Zombies that stand on the board from the beginning. RM-MIS-M07-05 */
  block({
    use: 'placed',
    build: ({ kind, count, zones }, at, path) => {
      const places = at.zones(zones, `${path}.zones`);
      return {
        hooks: {
          'setup.board': (g) => {
            const number = kindNumber(g, kind);
            for (const zone of places) addZombies(g, zone, number, count, 'setup');
          },
        },
      };
    },
  }),
  /** Once all objectives are taken the zombie deck is not made anew (ruling OQ-25). RM-MIS-M07-01, RM-MIS-M07-02 */
  block({
    use: 'deck-ends',
    build: () => ({
      hooks: {
        'deck.renews': (g, _, renews) => renews && g.state.tokens.some((token) => token !== TAKEN),
      },
    }),
  }),
];
