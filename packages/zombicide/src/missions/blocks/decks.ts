import { putOnDeck, setZombieDeck, takeAside } from '../../ops/cards.ts';
import { setting } from '../../setting.ts';
import { NONE } from '../../state/ids.ts';
import { block } from '../block.ts';

export const blocks = [
  /** Only these cards are in the zombie deck. S1-M00-SP1 */
  block({
    use: 'zombie-deck',
    build: ({ cards }) => ({ hooks: { 'setup.decks': (g) => setZombieDeck(g, cards) } }),
  }),
  /** The starting weapons are the first that is found, in an order that nobody knows. S1-M00-SP2 */
  block({
    use: 'weapons-in-deck',
    build: () => ({
      hooks: {
        'setup.decks': (g) => {
          const starters = [...new Set(setting(g).cards)].filter((def) => def.starts);
          const cards = starters.map((def) => takeAside(g, def.id)).filter((card) => card !== NONE);
          g.shuffle('setup', cards);
          putOnDeck(g, cards);
        },
      },
    }),
  }),
];
