import { CITY_FACTS, DISEASE_IDS, EVENTS, pandemic, ROLES } from '@holdout/pandemic';
import { expect, test } from 'vitest';
import { found, missing, saidBelow, sourceOf } from '../../test/catalogues.ts';
import { SILENT_EVENTS } from './events.ts';
import { isEventCard } from './names.ts';
import { ARGUMENTS } from './options.ts';

const rules = sourceOf('kernel', 'pandemic');

test('every rule that is cited has its sentence', () => {
  const cited = found(rules, /'(PD-[A-Z]+-\d+)'/g);
  expect(cited.length).toBeGreaterThan(20);
  expect(missing(cited.map((rule) => `rule.${rule}`))).toEqual([]);
});

test('every event has a sentence or is silent on purpose, and every sentence has its event', () => {
  const emitted = found(rules, /emit\(\{\s*t: '(\w+)'/g);
  const told = found(saidBelow('pandemic.log').join('\n'), /^(\w+)/gm);
  expect(told).toEqual(emitted.filter((type) => !SILENT_EVENTS.includes(type)));
  expect(SILENT_EVENTS.filter((type) => !emitted.includes(type))).toEqual([]);
});

test('every variant of an event that the rules know has its sentence', () => {
  const causes = found(rules, /InfectionCause = ([^;]+);/g)[0].split(' | ');
  const ways = found(rules, /Way = ([^;]+);/g)[0].split(' | ');
  const losses = found(rules, /LossCause = ([^;]+);/g)[0].split(' | ');
  const plain = (words: string[]): string[] => words.map((word) => word.replaceAll("'", ''));
  const switches = Object.keys(pandemic.switches);
  const log = [
    ...plain(causes).map((cause) => `infect.${cause}`),
    ...plain(ways).map((how) => `move.${how}`),
    ...plain(losses).map((cause) => `lost.${cause}`),
    ...switches.flatMap((name) => [`switch.${name}.on`, `switch.${name}.off`]),
  ];
  const outcome = plain(losses).flatMap((cause) => [`lost.${cause}.title`, `lost.${cause}.text`]);
  expect(log).toHaveLength(4 + 7 + 3 + 4);
  expect(missing(log.map((id) => `pandemic.log.${id}`))).toEqual([]);
  expect(missing(outcome.map((id) => `pandemic.outcome.${id}`))).toEqual([]);
});

test('every kind of option has its labels, and its arguments are read as what they are', () => {
  const kinds = pandemic.vocabulary.kinds.map(({ name }) => name);
  expect(saidBelow('pandemic.option')).toEqual(kinds.flatMap((name) => [name, `${name}.short`]).sort());
  for (const { name, args } of pandemic.vocabulary.kinds) expect(ARGUMENTS[name] ?? [], name).toEqual(args);
  expect(Object.keys(ARGUMENTS).filter((name) => !kinds.includes(name))).toEqual([]);
});

test('every choice has its question', () => {
  // The kernel itself asks for the dice of a real table.
  const asks = ['roll', ...found(rules, /\bask: '(\w+)'/g)];
  expect(asks.length).toBeGreaterThan(15);
  expect(missing(asks.map((ask) => `pandemic.ask.${ask}`))).toEqual([]);
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
