import { InputError, type Json, type Seat } from '@holdout/kernel';
import { type BoxId, PLAYED_BOXES } from '../content/define.ts';
import { SURVIVORS, survivorCalled } from '../content/survivors/index.ts';
import { MOST_TEAM_CARDS } from '../content/team-cards.ts';
import { missionCalled } from '../missions/index.ts';
import { readMission } from '../missions/read.ts';
import type { Mission } from '../missions/schema.ts';
import { PRESETS, type PresetId, type Ruleset, readRules, usualPreset } from '../rules/ruleset.ts';
import {
  fewestPlayers,
  fewestSurvivors,
  MOST_TEAMS,
  mostPlayers,
  mostSurvivors,
  sharedOut,
} from './counts.ts';
import { canMeet, unmetNeeds } from './needs.ts';

/** What a lobby or a command line sends; everything may be left out. */
export interface OptionInput {
  /** Id of one of our missions, or a whole mission. */
  readonly mission?: string | object;
  readonly players?: number;
  /** Ids of the survivors in the order of the table, `random` where one is drawn. */
  readonly survivors?: readonly string[];
  /** The seat that plays each survivor; by turns where nothing is said. */
  readonly owners?: readonly number[];
  /** The rulebook of the newest box of the mission, where nothing is said. */
  readonly preset?: PresetId;
  /** Switches that differ from the preset. */
  readonly rules?: Partial<Ruleset>;
  /** Dice and cards are entered from a real table. */
  readonly entered?: boolean;
  /** Team of each seat, from 0; all in one where nothing is said, or by turns against each other. RM-SETUP-02 */
  readonly teams?: readonly number[];
  /** Team action cards that each team picks; none where nothing is said. RM-SETUP-10 */
  readonly teamCards?: number;
  /** Boxes that are mixed in, beside those of the mission. RM-VET-11 */
  readonly boxes?: readonly BoxId[];
}

/** The same with everything filled in: what a save keeps. */
export interface GameOptions {
  readonly mission: string | Mission;
  readonly players: number;
  readonly survivors: readonly string[];
  readonly owners: readonly Seat[];
  readonly preset: PresetId;
  readonly rules: Partial<Ruleset>;
  readonly entered: boolean;
  /** Only where some are mixed in. */
  readonly boxes?: readonly BoxId[];
  /** Only where there can be teams. */
  readonly teams?: readonly number[];
  readonly teamCards?: number;
}

/** What a table agreed on, as the rules read it. Never changes during a game. */
export interface Options {
  readonly mission: string | Mission;
  readonly players: number;
  /** Number of each survivor, or -1 where one is drawn. */
  readonly survivors: readonly number[];
  readonly owners: readonly Seat[];
  readonly rules: Ruleset;
  readonly entered: boolean;
  readonly boxes?: readonly BoxId[];
  readonly teams?: readonly number[];
  readonly teamCards?: number;
}

const RANDOM = 'random';
const KNOWN = [
  'mission',
  'players',
  'survivors',
  'owners',
  'preset',
  'rules',
  'entered',
  'teams',
  'teamCards',
  'boxes',
];
const DEFAULT_MISSION = 's1-00';

/** The mission of some options, with the boxes that are mixed in. */
export function missionOf(mission: string | Mission, boxes: readonly BoxId[] = []): Mission {
  const known = typeof mission === 'string' ? missionCalled(mission) : mission;
  if (!known) throw new InputError('option.mission', 'mission', { found: String(mission) });
  return boxes.length === 0 ? known : { ...known, boxes: [...known.boxes, ...boxes] };
}

/**
 * Options of a game.
 *
 * @throws InputError naming the option: unknown, of the wrong type, out of range, a survivor twice.
 */
export function readOptions(input: unknown): GameOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new InputError('option.shape');
  const given = input as Record<string, unknown>;
  for (const name of Object.keys(given))
    if (!KNOWN.includes(name)) throw new InputError('option.unknown', name);
  const chosen = given.mission ?? DEFAULT_MISSION;
  const mission = typeof chosen === 'string' ? chosen : readMission(chosen);
  const boxes = readBoxes(given.boxes, missionOf(mission));
  const plan = missionOf(mission, boxes);
  const fewest = fewestPlayers(plan);
  const players = wholeNumber(given.players ?? fewest, 'players', fewest, mostPlayers(plan));
  const preset = PRESETS.find((id) => id === (given.preset ?? usualPreset(plan.boxes)));
  if (!preset)
    throw new InputError('option.word', 'preset', { found: String(given.preset), words: PRESETS.join(', ') });
  const rules = readRules(preset, given.rules, plan.boxes);
  const survivors = readSurvivors(given.survivors, plan, players, rules);
  checkNeeds(survivors, plan);
  const entered = given.entered ?? false;
  if (typeof entered !== 'boolean')
    throw new InputError('option.flag', 'entered', { found: String(entered) });
  const teams = readTeams(given, plan, players);
  const owners = readOwners(given.owners, survivors.length, teams ?? new Array<number>(players).fill(0));
  if (teams) checkTeams(teams, owners, rules);
  return {
    mission,
    players,
    survivors,
    owners,
    preset,
    rules: (given.rules ?? {}) as Partial<Ruleset>,
    entered,
    ...(boxes.length > 0 ? { boxes } : {}),
    ...(teams
      ? { teams, teamCards: wholeNumber(given.teamCards ?? 0, 'teamCards', 0, MOST_TEAM_CARDS) }
      : {}),
  };
}

/** The form the rules work with. */
export function internalOptions(options: GameOptions): Options {
  return {
    mission: options.mission,
    players: options.players,
    survivors: options.survivors.map((id) => survivorCalled(id)?.number ?? -1),
    owners: options.owners,
    rules: readRules(options.preset, options.rules, missionOf(options.mission, options.boxes).boxes),
    entered: options.entered,
    ...(options.boxes ? { boxes: options.boxes } : {}),
    ...(options.teams ? { teams: options.teams } : {}),
    ...(options.teamCards === undefined ? {} : { teamCards: options.teamCards }),
  };
}

export const asJson = (options: GameOptions): Json & object => options as unknown as Json & object;

function readSurvivors(value: unknown, mission: Mission, players: number, rules: Ruleset): string[] {
  const [min, max] = [fewestSurvivors(mission, players, rules), mostSurvivors(mission, players, rules)];
  if (value === undefined) return new Array<string>(min).fill(RANDOM);
  if (!Array.isArray(value) || value.length < min || value.length > max) {
    throw new InputError('option.survivors', 'survivors', {
      found: Array.isArray(value) ? value.length : 0,
      min,
      max,
    });
  }
  return value.map((id, i) => {
    const def = typeof id === 'string' ? survivorCalled(id) : undefined;
    const fits = id === RANDOM || (def && fromBoxes(def.box, mission));
    if (!fits) throw new InputError('option.survivor', `survivors[${i}]`, { found: String(id) });
    if (id !== RANDOM && value.indexOf(id) < i) {
      throw new InputError('option.survivorTwice', `survivors[${i}]`, { found: id });
    }
    return id;
  });
}

/** Those who are named, and those who can still be drawn, have what the mission needs. RM-MIS-M00B-01 */
function checkNeeds(survivors: readonly string[], mission: Mission): void {
  const named = SURVIVORS.filter(({ id }) => survivors.includes(id));
  const free = SURVIVORS.filter((def) => fromBoxes(def.box, mission) && !named.includes(def));
  const unmet = unmetNeeds(mission.needs ?? [], named);
  if (canMeet(unmet, free, survivors.filter((id) => id === RANDOM).length)) return;
  throw new InputError('option.needs', 'survivors', { skills: unmet.join(', ') });
}

/** Boxes that can be mixed in are those that are built; what the mission has itself need not be said. */
function readBoxes(value: unknown, mission: Mission): BoxId[] {
  if (value === undefined) return [];
  const known = Array.isArray(value) && value.every((box) => PLAYED_BOXES.includes(box));
  if (!known)
    throw new InputError('option.boxes', 'boxes', { found: String(value), words: PLAYED_BOXES.join(', ') });
  return PLAYED_BOXES.filter((box) => value.includes(box) && !mission.boxes.includes(box));
}

const fromBoxes = (box: BoxId, mission: Mission): boolean => mission.boxes.includes(box);

function readOwners(value: unknown, survivors: number, teams: readonly number[]): Seat[] {
  const players = teams.length;
  if (value === undefined) return checkIdle(sharedOut(teams, survivors), players);
  const fits =
    Array.isArray(value) &&
    value.length === survivors &&
    value.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players);
  if (!fits) throw new InputError('option.owners', 'owners', { survivors, players });
  return checkIdle(value as Seat[], players);
}

function checkIdle(owners: Seat[], players: number): Seat[] {
  for (let seat = 0; seat < players; seat++) {
    if (!owners.includes(seat)) throw new InputError('option.idle', 'owners', { seat: seat + 1 });
  }
  return owners;
}

/** Teams of the seats, in games that have teams. RM-SETUP-02, RM-SETUP-10 */
function readTeams(
  { teams: given, teamCards }: Readonly<Record<string, unknown>>,
  mission: Mission,
  players: number,
): number[] | null {
  if (!mission.boxes.includes('rueMorgue')) {
    const name = given === undefined ? 'teamCards' : 'teams';
    if (given !== undefined || teamCards !== undefined) throw new InputError('option.noTeams', name);
    return null;
  }
  const count = mission.rivals?.teams ?? 1;
  const teams = given ?? Array.from({ length: players }, (_, seat) => seat % count);
  const most = mission.rivals?.teams ?? MOST_TEAMS;
  const numbers = Array.isArray(teams) ? new Set(teams) : new Set();
  const fits =
    Array.isArray(teams) &&
    teams.length === players &&
    numbers.size <= most &&
    numbers.size >= count &&
    [...numbers].every((team) => Number.isInteger(team) && team >= 0 && team < numbers.size);
  if (!fits) throw new InputError('option.teams', 'teams', { players, least: count, most });
  return teams;
}

/** CF-02 */
function checkTeams(teams: readonly number[], owners: readonly Seat[], rules: Ruleset): void {
  const sizes = new Set(teams.map((team) => owners.filter((seat) => teams[seat] === team).length));
  if (sizes.size > 1 && rules.teams !== 'free')
    throw new InputError('option.teamSizes', 'teams', { sizes: [...sizes].join(', ') });
}

function wholeNumber(value: unknown, name: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new InputError('option.range', name, { found: String(value), min, max });
}
