import type { UndoMode } from '@holdout/kernel';
import { EPIDEMIC_LEVELS, ROLE_IDS } from '@holdout/pandemic/facts';
import type { SetupRequest } from '@holdout/protocol';
import { createChoices } from './createChoices.ts';

/** Seats of the base game. PD-SETUP-01 */
export const PLAYER_COUNTS = [2, 3, 4] as const;
/** In the order in which they are offered. */
export const UNDO_CHOICES: readonly UndoMode[] = ['keepFate', 'strict', 'off'];
export const HANDS = ['open', 'closed'] as const;
export const RANDOM = 'random';
/** As long as the host takes. */
export const MAX_NAME = 40;
export const MAX_SEED = 100;
const MAX_SEATS = 4;
const GAME = 'pandemic';

/** What the form for a new game remembers. Lists keep all four seats, so that a smaller table forgets nothing. */
export interface Choices {
  readonly players: number;
  readonly epidemics: number;
  /** One person plays all seats; otherwise friends share the screen. */
  readonly alone: boolean;
  /** Empty where the usual name will do. */
  readonly names: readonly string[];
  /** A role id, or `random`. */
  readonly roles: readonly string[];
  readonly hands: (typeof HANDS)[number];
  /** Real cards lie on a real table, and the players say what they draw. */
  readonly entered: boolean;
  readonly undo: UndoMode;
}

export const USUAL_CHOICES: Choices = {
  players: 2,
  epidemics: 4,
  alone: true,
  names: new Array<string>(MAX_SEATS).fill(''),
  roles: new Array<string>(MAX_SEATS).fill(RANDOM),
  hands: 'open',
  entered: false,
  undo: 'keepFate',
};

export const withItem = (list: readonly string[], at: number, item: string): string[] =>
  list.map((old, i) => (i === at ? item : old));

/** The roles that other seats of this table have chosen. No role is played twice. PD-SETUP-07 */
export function takenRoles({ roles, players }: Choices, seat: number): string[] {
  return roles.slice(0, players).filter((role, other) => other !== seat && role !== RANDOM);
}

/** A larger table may bring back a seat whose role has been taken in the meantime; that seat then draws one. */
export function withPlayers(choices: Choices, players: number): Choices {
  const roles = choices.roles.map((role, seat) =>
    role !== RANDOM && choices.roles.slice(0, players).indexOf(role) < seat && seat < players ? RANDOM : role,
  );
  return { ...choices, players, roles };
}

/** What the host is asked for. `usualName` names a seat that was given no name; an empty seed leaves it to the host. */
export function setupOf(choices: Choices, seed: string, usualName: (seat: number) => string): SetupRequest {
  const { players, epidemics, alone, entered, undo } = choices;
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: choices.names[seat].trim().slice(0, MAX_NAME) || usualName(seat),
  }));
  const options = {
    players,
    epidemics,
    roles: choices.roles.slice(0, players),
    // Who plays all seats has nobody to hide a hand from, and nobody to ask; who enters cards has seen them.
    hands: alone || entered ? 'open' : choices.hands,
    entered,
    autoConsent: alone,
  };
  const wanted = entered ? '' : seed.trim();
  return { game: GAME, options, seats, undo, ...(wanted === '' ? {} : { seed: wanted }) };
}

const isOneOf = <T>(values: readonly T[], value: unknown): value is T =>
  values.some((known) => known === value);

/** What was stored, as far as this version of the program can use it; the rest is as usual. */
export function readChoices(stored: unknown): Choices {
  const usual = USUAL_CHOICES;
  if (typeof stored !== 'object' || stored === null) return usual;
  const given: Partial<Record<keyof Choices, unknown>> = stored;
  const roles = wordList(given.roles, (role) => ROLE_IDS.includes(role), RANDOM);
  return {
    players: isOneOf(PLAYER_COUNTS, given.players) ? given.players : usual.players,
    epidemics: isOneOf(EPIDEMIC_LEVELS, given.epidemics) ? given.epidemics : usual.epidemics,
    alone: typeof given.alone === 'boolean' ? given.alone : usual.alone,
    names: wordList(given.names, (name) => name.length <= MAX_NAME, ''),
    roles: roles.map((role, seat) => (roles.indexOf(role) < seat ? RANDOM : role)),
    hands: isOneOf(HANDS, given.hands) ? given.hands : usual.hands,
    entered: typeof given.entered === 'boolean' ? given.entered : usual.entered,
    undo: isOneOf(UNDO_CHOICES, given.undo) ? given.undo : usual.undo,
  };
}

function wordList(value: unknown, fits: (word: string) => boolean, otherwise: string): string[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: MAX_SEATS }, (_, seat) => {
    const word = given[seat];
    return typeof word === 'string' && fits(word) ? word : otherwise;
  });
}

/** The form remembers what was played last. */
export const useChoices = createChoices<Choices>({
  name: 'holdout.new-game',
  usual: USUAL_CHOICES,
  read: readChoices,
});
