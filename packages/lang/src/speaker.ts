import type { Json, Seat } from '@holdout/kernel';
import type { GameSpeech } from './speech.ts';
import type { Translate, Values } from './translate.ts';

/** Who sentences are made for: the language, the game, and those at the table. */
export interface Speaker {
  readonly intl: Translate;
  /** How the game of this table is told. */
  readonly speech: GameSpeech;
  /** Names of the seats. */
  readonly names: readonly string[];
  /**
   * What a client that sees the board calls a thing of this table, such as zone `z14` or door `d2`. Where it says
   * nothing, the word itself stands in the sentence.
   */
  readonly things?: (word: string) => string | undefined;
}

export const say = ({ intl }: Pick<Speaker, 'intl'>, id: string, values: Values = {}): string =>
  intl.formatMessage({ id }, values);

export const seatName = (speaker: Speaker, seat: Seat): string =>
  speaker.names[seat] ?? say(speaker, 'word.seat', { n: seat + 1 });

/** The seat of a word `p2`, or null. */
export function seatOfWord(word: string): Seat | null {
  const number = /^p(\d+)$/.exec(word)?.[1];
  return number ? Number(number) - 1 : null;
}

/** “Paris, Tokyo and Lima”. */
export function listText(speaker: Pick<Speaker, 'intl'>, items: readonly string[]): string {
  if (items.length === 0) return '';
  return items.reduce((before, item, i) => {
    const id = i === items.length - 1 ? 'word.list.last' : 'word.list.next';
    return say(speaker, id, { before, item });
  });
}

/** “5, 2, 6”: a row in which nothing is the last. */
export function rowText(speaker: Pick<Speaker, 'intl'>, items: readonly string[]): string {
  if (items.length === 0) return '';
  return items.reduce((before, item) => say(speaker, 'word.list.next', { before, item }));
}

/** The words of a field that is a list; empty if it is not one. */
export function wordsOf(value: Json | undefined): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((word): word is string => typeof word === 'string');
}

export const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
