import { BRINK_ROLE_IDS, EPIDEMIC_LEVELS_BRINK, MODULES, ROLE_IDS } from '@holdout/pandemic/facts';
import {
  type Choices,
  HANDS,
  MAX_NAME,
  MAX_SEATS,
  OPENING_HANDS,
  POCKETS,
  RANDOM,
  SIDES,
  type Side,
  UNDO_CHOICES,
  USUAL_CHOICES,
} from './choices.ts';

/** `alone` is how the form once kept what is now in `sides`. */
type Stored = Partial<Record<keyof Choices | 'alone', unknown>>;

/** Any table that some choice of boxes would offer. */
const PLAYER_COUNTS = [2, 3, 4, 5] as const;
const SEATS = [RANDOM, 1, 2, 3, 4, 5] as const;
const FLAGS = [false, true] as const;
const ALL_ROLES = [...ROLE_IDS, ...BRINK_ROLE_IDS];

/** What was stored, as far as this version of the program can use it; the rest is as usual. */
export function readChoices(stored: unknown): Choices {
  const usual = USUAL_CHOICES;
  if (typeof stored !== 'object' || stored === null) return usual;
  const given: Stored = stored;
  return {
    players: oneOf(PLAYER_COUNTS, given.players, usual.players),
    epidemics: oneOf(EPIDEMIC_LEVELS_BRINK, given.epidemics, usual.epidemics),
    virulentEpidemics: oneOf(EPIDEMIC_LEVELS_BRINK, given.virulentEpidemics, usual.virulentEpidemics),
    sides: readSides(given),
    names: wordList(given.names, (name) => name.length <= MAX_NAME, ''),
    roles: readRoles(given.roles),
    hands: oneOf(HANDS, given.hands, usual.hands),
    entered: oneOf(FLAGS, given.entered, usual.entered),
    undo: oneOf(UNDO_CHOICES, given.undo, usual.undo),
    onTheBrink: oneOf(FLAGS, given.onTheBrink, usual.onTheBrink),
    module: oneOf(MODULES, given.module, usual.module),
    btPlayer: oneOf(SEATS, given.btPlayer, usual.btPlayer),
    btHands: oneOf(OPENING_HANDS, given.btHands, usual.btHands),
    hiddenPocket: oneOf(POCKETS, given.hiddenPocket, usual.hiddenPocket),
  };
}

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;

const readSides = ({ sides, alone }: Stored): Side =>
  oneOf(SIDES, sides, alone === false ? 'friends' : USUAL_CHOICES.sides);

function readRoles(stored: unknown): string[] {
  const roles = wordList(stored, (role) => ALL_ROLES.includes(role), RANDOM);
  return roles.map((role, seat) => (roles.indexOf(role) < seat ? RANDOM : role));
}

function wordList(value: unknown, fits: (word: string) => boolean, otherwise: string): string[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: MAX_SEATS }, (_, seat) => {
    const word = given[seat];
    return typeof word === 'string' && fits(word) ? word : otherwise;
  });
}
