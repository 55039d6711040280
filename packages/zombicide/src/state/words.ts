import { type Domain, wordDomain } from '@holdout/kernel';
import { EQUIPMENT } from '../content/equipment/index.ts';
import { KINDS } from '../content/kinds/index.ts';
import { SURVIVORS } from '../content/survivors/index.ts';
import { TEAM_ACTIONS, TEAM_CARDS } from '../content/team-cards.ts';
import { TENTS, tentLook } from '../content/tents.ts';
import { COLOURS } from '../missions/schema.ts';
import { GRIP_PLACES } from './grips.ts';
import { BOTH } from './ids.ts';

/** Words of numbers in option keys, events and views. */

const numbered = (letter: string, size: number): Domain =>
  wordDomain(Array.from({ length: size }, (_, i) => `${letter}${i + 1}`));

const MOST_ZONES = 256;
const MOST_DOORS = 64;
const MOST_CARS = 16;
const MOST_TOKENS = 32;
const MOST_SPAWNS = 16;
const MOST_ZOMBIE_CARD = 250;

export const zoneDomain = numbered('z', MOST_ZONES);
export const doorDomain = numbered('d', MOST_DOORS);
export const carDomain = numbered('c', MOST_CARS);
export const tokenDomain = numbered('t', MOST_TOKENS);
export const spawnDomain = numbered('s', MOST_SPAWNS);
export const zombieCardDomain = numbered('', MOST_ZOMBIE_CARD);
export const carSeatDomain = wordDomain(['driver', 'passenger1', 'passenger2', 'passenger3']);

const OWN = ['left', 'right', 'back1', 'back2', 'back3', 'back4'];
/** One place or two: `left`, `both` hands, `back1`, `left-back1`. */
export const gripDomain = wordDomain(
  GRIP_PLACES.map((places, grip) => (grip === BOTH ? 'both' : places.map((place) => OWN[place]).join('-'))),
);
/** Places while cards are moved: the own ones, those of the partner, and what was found. */
export const PLACE_WORDS: readonly string[] = [
  ...OWN,
  ...OWN.map((word) => `their-${word}`),
  'found1',
  'found2',
  'found3',
  'found4',
];
export const placeDomain = wordDomain(PLACE_WORDS);
export const THEIRS = OWN.length;
export const FOUND = OWN.length * 2;

export const teamCardDomain = wordDomain([...TEAM_CARDS]);
export const teamActionDomain = wordDomain(TEAM_ACTIONS.map(({ id }) => id));
/** What tents look like: several of them may look alike. */
export const tentDomain = wordDomain([...new Set(TENTS.map(tentLook))]);
/** What an objective shows: a colour, or none. */
export const PLAIN = 'plain';
export const colourDomain = wordDomain([...COLOURS, PLAIN]);
export const survivorDomain = byNumber(SURVIVORS);
export const kindDomain = byNumber(KINDS);
export const equipmentDomain = byNumber(EQUIPMENT);

function byNumber(defs: readonly { readonly id: string; readonly number: number }[]): Domain {
  const words: string[] = [];
  for (const { id, number } of defs) words[number] = id;
  return wordDomain(words);
}

export const zoneWord = (zone: number): string => zoneDomain.format(zone);
export const doorWord = (door: number): string => doorDomain.format(door);
export const carWord = (car: number): string => carDomain.format(car);
export const tokenWord = (token: number): string => tokenDomain.format(token);
export const spawnWord = (spawn: number): string => spawnDomain.format(spawn);
/** Pips of a die that is entered: 1 to 6. */
export const pipsDomain = wordDomain(['0', '1', '2', '3', '4', '5', '6']);
