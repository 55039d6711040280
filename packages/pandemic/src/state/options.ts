import { InputError, type Seat } from '@holdout/kernel';
import { roleById, rolesOf } from '../content/registry.ts';
import { NONE, type Role } from './ids.ts';
import {
  EPIDEMIC_LEVELS,
  EPIDEMIC_LEVELS_BRINK,
  MAX_PLAYERS,
  MAX_PLAYERS_BRINK,
  MIN_PLAYERS,
  MIN_PLAYERS_TERRORIST,
  MODULES,
  type ModuleId,
} from './limits.ts';
import type { BrinkOptions, Options } from './state.ts';

/** What a lobby or a command line sends; everything may be left out. */
export interface OptionInput {
  readonly players?: number;
  readonly epidemics?: number;
  /** Role ids by seat, `random` where it is dealt. */
  readonly roles?: readonly string[];
  readonly hands?: 'open' | 'closed';
  readonly entered?: boolean;
  readonly autoConsent?: boolean;
  /** New roles and events. OB-GEN-01 */
  readonly onTheBrink?: boolean;
  readonly module?: ModuleId;
  /** Number of the player who is the bio-terrorist, from 1; by lot where nothing is said. OB-BT-03 */
  readonly btPlayer?: number | 'random';
  /** Whose number decides on the opening hands in that module (ruling OQ-03). */
  readonly btHands?: 'team' | 'all';
  /** Where Hidden Pocket looks for cards (ruling OQ-01). */
  readonly hiddenPocket?: 'discard' | 'deck';
}

/** The same with everything filled in: what a save keeps. What only belongs to On the Brink is left out without it. */
export type GameOptions = Required<
  Pick<OptionInput, 'players' | 'epidemics' | 'roles' | 'hands' | 'entered' | 'autoConsent'>
> &
  Pick<OptionInput, 'onTheBrink' | 'module' | 'btPlayer' | 'btHands' | 'hiddenPocket'>;

const RANDOM = 'random';
const KNOWN = [
  'players',
  'epidemics',
  'roles',
  'hands',
  'entered',
  'autoConsent',
  'onTheBrink',
  'module',
  'btPlayer',
  'btHands',
  'hiddenPocket',
];
const USUAL_EPIDEMICS = 5;
/** OB-VS-02 */
const USUAL_VIRULENT = 4;

/**
 * Options of a game. PD-SETUP-01, PD-SETUP-11, OB-P5-01, OB-LEG-01, OB-COMB-01
 *
 * @throws InputError naming the option: unknown, of the wrong type, out of range, a role twice, two that don't go
 * together.
 */
export function readOptions(input: unknown): GameOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new InputError('option.shape');
  const given = input as Record<string, unknown>;
  for (const name of Object.keys(given)) {
    if (!KNOWN.includes(name)) throw new InputError('option.unknown', name);
  }
  // Whoever types in the cards of a real table sees them all.
  if (given.entered === true && given.hands === 'closed')
    throw new InputError('option.enteredClosed', 'hands');
  const module = readModule(given);
  // He draws and hides in secret: nobody could type that in for the table.
  if (given.entered === true && hasTerrorist(module))
    throw new InputError('option.enteredTerrorist', 'entered');
  const onTheBrink = flag(given, 'onTheBrink', module !== 'none');
  const brink = readBrink(given, onTheBrink, module);
  const players = readPlayers(given, brink !== null, module);
  return {
    players,
    epidemics: readEpidemics(given, brink !== null, module),
    roles: readRoles(given.roles, players, onTheBrink),
    hands: oneOf(given, 'hands', ['open', 'closed'] as const),
    entered: flag(given, 'entered'),
    autoConsent: flag(given, 'autoConsent'),
    ...(brink ?? {}),
    ...(hasTerrorist(module) ? { btPlayer: readTerrorist(given, players) } : {}),
  };
}

const hasTerrorist = (module: ModuleId): boolean => module.includes('bioterrorist');
const isVirulent = (module: ModuleId): boolean => module.includes('virulent');

function readModule(given: Record<string, unknown>): ModuleId {
  // OB-COMB-01: the two that need the purple cubes can't be played together.
  const both = ['mutation+bioterrorist', 'bioterrorist+mutation', 'virulent+mutation+bioterrorist'];
  if (both.includes(String(given.module))) throw new InputError('option.purpleTwice', 'module');
  return oneOf(given, 'module', MODULES);
}

function readBrink(given: Record<string, unknown>, onTheBrink: boolean, module: ModuleId) {
  const modules = { btPlayer: hasTerrorist, btHands: hasTerrorist, hiddenPocket: isVirulent };
  for (const [name, isPlayed] of Object.entries(modules)) {
    if (given[name] !== undefined && !isPlayed(module)) throw new InputError('option.needsModule', name);
  }
  if (!onTheBrink && module === 'none') return null;
  return {
    onTheBrink,
    module,
    ...(hasTerrorist(module) ? { btHands: oneOf(given, 'btHands', ['team', 'all'] as const) } : {}),
    ...(isVirulent(module)
      ? { hiddenPocket: oneOf(given, 'hiddenPocket', ['discard', 'deck'] as const) }
      : {}),
  };
}

/** OB-P5-01, OB-BT-02 */
function readPlayers(given: Record<string, unknown>, brink: boolean, module: ModuleId): number {
  const least = hasTerrorist(module) ? MIN_PLAYERS_TERRORIST : MIN_PLAYERS;
  return wholeNumber(given, 'players', least, least, brink ? MAX_PLAYERS_BRINK : MAX_PLAYERS);
}

/** OB-LEG-01, OB-VS-02 */
function readEpidemics(given: Record<string, unknown>, brink: boolean, module: ModuleId): number {
  const levels: readonly number[] = brink ? EPIDEMIC_LEVELS_BRINK : EPIDEMIC_LEVELS;
  const usual = isVirulent(module) ? USUAL_VIRULENT : USUAL_EPIDEMICS;
  return wholeNumber(given, 'epidemics', usual, levels[0], levels[levels.length - 1]);
}

/** OB-BT-03 */
function readTerrorist(given: Record<string, unknown>, players: number): number | 'random' {
  const value = given.btPlayer ?? RANDOM;
  return value === RANDOM ? RANDOM : wholeNumber(given, 'btPlayer', 1, 1, players);
}

/** The form the rules work with. */
export function internalOptions(input: GameOptions): Options {
  const brink = internalBrink(input);
  return {
    players: input.players,
    epidemics: input.epidemics,
    roles: input.roles.map(roleNumber),
    openHands: input.hands === 'open',
    entered: input.entered,
    autoConsent: input.autoConsent,
    ...(brink ? { brink } : {}),
  };
}

function internalBrink({
  onTheBrink,
  module,
  btPlayer,
  btHands,
  hiddenPocket,
}: GameOptions): BrinkOptions | null {
  if (module === undefined) return null;
  return {
    contents: onTheBrink === true,
    virulent: isVirulent(module),
    mutation: module.includes('mutation'),
    terrorist: hasTerrorist(module) ? seatOf(btPlayer) : null,
    handsByAll: btHands === 'all',
    pocketFromDeck: hiddenPocket === 'deck',
  };
}

const seatOf = (player: number | 'random' | undefined): Seat =>
  typeof player === 'number' ? player - 1 : NONE;

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

function flag(given: Record<string, unknown>, name: string, usual = false): boolean {
  const value = given[name] ?? usual;
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

function readRoles(value: unknown, players: number, onTheBrink: boolean): string[] {
  if (value === undefined) return new Array<string>(players).fill(RANDOM);
  if (!Array.isArray(value) || value.length !== players) {
    throw new InputError('option.roles', 'roles', { players });
  }
  const known = rolesOf(onTheBrink).map((def) => def.id);
  return value.map((id, seat) => {
    if (id !== RANDOM && !known.includes(id))
      throw new InputError('option.role', `roles[${seat}]`, { found: String(id) });
    const twice = id !== RANDOM && value.indexOf(id) < seat;
    if (twice) throw new InputError('option.roleTwice', `roles[${seat}]`, { found: id });
    return id;
  });
}
