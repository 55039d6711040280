import {
  CITY_FACTS,
  DISEASE_IDS,
  EPIDEMICS,
  EVENTS,
  INCIDENTS,
  MODULES,
  pandemic,
  ROLES,
} from '@holdout/pandemic';
import { expect, test } from 'vitest';
import { found, missing, saidBelow, sourceOf } from '../../test/catalogues.ts';
import { SILENT_EVENTS } from './events.ts';
import { cardMessage, isEpidemicCard, isEventCard, isMutationEvent } from './names.ts';
import { ARGUMENTS } from './options.ts';

const rules = sourceOf('kernel', 'pandemic');

/** Chapters of On the Brink, and how many rules each has. */
const CHAPTERS_OF_ON_THE_BRINK: Readonly<Record<string, number>> = {
  'OB-GEN': 4,
  'OB-P5': 2,
  'OB-EVSEL': 5,
  'OB-LEG': 2,
  'OB-ROLE': 16,
  'OB-EV': 14,
  'OB-COMB': 3,
  'OB-VS': 20,
  'OB-MUT': 22,
  'OB-BT': 51,
  'OB-ETI': 6,
};

test('every rule that is cited has its sentence', () => {
  const cited = found(rules, /((?:PD|OB)-[A-Z]+\d*-\d+)/g);
  expect(cited.length).toBeGreaterThan(150);
  expect(missing(cited.map((rule) => `rule.${rule}`))).toEqual([]);
});

test('every chapter of rules is whole', () => {
  const rule = /^(.+)-(\d+)$/;
  const chapters = new Map<string, number[]>();
  for (const id of saidBelow('rule')) {
    const [, chapter, number] = rule.exec(id) ?? [];
    if (/^(?:PD|OB)-/.test(id)) chapters.set(chapter, [...(chapters.get(chapter) ?? []), Number(number)]);
  }
  for (const [chapter, numbers] of chapters) expect(numbers, chapter).toEqual(numbers.map((_, i) => i + 1));
  const lengths = [...chapters].map(([chapter, numbers]) => [chapter, numbers.length]);
  expect(Object.fromEntries(lengths)).toMatchObject(CHAPTERS_OF_ON_THE_BRINK);
});

test('every event has a sentence or is silent on purpose, and every sentence has its event', () => {
  const emitted = found(rules, /emit\(\s*(?:[^;{}]*\? )?\{\s*t: '([\w-]+)'/g);
  const told = found(saidBelow('pandemic.log').join('\n'), /^([\w-]+)/gm);
  expect(told).toEqual(emitted.filter((type) => !SILENT_EVENTS.includes(type)));
  expect(SILENT_EVENTS.filter((type) => !emitted.includes(type))).toEqual([]);
});

test('every variant of an event that the rules know has its sentence', () => {
  const causes = found(rules, /InfectionCause = ([^;]+);/g)[0].split(' | ');
  const ways = found(rules, /Way = ([^;]+);/g)[0].split(' | ');
  const losses = found(rules, /LossCause = ([^;]+);/g)[0].split(' | ');
  const plain = (words: string[]): string[] => words.map((word) => word.replaceAll("'", ''));
  const switches = Object.keys(pandemic.switches);
  // Whose pawn a role or an event moves may be somebody else's.
  const ofOthers = ['drive', 'fly', 'charter', 'shuttle', 'expert', 'summon', 'airlift'];
  const log = [
    ...plain(causes).map((cause) => `infect.${cause}`),
    ...plain(ways).map((how) => `move.${how}`),
    ...ofOthers.map((how) => `move.${how}.other`),
    // The Troubleshooter keeps the card. OB-ROLE-15
    'move.fly.shown',
    'move.fly.other.shown',
    'epidemic.virulent',
    'strain.tied',
    'effect.continuing',
    'effect.once',
    'effect.none',
    'treat.event',
    'flip.mutation',
    'bt-draw.card',
    'bt-flight.to',
    'captured.cards',
    ...plain(losses).map((cause) => `lost.${cause}`),
    ...switches.flatMap((name) => [`switch.${name}.on`, `switch.${name}.off`]),
  ];
  const outcome = plain(losses).flatMap((cause) => [`lost.${cause}.title`, `lost.${cause}.text`]);
  expect(plain(ways).sort()).toEqual([...ofOthers].sort());
  expect(plain(causes)).toHaveLength(7);
  expect(plain(losses)).toHaveLength(3);
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
    'role.bio-terrorist',
    ...EVENTS.map(({ id }) => `event.${id}`),
    ...[...EPIDEMICS, ...INCIDENTS].map(({ id }) => `card.${id}`),
    'card.epidemic',
    'card.mutation',
    ...MODULES.map((id) => `pandemic.module.${id}`),
    ...DISEASE_IDS.flatMap((id) => [`disease.${id}`, `word.disease.${id}`]),
  ];
  expect(missing(ids)).toEqual([]);
});

test('everything that does something says what', () => {
  const ids = [
    ...[...ROLES.map(({ id }) => id), 'bio-terrorist'].map((id) => `role.${id}.power`),
    ...[...EVENTS, ...EPIDEMICS, ...INCIDENTS].map(({ id }) => `${cardMessage(id)}.effect`),
    `${cardMessage('mutation-1')}.effect`,
  ];
  expect(missing(ids)).toEqual([]);
});

test('cards are told from each other by what they are', () => {
  const kindsOf = (card: string): string[] => [
    ...(isEventCard(card) ? ['event'] : []),
    ...(isEpidemicCard(card) ? ['epidemic'] : []),
    ...(isMutationEvent(card) ? ['mutation event'] : []),
  ];
  const wrong = (cards: readonly { readonly id: string }[], kinds: readonly string[]): string[] =>
    cards.map(({ id }) => id).filter((id) => String(kindsOf(id)) !== String(kinds));
  expect(wrong(EVENTS, ['event'])).toEqual([]);
  expect(wrong([{ id: 'epidemic' }, ...EPIDEMICS], ['epidemic'])).toEqual([]);
  expect(wrong(INCIDENTS, ['mutation event'])).toEqual([]);
  expect(wrong(CITY_FACTS, [])).toEqual([]);
});
