import type { GameEvent, Json } from '@holdout/kernel';
import { listText, rowText, type Speaker, say, seatName, unique, wordsOf } from '../speaker.ts';
import type { EventRefs } from '../speech.ts';
import type { Values } from '../translate.ts';
import {
  carName,
  carSeatText,
  colourWord,
  equipmentName,
  kindName,
  kindsName,
  levelName,
  missionTitle,
  pairOf,
  recipeName,
  skillName,
  survivorName,
  teamActionName,
  teamCardName,
  thingText,
  zombiesText,
} from './names.ts';

/**
 * Events without a line of their own, because others say it all: what a search finds; that found cards are kept, as
 * only their discarding is news; the zombie that a trap brings; the zombie card of a room that is revealed. And what
 * nobody chose.
 */
export const SILENT_EVENTS: readonly string[] = ['search', 'keep', 'sprung', 'reveal', 'forced'];

type Variant = (event: GameEvent, speaker: Speaker) => string | null;
const plain: Variant = () => '';
/** A variant for each value of a field. */
const by =
  (field: string): Variant =>
  (event) =>
    `.${event[field]}`;

/** Experience of an ordinary kill: it goes without saying. */
const XP_OF_A_KILL = 1;

/**
 * Which of its sentences an event takes: what follows `zombicide.log.<type>` in the catalogue, or null if it is not
 * worth one. Only those listed are told.
 */
const VARIANTS: Readonly<Record<string, Variant>> = {
  setup: plain,
  joins: plain,
  'starts-with': plain,
  round: plain,
  // That the Players' Phase begins is clear from the round that begins with it.
  phase: ({ phase }) => (phase === 'players' ? null : `.${phase}`),
  // Alone, one is always first.
  first: (_, { names }) => (names.length === 1 ? null : ''),
  turn: plain,
  move: plain,
  xp: ({ n }) => (n === XP_OF_A_KILL ? null : ''),
  level: plain,
  learn: plain,
  wound: by('harm'),
  death: by('harm'),
  escape: plain,
  heal: plain,
  gift: plain,
  pull: plain,
  push: plain,
  taunt: plain,
  'skill-switched': ({ on }) => (on === true ? '.on' : '.off'),
  rotten: ({ on }) => (on === true ? '' : '.lost'),
  noise: plain,
  loud: plain,
  door: ({ open, who }) => (open === true ? (who === undefined ? '.twin' : '') : '.closed'),
  token: ({ colour }) => (typeof colour === 'string' ? '.coloured' : ''),
  face: by('face'),
  'spawn-wakes': plain,
  'spawn-closed': plain,
  drive: plain,
  'car-left': plain,
  'get-in': plain,
  'get-out': plain,
  seat: plain,
  'run-over': plain,
  load: plain,
  unload: plain,
  reshuffle: by('deck'),
  nothing: plain,
  find: plain,
  twin: plain,
  redraw: plain,
  'search-car': plain,
  discard: plain,
  give: plain,
  trade: plain,
  'team-card': plain,
  'team-action': plain,
  vest: ({ gone }) => (gone === true ? '.gone' : ''),
  declined: plain,
  combine: plain,
  reload: plain,
  dice: ({ style, by: skills }) => `.${style}${wordsOf(skills).length > 0 ? '.by' : ''}`,
  sixes: plain,
  reroll: (event) => (event.by === 'ammo' ? '.ammo' : ''),
  fire: plain,
  wasted: plain,
  kill: plain,
  spared: by('by'),
  attack: plain,
  shamble: shambleVariant,
  waits: waitsVariant,
  'zombie-card': ({ does, kind }) => `.${does}${kind === null ? '.nothing' : ''}`,
  appear: by('cause'),
  lack: plain,
  grab: plain,
  'spawn-dice': plain,
  tent: by('is'),
  trigger: plain,
  'take-off': plain,
  land: plain,
  fly: plain,
  store: plain,
  retrieve: plain,
  'blown-up': plain,
  delivered: plain,
  deals: plain,
  dealt: plain,
  undealt: plain,
  extra: plain,
  'zombies-out': plain,
  lost: by('cause'),
  over: ({ result, cause }) => (cause === 'experience' ? '.experience' : `.${result}`),
  switch: ({ name, to }) => `.${name}.${to === true ? 'on' : 'off'}`,
};

/** Why zombies go, and whether they arrive there; or that the players chose their way. */
function shambleVariant({ why, from, to, targets, chosen }: GameEvent): string {
  if (chosen === true) return from === to ? '.chosen.stays' : '.chosen';
  return `.${why}${wordsOf(targets).includes(String(to)) ? '.there' : ''}`;
}

/** Why zombies stay: nothing draws them, they are where they want to be, or nothing leads on. */
function waitsVariant({ why, zone, targets }: GameEvent): string {
  const zones = wordsOf(targets);
  if (zones.length === 0) return '.silence';
  if (zones.includes(String(zone))) return '.here';
  return why === 'sight' ? '.sight' : '.blocked';
}

/** One sentence for the log; null for events that are not worth a line. */
export function eventText(speaker: Speaker, event: GameEvent): string | null {
  const variant = VARIANTS[event.t]?.(event, speaker) ?? null;
  if (variant === null) return null;
  return say(speaker, `zombicide.log.${event.t}${variant}`, valuesOf(speaker, event));
}

/** What a word of an event stands for. */
type Field = (speaker: Speaker, word: string) => string;
const survivor: Field = ({ intl }, word) => survivorName(intl, word);
const thing: Field = thingText;
const card: Field = ({ intl }, word) => equipmentName(intl, word);
const skill: Field = ({ intl }, word) => skillName(intl, word);

const FIELDS: Readonly<Record<string, Field>> = {
  who: survivor,
  with: survivor,
  zone: thing,
  from: thing,
  to: thing,
  door: thing,
  car: thing,
  token: thing,
  spawn: thing,
  card,
  weapon: card,
  skill,
  kind: ({ intl }, word) => kindName(intl, word),
  colour: ({ intl }, word) => colourWord(intl, word),
  level: ({ intl }, word) => levelName(intl, word),
  mission: ({ intl }, word) => missionTitle(intl, word),
  makes: ({ intl }, word) => recipeName(intl, word),
  seat: carSeatText,
};

const carKind: Field = ({ intl }, word) => carName(intl, word);

/** Events in which a field means something else. */
const FIELDS_OF: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  give: { from: survivor, to: survivor },
  kill: { by: survivor },
  gift: { by: survivor },
  pull: { by: survivor },
  redraw: { by: skill },
  reroll: { by: ({ intl }, word) => (word === 'ammo' ? '' : skillName(intl, word)) },
  'car-left': { kind: carKind },
  'search-car': { kind: carKind },
  'team-card': { action: ({ intl }, word) => teamCardName(intl, word) },
  'team-action': { action: ({ intl }, word) => teamActionName(intl, word) },
};

const fieldOf = ({ t }: GameEvent, name: string): Field | undefined => FIELDS_OF[t]?.[name] ?? FIELDS[name];

function valuesOf(speaker: Speaker, event: GameEvent): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    const field = fieldOf(event, name);
    if (typeof value === 'string' && field) values[name] = field(speaker, value);
    else if (name === 'seat' && typeof value === 'number') values.name = seatName(speaker, value);
    else if (typeof value === 'number') values[name] = value;
  }
  return {
    ...values,
    ...zombieValues(speaker, event),
    ...listValues(speaker, event),
    ...gripValues(speaker, event),
  };
}

/** Zombies are counted: “4 Walkers”. */
function zombieValues({ intl }: Speaker, event: GameEvent): Values {
  const { kind, n = 1 } = event;
  if (typeof kind !== 'string' || fieldOf(event, 'kind') === carKind) return {};
  return { kinds: kindsName(intl, kind), zombies: zombiesText(intl, kind, Number(n)) };
}

function listValues(speaker: Speaker, { targets, rolled, by: skills, members }: GameEvent): Values {
  const zones = wordsOf(targets).map((word) => thingText(speaker, word));
  const dice = Array.isArray(rolled) ? rolled.map(String) : [];
  const modifiers = wordsOf(skills).map((word) => skillName(speaker.intl, word));
  return {
    targets: listText(speaker, zones),
    rolled: rowText(speaker, dice),
    members: listText(
      speaker,
      wordsOf(members).map((word) => survivorName(speaker.intl, word)),
    ),
    ...(modifiers.length > 0 ? { skills: listText(speaker, modifiers) } : {}),
  };
}

/** Two equal weapons: “2 × Pistol”. */
function gripValues(speaker: Speaker, { weapon, grip }: GameEvent): Values {
  if (typeof weapon !== 'string' || typeof grip !== 'string' || !pairOf(grip)) return {};
  return { weapon: say(speaker, 'thing.pair', { card: equipmentName(speaker.intl, weapon) }) };
}

/** What a log line points at. */
export function eventRefs(event: GameEvent): EventRefs {
  const words = Object.entries(event).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const those = (field: Field): string[] =>
    unique(words.filter(([name]) => fieldOf(event, name) === field).map(([, word]) => word));
  return {
    places: unique([...those(thing), ...wordsOf(event.targets)]),
    seats: seatsOf(event.seat),
    cards: those(card),
    figures: unique([...those(survivor), ...wordsOf(event.members)]),
  };
}

const seatsOf = (seat: Json | undefined): number[] => (typeof seat === 'number' ? [seat] : []);
