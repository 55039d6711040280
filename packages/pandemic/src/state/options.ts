import { InputError } from '@holdout/kernel';
import { roleById } from '../content/registry.ts';
import { NONE, type Role } from './ids.ts';
import { EPIDEMIC_LEVELS, MAX_PLAYERS, MIN_PLAYERS } from './limits.ts';
import type { Options } from './state.ts';

/** What a lobby or a command line sends; everything may be left out. */
export interface OptionInput {
  readonly players?: number;
  readonly epidemics?: number;
  /** Role ids by seat, `random` where it is dealt. */
  readonly roles?: readonly string[];
  readonly hands?: 'open' | 'closed';
  readonly entered?: boolean;
  readonly autoConsent?: boolean;
}

const RANDOM = 'random';
const KNOWN = ['players', 'epidemics', 'roles', 'hands', 'entered', 'autoConsent'];

/**
 * Options of a base game. PD-SETUP-01, PD-SETUP-11
 *
 * @throws InputError naming the option: unknown, of the wrong type, out of range, a role twice.
 */
export function readOptions(input: unknown): Required<OptionInput> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new InputError('option.shape');
  const given = input as Record<string, unknown>;
  for (const name of Object.keys(given)) {
    if (!KNOWN.includes(name)) throw new InputError('option.unknown', name);
  }
  // Whoever types in the cards of a real table sees them all.
  if (given.entered === true && given.hands === 'closed')
    throw new InputError('option.enteredClosed', 'hands');
  const players = wholeNumber(given, 'players', 2, MIN_PLAYERS, MAX_PLAYERS);
  return {
    players,
    epidemics: wholeNumber(
      given,
      'epidemics',
      5,
      EPIDEMIC_LEVELS[0],
      EPIDEMIC_LEVELS[EPIDEMIC_LEVELS.length - 1],
    ),
    roles: readRoles(given.roles, players),
    hands: oneOf(given, 'hands', ['open', 'closed'] as const),
    entered: flag(given, 'entered'),
    autoConsent: flag(given, 'autoConsent'),
  };
}

/** The form the rules work with. */
export function internalOptions(input: Required<OptionInput>): Options {
  return {
    players: input.players,
    epidemics: input.epidemics,
    roles: input.roles.map(roleNumber),
    openHands: input.hands === 'open',
    entered: input.entered,
    autoConsent: input.autoConsent,
  };
}

const roleNumber = (id: string): Role => roleById(id)?.number ?? NONE;

function wholeNumber(
  given: Record<string, unknown>,
  name: string,
  usual: number,
  min: number,
  max: number,
): number {
  const value = given[name] ?? usual;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new InputError('option.range', name, { found: String(value), min, max });
}

function flag(given: Record<string, unknown>, name: string): boolean {
  const value = given[name] ?? false;
  if (typeof value === 'boolean') return value;
  throw new InputError('option.flag', name, { found: String(value) });
}

function oneOf<T extends string>(given: Record<string, unknown>, name: string, words: readonly T[]): T {
  const value = given[name] ?? words[0];
  const word = words.find((entry) => entry === value);
  if (word === undefined)
    throw new InputError('option.word', name, { found: String(value), words: words.join(', ') });
  return word;
}

function readRoles(value: unknown, players: number): string[] {
  if (value === undefined) return new Array<string>(players).fill(RANDOM);
  if (!Array.isArray(value) || value.length !== players) {
    throw new InputError('option.roles', 'roles', { players });
  }
  return value.map((id, seat) => {
    const known = id === RANDOM || (typeof id === 'string' && roleById(id));
    if (!known) throw new InputError('option.role', `roles[${seat}]`, { found: String(id) });
    const twice = id !== RANDOM && value.indexOf(id) < seat;
    if (twice) throw new InputError('option.roleTwice', `roles[${seat}]`, { found: id });
    return id;
  });
}
