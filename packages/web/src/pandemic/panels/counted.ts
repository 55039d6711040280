import type { PandemicView } from '@holdout/pandemic';

/** OB-MUT-03 */
const MUTATION_EVENTS: readonly string[] = [
  'the-mutation-threatens',
  'the-mutation-spreads',
  'the-mutation-intensifies',
];

/** Mutation events that are still in the player deck: those that have happened lie on its discard pile. OB-MUT-12 */
export function incidentsLeft({ brink, playerDeck }: PandemicView): number {
  if (!brink?.mutation) return 0;
  return MUTATION_EVENTS.filter((card) => !playerDeck.discard.includes(card)).length;
}

/** Infection cards that are named in the layers of the deck but are in the hand of the bio-terrorist. OB-BT-16 */
export const cardsHeld = ({ infectionDeck: { count, layers } }: PandemicView): number =>
  layers.reduce((sum, layer) => sum + layer.length, 0) - count;
