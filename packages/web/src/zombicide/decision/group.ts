import type { Decision, Option } from '@holdout/kernel';
import type { ZombicideView } from '@holdout/zombicide';
import { grouped } from '../../table/groups.ts';

/** What one can point at to find the options that have to do with it. */
export type Pointed =
  | { readonly t: 'zone'; readonly zone: string }
  | { readonly t: 'place'; readonly place: string }
  | { readonly t: 'survivor'; readonly survivor: string };

/** Actions that everybody has: they stand in the bar even when they are not possible. */
export const COMMON_GROUPS = [
  'move',
  'melee',
  'shoot',
  'search',
  'open',
  'objective',
  'car',
  'cards',
  'noise',
] as const;

/** The parts of the action bar and of the list of all options. */
const GROUPS = [...COMMON_GROUPS, 'team', 'special', 'answer', 'end'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<string, Group>> = {
  move: 'move',
  melee: 'melee',
  shoot: 'shoot',
  reload: 'shoot',
  search: 'search',
  'pick-up': 'search',
  'search-car': 'search',
  open: 'open',
  take: 'objective',
  'get-in': 'car',
  'get-out': 'car',
  'change-seat': 'car',
  drive: 'car',
  'take-off': 'car',
  land: 'car',
  fly: 'car',
  store: 'cards',
  retrieve: 'cards',
  organise: 'cards',
  trade: 'cards',
  combine: 'cards',
  discard: 'cards',
  noise: 'noise',
  team: 'team',
  close: 'special',
  'break-in': 'open',
  'hand-open': 'open',
  'hand-close': 'special',
  shout: 'special',
  heal: 'special',
  sprint: 'move',
  jump: 'move',
  charge: 'move',
  'bloodlust-combat': 'special',
  'bloodlust-melee': 'special',
  'bloodlust-ranged': 'special',
  shove: 'special',
  save: 'special',
  taunt: 'special',
  'ninja-off': 'special',
  'ninja-on': 'special',
  lead: 'special',
  'close-spawn': 'special',
  load: 'special',
  unload: 'special',
  leave: 'special',
  end: 'end',
};

/** Options that answer a question rather than start an action are all in one group. */
export const groupOf = ({ kind }: Option): Group => GROUP_OF[kind] ?? 'answer';

export const byGroup = (options: readonly Option[]): ReadonlyMap<Group, readonly Option[]> =>
  grouped(GROUPS, groupOf, options);

/** Actions that bring the survivor himself to a zone. */
const GOES: ReadonlySet<string> = new Set([
  'move',
  'sprint',
  'jump',
  'charge',
  'bloodlust-combat',
  'bloodlust-melee',
  'bloodlust-ranged',
  'drive',
  'fly',
]);

/** Options that lead to a zone, or aim at it: their last word. */
const TO_A_ZONE: ReadonlySet<string> = new Set([
  ...GOES,
  'shove',
  'save',
  'taunt',
  'shoot',
  'team',
  'on',
  'way',
  'room',
]);

/** Actions that are done where the survivor stands. */
const HERE: ReadonlySet<string> = new Set([
  'melee',
  'search',
  'search-car',
  'get-in',
  'get-out',
  'change-seat',
  'take-off',
  'land',
  'load',
  'unload',
  'store',
  'retrieve',
  'pick-up',
  'leave',
  'take',
  'noise',
  'close-spawn',
  'shout',
]);

/** The zones that the doors of a board join, by door: told by the board. */
export type DoorZones = (door: string) => readonly string[];

/** Where the survivor is who acts; of one who flies, the zone below. */
function hereOf({ survivors, turn, cars }: ZombicideView): string | null {
  const me = survivors.find(({ id }) => id === turn.active);
  if (!me) return null;
  return (me.car && cars[Number(me.car.slice(1)) - 1]?.zone) ?? me.zone;
}

/** The zone an option leads to or happens in, or null. */
function zoneOf(option: Option, view: ZombicideView, doors: DoorZones): string | null {
  const last = option.args.at(-1) ?? '';
  if (TO_A_ZONE.has(option.kind)) return last;
  const here = hereOf(view);
  if (HERE.has(option.kind)) return here;
  if (['open', 'close', 'break-in', 'hand-open', 'hand-close'].includes(option.kind)) {
    return doors(option.args[0]).find((zone) => zone !== here) ?? null;
  }
  return null;
}

const HANDS = ['left', 'right'] as const;

/** Places of the inventory that an option is about. */
function placesOf({ kind, args }: Option): readonly string[] {
  if (kind === 'melee' || kind === 'shoot' || kind === 'reload')
    return args[0] === 'both' ? HANDS : args[0].split('-');
  if (kind === 'open') return [args[1]];
  if (kind === 'load') return [args[1]];
  if (['discard', 'combine', 'lose', 'shield', 'shrug', 'ammo', 'drop', 'put', 'store'].includes(kind))
    return args;
  return [];
}

/** Survivors that an option is about. */
export const OF_A_SURVIVOR: ReadonlySet<string> = new Set([
  'activate',
  'victim',
  'strike',
  'join',
  'trade',
  'heal',
  'lead',
  'pull',
  'ninja-off',
  'ninja-on',
]);

/** Whether something pointed at concerns an option. */
function concerns(option: Option, what: Pointed, view: ZombicideView, doors: DoorZones): boolean {
  switch (what.t) {
    case 'zone':
      return zoneOf(option, view, doors) === what.zone;
    case 'place':
      return placesOf(option).includes(what.place);
    case 'survivor':
      return OF_A_SURVIVOR.has(option.kind) && option.args[0] === what.survivor;
  }
}

export const optionsFor = (
  decision: Decision | null,
  what: Pointed,
  view: ZombicideView,
  doors: DoorZones,
): readonly Option[] =>
  decision ? decision.options.filter((option) => concerns(option, what, view, doors)) : [];

/** How a zone stands to what is being asked. */
export type Mark = 'move' | 'shoot' | 'asked';

/** Zones that can be chosen; those that are not named can’t. */
export function marksOf(decision: Decision | null): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { kind, args } of decision?.options ?? []) {
    const zone = args.at(-1) ?? '';
    if (kind === 'on' || kind === 'way' || kind === 'room') marks.set(zone, 'asked');
    else if (GOES.has(kind)) marks.set(zone, 'move');
    else if (kind === 'shoot' && !marks.has(zone)) marks.set(zone, 'shoot');
  }
  return marks;
}
