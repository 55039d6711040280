import type { Decision, Fault, GameEvent, Option, Seat } from '@holdout/kernel';
import { askText, eventText, faultText, optionShort, optionText, type Speaker } from '@holdout/lang';
import { createContext, useContext, useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import type { Text } from '../app/i18n.tsx';
import { useTable } from './context.ts';

/** The words of a table in the reader's language, whatever is played. */
export interface TableWords {
  readonly text: Text;
  readonly speaker: Speaker;
  readonly name: (seat: Seat) => string;
  /** What an option does, with what it costs. */
  readonly option: (option: Option) => string;
  readonly optionShort: (option: Option) => string;
  readonly ask: (decision: Decision) => string;
  /** What kind of action an option of this kind is: “Move”. */
  readonly action: (kind: string) => string;
  /** What happened, or null if that is not worth a sentence. */
  readonly event: (event: GameEvent) => string | null;
  readonly fault: (fault: Fault) => string;
  /** A place of the board by its word, a city or a zone; null if there is none. */
  readonly place: (word: string) => string | null;
  /** Words one after the other, as in a list. */
  readonly list: (items: readonly string[]) => string;
  readonly compare: (a: string, b: string) => number;
}

/** The words that the table above gives to everything below it. */
export const WordsContext = createContext<TableWords | null>(null);

export function useTableWords(): TableWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no words above this component');
  return words;
}

const NOBODY: readonly { readonly name: string }[] = [];

/** The names of those at the table, by seat. */
export function useNames(): readonly string[] {
  const seats = useTable((state) => state.update?.seats ?? NOBODY);
  return useMemo(() => seats.map(({ name }) => name), [seats]);
}

/** What every game's words have. */
export function tableWords(
  intl: IntlShape,
  text: Text,
  speaker: Speaker,
  action: (kind: string) => string,
  place: (word: string) => string | null,
): TableWords {
  const collator = new Intl.Collator(intl.locale);
  return {
    text,
    speaker,
    name: (seat) => speaker.names[seat] ?? text('word.seat', { n: seat + 1 }),
    option: (option) => optionText(speaker, option),
    optionShort: (option) => optionShort(speaker, option),
    action,
    ask: (decision) => askText(speaker, decision),
    event: (event) => eventText(speaker, event),
    fault: (fault) => faultText(intl, fault),
    place,
    list: (items) => items.join(text('table.listSeparator')),
    compare: (a, b) => collator.compare(a, b),
  };
}
