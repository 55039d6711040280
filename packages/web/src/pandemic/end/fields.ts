import type { Json } from '@holdout/kernel';

/** A field of an event as the word it is known to be; empty if the event hasn't got it. */
export const word = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** A field of an event as the number it is known to be; 0 if the event hasn't got it. */
export const count = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** A field of an event as a list of words; null where the viewer doesn't get it. */
export function wordsOrNull(value: Json | undefined): readonly string[] | null {
  return Array.isArray(value) ? value.map((item) => word(item)) : null;
}
