import type { GameEvent } from '@holdout/kernel';
import { listText, type Speaker, say, seatName, unique, wordsOf } from '../speaker.ts';
import type { EventRefs } from '../speech.ts';
import type { Values } from '../translate.ts';
import {
  cardText,
  cityName,
  diseaseWord,
  isEpidemicCard,
  isEventCard,
  isMutationCard,
  roleName,
} from './names.ts';

/** Events without a line of their own: the next event says it all, or nobody chose anything. */
export const SILENT_EVENTS: readonly string[] = ['drawing', 'forced'];

const ERADICATED_RULE = 'PD-CURE-04';

/** Which of its sentences an event takes: what follows `pandemic.log.<type>` in the catalogue. Only those listed are told. */
const VARIANTS: Readonly<Record<string, (event: GameEvent) => string>> = {
  setup: plain,
  infect: (event) => `.${event.cause}`,
  spared: (event) => (event.rule === ERADICATED_RULE ? '.eradicated' : '.role'),
  outbreak: (event) => (event.chain === true ? '.chain' : ''),
  eradicated: plain,
  role: plain,
  deal: (event) => (event.cards ? '' : '.count'),
  first: plain,
  turn: plain,
  move: moveVariant,
  shown: plain,
  build: (event) => (event.from ? '.moved' : ''),
  treat: (event) => (event.by ? '.event' : ''),
  clear: plain,
  share: plain,
  spent: plain,
  cure: plain,
  sample: plain,
  'samples-back': plain,
  fetch: plain,
  recover: plain,
  event: plain,
  assigned: plain,
  'ban-over': plain,
  refused: plain,
  draw: drawVariant,
  epidemic: (event) => (event.card ? '.virulent' : ''),
  strain: (event) => (wordsOf(event.tied).length > 0 ? '.tied' : ''),
  effect: effectVariant,
  'cubes-lost': plain,
  revived: plain,
  incident: plain,
  flip: () => '.mutation',
  rate: plain,
  bottom: plain,
  intensify: plain,
  removed: plain,
  peek: citiesKnown,
  arrange: citiesKnown,
  discard: (event) => (isEventCard(String(event.card)) ? '.event' : ''),
  quiet: plain,
  lost: (event) => `.${event.cause}`,
  over: (event) => `.${event.result}`,
  terrorist: plain,
  'bt-turn': plain,
  'bt-over': plain,
  'bt-draw': (event) => (event.card ? '.card' : ''),
  'bt-drive': plain,
  'bt-flight': (event) => (event.to ? '.to' : ''),
  'bt-card': plain,
  sabotage: plain,
  discovered: plain,
  hidden: plain,
  captured: (event) => (wordsOf(event.cards).length > 0 ? '.cards' : ''),
  escaped: plain,
  'bt-out': plain,
  switch: (event) => `.${event.name}.${event.to === true ? 'on' : 'off'}`,
};

function plain(): string {
  return '';
}

/** Without a card, the one of a Direct Flight was only shown. */
function moveVariant({ how, pawn, seat, card }: GameEvent): string {
  return `.${how}${pawn === seat ? '' : '.other'}${how === 'fly' && !card ? '.shown' : ''}`;
}

function effectVariant({ none, continuing }: GameEvent): string {
  if (none) return '.none';
  return continuing ? '.continuing' : '.once';
}

function citiesKnown(event: GameEvent): string {
  return event.cities ? '.cities' : '';
}

function drawVariant(event: GameEvent): string {
  if (event.n === event.epidemics) return '.epidemics';
  const what = event.cards ? '.cards' : '.count';
  return event.epidemics === 0 ? what : `${what}AndEpidemics`;
}

/** One sentence for the log; null for events that are not worth a line. */
export function eventText(speaker: Speaker, event: GameEvent): string | null {
  const variant = VARIANTS[event.t];
  if (!variant || saysNothing(speaker, event)) return null;
  return say(speaker, `pandemic.log.${event.t}${variant(event)}`, valuesOf(speaker, event));
}

/**
 * The card of a city that is turned over shows in the cubes it brings; and alone at the table, seats may be named after
 * their roles.
 */
function saysNothing(speaker: Speaker, event: GameEvent): boolean {
  if (event.t === 'flip') return !isMutationCard(String(event.city));
  if (event.t !== 'role' || typeof event.seat !== 'number') return false;
  return seatName(speaker, event.seat) === roleName(speaker.intl, String(event.role));
}

type Field = (speaker: Speaker, value: string) => string;
const card: Field = ({ intl }, value) => cardText(intl, value);

/** Fields that hold an id, and what stands for it in a sentence. */
const FIELDS: Readonly<Record<string, Field>> = {
  // An infection card may be one that names no city.
  city: card,
  from: ({ intl }, value) => cityName(intl, value),
  to: ({ intl }, value) => cityName(intl, value),
  card,
  disease: ({ intl }, value) => diseaseWord(intl, value),
  role: ({ intl }, value) => roleName(intl, value),
};
/** Fields that hold a seat, and the placeholder its name goes to. */
const SEAT_FIELDS: Readonly<Record<string, string>> = { seat: 'name', pawn: 'pawn', by: 'by', to: 'other' };

function valuesOf(speaker: Speaker, event: GameEvent): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === 'string' && FIELDS[field]) values[field] = FIELDS[field](speaker, value);
    else if (typeof value === 'number') {
      values[SEAT_FIELDS[field] ?? field] = SEAT_FIELDS[field] ? seatName(speaker, value) : value;
    }
  }
  const cards = wordsOf(event.cards).filter((id) => !isEpidemicCard(id));
  values.cards = listText(
    speaker,
    cards.map((id) => card(speaker, id)),
  );
  values.cities = listText(
    speaker,
    wordsOf(event.cities).map((id) => card(speaker, id)),
  );
  return { ...values, ...specialValues(speaker, event) };
}

/** Where the sentence needs something that is no field of the event. */
function specialValues(speaker: Speaker, event: GameEvent): Values {
  if (event.t === 'share') return { name: seatName(speaker, Number(event.from)) };
  if (event.t === 'escaped') return { captor: seatName(speaker, Number(event.from)) };
  if (event.t === 'treat' && event.by) return { card: card(speaker, String(event.by)) };
  if (event.t === 'ban-over') return { card: card(speaker, 'commercial-travel-ban') };
  if (event.t === 'strain') return { diseases: diseasesText(speaker, wordsOf(event.tied)) };
  if (event.t === 'quiet') return { card: card(speaker, 'one-quiet-night') };
  if (event.t === 'draw') return { rest: Number(event.n) - Number(event.epidemics) };
  return {};
}

const diseasesText = (speaker: Speaker, ids: readonly string[]): string =>
  listText(
    speaker,
    ids.map((id) => diseaseWord(speaker.intl, id)),
  );

/** What a log line points at. */
export function eventRefs(event: GameEvent): EventRefs {
  const places = [event.city, event.from, event.to, ...wordsOf(event.cities)];
  const people = [event.seat, event.pawn, event.by, event.from, event.to];
  const cards = [event.card, ...wordsOf(event.cards)];
  return {
    // A mutation card lies in no city.
    places: unique(places.filter((id) => typeof id === 'string').filter((id) => !isMutationCard(id))),
    seats: unique(people.filter((seat) => typeof seat === 'number')),
    cards: unique(cards.filter((id) => typeof id === 'string')),
    figures: [],
  };
}
