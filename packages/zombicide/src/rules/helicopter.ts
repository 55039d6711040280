import { no, pass, type Verdict } from '@holdout/kernel';
import { HELICOPTER } from '../content/cars.ts';
import type { Board, Zone } from '../map/board.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import { carSeatDomain, zoneWord } from '../state/words.ts';
import { type G, modified } from './hooks.ts';
import { survivor } from './query.ts';

/** Questions about the helicopter. There is one, if a mission has any. */

/** Seat from which it is flown. RM-HELI-07 */
export const PILOT = 0;

/** Its number among the cars, or -1. */
export const helicopterOf = (g: G): number => g.state.cars.findIndex(({ kind }) => kind === HELICOPTER);

export const isFlying = (g: G, car: number): boolean => g.state.cars[car]?.flying === 1;

/** Where it is, on the ground or in the air; -1 where there is none any more. */
export const helicopterZone = (g: G): Zone => g.state.cars[helicopterOf(g)]?.zone ?? NONE;

/** Where it stands; -1 while it flies. */
export const landedIn = (g: G): Zone => (isFlying(g, helicopterOf(g)) ? NONE : helicopterZone(g));

/** Whether he sits in it. */
export const isInside = (g: G, who: Who): boolean => {
  const { car } = survivor(g, who);
  return car !== NONE && g.state.cars[car].kind === HELICOPTER;
};

/** Why he can't take off, fly or land, whatever it is and wherever. RM-HELI-06, RM-HELI-07 */
export function cannotPilot(g: G, who: Who): Verdict {
  const s = survivor(g, who);
  if (!isInside(g, who) || s.carSeat !== PILOT)
    return no('RM-HELI-07', { seat: carSeatDomain.format(PILOT) });
  if (!modified['helicopter.pilot'](g, false, who)) return no('RM-SKILL-35');
  return modified['helicopter.flies'](g, setting(g).mission.helicopter?.flies === true)
    ? pass
    : no('RM-HELI-06');
}

/** RM-HELI-08 */
export function cannotLandIn(g: G, zone: Zone): Verdict {
  return setting(g).lands.includes(zone) ? pass : no('RM-HELI-08', { zone: zoneWord(zone) });
}

const neighbours = new WeakMap<Board, Zone[][]>();

/** Zones that share an edge with each zone, whatever parts them. RM-HELI-12 */
export function beside(board: Board): readonly (readonly Zone[])[] {
  const known = neighbours.get(board);
  if (known) return known;
  const lists = board.zones.map((): Zone[] => []);
  for (const { a, b } of board.borders) {
    if (b < 0 || lists[a].includes(b)) continue;
    lists[a].push(b);
    lists[b].push(a);
  }
  for (const list of lists) list.sort((p, q) => p - q);
  neighbours.set(board, lists);
  return lists;
}
