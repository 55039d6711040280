import { type Speaker, say, seatName, seatOfWord } from '../speaker.ts';
import type { OptionWords } from '../speech.ts';
import type { Values } from '../translate.ts';
import {
  carSeatText,
  colourText,
  equipmentName,
  kindName,
  placeText,
  skillName,
  survivorName,
  teamActionName,
  teamCardName,
  tentText,
  thingText,
  zombieCardText,
} from './names.ts';

type Argument =
  | 'seat'
  | 'survivor'
  | 'zone'
  | 'door'
  | 'car'
  | 'carSeat'
  | 'token'
  | 'spawn'
  | 'grip'
  | 'place'
  | 'kind'
  | 'skill'
  | 'equipment'
  | 'zombieCard'
  | 'pips'
  | 'teamAction'
  | 'teamCard'
  | 'tent'
  | 'colour';

/** What the words of a key stand for, by kind of option. Kinds without arguments are left out. */
export const ARGUMENTS: Readonly<Record<string, readonly Argument[]>> = {
  activate: ['survivor'],
  first: ['seat'],
  hit: ['kind'],
  reap: ['kind'],
  strike: ['survivor'],
  victim: ['survivor'],
  lose: ['place'],
  shield: ['place'],
  shrug: ['place'],
  on: ['zone'],
  way: ['zone'],
  room: ['zone'],
  reroll: ['skill'],
  ammo: ['place'],
  learn: ['skill'],
  put: ['place', 'place'],
  drop: ['place'],
  redraw: ['skill'],
  die: ['pips'],
  card: ['equipment'],
  zombies: ['zombieCard'],
  deal: ['zombieCard'],
  joins: ['survivor'],
  move: ['zone'],
  melee: ['grip'],
  shoot: ['grip', 'zone'],
  reload: ['grip'],
  open: ['door', 'grip'],
  'search-car': ['car'],
  take: ['token'],
  'get-in': ['car', 'carSeat'],
  'change-seat': ['carSeat'],
  drive: ['zone'],
  trade: ['survivor'],
  combine: ['place', 'place'],
  discard: ['place'],
  lead: ['survivor'],
  close: ['door'],
  'break-in': ['door'],
  heal: ['survivor'],
  sprint: ['zone'],
  jump: ['zone'],
  charge: ['zone'],
  'bloodlust-combat': ['zone'],
  'bloodlust-melee': ['zone'],
  'bloodlust-ranged': ['zone'],
  shove: ['zone'],
  save: ['zone'],
  pull: ['survivor'],
  taunt: ['zone'],
  'ninja-off': ['survivor'],
  'ninja-on': ['survivor'],
  load: ['car', 'place'],
  unload: ['car', 'equipment'],
  'close-spawn': ['spawn'],
  fly: ['zone'],
  store: ['place'],
  retrieve: ['equipment'],
  'pick-up': ['equipment'],
  'hand-open': ['door'],
  'hand-close': ['door'],
  team: ['teamAction', 'zone'],
  join: ['survivor'],
  'team-card': ['teamCard'],
  tent: ['tent'],
  colour: ['colour'],
};

const number = (_: Speaker, word: string): string => word;

const NAMES: Readonly<Record<Argument, (speaker: Speaker, word: string) => string>> = {
  seat: (speaker, word) => seatName(speaker, seatOfWord(word) ?? 0),
  survivor: ({ intl }, word) => survivorName(intl, word),
  zone: thingText,
  door: thingText,
  car: thingText,
  carSeat: carSeatText,
  token: thingText,
  spawn: thingText,
  grip: placeText,
  place: placeText,
  kind: ({ intl }, word) => kindName(intl, word),
  skill: ({ intl }, word) => skillName(intl, word),
  equipment: ({ intl }, word) => equipmentName(intl, word),
  zombieCard: zombieCardText,
  pips: number,
  teamAction: ({ intl }, word) => teamActionName(intl, word),
  teamCard: ({ intl }, word) => teamCardName(intl, word),
  tent: ({ intl }, word) => tentText(intl, word),
  colour: ({ intl }, word) => colourText(intl, word),
};

/** The words of a key by what they are; of two places the second is `to`. */
function valuesOf(speaker: Speaker, { kind, args }: OptionWords): Values {
  const values: Values = {};
  (ARGUMENTS[kind] ?? []).forEach((argument, i) => {
    const name = values[argument] === undefined ? argument : 'to';
    values[name] = NAMES[argument](speaker, args[i] ?? '');
  });
  return values;
}

export const optionText = (speaker: Speaker, option: OptionWords): string =>
  say(speaker, `zombicide.option.${option.kind}`, valuesOf(speaker, option));

export const optionShort = (speaker: Speaker, option: OptionWords): string =>
  say(speaker, `zombicide.option.${option.kind}.short`, valuesOf(speaker, option));
