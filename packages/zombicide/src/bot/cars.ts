import type { Zone } from '../map/board.ts';
import { waysOf } from '../map/ways.ts';
import { SUPPLIES } from '../missions/block.ts';
import { helicopterOf } from '../rules/helicopter.ts';
import type { G } from '../rules/hooks.ts';
import { exitOf, roads, survivor, survivorsIn, zombiesIn, zombiesOf } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import { fear } from './danger.ts';
import { boardWorth as boardHelicopter, isFlightWanted } from './flight.ts';
import { once } from './mind.ts';
import { needed } from './supplies.ts';
import { leaderOf, raisesDanger } from './team.ts';

/** What a bot does with cars: it drives out what the mission wants out, and runs over what stands in the street. */

const NOT_NOW = -10;
/** So many zombies have to be near for it to be worth to get in. */
const PREY = 4;
/** Share of the figures of a zone that a car hits. S1-CAR-10 */
const HIT = 0.5;

const hauls = (g: G): boolean => setting(g).rule('cargo') !== undefined;
const drives = (g: G): boolean => setting(g).rule('cars-drive') !== undefined;
const races = (g: G): boolean => setting(g).mission.win.some(({ use }) => use === 'level-reached');

const driverOf = (g: G, car: number): Who =>
  g.state.survivors.findIndex((s) => s.car === car && s.carSeat === 0 && s.zone !== NONE);

/** Zombies in a street and in what is two zones away. */
function preyNear(g: G, zone: Zone): number {
  return once(`prey ${zone}`, () => {
    const near = new Set([zone]);
    for (const first of roads(g, zone)) for (const other of [first, ...roads(g, first)]) near.add(other);
    return [...near].reduce((sum, other) => sum + zombiesIn(g, other), 0);
  });
}

export function getInWorth(g: G, who: Who, car: number, seat: number): number {
  if (car === helicopterOf(g)) return boardHelicopter(g, who, seat);
  if (hauls(g)) return boardWorth(g, car, seat);
  if (!drives(g) || seat !== 0 || driverOf(g, car) !== NONE) return NOT_NOW;
  if (races(g) && who !== leaderOf(g)) return NOT_NOW;
  if (raisesDanger(g, who, PREY)) return NOT_NOW;
  return preyNear(g, survivor(g, who).zone) >= PREY ? 7 : NOT_NOW;
}

/** Somebody drives, the others ride along, once enough is loaded. */
function boardWorth(g: G, car: number, seat: number): number {
  const full = g.state.cars[car].cargo.length + g.state.tally[SUPPLIES] >= needed(g);
  return full && seat === (driverOf(g, car) === NONE ? 0 : seat) ? 12 : NOT_NOW;
}

export function getOutWorth(g: G, who: Who): number {
  const { car, zone } = survivor(g, who);
  if (car === helicopterOf(g)) return isFlightWanted(g) ? NOT_NOW : 2;
  if (hauls(g)) return driverOf(g, car) === who ? NOT_NOW : 1;
  return preyNear(g, zone) >= PREY ? NOT_NOW : 2;
}

export function driveWorth(g: G, who: Who, zone: Zone): number {
  const { zone: here } = survivor(g, who);
  if (hauls(g)) return roadToExit(g, here) - roadToExit(g, zone) > 0 ? 20 : NOT_NOW;
  const kills = preyAt(g, who, here) + preyAt(g, who, zone);
  const safer = fear(g, who, here, 1) - fear(g, who, zone, 1);
  const worth = kills * 4 + safer * 0.3 - (raisesDanger(g, who, Math.ceil(kills)) ? 4 : 0);
  return worth > 0.5 ? worth : NOT_NOW;
}

/** Where a drive goes on to. */
export function driveOnWorth(g: G, who: Who, zone: Zone): number {
  if (hauls(g)) return roadToExit(g, survivor(g, who).zone) - roadToExit(g, zone);
  return preyAt(g, who, zone) * 4 + (fear(g, who, survivor(g, who).zone, 1) - fear(g, who, zone, 1)) * 0.3;
}

/** Zombies that a car is likely to run over in a zone; what is too tough saves those behind it. S1-CAR-11 */
function preyAt(g: G, who: Who, zone: Zone): number {
  const { car } = survivor(g, who);
  const outside = survivorsIn(g, zone).some((other) => survivor(g, other).car !== car);
  if (outside && zombiesIn(g, zone) > 0) return -100;
  if (outside) return -20;
  let tough = 0;
  let easy = 0;
  setting(g).kinds.forEach((def, kind) => {
    const there = zombiesOf(g, zone, kind);
    if (def.toughness > 1) tough += there;
    else if (def.actions < 2 || tough === 0) easy += there;
  });
  return Math.min(easy, zombiesIn(g, zone) * HIT);
}

/** Street zones to the exit. */
function roadToExit(g: G, from: Zone): number {
  const map = waysOf(setting(g).board, g.state.doors);
  return Math.min(...exitOf(g).map((zone) => (map.to(zone)[from] < 0 ? 99 : map.to(zone)[from])));
}
