import type { Zone } from '../map/board.ts';
import { waysOf } from '../map/ways.ts';
import { SUPPLIES } from '../missions/block.ts';
import type { G } from '../rules/hooks.ts';
import { survivor } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import { needed } from './supplies.ts';

/** What a bot does with cars: it drives out what the mission wants out. */

const NOT_NOW = -10;

const hauls = (g: G): boolean => setting(g).rule('cargo') !== undefined;

const driverOf = (g: G, car: number): Who =>
  g.state.survivors.findIndex((s) => s.car === car && s.carSeat === 0 && s.zone !== NONE);

export function getInWorth(g: G, _: Who, car: number, seat: number): number {
  if (!hauls(g)) return NOT_NOW;
  const full = g.state.cars[car].cargo.length + g.state.tally[SUPPLIES] >= needed(g);
  return full && seat === (driverOf(g, car) === NONE ? 0 : seat) ? 12 : NOT_NOW;
}

export function getOutWorth(g: G, who: Who): number {
  return hauls(g) && driverOf(g, survivor(g, who).car) === who ? NOT_NOW : 1;
}

export function driveWorth(g: G, who: Who, zone: Zone): number {
  if (!hauls(g)) return NOT_NOW;
  return roadToExit(g, survivor(g, who).zone) - roadToExit(g, zone) > 0 ? 20 : NOT_NOW;
}

/** Street zones to the exit. */
export function roadToExit(g: G, from: Zone): number {
  const map = waysOf(setting(g).board, g.state.doors);
  return Math.min(...setting(g).exit.map((zone) => (map.to(zone)[from] < 0 ? 99 : map.to(zone)[from])));
}
