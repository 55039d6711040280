import type { G } from '../rules/hooks.ts';
import { equipmentAt, isLiving, survivorsIn, zombiesIn } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { LEVELS, levelOf, NONE, SPAWN_CLOSED, TAKEN } from '../state/ids.ts';
import type { Survivor } from '../state/state.ts';
import { ENTERED, ESCAPED, SUPPLIES } from './block.ts';
import type { Places } from './places.ts';
import type { LoseRule, WinRule } from './schema.ts';

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
  switch (rule.use) {
    case 'objectives-taken':
      return { holds: (g) => g.state.tokens.every((token) => token === TAKEN) };
    case 'carried-to-exit':
      return {
        holds: (g) => living(g).some((s) => setting(g).exit.includes(s.zone) && carries(g, s, rule.cards)),
      };
    case 'all-at-exit':
      return { holds: allAtExit, lost: (g) => mustExit(g).some((s) => s.dead) };
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
  }
}

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
  return must.length > 0 && must.every((s) => setting(g).exit.includes(s.zone));
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
function cleared({ board }: Places, room: number): Condition {
  const { building } = board.zones[room];
  const rooms = board.zones.flatMap((zone, i) => (zone.building === building ? [i] : []));
  return (g) => g.state.tally[ENTERED] > 0 && rooms.every((zone) => zombiesIn(g, zone) === 0);
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
