import type { UndoMode } from '@holdout/kernel';
import type { SetupRequest } from '@holdout/protocol';
import type { Mission } from '@holdout/zombicide';
import {
  type BoxId,
  fewestPlayers,
  fewestSurvivors,
  MOST_TEAM_CARDS,
  MOST_TEAMS,
  mostPlayers,
  mostSurvivors,
  numberedTeams,
  PLAYED_BOXES,
  SURVIVORS,
} from '@holdout/zombicide/facts';
import { missionFile, OUR_MISSIONS } from '@holdout/zombicide/missions';
import {
  changedRules,
  PRESETS,
  type PresetId,
  type Ruleset,
  readRules,
  usualPreset,
} from '@holdout/zombicide/rulesets';
import { MAX_NAME, UNDO_CHOICES } from '../choices.ts';
import { createChoices } from '../createChoices.ts';
import { hasTeams, teamsOf } from './teams.ts';

/** What the form for a new game of Zombicide remembers. */
export interface ZombicideChoices {
  readonly mission: string;
  /** Boxes that are to be mixed in, if the mission does not have them anyway. */
  readonly boxes: readonly BoxId[];
  readonly players: number;
  readonly names: readonly string[];
  /** Survivors that were chosen, in the order of the table; the rest is drawn. */
  readonly survivors: readonly string[];
  /** How many take part, at least as many as the mission needs. */
  readonly count: number;
  /** Null is the usual one of the mission, whichever that is. */
  readonly preset: PresetId | null;
  readonly rules: Partial<Ruleset>;
  readonly entered: boolean;
  /** Team of each seat, from 0, where it was chosen; and cards of each team. */
  readonly teams: readonly number[];
  readonly teamCards: number;
  readonly undo: UndoMode;
}

const SEATS = 6;
const FIRST = OUR_MISSIONS[0];

export const USUAL: ZombicideChoices = {
  mission: FIRST.id,
  boxes: [],
  players: 1,
  names: new Array<string>(SEATS).fill(''),
  survivors: [],
  count: 4,
  preset: null,
  rules: {},
  entered: false,
  teams: [],
  teamCards: 0,
  undo: 'keepFate',
};

const ownMission = ({ mission }: ZombicideChoices): Mission => missionFile(mission) ?? FIRST;

/** Boxes that can be mixed into the mission. */
export const mixableBoxes = (choices: ZombicideChoices): readonly BoxId[] =>
  PLAYED_BOXES.filter((box) => !ownMission(choices).boxes.includes(box));

/** Those of them that are. */
export const mixedBoxes = (choices: ZombicideChoices): readonly BoxId[] =>
  mixableBoxes(choices).filter((box) => choices.boxes.includes(box));

/** The mission with all boxes that are in play. */
export function missionOf(choices: ZombicideChoices): Mission {
  const own = ownMission(choices);
  const mixed = mixedBoxes(choices);
  return mixed.length === 0 ? own : { ...own, boxes: [...own.boxes, ...mixed] };
}

/** Missions with the boxes that they need, in the order in which these come first. */
export function seasons(
  missions: readonly Mission[],
): { readonly boxes: Mission['boxes']; readonly missions: readonly Mission[] }[] {
  const groups = new Map<string, Mission[]>();
  for (const mission of missions) {
    const key = mission.boxes.join();
    groups.set(key, [...(groups.get(key) ?? []), mission]);
  }
  return [...groups.values()].map((group) => ({ boxes: group[0].boxes, missions: group }));
}

/** How many survivors can take part, from the fewest to the most. */
export function rangeOf(choices: ZombicideChoices): readonly [min: number, max: number] {
  const mission = missionOf(choices);
  const rules = playedRules(choices);
  return [fewestSurvivors(mission, choices.players, rules), mostSurvivors(mission, choices.players, rules)];
}

/** The number of survivors that will take part: what was wished, within what the mission takes. */
export function countOf(choices: ZombicideChoices): number {
  const [min, max] = rangeOf(choices);
  return Math.min(max, Math.max(min, choices.count));
}

/** The preset that is played by. */
export const presetOf = (choices: ZombicideChoices): PresetId =>
  choices.preset ?? usualPreset(missionOf(choices).boxes);

/** The switches as they will be. */
export const playedRules = (choices: ZombicideChoices): Ruleset =>
  readRules(presetOf(choices), choices.rules, missionOf(choices).boxes);

/** How many switches are set otherwise than in the preset. */
export const changedCount = (choices: ZombicideChoices): number =>
  changedRules(presetOf(choices), playedRules(choices), missionOf(choices).boxes).length;

/** A mission or a number of players may not fit what was chosen before: it is brought into line. */
export function fitted(choices: ZombicideChoices): ZombicideChoices {
  const mission = missionOf(choices);
  const players = Math.min(Math.max(choices.players, fewestPlayers(mission)), mostPlayers(mission));
  const next = { ...choices, players, rules: rulesFor(mission, choices.rules) };
  const there = SURVIVORS.filter(({ box }) => mission.boxes.includes(box)).map(({ id }) => id);
  const survivors = choices.survivors.filter((id) => there.includes(id));
  return { ...next, survivors: survivors.slice(0, countOf(next)) };
}

/** What the host is asked for. */
export function setupOf(
  choices: ZombicideChoices,
  seed: string,
  usualName: (seat: number) => string,
): SetupRequest {
  const { mission, players, rules, entered, undo } = choices;
  const preset = presetOf(choices);
  const count = countOf(choices);
  const survivors = Array.from({ length: count }, (_, i) => choices.survivors[i] ?? 'random');
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: choices.names[seat].trim().slice(0, MAX_NAME) || usualName(seat),
  }));
  const wanted = entered ? '' : seed.trim();
  return {
    game: 'zombicide',
    options: {
      mission,
      players,
      survivors,
      preset,
      rules,
      entered,
      ...boxOptions(choices),
      ...teamOptions(choices),
    },
    seats,
    undo,
    ...(wanted === '' ? {} : { seed: wanted }),
  };
}

/** Only where some are mixed in. */
function boxOptions(choices: ZombicideChoices): SetupRequest['options'] {
  const boxes = mixedBoxes(choices);
  return boxes.length === 0 ? {} : { boxes: [...boxes] };
}

/** Only where there are teams. */
function teamOptions(choices: ZombicideChoices): SetupRequest['options'] {
  const mission = missionOf(choices);
  if (!hasTeams(mission)) return {};
  return { teams: numberedTeams(teamsOf(mission, choices)), teamCards: choices.teamCards };
}

/** What was stored, as far as this version of the program can use it; the rest is as usual. */
export function readChoices(stored: unknown): ZombicideChoices {
  if (typeof stored !== 'object' || stored === null) return USUAL;
  const given: Partial<Record<keyof ZombicideChoices, unknown>> = stored;
  const words = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];
  const names = words(given.names);
  const known = words(given.survivors).filter((id) => SURVIVORS.some((def) => def.id === id));
  const mission = OUR_MISSIONS.find(({ id }) => id === given.mission) ?? FIRST;
  const preset = PRESETS.find((id) => id === given.preset) ?? null;
  return fitted({
    mission: mission.id,
    boxes: PLAYED_BOXES.filter((box) => words(given.boxes).includes(box)),
    players: wholeNumber(given.players, 1, SEATS) ?? USUAL.players,
    names: USUAL.names.map((_, seat) => (names[seat] ?? '').slice(0, MAX_NAME)),
    survivors: [...new Set(known)],
    count: wholeNumber(given.count, 1, 12) ?? USUAL.count,
    // Before there were several boxes, the form kept the usual preset as if it had been chosen.
    preset: preset === usualPreset(mission.boxes) ? null : preset,
    rules: typeof given.rules === 'object' && given.rules !== null ? given.rules : {},
    entered: given.entered === true,
    teams: readTeams(given.teams),
    teamCards: wholeNumber(given.teamCards, 0, MOST_TEAM_CARDS) ?? USUAL.teamCards,
    undo: UNDO_CHOICES.find((mode) => mode === given.undo) ?? USUAL.undo,
  });
}

/** All of it or nothing. */
function readTeams(value: unknown): readonly number[] {
  const fits =
    Array.isArray(value) &&
    value.length <= SEATS &&
    value.every((team) => wholeNumber(team, 0, MOST_TEAMS - 1) !== null);
  return fits ? value : USUAL.teams;
}

function wholeNumber(value: unknown, min: number, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** The switches that concern a mission, at values that they have. */
const rulesFor = ({ boxes }: Mission, rules: object): Partial<Ruleset> =>
  Object.fromEntries(Object.entries(rules).filter(([name, set]) => isRule(name, set, boxes)));

function isRule(name: string, set: unknown, boxes: Mission['boxes']): boolean {
  try {
    readRules('season1', { [name]: set }, boxes);
    return true;
  } catch {
    return false;
  }
}

/** The form remembers what was played last. */
export const useZombicideChoices = createChoices<ZombicideChoices>({
  name: 'holdout.new-zombicide',
  usual: USUAL,
  read: readChoices,
  fit: fitted,
});
