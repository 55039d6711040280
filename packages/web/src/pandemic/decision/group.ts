import type { Decision, Option, Seat } from '@holdout/kernel';
import type { PandemicView } from '@holdout/pandemic';
import { grouped } from '../../table/groups.ts';
import type { Mark } from '../board/City.tsx';
import { diseaseOf, isCity } from '../board/geometry.ts';

/** What one can point at to find the options that have to do with it. */
export type Pointed =
  | { readonly t: 'city'; readonly city: string }
  | { readonly t: 'card'; readonly seat: Seat; readonly card: string }
  | { readonly t: 'seat'; readonly seat: Seat };

/** The seat of a word `p2`. */
export const seatOfWord = (word: string): Seat => Number(word.slice(1)) - 1;

/** Options that name the city they lead to, or are about. */
const TO_A_CITY: ReadonlySet<string> = new Set([
  'drive',
  'fly',
  'charter',
  'shuttle',
  'expert-fly',
  'summon',
  'lead-drive',
  'lead-fly',
  'lead-charter',
  'lead-shuttle',
  'lead-expert-fly',
  'to',
  'station',
  'order',
  'remove',
  'infection',
  'clear',
  'bt-start',
  'bt-drive',
  'bt-fly',
  'bt-charter',
  'bt-local',
  'bt-remote',
  'bt-escape',
]);
/** What is done in the city of the pawn. */
const HERE: ReadonlySet<string> = new Set([
  'build',
  'treat',
  'give',
  'take',
  'request',
  'cure',
  'cure-samples',
  'archive',
  'consult',
  'consult-ask',
  'sample',
  'heal',
  'capture',
]);
/** Options that have to do with the seat which is their first word. */
const OF_A_SEAT: ReadonlySet<string> = new Set([
  'summon',
  'lead-drive',
  'lead-fly',
  'lead-charter',
  'lead-shuttle',
  'lead-expert-fly',
  'pawn',
  'give',
  'take',
  'request',
  'consult',
  'consult-ask',
  'assign',
  'research-by',
  'starts',
]);

/** The city an option leads to or happens in, or null. */
export function cityOf(option: Option, view: PandemicView): string | null {
  const { kind, args, seat } = option;
  if (TO_A_CITY.has(kind)) return args.at(-1) ?? null;
  if (HERE.has(kind)) return view.seats[seat]?.city ?? null;
  if (kind === 'pawn') return view.seats[seatOfWord(args[0])]?.city ?? null;
  if (kind === 'cube') return args[0];
  if (kind === 'bt-sabotage') return hideout(view);
  return null;
}

/** The city of the bio-terrorist, for those who may know it. */
const hideout = ({ brink }: PandemicView): string | null => brink?.terrorist?.secret?.city ?? null;

/** Options whose last word is a card that is paid, discarded, passed on or taken. */
const WITH_A_CARD: ReadonlySet<string> = new Set([
  'fly',
  'lead-fly',
  'give',
  'take',
  'hand-over',
  'consult',
  'discard',
  'spend',
  'event',
  'fetch',
  'recover',
  'resolve',
  'card',
  'bt-fly',
  'bt-remote',
  'bt-sabotage',
  'bt-escape',
  'bt-discard',
]);

/** The card that an option costs, discards, passes on or brings; null if none. */
export function cardOf(option: Option, view: PandemicView): string | null {
  const { kind, args, seat } = option;
  if (WITH_A_CARD.has(kind)) return args.at(-1) ?? null;
  const here = view.seats[seat]?.city ?? null;
  switch (kind) {
    case 'charter':
    case 'archive':
      return here;
    case 'build':
      return view.seats[seat]?.role === 'operations-expert' ? null : here;
    case 'lead-charter':
      return view.seats[seatOfWord(args[0])]?.city ?? null;
    case 'bt-charter':
      return hideout(view);
    default:
      return null;
  }
}

/** Options whose own words don't name the card that is discarded for them. */
const UNNAMED_COST: ReadonlySet<string> = new Set(['build', 'charter', 'lead-charter', 'bt-charter']);

/** The card that is discarded for an option, where its text does not say it. */
export const costOf = (option: Option, view: PandemicView): string | null =>
  UNNAMED_COST.has(option.kind) ? cardOf(option, view) : null;

/** Whether a card of a hand has to do with an option: it is paid, passed on, or one of those for a cure. */
function usesCard(option: Option, seat: Seat, card: string, view: PandemicView): boolean {
  if (CURES.has(option.kind)) return option.seat === seat && helpsToCure(card, option.args[0]);
  const owner = FROM_ANOTHER.has(option.kind) ? seatOfWord(option.args[0]) : option.seat;
  return owner === seat && cardOf(option, view) === card;
}

const CURES: ReadonlySet<string> = new Set(['cure', 'cure-samples']);
/** Options for which somebody else gives the card. */
const FROM_ANOTHER: ReadonlySet<string> = new Set(['take', 'consult']);

/** For the purple disease cities of any colour count. OB-MUT-18 */
const helpsToCure = (card: string, disease: string): boolean =>
  isCity(card) && (disease === 'purple' || diseaseOf(card) === disease);

/** Cards that would do for the cure and are not offered any more: they have been picked already. */
export function chosenForCure({ ask, about, owner, options }: Decision, view: PandemicView): string[] {
  if (ask !== 'cureCard' || about === null) return [];
  const offered = options.flatMap(({ kind, args }) => (kind === 'spend' ? args : []));
  // The last card for purple may have to be one of a few: then what is not offered has not all been picked. OB-MUT-18
  if (about === 'purple' && offered.every((city) => hasPurple(view, city))) return [];
  const hand = view.seats[owner]?.hand ?? [];
  return hand.filter((card) => helpsToCure(card, about) && !offered.includes(card));
}

const hasPurple = ({ cubes, diseases }: PandemicView, city: string): boolean =>
  (cubes[city]?.[diseases.findIndex(({ id }) => id === 'purple')] ?? 0) > 0;

const isAboutSeat = ({ kind, args }: Option, seat: Seat): boolean =>
  OF_A_SEAT.has(kind) && seatOfWord(args[0]) === seat;

/** Whether something pointed at concerns an option. */
export function concerns(option: Option, what: Pointed, view: PandemicView): boolean {
  switch (what.t) {
    case 'city':
      return cityOf(option, view) === what.city;
    case 'card':
      return usesCard(option, what.seat, what.card, view);
    case 'seat':
      return isAboutSeat(option, what.seat) || (option.seat === what.seat && isOfRole(option));
  }
}

/** Actions that only one role has, and events, which belong to whoever holds them. */
const isOfRole = ({ kind }: Option): boolean => OF_THE_ROLE.has(kind) || isMoment(kind);
const OF_THE_ROLE: ReadonlySet<string> = new Set([
  'expert-fly',
  'fetch',
  'archive',
  'sample',
  'cure-samples',
]);

/** What can be done at every stable point, beside what is asked. PD-EVT-02, OB-ROLE-11 */
export const isMoment = (kind: string): boolean => kind === 'event' || kind === 'return-sample';

export const optionsFor = (
  decision: Decision | null,
  what: Pointed,
  view: PandemicView,
): readonly Option[] => (decision ? decision.options.filter((option) => concerns(option, what, view)) : []);

/** Actions that everybody has: they stand in the bar even when they are not possible. */
export const COMMON_GROUPS = [
  'drive',
  'fly',
  'charter',
  'shuttle',
  'build',
  'treat',
  'share',
  'cure',
] as const;

/** The parts of the action bar and of the list of all options. */
export const GROUPS = [...COMMON_GROUPS, 'capture', 'terror', 'role', 'events', 'answer', 'end'] as const;
export type Group = (typeof GROUPS)[number];

/** Every kind of option but those that answer a question. */
const GROUP_OF: Readonly<Record<string, Group>> = {
  drive: 'drive',
  fly: 'fly',
  charter: 'charter',
  shuttle: 'shuttle',
  build: 'build',
  treat: 'treat',
  give: 'share',
  take: 'share',
  request: 'share',
  cure: 'cure',
  'cure-samples': 'cure',
  capture: 'capture',
  'bt-drive': 'drive',
  'bt-fly': 'fly',
  'bt-charter': 'charter',
  'bt-draw': 'terror',
  'bt-local': 'terror',
  'bt-remote': 'terror',
  'bt-sabotage': 'terror',
  'bt-escape': 'terror',
  'expert-fly': 'role',
  fetch: 'role',
  summon: 'role',
  'lead-drive': 'role',
  'lead-fly': 'role',
  'lead-charter': 'role',
  'lead-shuttle': 'role',
  'lead-expert-fly': 'role',
  archive: 'role',
  consult: 'role',
  'consult-ask': 'role',
  sample: 'role',
  'return-sample': 'role',
  event: 'events',
  end: 'end',
  'bt-end': 'end',
};
/** Kinds that answer a question. */
const ANSWERS: ReadonlySet<string> = new Set([
  'continue',
  'back',
  'done',
  'decline',
  'agree',
  'refuse',
  'discard',
  'spend',
  'to',
  'station',
  'pawn',
  'order',
  'remove',
  'resolve',
  'hand-over',
  'look',
  'heal',
  'cube',
  'clear',
  'assign',
  'take-role',
  'research-by',
  'recover',
  'starts',
  'card',
  'infection',
  'role',
  'bt-start',
  'bt-discard',
]);

/** Whether the tables above have a kind: a test goes through the vocabulary of the game. */
export const isSorted = (kind: string): boolean => kind in GROUP_OF !== ANSWERS.has(kind);

/** Options that answer a question rather than start an action are all in one group. */
export const groupOf = ({ kind }: Option): Group => GROUP_OF[kind] ?? 'answer';

export const byGroup = (options: readonly Option[]): ReadonlyMap<Group, readonly Option[]> =>
  grouped(GROUPS, groupOf, options);

const FREE_WAYS: ReadonlySet<string> = new Set(['drive', 'shuttle', 'bt-drive']);
const PAID_WAYS: ReadonlySet<string> = new Set([
  'fly',
  'charter',
  'expert-fly',
  'bt-fly',
  'bt-charter',
  'bt-escape',
]);
/** Questions that are answered by pointing at a city or a pawn. */
const POINTING: ReadonlySet<string> = new Set([
  'moveStation',
  'airliftPawn',
  'airliftCity',
  'grantCity',
  'removeInfection',
  'forecastOrder',
  'remoteCube',
  'rapidCity',
  'btStart',
]);

/** How every city stands to what is being asked; cities that are not named don't. */
export function marksOf(decision: Decision | null, view: PandemicView): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  if (!decision) return marks;
  const pointing = POINTING.has(decision.ask);
  for (const option of decision.options) {
    const city = cityOf(option, view);
    if (!city || !isCity(city)) continue;
    if (pointing) marks.set(city, 'asked');
    else if (isFreeWay(option, view)) marks.set(city, 'free');
    else if (PAID_WAYS.has(option.kind) && !marks.has(city)) marks.set(city, 'paid');
  }
  return marks;
}

/** The Troubleshooter keeps the card of a Direct Flight. OB-ROLE-15 */
const isFreeWay = ({ kind, seat }: Option, view: PandemicView): boolean =>
  FREE_WAYS.has(kind) || (kind === 'fly' && view.seats[seat]?.role === 'troubleshooter');
