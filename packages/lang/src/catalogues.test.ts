import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import {
  allMessages,
  catalogue,
  files,
  found,
  LANGS,
  missing,
  saidBelow,
  sourceOf,
} from '../test/catalogues.ts';

const english = allMessages('en');
const others = LANGS.filter((lang) => lang !== 'en');
const GAMES = ['pandemic', 'zombicide'];

/** Names of everything a message has to be given. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...placeholders(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    const arms = Object.values(element.options).flatMap((arm) => placeholders(arm.value));
    return [element.value, ...arms];
  });
  return [...new Set(names)].sort();
}

describe('the languages fit each other', () => {
  test.each(others)('%s has the same files and ids as en', (lang) => {
    expect(files(lang)).toEqual(files('en'));
    for (const file of files('en')) {
      expect(Object.keys(catalogue(lang, file)).sort(), file).toEqual(
        Object.keys(catalogue('en', file)).sort(),
      );
    }
  });

  test('no id is in two files', () => {
    const ids = files('en').flatMap((file) => Object.keys(catalogue('en', file)));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test.each(LANGS)('%s: every message is valid and says something', (lang) => {
    const wrong: string[] = [];
    for (const [id, message] of Object.entries(allMessages(lang))) {
      if (message.trim() === '') wrong.push(`${id} is empty`);
      try {
        parse(message);
      } catch (error) {
        wrong.push(`${id}: ${error}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(others)('%s: every message has the placeholders of en', (lang) => {
    const different = Object.entries(allMessages(lang)).filter(([id, message]) => {
      const expected = placeholders(parse(english[id] ?? ''));
      return String(placeholders(parse(message))) !== String(expected);
    });
    expect(different).toEqual([]);
  });
});

describe('house style', () => {
  test.each(LANGS)('%s: apostrophes and quotes are typographic', (lang) => {
    const plain = Object.entries(allMessages(lang)).filter(([, message]) => /\p{L}'\p{L}|"/u.test(message));
    expect(plain).toEqual([]);
  });

  test('hu: no article before a placeholder and no suffix after one', () => {
    const risky = Object.entries(allMessages('hu')).filter(([, message]) =>
      /(?:^|[^\p{L}])az? \{\w+\}|\{\w+\}-?\p{L}/iu.test(message),
    );
    expect(risky).toEqual([]);
  });
});

describe('the catalogues fit the program', () => {
  test('the sentences of a game are in its own files', () => {
    const elsewhere = files('en').flatMap((file) =>
      Object.keys(catalogue('en', file)).filter((id) =>
        GAMES.some((game) => id.startsWith(`${game}.`) && !file.startsWith(`${game}.`)),
      ),
    );
    expect(elsewhere).toEqual([]);
  });

  test('every rule of the table that is cited has its sentence', () => {
    const cited = found(sourceOf('kernel', 'protocol', 'server'), /'(HO-[A-Z]+)'/g);
    expect(cited.length).toBeGreaterThan(5);
    expect(missing(cited.map((rule) => `rule.${rule}`))).toEqual([]);
  });

  test('PB095: every error that is thrown has its sentence', () => {
    const thrown = found(
      sourceOf('kernel', ...GAMES, 'protocol', 'client', 'web', 'server', 'cli', 'bots'),
      /(?:(?:new InputError|fieldError|\b(?:simpleF|f)ault|\brefusal)\(\s*|\bUNREACHABLE = |\bfault: \{ code: )'([\w.]+)'/g,
    );
    expect(thrown.length).toBeGreaterThan(15);
    expect(missing(thrown.map((code) => `error.${code}`))).toEqual([]);
    expect(saidBelow('error').filter((code) => !thrown.includes(code))).toEqual([]);
  });
});
