import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Names one after the other, the way the reader’s language lists them. */
export function useList(): (items: readonly string[]) => string {
  const intl = useIntl();
  return useCallback((items) => intl.formatList(items, { type: 'conjunction' }), [intl]);
}
