import { listText, type Speaker, say } from '../speaker.ts';
import type { Translate } from '../translate.ts';

/** Missions whose titles are in the catalogues; any other one is called by its id. */
export const OUR_MISSIONS: readonly string[] = [
  's1-00',
  's1-01',
  's1-02',
  's1-03',
  's1-04',
  's1-05',
  's1-06',
  's1-07',
  's1-08',
  's1-09',
  's1-10',
  'rm-00a',
  'rm-00b',
  'rm-01',
  'rm-02',
  'rm-03',
  'rm-04',
  'rm-05',
  'rm-06',
  'rm-07',
  'rm-08',
  'rm-09',
  'rm-10',
  'rm-11',
  'rm-12',
];

const named =
  (what: string) =>
  (intl: Translate, id: string): string =>
    intl.formatMessage({ id: `${what}.${id}` });

/** One zombie: “Walker”. */
export const kindName = named('kind');
export const survivorName = named('survivor');
/** An equipment card, `wounded` among them. */
export const equipmentName = named('equipment');
export const skillName = named('skill');
export const carName = named('car');
export const carSeatName = named('carSeat');
/** A team action card: “Charge!”. */
export const teamCardName = named('teamCard');
/** One of the two ways to use a card, as a sentence of its own. */
export const teamActionName = named('teamAction');
export const levelName = named('level');
/** What two cards make when they are combined. */
export const recipeName = named('recipe');
/** A colour inside a sentence: “blue”. */
export const colourWord = named('word.colour');
/** What an objective shows: “Blue”, or that it has no colour. */
export const colourText = named('colour');
const tentName = named('tent');

/** A tent: “medical tent”, or its beds. */
export function tentText(intl: Translate, look: string): string {
  const beds = /^(\d+)-blue-(\d+)-green$/.exec(look);
  if (!beds) return tentName(intl, look);
  return intl.formatMessage({ id: 'tent.bedsIn' }, { blue: Number(beds[1]), green: Number(beds[2]) });
}

/** All of a kind: “Walkers”. */
export const kindsName = (intl: Translate, id: string): string =>
  intl.formatMessage({ id: `kind.${id}.plural` });

/** “4 Walkers”. */
export const zombiesText = (intl: Translate, id: string, n: number): string =>
  intl.formatMessage({ id: `kind.${id}.count` }, { n });

export const missionTitle = (intl: Translate, id: string): string =>
  OUR_MISSIONS.includes(id) ? intl.formatMessage({ id: `mission.${id}.title` }) : id;

/** A seat of a car; that of a driver is called otherwise where one flies. */
export const carSeatText = (speaker: Speaker, word: string): string =>
  speaker.things?.(word) ?? carSeatName(speaker.intl, word);

/** A zone, a door, a car or a token of the board, as the client calls it. */
export const thingText = ({ things }: Speaker, word: string): string => things?.(word) ?? word;

/** A zombie card: its number, or of one that lies open what the client says that it brings. */
export const zombieCardText = ({ things }: Speaker, number: string): string =>
  things?.(`${OPEN_CARD}${number}`) ?? number;

/** What the word of an open zombie card begins with: `x12`. */
export const OPEN_CARD = 'x';

/** The places of two weapons that are used together, or null if a word is no such pair. */
export function pairOf(word: string): readonly [first: string, second: string] | null {
  if (word === 'both') return ['left', 'right'];
  const found = /^(left|right|back\d)-(back\d)$/.exec(word);
  return found && [found[1], found[2]];
}

/** A place of the inventory or a pair of them, or what the client says that it holds. */
export const placeText = (speaker: Speaker, word: string): string =>
  speaker.things?.(word) ?? placeName(speaker, word);

/** “reserve 2”, “both hands”, “left hand and reserve 1”. */
export function placeName(speaker: Speaker, word: string): string {
  const pair = word === 'both' ? null : pairOf(word);
  return pair
    ? listText(
        speaker,
        pair.map((place) => say(speaker, `place.${place}`)),
      )
    : say(speaker, `place.${word}`);
}
