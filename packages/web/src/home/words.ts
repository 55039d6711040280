import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Text } from '../app/i18n.tsx';
import type { Choices } from './choices.ts';
import { isBot } from './inPlay.ts';

/** Names one after the other, the way the reader’s language lists them. */
export function useList(): (items: readonly string[]) => string {
  const intl = useIntl();
  return useCallback((items) => intl.formatList(items, { type: 'conjunction' }), [intl]);
}

/** What a seat is called that was given no name. */
export const usualName = (text: Text, choices: Choices, seat: number): string =>
  text(isBot(choices, seat) ? 'home.seat.bot' : 'home.seat.name', { n: seat + 1 });
