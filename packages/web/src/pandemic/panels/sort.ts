import { DISEASE_IDS } from '@holdout/pandemic/facts';
import { diseaseOf } from '../board/geometry.ts';

const EVENTS_LAST = DISEASE_IDS.length;

function rank(card: string): number {
  const disease = DISEASE_IDS.findIndex((id) => id === diseaseOf(card));
  return disease < 0 ? EVENTS_LAST : disease;
}

/** Cards of one colour together, events last. */
export const compareCards = (a: string, b: string): number => rank(a) - rank(b);

/** Cards by colour, then by name; events come last. */
export function sortCards(cards: readonly string[], compare: (a: string, b: string) => number): string[] {
  return [...cards].sort((a, b) => compareCards(a, b) || compare(a, b));
}
