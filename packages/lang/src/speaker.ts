import { type Json, type Seat } from '@holdout/kernel';
import { cardText, cityName, diseaseWord, roleName } from './names.ts';

export type Values = Record<string, string | number | boolean>;

/** What is needed of react-intl's or @formatjs/intl's `IntlShape`. */
export interface Translate {
  formatMessage(descriptor: { id: string }, values?: Values): string;
}

/** Who sentences are made for: the language, and the names of those at the table. */
export interface Speaker {
  readonly intl: Translate;
  /** Names of the seats. */
  readonly names: readonly string[];
}

export const say = (speaker: Speaker, id: string, values: Values = {}): string =>
  speaker.intl.formatMessage({ id }, values);

export const seatName = (speaker: Speaker, seat: Seat): string =>
  speaker.names[seat] ?? say(speaker, 'word.seat', { n: seat + 1 });

/** The seat of a word `p2`; -1 if it is not one. */
export function seatOfWord(word: string): Seat {
  const number = /^p(\d+)$/.exec(word)?.[1];
  return number ? Number(number) - 1 : -1;
}

/** “Paris, Tokyo and Lima”. */
export function listText(speaker: Speaker, items: readonly string[]): string {
  return items.reduce((before, item, i) => {
    const id = i === items.length - 1 ? 'word.list.last' : 'word.list.next';
    return say(speaker, id, { before, item });
  });
}
