import { createIntl } from '@formatjs/intl';

export type Lang = 'en' | 'de' | 'ja' | 'hu';

export type Values = Record<string, string | number | boolean>;

/** What is needed of react-intl's or @formatjs/intl's `IntlShape`. */
export interface Translate {
  formatMessage(descriptor: { id: string }, values?: Values): string;
}

/** The messages of a language ready for use where there is no React: the command line, tests. */
export function createTranslate(lang: Lang, messages: Readonly<Record<string, string>>): Translate {
  return createIntl({ locale: lang, messages });
}
