import { say } from '../speaker.ts';
import type { Translate } from '../translate.ts';
import {
  carName,
  carSeatName,
  colourWord,
  equipmentName,
  kindsName,
  OPEN_CARD,
  pairOf,
  zombiesText,
} from './names.ts';

interface Marker {
  readonly zone: string;
  readonly colour: string | null;
}

/** What lies on the table: the zones and doors of the compiled board, the rest as a view shows it. */
export interface BoardFacts {
  readonly zones: readonly { readonly label: string; readonly type: string }[];
  readonly doors: readonly { readonly a: number; readonly b: number }[];
  readonly tokens: readonly Marker[];
  readonly spawns: readonly Marker[];
  readonly cars: readonly { readonly kind: string }[];
  readonly openCards?: readonly OpenCard[];
}

/** A zombie card that lies open: its number, and what it does now. */
interface OpenCard {
  readonly card: number;
  readonly does: string;
  readonly kind: string | null;
  readonly n: number;
}

type Cards = readonly (string | null)[];

/** Cards by place, hands first: those of the survivor who is asked, of a partner, and what was found. */
export interface Carried {
  readonly own: Cards;
  readonly theirs?: Cards;
  readonly found?: Cards;
}

const OWN = ['left', 'right', 'back1', 'back2', 'back3', 'back4'];

/**
 * What a table calls its things, for `Speaker.things`: zones by their label (“4B.2 (street)”), doors by the zones on
 * their sides, tokens and spawn zones by where they are, cars by their kind; and, if it is told what is carried, places
 * of the inventory by their card. Any other word it leaves to the sentences.
 */
export function thingsOf(
  intl: Translate,
  board: BoardFacts,
  carried: Carried = { own: [] },
): (word: string) => string | undefined {
  const speaker = { intl };
  const zone = (n: number): string | undefined => {
    const found = board.zones[n];
    if (!found) return undefined;
    // Where one flies is no place with a label.
    if (found.type === 'air') return say(speaker, 'zone.air');
    return say(speaker, 'thing.zone', { label: found.label, type: say(speaker, `zone.${found.type}`) });
  };
  const label = (n: number): string => board.zones[n]?.label ?? '';
  const marker = (found: Marker | undefined): string | undefined => {
    if (!found) return undefined;
    const at = zone(numberOf(found.zone)) ?? found.zone;
    if (found.colour === null) return at;
    return say(speaker, 'thing.coloured', { zone: at, colour: colourWord(intl, found.colour) });
  };
  const kinds: Readonly<Record<string, (n: number) => string | undefined>> = {
    z: zone,
    d: (n) => {
      const door = board.doors[n];
      return door && say(speaker, 'thing.door', { a: label(door.a), b: label(door.b) });
    },
    t: (n) => marker(board.tokens[n]),
    s: (n) => marker(board.spawns[n]),
    c: (n) => carText(intl, board.cars, n),
    [OPEN_CARD]: (n) => {
      const found = board.openCards?.find(({ card }) => card === n + 1);
      return found && openCardText(intl, found);
    },
  };
  return (word) => {
    const number = numberOf(word);
    if (number >= 0) return kinds[word[0]]?.(number);
    return word === 'driver' ? driverText(intl, board.cars) : cardText(intl, carried, word);
  };
}

/** The number in a word `z14`, from 0; -1 if it is no such word. */
const numberOf = (word: string): number => Number(/^[a-z](\d+)$/.exec(word)?.[1] ?? 0) - 1;

/** Several cars of a kind are numbered. */
function carText(intl: Translate, cars: BoardFacts['cars'], n: number): string | undefined {
  const car = cars[n];
  if (!car) return undefined;
  const kind = carName(intl, car.kind);
  const same = cars.filter((other) => other.kind === car.kind);
  return same.length === 1 ? kind : say({ intl }, 'thing.car', { kind, n: same.indexOf(car) + 1 });
}

/** Who flies drives nothing: where there are no other cars, his seat is the pilot’s. */
function driverText(intl: Translate, cars: BoardFacts['cars']): string | undefined {
  const flies = cars.length > 0 && cars.every(({ kind }) => kind === 'helicopter');
  return flies ? carSeatName(intl, 'pilot') : undefined;
}

/** “12: 2 Walkers”. */
function openCardText(intl: Translate, { card, does, kind, n }: OpenCard): string {
  if (kind === null) return say({ intl }, 'thing.openCard.nothing', { card });
  const values = { card, zombies: zombiesText(intl, kind, n), kinds: kindsName(intl, kind) };
  return say({ intl }, `thing.openCard.${does}`, values);
}

/** “Pistol (left hand)”, “2 × Pistol”. */
function cardText(intl: Translate, carried: Carried, word: string): string | undefined {
  const pair = pairOf(word)?.map((place) => cardAt(carried, place));
  if (pair) {
    const [first, second] = pair;
    const same = first && first === second;
    return same ? say({ intl }, 'thing.pair', { card: equipmentName(intl, first) }) : undefined;
  }
  const card = cardAt(carried, word);
  if (!card) return undefined;
  const place = say({ intl }, `place.${word}`);
  return say({ intl }, 'thing.card', { card: equipmentName(intl, card), place });
}

function cardAt({ own, theirs = [], found = [] }: Carried, word: string): string | null | undefined {
  const [whose, place] = /^(their-|found)?(.*)$/.exec(word)?.slice(1) ?? [];
  if (whose === 'found') return found[Number(place) - 1];
  return (whose === 'their-' ? theirs : own)[OWN.indexOf(place)];
}
