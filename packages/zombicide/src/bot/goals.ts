import type { Zone } from '../map/board.ts';
import { waysAllOpen } from '../map/ways.ts';
import type { Colour } from '../missions/schema.ts';
import { helicopterZone } from '../rules/helicopter.ts';
import type { G } from '../rules/hooks.ts';
import {
  exitOf,
  isColourTaken,
  isLiving,
  isRival,
  survivor,
  teamOf,
  ways,
  zombiesIn,
} from '../rules/query.ts';
import { setting } from '../setting.ts';
import { ON_BOARD, SPAWN_CLOSED, type Who } from '../state/ids.ts';
import { openable, teamHasTool } from './doors.ts';
import { runaways } from './escape.ts';
import { isFlightWanted, pilotOf } from './flight.ts';
import { lootNear, searchPlaces } from './loot.ts';
import { once } from './mind.ts';
import { routesTo } from './routes.ts';
import { carrying, hauling } from './supplies.ts';
import { coloursAsked, taskZones } from './tasks.ts';
import { hasTool, living } from './team.ts';

/** What a bot wants to reach: zones to go to for what the mission asks of the team. */

const wins = (g: G) => setting(g).mission.win;
const has = (g: G, use: string): boolean => wins(g).some((win) => win.use === use);

/** Zones that a survivor should go to now, the nearest of which he takes. */
const goalsOf = (g: G, who: Who): readonly Zone[] => once(`goals ${who}`, () => findGoals(g, who));

/** First of all something that opens doors, then weapons, then what the mission asks for. */
function findGoals(g: G, who: Who): readonly Zone[] {
  const goals = aims(g, who);
  if (isLockedOut(g, who, goals)) return searchPlaces(g);
  const loot = has(g, 'supplies-out') ? [] : lootNear(g, who);
  return loot.length > 0 ? loot : goals;
}

/** Steps to the nearest of his goals, from a zone; far away where there is none. */
export const stepsToGoal = (g: G, who: Who, from: Zone): number =>
  routesTo(g, goalsOf(g, who), hasTool(g, who)).steps[from];

/** Every way to what he wants leads through a closed door, and nobody has a tool. */
function isLockedOut(g: G, who: Who, goals: readonly Zone[]): boolean {
  if (teamHasTool(g)) return false;
  const open = ways(g);
  return !goals.some((zone) => open.to(zone)[survivor(g, who).zone] >= 0);
}

/** What gets away is stopped first; then come objectives, and what else the mission is won by. */
function aims(g: G, who: Who): readonly Zone[] {
  if (runaways(g).length > 0) return runaways(g);
  if (isFlightWanted(g) && who === pilotOf(g)) return [helicopterZone(g)];
  const left = wantedTokens(g);
  if (left.length > 0) return [teamGoal(g, who, left)];
  for (const { use } of wins(g)) {
    const zones = goalFor(g, who, use);
    if (zones.length > 0) return zones;
  }
  return objectives(g);
}

/** Objectives that are still there. */
const objectives = (g: G): Zone[] =>
  setting(g).tokens.flatMap(({ zone }, token) => (g.state.tokens[token] === ON_BOARD ? [zone] : []));

/** Objectives are taken where they count, and where they help. */
export const wantsTokens = (g: G): boolean => wantedTokens(g).length > 0;

function wantedTokens(g: G): readonly Zone[] {
  return once('wanted tokens', () => {
    if (has(g, 'building-cleared')) return isDepotClosed(g) ? objectives(g) : [];
    if (has(g, 'objectives-taken') || has(g, 'level-reached')) return objectives(g);
    return placesOf(g, keysWanted(g)).filter((zone) => !isShut(g, zone));
  });
}

/** Where objectives of these colours may lie: of those that lie face down, each may be the one. RM-MIS-05 */
function placesOf(g: G, colours: readonly Colour[]): Zone[] {
  const { tokens, groups } = setting(g);
  return tokens.flatMap(({ zone }, token) => {
    const may = tokens.some(({ colour }, other) => {
      const alike = other === token || (groups[token] > 0 && groups[other] === groups[token]);
      return alike && colour !== null && colours.includes(colour);
    });
    return may && g.state.tokens[token] === ON_BOARD ? [zone] : [];
  });
}

const isShut = (g: G, zone: Zone): boolean => openable(g, 0).to(zone)[setting(g).start[0]] < 0;

/** Colours without which nobody gets to the exit, or what is to be flown does not fly. RM-MIS-04, RM-MIS-M03-05 */
function keysWanted(g: G): readonly Colour[] {
  const { doorKeys, rule } = setting(g);
  const missing = (colour: Colour | null | undefined): colour is Colour =>
    colour !== null && colour !== undefined && !isColourTaken(g, colour);
  const pass = [...coloursAsked(g), ...[rule('flies-after')?.colour].filter(missing)];
  const goals = [
    ...exitOf(g),
    ...placesOf(g, pass),
    ...(has(g, 'helicopter-at-exit') ? [helicopterZone(g)] : []),
  ];
  const shut = rule('coloured-doors') && goals.some((zone) => isShut(g, zone));
  return shut ? [...pass, ...doorKeys.filter(missing)] : pass;
}

/** No key for the building has been found yet. S1-M08-SP1 */
function isDepotClosed(g: G): boolean {
  const map = openable(g, 0);
  return depot(g).every((zone) => map.to(zone)[setting(g).start[0]] < 0);
}

function goalFor(g: G, who: Who, use: string): readonly Zone[] {
  switch (use) {
    case 'all-at-exit':
    case 'all-left':
      return exitOf(g).slice();
    case 'carried-to-exit':
      return carrying(g, who);
    case 'spawns-held':
      return spread(g, who);
    case 'spawns-closed':
      return setting(g).spawns.flatMap(({ zone }, i) => (g.state.spawns[i] === SPAWN_CLOSED ? [] : [zone]));
    case 'gathered':
      return setting(g).start.slice();
    case 'building-cleared':
      return clearing(g);
    case 'supplies-out':
      return hauling(g, who);
    default:
      return taskZones(g, who, use);
  }
}

/** All of a team go for the same: what is nearest to it as it stands. */
function teamGoal(g: G, who: Who, zones: readonly Zone[]): Zone {
  const members = living(g).filter((other) => !isRival(g, who, other));
  return once(`team goal ${teamOf(g, who)}`, () => {
    let best = zones[0];
    let least = Number.POSITIVE_INFINITY;
    for (const zone of zones) {
      const cost = wayOfTeam(g, members, zone);
      if (cost >= least) continue;
      least = cost;
      best = zone;
    }
    return best;
  });
}

/** How far its members have it to a zone. */
function wayOfTeam(g: G, members: readonly Who[], zone: Zone): number {
  const { cost: away } = routesTo(g, [zone], true);
  return members.reduce((sum, who) => sum + away[survivor(g, who).zone], 0);
}

/** Somebody on every spawn zone, those who are near; the others help where they are. */
function spread(g: G, who: Who): Zone[] {
  return once('posts', () => posts(g))[who] ?? [];
}

function posts(g: G): Zone[][] {
  const steps = waysAllOpen(setting(g).board);
  const free = g.state.survivors.flatMap((s, who) => (isLiving(s) ? [who] : []));
  const zones = setting(g).spawns.map(({ zone }) => zone);
  const posted: Zone[][] = g.state.survivors.map(() => []);
  while (free.length > 0 && zones.length > 0) {
    for (const zone of zones) {
      if (free.length === 0) break;
      const away = (who: Who): number => steps.to(zone)[survivor(g, who).zone];
      free.sort((a, b) => away(a) - away(b));
      posted[free.shift() as Who].push(zone);
    }
  }
  return posted;
}

/** Rooms of the building that has to be cleared. */
function depot(g: G): Zone[] {
  const rule = wins(g).find((win) => win.use === 'building-cleared');
  const { board } = setting(g);
  const room = rule && 'zone' in rule ? board.named.get(rule.zone) : undefined;
  if (room === undefined) return [];
  return board.zones.flatMap((zone, i) => (zone.building === board.zones[room].building ? [i] : []));
}

function clearing(g: G): Zone[] {
  const alive = depot(g).filter((zone) => zombiesIn(g, zone) > 0);
  return alive.length > 0 ? alive : depot(g);
}
