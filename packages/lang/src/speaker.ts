import type { Json, Seat } from '@holdout/kernel';
import type { Translate, Values } from './translate.ts';

/** Who sentences are made for: the language, and the names of those at the table. */
export interface Speaker {
  readonly intl: Translate;
  /** Names of the seats. */
  readonly names: readonly string[];
}

export const say = ({ intl }: Speaker, id: string, values: Values = {}): string =>
  intl.formatMessage({ id }, values);

export const seatName = (speaker: Speaker, seat: Seat): string =>
  speaker.names[seat] ?? say(speaker, 'word.seat', { n: seat + 1 });

/** The seat of a word `p2`, or null. */
export function seatOfWord(word: string): Seat | null {
  const number = /^p(\d+)$/.exec(word)?.[1];
  return number ? Number(number) - 1 : null;
}

/** “Paris, Tokyo and Lima”. */
export function listText(speaker: Speaker, items: readonly string[]): string {
  if (items.length === 0) return '';
  return items.reduce((before, item, i) => {
    const id = i === items.length - 1 ? 'word.list.last' : 'word.list.next';
    return say(speaker, id, { before, item });
  });
}

/** The words of a field that is a list; empty if it is not one. */
export function wordsOf(value: Json | undefined): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((word): word is string => typeof word === 'string');
}
