import { InputError } from '@holdout/kernel';
import type { BoxId, TargetTable } from '../content/define.ts';

/**
 * Points on which the seasons and the tables differ, with their values. The first value of a switch is not its usual
 * one: that is what a preset says. A switch that may be missing only concerns some boxes; a game without them has no
 * such rule, and nothing asks for it.
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
  abominationLimit: 'onePerBoard' | 'onePerKind' | 'figures';
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
  /** CF-66 Skinners leave Crawlers behind, and there are any at all. */
  crawlers?: boolean;
  /** CF-01 How many survivors take part. */
  survivorCount?: 's1' | 'rm' | 'hu';
  /** CF-03 Weapons to begin with. */
  startingEquipment?: 's1' | 'rmTeams';
  /** CF-20 Who has the skill Ninja can do without it. */
  ninjaOptional?: boolean;
  /** CF-23 The zombie of a trap. */
  aaahhKind?: 'byCard' | 'standard';
  /** CF-39 The dice of a car can leave Crawlers. */
  carDiceSpawnCrawlers?: boolean;
  /** CF-40 to CF-45 The order in which shots hit. */
  targetTable?: TargetTable;
  /** CF-74 When an A-Bomb pulls survivors in. */
  grabTiming?: 'endOfActivation' | 'beforeSpawn';
  /** CF-76 Beds that a card fills. */
  bedCards?: 'colours' | 'single';
  /** CF-80 Whom the spawn dice are counted by. */
  spawnDiceBasis?: 'survivors' | 'players';
  /** CF-02 Whether teams have as many survivors each. */
  teams?: 'equal' | 'free';
  /** CF-07 How a team comes by its cards. */
  teamCards?: 'choose' | 'random';
  /** CF-97 Who has to take part in a team action beside the one who calls it. */
  teamActionMinOthers?: 'one' | 'none';
  /** CF-98 Move! leads neither out of a zone with zombies or rivals nor into one. */
  teamMoveStrictZones?: boolean;
  /** CF-83 When an event trigger goes off. */
  eventTriggerTiming?: 'endOfAction' | 'onEnter';
  /** CF-84 Where an event trigger is set off. */
  eventTriggerArea?: 'tile' | 'zone';
}

type Value = boolean | string;
export type RuleName = keyof Ruleset;

export const PRESETS = ['season1', 'rueMorgue', 'hungarianAid'] as const;
export type PresetId = (typeof PRESETS)[number];

interface RuleDef {
  readonly values: readonly Value[];
  /** Value in each preset, in the order of `PRESETS`. */
  readonly presets: readonly Value[];
  /** The same where zombies of several boxes meet, if that makes a difference. */
  readonly mixed?: readonly Value[];
  /** Boxes that it concerns, where not all: only a game with one of them has this switch. */
  readonly boxes?: readonly BoxId[];
}

const FLAG = [true, false] as const;
const same = (value: Value): readonly Value[] => [value, value, value];
const RUE_MORGUE: readonly BoxId[] = ['rueMorgue'];

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
    values: ['onePerBoard', 'onePerKind', 'figures'],
    presets: ['onePerBoard', 'figures', 'onePerBoard'],
    mixed: ['onePerBoard', 'onePerKind', 'onePerKind'],
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
  crawlers: { values: FLAG, presets: same(true), boxes: RUE_MORGUE },
  survivorCount: { values: ['s1', 'rm', 'hu'], presets: ['s1', 'rm', 'hu'], boxes: RUE_MORGUE },
  startingEquipment: { values: ['s1', 'rmTeams'], presets: ['s1', 'rmTeams', 'rmTeams'], boxes: RUE_MORGUE },
  ninjaOptional: { values: FLAG, presets: [false, true, false], boxes: RUE_MORGUE },
  aaahhKind: {
    values: ['byCard', 'standard'],
    presets: ['byCard', 'byCard', 'standard'],
    boxes: RUE_MORGUE,
  },
  carDiceSpawnCrawlers: { values: FLAG, presets: same(true), boxes: RUE_MORGUE },
  targetTable: {
    values: ['s1', 'rm', 'rmExtended', 'hu'],
    presets: ['s1', 'rm', 'hu'],
    mixed: ['s1', 'rmExtended', 'hu'],
    boxes: RUE_MORGUE,
  },
  grabTiming: {
    values: ['endOfActivation', 'beforeSpawn'],
    presets: ['endOfActivation', 'endOfActivation', 'beforeSpawn'],
    boxes: RUE_MORGUE,
  },
  bedCards: {
    values: ['colours', 'single'],
    presets: ['colours', 'colours', 'single'],
    boxes: RUE_MORGUE,
  },
  spawnDiceBasis: {
    values: ['survivors', 'players'],
    presets: ['survivors', 'survivors', 'players'],
    boxes: RUE_MORGUE,
  },
  teams: { values: ['equal', 'free'], presets: ['equal', 'equal', 'free'], boxes: RUE_MORGUE },
  teamCards: { values: ['choose', 'random'], presets: ['choose', 'choose', 'random'], boxes: RUE_MORGUE },
  teamActionMinOthers: { values: ['one', 'none'], presets: ['one', 'one', 'none'], boxes: RUE_MORGUE },
  teamMoveStrictZones: { values: FLAG, presets: [false, false, true], boxes: RUE_MORGUE },
  eventTriggerTiming: {
    values: ['endOfAction', 'onEnter'],
    presets: ['endOfAction', 'endOfAction', 'onEnter'],
    boxes: RUE_MORGUE,
  },
  eventTriggerArea: { values: ['tile', 'zone'], presets: ['tile', 'tile', 'zone'], boxes: RUE_MORGUE },
};

const RULE_NAMES = Object.keys(RULES) as RuleName[];

/** The switches that concern a game with such boxes. */
export const rulesOf = (boxes: readonly BoxId[]): RuleName[] =>
  RULE_NAMES.filter((name) => concerns(RULES[name], boxes));

const concerns = (def: RuleDef, boxes: readonly BoxId[]): boolean =>
  def.boxes?.some((box) => boxes.includes(box)) ?? true;

/** The rulebook that a game goes by where nothing else is said: of several the newest. */
export const usualPreset = (boxes: readonly BoxId[]): PresetId =>
  boxes.includes('rueMorgue') ? 'rueMorgue' : 'season1';

/** The switches of a game with such boxes as a preset sets them. */
export function presetRules(preset: PresetId, boxes: readonly BoxId[]): Ruleset {
  const place = PRESETS.indexOf(preset);
  const column = ({ presets, mixed }: RuleDef): readonly Value[] => (boxes.length > 1 && mixed) || presets;
  const rules = rulesOf(boxes).map((name) => [name, column(RULES[name])[place]]);
  return Object.fromEntries(rules) as unknown as Ruleset;
}

/**
 * A preset with single switches set otherwise.
 *
 * @throws InputError naming a switch that is unknown or does not concern these boxes, or a value it does not have.
 */
export function readRules(preset: PresetId, input: unknown, boxes: readonly BoxId[]): Ruleset {
  const rules: Record<string, Value> = { ...presetRules(preset, boxes) };
  if (input === undefined) return rules as unknown as Ruleset;
  if (typeof input !== 'object' || input === null) throw new InputError('option.rules', 'rules');
  for (const [name, value] of Object.entries(input)) {
    const def = (RULES as Readonly<Record<string, RuleDef | undefined>>)[name];
    if (!def) throw new InputError('option.unknown', `rules.${name}`);
    if (!concerns(def, boxes)) throw new InputError('option.ruleOfBox', `rules.${name}`);
    if (!def.values.includes(value as Value)) {
      const words = def.values.join(', ');
      throw new InputError('option.word', `rules.${name}`, { found: String(value), words });
    }
    rules[name] = value as Value;
  }
  return rules as unknown as Ruleset;
}

/** The switches that a table has set otherwise than its preset; none where a rulebook's own game is played. */
export function changedRules(preset: PresetId, rules: Ruleset, boxes: readonly BoxId[]): RuleName[] {
  const usual = presetRules(preset, boxes);
  return rulesOf(boxes).filter((name) => rules[name] !== usual[name]);
}
