import { readdirSync, readFileSync } from 'node:fs';
import type { Lang } from '@holdout/lang';
import { UsageError } from './errors.ts';

export const LANGUAGES: readonly Lang[] = ['en', 'de', 'ja', 'hu'];
const LOCALES = new URL('../../../locales/', import.meta.url);

const known = (tag: string): Lang | undefined =>
  LANGUAGES.find((lang) => new RegExp(`^${lang}([-_.@]|$)`, 'i').test(tag));

/** The language of the system, as POSIX has it: the first of these variables that is set decides. */
export function systemLanguage(env: Readonly<Record<string, string | undefined>>): Lang {
  const tag = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return known(tag) ?? 'en';
}

/**
 * The language asked for with `--lang`, or null. It is needed before the arguments are read, for help and errors.
 *
 * @throws UsageError for a language there is no catalogue of.
 */
export function languageAskedFor(args: readonly string[]): Lang | null {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return null;
  const wanted = args[at] === '--lang' ? args[at + 1] : args[at].slice('--lang='.length);
  // Without a value, the command line itself is refused later on.
  if (wanted === undefined) return null;
  const lang = known(wanted);
  if (!lang) throw new UsageError('word', { flag: '--lang', found: wanted, words: LANGUAGES.join(', ') });
  return lang;
}

/** All texts of a language, from every catalogue there is. Found from any current folder. */
export function loadMessages(lang: Lang): Record<string, string> {
  const folder = new URL(`${lang}/`, LOCALES);
  const messages: Record<string, string> = {};
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.json'))
      Object.assign(messages, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  }
  return messages;
}
