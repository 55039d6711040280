import { gainXp, heal } from '../../ops/survivors.ts';
import { survivor, woundsOf } from '../../rules/query.ts';
import { block } from '../block.ts';

export const blocks = [
  /** S1-MOD-XP5 */
  block({
    use: 'objective-xp',
    build: ({ xp }) => ({ hooks: { 'token.taken': (g, _, who) => gainXp(g, who, xp) } }),
  }),
  /** S1-M02-SP */
  block({
    use: 'objective-heals',
    build: () => ({
      hooks: {
        'token.taken': (g, _, who) => {
          if (woundsOf(survivor(g, who)) > 0) heal(g, who);
        },
      },
    }),
  }),
];
