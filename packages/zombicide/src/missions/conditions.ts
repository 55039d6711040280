import type { Door } from '../map/board.ts';
import { helicopterOf, landedIn } from '../rules/helicopter.ts';
import { type G, modified } from '../rules/hooks.ts';
import {
  equipmentAt,
  exitOf,
  isColourTaken,
  isLiving,
  isMarked,
  survivorsIn,
  zombiesIn,
} from '../rules/query.ts';
import { setting } from '../setting.ts';
import { LEVELS, levelOf, NONE, PHASE_END, SPAWN_CLOSED, TAKEN } from '../state/ids.ts';
import type { Survivor } from '../state/state.ts';
import { BLOWN, CARRIER, ENTERED, ESCAPED, PAID_DOORS, SUPPLIES } from './block.ts';
import type { Places } from './places.ts';
import type { LoseRule, SingleWinRule, WinRule } from './schema.ts';

/** Something that holds now, or does not. */
type Condition = (g: G) => boolean;

/** A way to win. */
export interface Goal {
  readonly holds: Condition;
  /** Whether it can never hold any more, whatever the team does. */
  readonly lost?: Condition;
}

export interface Loss {
  /** Catalogue key below `outcome.`. */
  readonly cause: string;
  readonly holds: Condition;
}

const living = (g: G): Survivor[] => g.state.survivors.filter(isLiving);

/** S1-END-02 */
export function goalOf(rule: WinRule, at: Places, path: string): Goal {
  if (rule.use !== 'any') return singleGoal(rule, at, path);
  const ways = rule.of.map((rules, i) =>
    rules.map((one, j) => singleGoal(one, at, `${path}.of[${i}][${j}]`)),
  );
  return {
    holds: (g) => ways.some((goals) => goals.every(({ holds }) => holds(g))),
    lost: (g) => ways.every((goals) => goals.some(({ lost }) => lost?.(g))),
  };
}

function singleGoal(rule: SingleWinRule, at: Places, path: string): Goal {
  switch (rule.use) {
    case 'objectives-taken':
      return { holds: (g) => g.state.tokens.every((token) => token === TAKEN) };
    case 'colour-taken':
      return { holds: (g) => isColourTaken(g, rule.colour) };
    case 'carried-to-exit':
      return {
        holds: (g) => living(g).some((s) => exitOf(g).includes(s.zone) && carries(g, s, rule.cards)),
      };
    case 'all-at-exit':
      return {
        holds: (g) => (!rule.endPhase || g.state.phase === PHASE_END) && allAtExit(g),
        lost: (g) => mustExit(g).some((s) => !isLiving(s)),
      };
    case 'level-reached':
      return { holds: (g) => g.state.survivors.some((s) => levelOf(s.xp) >= LEVELS.indexOf(rule.level)) };
    case 'spawns-held':
      return { holds: spawnsHeld };
    case 'spawns-closed':
      return { holds: (g) => g.state.spawns.every((spawn) => spawn === SPAWN_CLOSED) };
    case 'supplies-out':
      return {
        holds: (g) => g.state.tally[SUPPLIES] >= rule.count && allAboard(g),
        lost: (g) => g.state.tally[SUPPLIES] < rule.count && g.state.cars.every((car) => car.zone === NONE),
      };
    case 'building-cleared':
      return { holds: cleared(at, at.zone(rule.zone, `${path}.zone`)) };
    case 'gathered': {
      const zones = at.zones(rule.zones, `${path}.zones`);
      return {
        holds: (g) => living(g).filter((s) => zones.includes(s.zone)).length >= needed(g, rule.byPlayers),
      };
    }
    case 'all-left':
      return { holds: allLeft, lost: (g) => mustExit(g).some((s) => s.dead) };
    case 'helicopter-at-exit':
      return { holds: helicopterAtExit, lost: isHelicopterGone };
    case 'delivered':
      return { holds: (g) => g.state.tally[CARRIER] < 0, lost: isCargoLost };
    case 'deck-run-out':
      return {
        holds: (g) => g.state.zombieDeck.length === 0 && !modified['deck.renews'](g, true) && isCleared(g),
      };
    case 'doors-opened':
      return { holds: (g) => unopenedDoors(g).length === 0 };
    case 'doors-closed':
      return { holds: (g) => rule.doors.every((door) => g.state.doors[door] === 0) };
    case 'inside-cleared': {
      const rooms = roomsOf(at, at.zone(rule.zone, `${path}.zone`));
      return {
        holds: (g) =>
          rooms.every((zone) => zombiesIn(g, zone) === 0) &&
          living(g).every((s) => rooms.includes(s.zone)) &&
          living(g).length > 0,
      };
    }
    case 'blown-up':
      return {
        holds: (g) => g.state.tally[BLOWN] > rule.kills,
        lost: (g) => g.state.tally[BLOWN] > 0 && g.state.tally[BLOWN] <= rule.kills,
      };
  }
}

/** Everybody who has to has left by the exit. RM-MIS-08 */
function allLeft(g: G): boolean {
  if (setting(g).rules.exitAll === 'starting') return g.state.survivors.every((s) => !s.dead && !isLiving(s));
  return living(g).length === 0 && g.state.survivors.some((s) => !s.dead);
}

/** It stands there; over it is not enough (ruling OQ-23). RM-MIS-M03-03 */
const helicopterAtExit = (g: G): boolean => exitOf(g).includes(landedIn(g));

const isHelicopterGone = (g: G): boolean => g.state.cars[helicopterOf(g)]?.zone === NONE;

/** He who carries it is dead. */
function isCargoLost(g: G): boolean {
  const carrier = g.state.survivors[g.state.tally[CARRIER] - 1];
  return carrier !== undefined && !isLiving(carrier);
}

/** Nothing is left on the board. */
const isCleared = (g: G): boolean => g.state.zombies.every((n) => n === 0);

/** It is open, or has been opened once, whatever has become of it. RM-MIS-M10-02 */
const isOpened = (g: G, door: Door): boolean => g.state.doors[door] === 1 || isMarked(g, PAID_DOORS, door);

/** Doors that nobody has opened yet. */
export const unopenedDoors = (g: G): Door[] =>
  g.state.doors.flatMap((_, door) => (isOpened(g, door) ? [] : [door]));

/** How many doors are open, or have been. */
export const doorsOpened = (g: G): number => g.state.doors.length - unopenedDoors(g).length;

/** S1-M06-WIN; with the option nobody stays behind. */
const allAboard = (g: G): boolean => !setting(g).rules.m06AllAboard || living(g).length === 0;

const needed = (g: G, byPlayers: readonly number[]): number =>
  byPlayers[g.state.options.players - 1] ?? Infinity;

function carries(g: G, s: Survivor, cards: readonly string[]): boolean {
  const ids = s.cards.map((_, place) => equipmentAt(g, s, place)?.id);
  return cards.every((card) => ids.includes(card));
}

/** S1-M02-WIN; with the option nobody may have died. */
function allAtExit(g: G): boolean {
  const must = mustExit(g);
  const exit = exitOf(g);
  return must.length > 0 && must.every((s) => exit.includes(s.zone));
}

const mustExit = (g: G): readonly Survivor[] =>
  setting(g).rules.exitAll === 'starting' ? g.state.survivors : living(g);

/** S1-M04-WIN */
function spawnsHeld(g: G): boolean {
  const { spawns, rules } = setting(g);
  const held = spawns.map(({ zone }) => survivorsIn(g, zone).length > 0 && zombiesIn(g, zone) === 0);
  return rules.m04Hold === 'allSpawnZones' ? held.every(Boolean) : held.some(Boolean);
}

/** Somebody has been inside, and nothing that should not be there is left. S1-M08-WIN */
function cleared(at: Places, room: number): Condition {
  const rooms = roomsOf(at, room);
  return (g) => g.state.tally[ENTERED] > 0 && rooms.every((zone) => zombiesIn(g, zone) === 0);
}

/** All of the building that a room is in. */
function roomsOf({ board }: Places, room: number): number[] {
  const { building } = board.zones[room];
  return board.zones.flatMap((zone, i) => (zone.building === building ? [i] : []));
}

/** S1-END-03 */
export function lossOf(rule: LoseRule): Loss {
  if (rule.use === 'zombies-escaped') {
    return { cause: 'escaped', holds: (g) => g.state.tally[ESCAPED] >= rule.count };
  }
  return { cause: 'too-few', holds: (g) => reachable(g) < needed(g, rule.byPlayers) };
}

/** Survivors there are and can still be. S1-M09-TEST */
function reachable(g: G): number {
  const safe = g.state.faces.filter((face, token) => face === 1 && g.state.tokens[token] !== TAKEN).length;
  return living(g).length + Math.min(safe, g.state.waiting.length);
}
