/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import type { Lang } from '../src/index.ts';

export type Messages = Readonly<Record<string, string>>;

export const LANGS: readonly Lang[] = ['en', 'de', 'ja', 'hu'];

const root = new URL('../../../', import.meta.url);
const folder = (lang: Lang): URL => new URL(`locales/${lang}/`, root);

/** Names of the catalogues of a language. */
export const files = (lang: Lang): string[] => readdirSync(folder(lang)).sort();

export const catalogue = (lang: Lang, file: string): Messages =>
  JSON.parse(readFileSync(new URL(file, folder(lang)), 'utf8'));

/** All messages of a language. */
export const allMessages = (lang: Lang): Messages =>
  Object.assign({}, ...files(lang).map((file) => catalogue(lang, file)));

/** The sources of packages without their tests, one after the other. */
export function sourceOf(...packages: readonly string[]): string {
  return packages
    .map((name) => new URL(`packages/${name}/src/`, root))
    .flatMap((source) =>
      readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => [source, path]),
    )
    .filter(([, path]) => /\.tsx?$/.test(String(path)) && !/\.test\.tsx?$/.test(String(path)))
    .map(([source, path]) => readFileSync(new URL(String(path), source), 'utf8'))
    .join('\n');
}

/** Every first group of a pattern in a source, once. */
export const found = (source: string, pattern: RegExp): string[] =>
  [...new Set([...source.matchAll(pattern)].map((match) => match[1]))].sort();

/** Those of some ids that have no English message. */
export function missing(ids: readonly string[]): string[] {
  const english = allMessages('en');
  return ids.filter((id) => english[id] === undefined);
}

/** What is said below an id: the rest of every English message that begins with it. */
export const saidBelow = (prefix: string): string[] =>
  Object.keys(allMessages('en'))
    .filter((id) => id.startsWith(`${prefix}.`))
    .map((id) => id.slice(prefix.length + 1))
    .sort();
