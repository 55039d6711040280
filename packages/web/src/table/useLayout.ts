import { useSyncExternalStore } from 'react';

/**
 * How much room there is: everything at once, tabs below the board, or one thing at a time: on a phone upright, or lying
 * down.
 */
export type LayoutName = 'wide' | 'middle' | 'narrow' | 'flat';

const WIDE = '(min-width: 75rem), (min-width: 60rem) and (orientation: landscape)';
const MIDDLE = '(min-width: 40rem)';
const FLAT = '(min-width: 40rem) and (max-height: 30rem)';

function subscribe(changed: () => void): () => void {
  const queries = [WIDE, MIDDLE, FLAT].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

function current(): LayoutName {
  if (matchMedia(FLAT).matches) return 'flat';
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(MIDDLE).matches ? 'middle' : 'narrow';
}

export const useLayout = (): LayoutName => useSyncExternalStore(subscribe, current);
