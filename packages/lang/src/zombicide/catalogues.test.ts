import { MISSION_IDS, PRESETS, RULES, SKILLS, zombicide } from '@holdout/zombicide';
import {
  CARS,
  EQUIPMENT,
  KINDS,
  LEVELS,
  SURVIVORS,
  TEAM_ACTIONS,
  TEAM_CARDS,
} from '@holdout/zombicide/facts';
import { expect, test } from 'vitest';
import { found, missing, saidBelow, sourceOf } from '../../test/catalogues.ts';
import { SILENT_EVENTS } from './events.ts';
import { OUR_MISSIONS } from './names.ts';
import { ARGUMENTS } from './options.ts';

const rules = sourceOf('kernel', 'zombicide');

/** The words of a union of strings, `'a' | 'b'`, or of a list of them. */
const wordsIn = (text: string): string[] => found(text, /'([\w-]+)'/g);

test('every rule that is cited has its sentence', () => {
  const cited = found(rules, /'((?:S1|RM)-[A-Z0-9]+-[A-Z0-9-]+)'/g);
  expect(cited.length).toBeGreaterThan(50);
  expect(missing(cited.map((rule) => `rule.${rule}`))).toEqual([]);
});

test('every event has a sentence or is silent on purpose, and every sentence has its event', () => {
  const emitted = found(rules, /emit\(\{\s*t: '([\w-]+)'/g);
  expect(emitted.length).toBeGreaterThan(50);
  const told = found(saidBelow('zombicide.log').join('\n'), /^([\w-]+)/gm);
  expect(told).toEqual(emitted.filter((type) => !SILENT_EVENTS.includes(type)));
  expect(SILENT_EVENTS.filter((type) => !emitted.includes(type))).toEqual([]);
});

test('every variant of an event that the rules know has its sentence', () => {
  const arrivals = wordsIn(found(rules, /Arrival = ([^;]+);/g)[0]);
  const harms = wordsIn(found(rules, /Harm = ([^;]+);/g)[0]);
  const lures = wordsIn(found(rules, /Lure = ([^;]+);/g)[0]);
  const styles = wordsIn(found(rules, /Style = ([^;]+);/g)[0]);
  const phases = wordsIn(found(rules, /PHASE_IDS = ([^;]+) as const;/g)[0]);
  const causes = [...found(rules, /lose\(g, '([\w-]+)'\)/g), ...found(rules, /cause: '([\w-]+)', holds/g)];
  const variants = [
    ...arrivals.map((cause) => `appear.${cause}`),
    ...harms.map((harm) => `death.${harm}`),
    // Fire leaves nobody to be wounded.
    ...harms.filter((harm) => harm !== 'fire').map((harm) => `wound.${harm}`),
    ...lures.flatMap((why) => [`shamble.${why}`, `shamble.${why}.there`]),
    ...styles.flatMap((style) => [`dice.${style}`, `dice.${style}.by`]),
    // The set-up is no phase that begins, and with the Players' Phase begins a round.
    ...phases.filter((phase) => !['setup', 'players'].includes(phase)).map((phase) => `phase.${phase}`),
    ...causes.map((cause) => `lost.${cause}`),
    ...Object.keys(zombicide.switches).flatMap((name) => [`switch.${name}.on`, `switch.${name}.off`]),
  ];
  expect(variants).toHaveLength(8 + 5 + 4 + 6 + 4 + 3 + 4 + 2);
  expect(missing(variants.map((variant) => `zombicide.log.${variant}`))).toEqual([]);
  const ends = ['won.mission', 'won.experience', ...causes.map((cause) => `lost.${cause}`)];
  expect(saidBelow('zombicide.outcome')).toEqual(
    ends.flatMap((end) => [`${end}.text`, `${end}.title`]).sort(),
  );
});

test('every kind of option has its labels, and its arguments are read as what they are', () => {
  const kinds = zombicide.vocabulary.kinds.map(({ name }) => name);
  expect(saidBelow('zombicide.option')).toEqual(kinds.flatMap((name) => [name, `${name}.short`]).sort());
  for (const { name, args } of zombicide.vocabulary.kinds) expect(ARGUMENTS[name] ?? [], name).toEqual(args);
  expect(Object.keys(ARGUMENTS).filter((name) => !kinds.includes(name))).toEqual([]);
});

test('every choice has its question, and every question its choice', () => {
  // The kernel itself asks for the dice of a real table.
  const asks = ['roll', ...found(rules, /\bask: '(\w+)'/g)].sort();
  expect(asks.length).toBeGreaterThan(15);
  expect(found(saidBelow('zombicide.ask').join('\n'), /^(\w+)/gm)).toEqual(asks);
});

test('everything in the game has its name', () => {
  const words = sourceOf('zombicide');
  const places = [...found(words, /\bOWN = \[([^\]]+)\]/g).flatMap(wordsIn), 'both'];
  const ids = [
    ...KINDS.flatMap(({ id }) => [`kind.${id}`, `kind.${id}.plural`, `kind.${id}.count`]),
    ...SURVIVORS.map(({ id }) => `survivor.${id}`),
    ...EQUIPMENT.map(({ id }) => `equipment.${id}`),
    ...found(words, /id: '([\w-]+)', parts:/g).map((id) => `recipe.${id}`),
    ...SKILLS.map(({ id }) => `skill.${id}`),
    ...CARS.map(({ id }) => `car.${id}`),
    ...found(words, /SEARCHED_TENTS = ([^;]+) as const;/g)
      .flatMap(wordsIn)
      .flatMap((id) => [`tent.${id}`, `zombicide.log.tent.${id}`]),
    ...TEAM_CARDS.map((id) => `teamCard.${id}`),
    ...TEAM_ACTIONS.map(({ id }) => `teamAction.${id}`),
    ...LEVELS.map((id) => `level.${id}`),
    ...found(words, /carSeatDomain = wordDomain\(\[([^\]]+)\]/g)
      .flatMap(wordsIn)
      .map((id) => `carSeat.${id}`),
    ...found(words, /PHASE_IDS = ([^;]+) as const;/g)
      .flatMap(wordsIn)
      .map((id) => `phase.${id}`),
    ...found(words, /FREE_IDS = ([^;]+) as const;/g)
      .flatMap(wordsIn)
      .map((id) => `free.${id}`),
    ...found(words, /ZoneType =([^;]+);/g)
      .flatMap(wordsIn)
      .map((id) => `zone.${id}`),
    ...found(words, /COLOURS = ([^;]+) as const;/g)
      .flatMap(wordsIn)
      .flatMap((id) => [`colour.${id}`, `word.colour.${id}`]),
    ...found(words, /BOXES = ([^;]+) as const;/g)
      .flatMap(wordsIn)
      .map((id) => `box.${id}`),
    ...found(words, /difficulty: z\.enum\(([^)]+)\)/g)
      .flatMap(wordsIn)
      .map((id) => `difficulty.${id}`),
    ...places.map((id) => `place.${id}`),
    ...places.filter((id) => id !== 'both').map((id) => `place.their-${id}`),
    ...found(words, /'(found\d)'/g).map((id) => `place.${id}`),
  ];
  expect(ids.length).toBeGreaterThan(120);
  expect(missing(ids)).toEqual([]);
});

test('every skill and every card says what it does', () => {
  const ids = [...SKILLS.map(({ id }) => `skill.${id}`), ...EQUIPMENT.map(({ id }) => `equipment.${id}`)];
  expect(missing(ids.map((id) => `${id}.effect`))).toEqual([]);
});

test('every switch of the rules is explained, with all its values', () => {
  const ids = Object.entries(RULES).flatMap(([name, { values }]) => [
    `${name}.text`,
    `${name}.title`,
    ...values.map((value) => `${name}.value.${value}`),
  ]);
  expect(saidBelow('ruleset')).toEqual(ids.sort());
  expect(saidBelow('preset')).toEqual(PRESETS.flatMap((id) => [`${id}.text`, `${id}.title`]).sort());
});

test('every mission of ours has its title and its brief', () => {
  expect(MISSION_IDS.filter((id) => !OUR_MISSIONS.includes(id))).toEqual([]);
  expect(saidBelow('mission')).toEqual(OUR_MISSIONS.flatMap((id) => [`${id}.brief`, `${id}.title`]).sort());
});

test('every special rule and every way to win or lose has its sentence', () => {
  const schema = sourceOf('zombicide');
  const usesOf = (name: string): string[] => {
    const [part] = found(
      schema,
      new RegExp(`const ${name} = ((?:z\\.discriminatedUnion|\\[)[\\s\\S]+?\\n\\](?:\\)| as const);)`, 'g'),
    );
    return found(part, /use: z\.literal\('([\w-]+)'\)/g);
  };
  expect(saidBelow('zombicide.rule')).toEqual(usesOf('ruleSchema'));
  expect(saidBelow('zombicide.win')).toEqual([...usesOf('winRules'), ...usesOf('winSchema')].sort());
  expect(saidBelow('zombicide.lose')).toEqual(usesOf('loseSchema'));
});
