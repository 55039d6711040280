import type { UndoMode } from '@holdout/kernel';
import type { SetupRequest } from '@holdout/protocol';
import type { Mission } from '@holdout/zombicide';
import { fewestSurvivors, mostPlayers, mostSurvivors, SURVIVORS } from '@holdout/zombicide/facts';
import { missionFile, OUR_MISSIONS } from '@holdout/zombicide/missions';
import { isOfficial, PRESETS, type PresetId, type Ruleset, readRules } from '@holdout/zombicide/rulesets';
import { MAX_NAME, UNDO_CHOICES } from '../choices.ts';
import { createChoices } from '../createChoices.ts';

/** What the form for a new game of Zombicide remembers. */
export interface ZombicideChoices {
  readonly mission: string;
  readonly players: number;
  readonly names: readonly string[];
  /** Survivors that were chosen, in the order of the table; the rest is drawn. */
  readonly survivors: readonly string[];
  /** How many take part, at least as many as the mission needs. */
  readonly count: number;
  readonly preset: PresetId;
  readonly rules: Partial<Ruleset>;
  readonly entered: boolean;
  readonly undo: UndoMode;
}

const SEATS = 6;
const FIRST = OUR_MISSIONS[0];

export const USUAL: ZombicideChoices = {
  mission: FIRST.id,
  players: 1,
  names: new Array<string>(SEATS).fill(''),
  survivors: [],
  count: 4,
  preset: 'season1',
  rules: {},
  entered: false,
  undo: 'keepFate',
};

export const missionOf = ({ mission }: ZombicideChoices): Mission => missionFile(mission) ?? FIRST;

/** How many survivors can take part, from the fewest to the most. */
export function rangeOf(choices: ZombicideChoices): readonly [min: number, max: number] {
  const mission = missionOf(choices);
  return [fewestSurvivors(mission, choices.players), mostSurvivors(mission, choices.players)];
}

/** The number of survivors that will take part: what was wished, within what the mission takes. */
export function countOf(choices: ZombicideChoices): number {
  const [min, max] = rangeOf(choices);
  return Math.min(max, Math.max(min, choices.count));
}

export const changedRules = ({ preset, rules }: ZombicideChoices): number => {
  const played = readRules(preset, rules);
  if (isOfficial(preset, played)) return 0;
  const usual = readRules(preset, {});
  return (Object.keys(usual) as (keyof Ruleset)[]).filter((name) => usual[name] !== played[name]).length;
};

/** A mission or a number of players may not fit what was chosen before: it is brought into line. */
export function fitted(choices: ZombicideChoices): ZombicideChoices {
  const players = Math.min(choices.players, mostPlayers(missionOf(choices)));
  const next = { ...choices, players };
  const { boxes } = missionOf(next);
  const there = SURVIVORS.filter(({ box }) => boxes.includes(box)).map(({ id }) => id);
  const survivors = choices.survivors.filter((id) => there.includes(id));
  return { ...next, survivors: survivors.slice(0, countOf(next)) };
}

/** What the host is asked for. */
export function setupOf(
  choices: ZombicideChoices,
  seed: string,
  usualName: (seat: number) => string,
): SetupRequest {
  const { mission, players, preset, rules, entered, undo } = choices;
  const count = countOf(choices);
  const survivors = Array.from({ length: count }, (_, i) => choices.survivors[i] ?? 'random');
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: choices.names[seat].trim().slice(0, MAX_NAME) || usualName(seat),
  }));
  const wanted = entered ? '' : seed.trim();
  return {
    game: 'zombicide',
    options: { mission, players, survivors, preset, rules, entered },
    seats,
    undo,
    ...(wanted === '' ? {} : { seed: wanted }),
  };
}

/** What was stored, as far as this version of the program can use it; the rest is as usual. */
export function readChoices(stored: unknown): ZombicideChoices {
  if (typeof stored !== 'object' || stored === null) return USUAL;
  const given: Partial<Record<keyof ZombicideChoices, unknown>> = stored;
  const words = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];
  const names = words(given.names);
  const known = words(given.survivors).filter((id) => SURVIVORS.some((def) => def.id === id));
  return fitted({
    mission: OUR_MISSIONS.some(({ id }) => id === given.mission) ? String(given.mission) : USUAL.mission,
    players: wholeNumber(given.players, 1, SEATS) ?? USUAL.players,
    names: USUAL.names.map((_, seat) => (names[seat] ?? '').slice(0, MAX_NAME)),
    survivors: [...new Set(known)],
    count: wholeNumber(given.count, 1, 12) ?? USUAL.count,
    preset: PRESETS.find((preset) => preset === given.preset) ?? USUAL.preset,
    rules: rulesOf(given.rules),
    entered: given.entered === true,
    undo: UNDO_CHOICES.find((mode) => mode === given.undo) ?? USUAL.undo,
  });
}

function wholeNumber(value: unknown, min: number, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** The switches that there are, at values that they have. */
function rulesOf(value: unknown): Partial<Ruleset> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([name, set]) => isRule(name, set)));
}

function isRule(name: string, set: unknown): boolean {
  try {
    readRules('season1', { [name]: set });
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
