import { readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';
import type { Lang } from './target.ts';

/** A sentence of a language's catalogues by its id; values stand in it as they are given. */
export type Words = (id: string, values?: Record<string, string | number>) => string;

const LOCALES = new URL('../../../../locales/', import.meta.url);
/** Where the sentences of a notice are, and the names of the games and of a seat without a name. */
const CATALOGUES = ['notices.json', 'ui.json', 'words.json'];

const loaded = new Map<Lang, Words>();

/** The words of a language, read from the disk when it is first wanted. */
export function wordsIn(lang: Lang): Words {
  const known = loaded.get(lang);
  if (known) return known;
  const intl = createIntl({ locale: lang, messages: read(lang) });
  const words: Words = (id, values) => intl.formatMessage({ id }, values);
  loaded.set(lang, words);
  return words;
}

function read(lang: Lang): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const name of CATALOGUES) {
    Object.assign(messages, JSON.parse(readFileSync(new URL(`${lang}/${name}`, LOCALES), 'utf8')));
  }
  return messages;
}
