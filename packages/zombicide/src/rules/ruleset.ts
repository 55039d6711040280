import { InputError } from '@holdout/kernel';

/**
 * Points on which the seasons and the tables differ, with their values. The first value of a switch is not its usual
 * one: that is what a preset says.
 */
export interface Ruleset {
  /** CF-12 Slippery walks on through zombies. */
  slipperyPassThrough: boolean;
  /** CF-14 Where the noise of opening a door goes. */
  doorNoiseZone: 'actor' | 'door';
  /** CF-15 Which of several visible zones zombies go for. */
  visibleTarget: 'noise' | 'nearestThenNoise';
  /** CF-16 Equal noise. */
  noiseTieBreak: 'split' | 'groupSizeThenSplit';
  /** CF-17 Nobody is seen. */
  unseenTarget: 'reachableFirst' | 'loudestAsIfOpen';
  /** CF-19 How long Loud lasts. */
  loudUntil: 'ownersNextTurn' | 'endOfRound';
  /** CF-24 A second card counts when the first springs a trap. */
  flashlightDrawsTogether: boolean;
  /** CF-26 Who orders the rooms of a building. */
  revealOrder: 'activePlayer' | 'fixed';
  /** CF-27 Doors of the building one starts in bring zombies. */
  startBuildingSpawns: boolean;
  /** CF-29 Cards that one trade can move. */
  tradeScope: 'anyNumber' | 'single';
  /** CF-30 Searching a car one sits in. */
  carSearchFromInside: boolean;
  /** CF-31 How often a pimpmobile is searched. */
  pimpmobileLimit: 'oncePerCar' | 'oncePerSurvivor';
  /** CF-47 Who chooses between targets of one rank. */
  equalRankChoice: 'shooter' | 'players';
  /** CF-49 Shooting past zombies. */
  shootThroughOccupied: boolean;
  /** CF-50 A shot into the own zone hits whom one likes. */
  rangeZeroShotIsMelee: boolean;
  /** CF-52 An empty weapon in another's hands. */
  reloadOnTrade: 'loaded' | 'staysEmpty';
  /** CF-57 */
  molotovNoise: boolean;
  /** CF-67 A figure for splitting is missing; and which of several noises that tie draw (rulings OQ-32, OQ-48). */
  splitShortage: 's1' | 's3';
  /** CF-70 Extra activations that one card can bring. */
  shortageCapPerCard: 'none' | 'one';
  /** CF-71 Abominations on the board. */
  abominationLimit: 'onePerBoard' | 'figures';
  /** CF-75 Manholes that a card opens. */
  manholeScope: 'allSurvivorTiles' | 'topSurvivorTiles';
  /** CF-77 An extra activation has all actions. */
  extraActivationFull: boolean;
  /** CF-88 */
  holdYourNoseAnywhere: boolean;
  /** CF-89 */
  isThatAllScope: 'zombieAttacks' | 'anyWound';
  /** CF-102 Who has to reach an exit that all have to reach. */
  exitAll: 'living' | 'starting';
  /** Figures are as many as in the boxes. */
  miniatureLimit: 'box' | 'unlimited';
  /** Everybody has a Pan in the tutorial. */
  tutorialPans: boolean;
  /** Spawn zones to be held at the end of Drive-by Shooting. */
  m04Hold: 'allSpawnZones' | 'anySpawnZone';
  /** Nobody is left behind in The Escape. */
  m06AllAboard: boolean;
}

type Value = boolean | string;
export type RuleName = keyof Ruleset;

export const PRESETS = ['season1', 'rueMorgue', 'hungarianAid'] as const;
export type PresetId = (typeof PRESETS)[number];

interface RuleDef {
  readonly values: readonly Value[];
  /** Value in each preset, in the order of `PRESETS`. */
  readonly presets: readonly Value[];
}

const FLAG = [true, false] as const;
const same = (value: Value): readonly Value[] => [value, value, value];

/** Every switch: its values, and what the presets say. */
export const RULES: Readonly<Record<RuleName, RuleDef>> = {
  slipperyPassThrough: { values: FLAG, presets: [true, false, false] },
  doorNoiseZone: { values: ['actor', 'door'], presets: ['actor', 'actor', 'door'] },
  visibleTarget: { values: ['noise', 'nearestThenNoise'], presets: ['noise', 'noise', 'nearestThenNoise'] },
  noiseTieBreak: {
    values: ['split', 'groupSizeThenSplit'],
    presets: ['split', 'split', 'groupSizeThenSplit'],
  },
  unseenTarget: {
    values: ['reachableFirst', 'loudestAsIfOpen'],
    presets: ['reachableFirst', 'reachableFirst', 'loudestAsIfOpen'],
  },
  loudUntil: { values: ['ownersNextTurn', 'endOfRound'], presets: same('ownersNextTurn') },
  flashlightDrawsTogether: { values: FLAG, presets: [true, true, false] },
  revealOrder: { values: ['activePlayer', 'fixed'], presets: same('activePlayer') },
  startBuildingSpawns: { values: FLAG, presets: same(false) },
  tradeScope: { values: ['anyNumber', 'single'], presets: ['anyNumber', 'anyNumber', 'single'] },
  carSearchFromInside: { values: FLAG, presets: [true, false, false] },
  pimpmobileLimit: {
    values: ['oncePerCar', 'oncePerSurvivor'],
    presets: ['oncePerCar', 'oncePerCar', 'oncePerSurvivor'],
  },
  equalRankChoice: { values: ['shooter', 'players'], presets: same('shooter') },
  shootThroughOccupied: { values: FLAG, presets: [true, true, false] },
  rangeZeroShotIsMelee: { values: FLAG, presets: [false, false, true] },
  reloadOnTrade: { values: ['loaded', 'staysEmpty'], presets: ['loaded', 'staysEmpty', 'staysEmpty'] },
  molotovNoise: { values: FLAG, presets: same(true) },
  splitShortage: { values: ['s1', 's3'], presets: ['s1', 's3', 's1'] },
  shortageCapPerCard: { values: ['none', 'one'], presets: ['none', 'one', 'none'] },
  abominationLimit: {
    values: ['onePerBoard', 'figures'],
    presets: ['onePerBoard', 'figures', 'onePerBoard'],
  },
  manholeScope: {
    values: ['allSurvivorTiles', 'topSurvivorTiles'],
    presets: ['allSurvivorTiles', 'allSurvivorTiles', 'topSurvivorTiles'],
  },
  extraActivationFull: { values: FLAG, presets: same(true) },
  holdYourNoseAnywhere: { values: FLAG, presets: [false, true, true] },
  isThatAllScope: {
    values: ['zombieAttacks', 'anyWound'],
    presets: ['zombieAttacks', 'anyWound', 'anyWound'],
  },
  exitAll: { values: ['living', 'starting'], presets: ['living', 'starting', 'living'] },
  miniatureLimit: { values: ['box', 'unlimited'], presets: same('box') },
  tutorialPans: { values: FLAG, presets: same(true) },
  m04Hold: { values: ['allSpawnZones', 'anySpawnZone'], presets: same('allSpawnZones') },
  m06AllAboard: { values: FLAG, presets: same(false) },
};

export const RULE_NAMES = Object.keys(RULES) as RuleName[];

/** The switches as a preset sets them. */
export function presetRules(preset: PresetId): Ruleset {
  const place = PRESETS.indexOf(preset);
  return Object.fromEntries(
    RULE_NAMES.map((name) => [name, RULES[name].presets[place]]),
  ) as unknown as Ruleset;
}

/**
 * A preset with single switches set otherwise.
 *
 * @throws InputError naming a switch that is unknown, or a value it does not have.
 */
export function readRules(preset: PresetId, input: unknown): Ruleset {
  const rules: Record<string, Value> = { ...presetRules(preset) };
  if (input === undefined) return rules as unknown as Ruleset;
  if (typeof input !== 'object' || input === null) throw new InputError('option.rules', 'rules');
  for (const [name, value] of Object.entries(input)) {
    const def = (RULES as Readonly<Record<string, RuleDef | undefined>>)[name];
    if (!def) throw new InputError('option.unknown', `rules.${name}`);
    if (!def.values.includes(value as Value)) {
      const words = def.values.join(', ');
      throw new InputError('option.word', `rules.${name}`, { found: String(value), words });
    }
    rules[name] = value as Value;
  }
  return rules as unknown as Ruleset;
}

/** Nothing but a preset: what is played is a rulebook's own game. */
export const isOfficial = (preset: PresetId, rules: Ruleset): boolean => {
  const usual = presetRules(preset);
  return RULE_NAMES.every((name) => rules[name] === usual[name]);
};
