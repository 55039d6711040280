import type { Talk } from '@holdout/protocol';
import { useText } from '../app/i18n.tsx';

/** What was said, in the reader's language where it is one of the phrases. */
export function useTalkWords() {
  const text = useText();
  return {
    name: ({ seat, name }: Talk): string => (seat === null ? text('online.host') : name),
    line: ({ text: said, phrase }: Talk): string =>
      said ?? (phrase === undefined ? '' : text(`online.phrase.${phrase}`)),
  };
}
