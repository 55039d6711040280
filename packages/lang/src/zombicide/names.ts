import { type Speaker, say } from '../speaker.ts';
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

/** A place of the inventory, or what the client says that it holds. */
export const placeText = (speaker: Speaker, word: string): string =>
  speaker.things?.(word) ?? say(speaker, `place.${word}`);
