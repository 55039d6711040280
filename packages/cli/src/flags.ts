import { UsageError } from './errors.ts';
import type { GameFlags } from './textGame.ts';

/** Values of options on the command line, checked; what is wrong is told with the option's name. */

/** @throws UsageError unless it is a whole number from `min` to `max`. */
export function wholeNumber(flag: string, value: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError('number', { flag, found: value, min: String(min), max: String(max) });
}

/** @throws UsageError unless it is one of the words. */
export function oneOf<T extends string>(flag: string, value: string, words: readonly T[]): T {
  const word = words.find((entry) => entry === value);
  if (word !== undefined) return word;
  throw new UsageError('word', { flag, found: value, words: words.join(', ') });
}

const LONGEST_SEED = 100;

/** @throws UsageError if nothing is left of it, it is too long, or has characters nobody can type. */
export function readSeed(value: string): string {
  const fits = value.trim() !== '' && value.length <= LONGEST_SEED && !/\p{C}/u.test(value);
  if (fits) return value;
  throw new UsageError('seed', { found: value.slice(0, LONGEST_SEED), max: LONGEST_SEED });
}

/** The value of an option, if it was given one. */
export function textOf(flags: GameFlags, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}

/** Words that are no numbers stay as they are, so that the error can show them. */
export const numberOrWord = (value: string): number | string => (/^\d+$/.test(value) ? Number(value) : value);
