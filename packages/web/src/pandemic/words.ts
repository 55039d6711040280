import type { Decision, GameEvent, Option, Reason, Seat } from '@holdout/kernel';
import {
  askText,
  cardText,
  cityName,
  diseaseName,
  eventText,
  faultText,
  optionShort,
  optionText,
  type ReasonText,
  reasonText,
  roleName,
  type Speaker,
} from '@holdout/lang';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Text, useText } from '../app/i18n.tsx';
import type { Fault } from '../local/api.ts';
import { useTable } from './tableContext.ts';

/** The words of this table in the reader's language. */
export interface Words {
  readonly text: Text;
  readonly name: (seat: Seat) => string;
  readonly city: (id: string) => string;
  readonly card: (id: string) => string;
  readonly disease: (id: string) => string;
  readonly role: (id: string) => string;
  /** What an option does, with what it costs. */
  readonly option: (option: Option) => string;
  readonly optionShort: (option: Option) => string;
  readonly ask: (decision: Decision) => string;
  /** What happened, or null if that is not worth a sentence. */
  readonly event: (event: GameEvent) => string | null;
  readonly reason: (reason: Reason) => ReasonText;
  readonly fault: (fault: Fault) => string;
  /** Words one after the other, as in a list. */
  readonly list: (items: readonly string[]) => string;
  readonly compare: (a: string, b: string) => number;
}

const NOBODY: readonly { readonly name: string }[] = [];

/** The names of those at the table, by seat. */
export function useNames(): readonly string[] {
  const seats = useTable((state) => state.update?.seats ?? NOBODY);
  return useMemo(() => seats.map(({ name }) => name), [seats]);
}

export function useWords(): Words {
  const intl = useIntl();
  const text = useText();
  const names = useNames();
  return useMemo(() => {
    const speaker: Speaker = { intl, names };
    const collator = new Intl.Collator(intl.locale);
    return {
      text,
      name: (seat) => speaker.names[seat] ?? text('word.seat', { n: seat + 1 }),
      city: (id) => cityName(intl, id),
      card: (id) => cardText(intl, id),
      disease: (id) => diseaseName(intl, id),
      role: (id) => (id === '' ? text('panel.noRole') : roleName(intl, id)),
      option: (option) => optionText(speaker, option),
      optionShort: (option) => optionShort(speaker, option),
      ask: (decision) => askText(speaker, decision),
      event: (event) => eventText(speaker, event),
      reason: (reason) => reasonText(speaker, reason),
      fault: (fault) => faultText(speaker, fault),
      list: (items) => items.join(text('table.listSeparator')),
      compare: (a, b) => collator.compare(a, b),
    };
  }, [intl, text, names]);
}
