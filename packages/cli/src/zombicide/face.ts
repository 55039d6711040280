import {
  carName,
  carSeatText,
  colourText,
  equipmentName,
  kindName,
  kindsName,
  optionShort,
  placeName,
  type Speaker,
  skillName,
  survivorName,
  teamActionName,
  teamCardName,
  tentText,
  zombieCardText,
} from '@holdout/lang';
import { type ZombicideView, zombicide } from '@holdout/zombicide';
import type { Face, FaceMaker } from '../play/face.ts';
import { boardLines, wholeBoard } from './board.ts';
import { ordersOf } from './orders.ts';
import { sceneOf, zoneNumber } from './scene.ts';
import { speakerFor } from './speaker.ts';
import type { Table } from './table.ts';

export const faceOf: FaceMaker = (context, names, seen, viewer): Face => {
  const speaker = speakerFor(context.intl, names, seen);
  const table: Table = {
    context,
    speaker,
    get view() {
      return seen.view() as ZombicideView;
    },
  };
  const argumentsOf = new Map(zombicide.vocabulary.kinds.map(({ name, args }) => [name, args]));
  return {
    speaker,
    together: () => null,
    lines: () => boardLines(table),
    wholeBoard: () => wholeBoard(table),
    inFull: ['combine'],
    // Below a title that names the weapon or the card, what is left is where: the zone, the door, the car.
    itemName: (option, title) => {
      if (title === '') return optionShort(speaker, option);
      const known = argumentsOf.get(option.kind) ?? [];
      const at = Math.max(0, known.indexOf('zone'));
      return option.args.length === 0 ? '' : namesOfWord(speaker, known[at], option.args[at])[0];
    },
    itemSign: () => '',
    namesOf: (argument, word) => [
      ...namesOfWord(speaker, argument, word),
      ...othersOf(table.view, speaker, argument, word),
    ],
    orders: ordersOf(table, viewer),
  };
};

type Names = (speaker: Speaker, word: string) => string[];

const thing: Names = ({ things }, word) => [things?.(word) ?? word];
const place: Names = (speaker, word) => {
  const bare = placeName(speaker, word);
  const card = speaker.things?.(word);
  return card === undefined ? [bare] : [card, bare];
};

const NAMES: Readonly<Record<string, Names>> = {
  seat: ({ names }, word) => [names[zoneNumber(word)] ?? word],
  survivor: ({ intl }, word) => [survivorName(intl, word)],
  carSeat: (speaker, word) => [carSeatText(speaker, word)],
  kind: ({ intl }, word) => [kindName(intl, word), kindsName(intl, word)],
  skill: ({ intl }, word) => [skillName(intl, word)],
  equipment: ({ intl }, word) => [equipmentName(intl, word)],
  zone: thing,
  door: thing,
  car: thing,
  token: thing,
  spawn: thing,
  zombieCard: (speaker, word) => [zombieCardText(speaker, word)],
  grip: place,
  place,
  teamAction: ({ intl }, word) => [teamActionName(intl, word)],
  teamCard: ({ intl }, word) => [teamCardName(intl, word)],
  tent: ({ intl }, word) => [tentText(intl, word)],
  colour: ({ intl }, word) => [colourText(intl, word)],
};

const namesOfWord = (speaker: Speaker, argument: string, word: string): string[] =>
  NAMES[argument]?.(speaker, word) ?? [word];

/** What else a thing may be called: a seat by who it plays, a door by either of its sides, a car by its kind. */
function othersOf(view: ZombicideView, { intl }: Speaker, argument: string, word: string): string[] {
  const { zones, doors } = sceneOf(view).board;
  const n = zoneNumber(word);
  switch (argument) {
    case 'seat':
      return view.survivors.filter(({ seat }) => seat === n).map(({ id }) => survivorName(intl, id));
    case 'zone':
      return [zones[n]?.label ?? word];
    case 'door':
      return doors[n] ? [zones[doors[n].a].label, zones[doors[n].b].label] : [];
    case 'token':
      return labelAt(view, view.tokens[n]?.zone);
    case 'spawn':
      return labelAt(view, view.spawns[n]?.zone);
    case 'car':
      return view.cars[n] ? [carName(intl, view.cars[n].kind)] : [];
    default:
      return [];
  }
}

const labelAt = (view: ZombicideView, zone: string | undefined): string[] =>
  zone === undefined ? [] : [sceneOf(view).board.zones[zoneNumber(zone)].label];
