import { no, pass } from '@holdout/kernel';
import { zoneWord } from '../../state/words.ts';
import { block } from '../block.ts';

/** S1-M06-SP1 */
export const blocks = [
  block({
    use: 'no-search',
    build: ({ zones }, at, path) => {
      const barred = at.zones(zones, `${path}.zones`);
      return {
        hooks: {
          'search.allowed': (_, __, ___, zone) =>
            barred.includes(zone) ? no('S1-M06-SP1', { zone: zoneWord(zone) }) : pass,
        },
      };
    },
  }),
];
