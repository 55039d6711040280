import type { Domain } from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import { type Card, CITIES, FIRST_EPIDEMIC, isEpidemic } from './ids.ts';

const EPIDEMIC = 'epidemic';
/** Words of the event cards by number; the registry of content fills them in. */
const eventWords: string[] = [];

/** Gives an event card its word. Called once for each event by the registry. */
export function nameCard(card: Card, id: string): void {
  eventWords[card] = id;
}

/** `paris`, `airlift`, or `epidemic` for each of them. */
export function cardWord(card: Card): string {
  if (card < CITIES) return CITY_IDS[card];
  return isEpidemic(card) ? EPIDEMIC : eventWords[card];
}

export const cardWords = (cards: readonly Card[]): string[] => cards.map(cardWord);

export const cardDomain: Domain = {
  format: cardWord,
  parse: (word) =>
    word === EPIDEMIC ? FIRST_EPIDEMIC : Math.max(CITY_IDS.indexOf(word), eventWords.indexOf(word)),
  size: () => FIRST_EPIDEMIC + 1,
};
