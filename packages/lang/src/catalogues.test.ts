import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { CITY_FACTS, DISEASE_IDS, EVENTS, pandemic, ROLES } from '@holdout/pandemic';
import { describe, expect, test } from 'vitest';
import { allMessages, catalogue, files, LANGS, sourceOf } from '../test/catalogues.ts';
import { SILENT_EVENTS } from './events.ts';
import { isEventCard } from './names.ts';
import { ARGUMENTS } from './options.ts';

const english = allMessages('en');
const others = LANGS.filter((lang) => lang !== 'en');

/** Every first group of a pattern in a source, once. */
const found = (source: string, pattern: RegExp): string[] =>
  [...new Set([...source.matchAll(pattern)].map((match) => match[1]))].sort();

const missing = (ids: readonly string[]): string[] => ids.filter((id) => english[id] === undefined);

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
  const rules = sourceOf('kernel', 'pandemic');

  test('every rule that is cited has its sentence', () => {
    const cited = found(sourceOf('kernel', 'pandemic', 'protocol'), /'((?:PD|HO)-[A-Z]+(?:-\d+)?)'/g);
    expect(cited.length).toBeGreaterThan(20);
    expect(missing(cited.map((rule) => `rule.${rule}`))).toEqual([]);
  });

  test('every error that is thrown has its sentence', () => {
    const thrown = found(
      sourceOf('kernel', 'pandemic', 'protocol', 'web', 'server', 'cli', 'bots'),
      /new InputError\(\s*'([\w.]+)'/g,
    );
    expect(thrown.length).toBeGreaterThan(15);
    expect(missing(thrown.map((code) => `error.${code}`))).toEqual([]);
    const told = found(Object.keys(english).join('\n'), /^error\.(.+)$/gm);
    expect(told.filter((code) => !thrown.includes(code))).toEqual([]);
  });

  test('every event has a sentence or is silent on purpose, and every sentence has its event', () => {
    const emitted = found(rules, /emit\(\{\s*t: '(\w+)'/g);
    const told = found(Object.keys(english).join('\n'), /^log\.(\w+)/gm);
    expect(told).toEqual(emitted.filter((type) => !SILENT_EVENTS.includes(type)));
    expect(SILENT_EVENTS.filter((type) => !emitted.includes(type))).toEqual([]);
  });

  test('every variant of an event that the rules know has its sentence', () => {
    const causes = found(rules, /InfectionCause = ([^;]+);/g)[0].split(' | ');
    const ways = found(rules, /Way = ([^;]+);/g)[0].split(' | ');
    const losses = found(rules, /LossCause = ([^;]+);/g)[0].split(' | ');
    const plain = (words: string[]): string[] => words.map((word) => word.replaceAll("'", ''));
    const switches = Object.keys(pandemic.switches);
    const ids = [
      ...plain(causes).map((cause) => `log.infect.${cause}`),
      ...plain(ways).map((how) => `log.move.${how}`),
      ...plain(losses).flatMap((cause) => [
        `log.lost.${cause}`,
        `outcome.lost.${cause}.title`,
        `outcome.lost.${cause}.text`,
      ]),
      ...switches.flatMap((name) => [`log.switch.${name}.on`, `log.switch.${name}.off`]),
    ];
    expect(ids).toHaveLength(4 + 7 + 9 + 4);
    expect(missing(ids)).toEqual([]);
  });

  test('every kind of option has its labels, and its arguments are read as what they are', () => {
    const kinds = pandemic.vocabulary.kinds.map(({ name }) => name);
    expect(missing(kinds.flatMap((name) => [`option.${name}`, `option.${name}.short`]))).toEqual([]);
    for (const { name, args } of pandemic.vocabulary.kinds) expect(ARGUMENTS[name] ?? [], name).toEqual(args);
    expect(Object.keys(ARGUMENTS).filter((name) => !kinds.includes(name))).toEqual([]);
  });

  test('every choice has its question', () => {
    // The kernel itself asks for the dice of a real table.
    const asks = ['roll', ...found(rules, /\bask: '(\w+)'/g)];
    expect(asks.length).toBeGreaterThan(15);
    expect(missing(asks.map((ask) => `ask.${ask}`))).toEqual([]);
  });

  test('everything in the game has its name', () => {
    const ids = [
      ...CITY_FACTS.map(({ id }) => `city.${id}`),
      ...ROLES.map(({ id }) => `role.${id}`),
      ...EVENTS.map(({ id }) => `event.${id}`),
      ...DISEASE_IDS.flatMap((id) => [`disease.${id}`, `word.disease.${id}`]),
    ];
    expect(missing(ids)).toEqual([]);
  });

  test('events are told from cities', () => {
    expect(EVENTS.filter(({ id }) => !isEventCard(id))).toEqual([]);
    expect(CITY_FACTS.filter(({ id }) => isEventCard(id))).toEqual([]);
  });
});
