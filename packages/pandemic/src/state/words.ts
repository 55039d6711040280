import { type Domain, wordDomain } from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import {
  type Card,
  CITIES,
  FIRST_EPIDEMIC,
  FIRST_VIRULENT,
  type InfectionCard,
  isEpidemic,
  PLAYER_CARDS_END,
} from './ids.ts';

const EPIDEMIC = 'epidemic';
/** Words of the cards that name no city, by number; the registry of content fills them in. */
const ownWords: string[] = [];

/** Gives a card its word. Called once for each card by the registry. */
export function nameCard(card: Card, id: string): void {
  ownWords[card] = id;
}

/** `paris`, `airlift`, `chronic-effect`, or `epidemic` for each of the usual ones. */
export function cardWord(card: Card): string {
  if (card < CITIES) return CITY_IDS[card];
  return isEpidemic(card) && card < FIRST_VIRULENT ? EPIDEMIC : ownWords[card];
}

export const cardWords = (cards: readonly Card[]): string[] => cards.map(cardWord);

export const cardDomain: Domain = {
  format: cardWord,
  parse: (word) =>
    word === EPIDEMIC ? FIRST_EPIDEMIC : Math.max(CITY_IDS.indexOf(word), ownWords.indexOf(word)),
  size: () => PLAYER_CARDS_END,
};

/** The infection cards: a city each, and the two mutations. OB-MUT-02 */
const INFECTION_WORDS: readonly string[] = [...CITY_IDS, 'mutation-1', 'mutation-2'];
export const infectionDomain = wordDomain(INFECTION_WORDS);
export const infectionWord = (card: InfectionCard): string => INFECTION_WORDS[card];
export const infectionWords = (cards: readonly InfectionCard[]): string[] => cards.map(infectionWord);
