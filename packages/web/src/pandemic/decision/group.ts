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

/** Options whose last word is the city they lead to, or are about. */
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
  'to',
  'station',
  'order',
  'remove',
  'infection',
]);
/** Actions that are done in the city of the pawn. */
const HERE: ReadonlySet<string> = new Set(['build', 'treat', 'give', 'take', 'cure']);
/** Options that move a pawn which is their first word. */
const OF_A_PAWN: ReadonlySet<string> = new Set([
  'summon',
  'lead-drive',
  'lead-fly',
  'lead-charter',
  'lead-shuttle',
  'pawn',
  'give',
  'take',
]);

/** The city an option leads to or happens in, or null. */
export function cityOf(option: Option, view: PandemicView): string | null {
  const last = option.args.at(-1) ?? '';
  if (TO_A_CITY.has(option.kind)) return last;
  if (HERE.has(option.kind)) return view.seats[option.seat]?.city ?? null;
  if (option.kind === 'pawn') return view.seats[seatOfWord(last)]?.city ?? null;
  return null;
}

/** The card that an option costs, discards or passes on; null if none. */
export function cardOf(option: Option, view: PandemicView): string | null {
  const last = option.args.at(-1) ?? '';
  const here = view.seats[option.seat]?.city ?? null;
  switch (option.kind) {
    case 'fly':
    case 'lead-fly':
    case 'give':
    case 'take':
    case 'discard':
    case 'spend':
    case 'event':
    case 'fetch':
    case 'card':
      return last;
    case 'charter':
      return here;
    case 'build':
      return view.seats[option.seat]?.role === 'operations-expert' ? null : here;
    case 'lead-charter':
      return view.seats[seatOfWord(option.args[0])]?.city ?? null;
    default:
      return null;
  }
}

/** Options whose own words don't name the card that is discarded for them. */
const UNNAMED_COST: ReadonlySet<string> = new Set(['build', 'charter', 'lead-charter']);

/** The card that is discarded for an option, where its text does not say it. */
export const costOf = (option: Option, view: PandemicView): string | null =>
  UNNAMED_COST.has(option.kind) ? cardOf(option, view) : null;

/** Whether a card of a hand has to do with an option: it is paid, passed on, or one of those for a cure. */
function usesCard(option: Option, seat: Seat, card: string, view: PandemicView): boolean {
  if (option.kind === 'cure')
    return option.seat === seat && diseaseOf(card) !== null && diseaseOf(card) === option.args[0];
  if (option.kind === 'expert-fly') return false;
  const owner = option.kind === 'take' ? seatOfWord(option.args[0]) : option.seat;
  return owner === seat && cardOf(option, view) === card;
}

function movesPawn(option: Option, seat: Seat): boolean {
  if (OF_A_PAWN.has(option.kind)) return seatOfWord(option.args[0]) === seat;
  return false;
}

/** Whether something pointed at concerns an option. */
export function concerns(option: Option, what: Pointed, view: PandemicView): boolean {
  switch (what.t) {
    case 'city':
      return cityOf(option, view) === what.city;
    case 'card':
      return usesCard(option, what.seat, what.card, view);
    case 'seat':
      return movesPawn(option, what.seat) || (option.seat === what.seat && isOfRole(option));
  }
}

/** Actions that only one role has, and events, which belong to whoever holds them. */
const isOfRole = ({ kind }: Option): boolean => kind === 'expert-fly' || kind === 'fetch' || kind === 'event';

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
export const GROUPS = [...COMMON_GROUPS, 'role', 'events', 'answer', 'end'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<string, Group>> = {
  drive: 'drive',
  fly: 'fly',
  charter: 'charter',
  shuttle: 'shuttle',
  build: 'build',
  treat: 'treat',
  give: 'share',
  take: 'share',
  cure: 'cure',
  'expert-fly': 'role',
  fetch: 'role',
  summon: 'role',
  'lead-drive': 'role',
  'lead-fly': 'role',
  'lead-charter': 'role',
  'lead-shuttle': 'role',
  event: 'events',
  end: 'end',
};

/** Options that answer a question rather than start an action are all in one group. */
export const groupOf = ({ kind }: Option): Group => GROUP_OF[kind] ?? 'answer';

export const byGroup = (options: readonly Option[]): ReadonlyMap<Group, readonly Option[]> =>
  grouped(GROUPS, groupOf, options);

const FREE_WAYS: ReadonlySet<string> = new Set(['drive', 'shuttle']);
const PAID_WAYS: ReadonlySet<string> = new Set(['fly', 'charter', 'expert-fly']);
/** Questions that are answered by pointing at a city or a pawn. */
const POINTING: ReadonlySet<string> = new Set([
  'moveStation',
  'airliftPawn',
  'airliftCity',
  'grantCity',
  'removeInfection',
  'forecastOrder',
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
    else if (FREE_WAYS.has(option.kind)) marks.set(city, 'free');
    else if (PAID_WAYS.has(option.kind) && !marks.has(city)) marks.set(city, 'paid');
  }
  return marks;
}
