import type { Seat } from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import type { G } from '../rules/hooks.ts';
import { type City, NONE } from '../state/ids.ts';
import { MAX_STATIONS } from '../state/state.ts';

export const hasStation = (g: G, city: City): boolean => g.state.stations.includes(city);
export const stationsLeft = (g: G): number => MAX_STATIONS - g.state.stations.length;

/** A station goes back to the supply. OB-BT-26 */
export function removeStation(g: G, city: City): void {
  const { stations } = g.state;
  stations.splice(stations.indexOf(city), 1);
  if (g.loud) g.emit({ t: 'sabotage', city: CITY_IDS[city] });
}

/** Puts a station into a city, out of the supply or from another city. PD-ACT-06, PD-ACT-07 */
export function placeStation(g: G, seat: Seat, city: City, from: City = NONE): void {
  const { stations } = g.state;
  if (from !== NONE) stations.splice(stations.indexOf(from), 1);
  stations.push(city);
  if (g.loud) g.emit({ t: 'build', seat, city: CITY_IDS[city], from: from === NONE ? null : CITY_IDS[from] });
}
