import { DISEASE_IDS } from '@holdout/pandemic';
import { diseaseOf } from '../board/geometry.ts';

const COLOURS: readonly string[] = DISEASE_IDS;

function rank(card: string): number {
  const disease = diseaseOf(card);
  return disease === null ? COLOURS.length : COLOURS.indexOf(disease);
}

/** Cards of one colour together, events last. */
export const compareCards = (a: string, b: string): number => rank(a) - rank(b);

/** Cards by colour, then by name; events come last. */
export function sortCards(cards: readonly string[], compare: (a: string, b: string) => number): string[] {
  return [...cards].sort((a, b) => compareCards(a, b) || compare(a, b));
}
