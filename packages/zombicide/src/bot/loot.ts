import { carByNumber } from '../content/cars.ts';
import type { Zone } from '../map/board.ts';
import type { G } from '../rules/hooks.ts';
import { dangerLevel, survivor, ways, zombiesIn } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { NONE, type Who, YELLOW } from '../state/ids.ts';
import { lootDoor, nearSide, teamHasTool } from './doors.ts';
import { once } from './mind.ts';
import { armsOf, living } from './team.ts';

/** Where a bot looks for equipment, and how long. */

const LAST_ROUND = 5;

/** Rooms where it is worth to look for something: seen, without zombies, open to all. */
function searchable(g: G): Zone[] {
  return once('searchable', () => {
    const { board } = setting(g);
    const barred = (setting(g).rule('no-search')?.zones ?? []).map((name) => board.named.get(name));
    return board.zones.flatMap(({ searchable: yes }, zone) =>
      yes && !barred.includes(zone) && g.state.revealed[zone] === 1 ? [zone] : [],
    );
  });
}

/** Cars in which there is something for everybody. S1-CAR-16 */
const richCars = (g: G): Zone[] =>
  g.state.cars.flatMap(({ kind, zone }) =>
    zone !== NONE && carByNumber(kind).search === 'weapon' ? [zone] : [],
  );

/** Rooms and cars to look for something on the way, while nothing presses. */
export function lootNear(g: G, who: Who): Zone[] {
  if (!isCalm(g)) return [];
  const { zone: here } = survivor(g, who);
  return [...searchable(g), ...richCars(g)].filter((zone) => {
    const steps = ways(g).to(zone)[here];
    return zombiesIn(g, zone) === 0 && steps >= 0 && steps <= 2;
  });
}

/** The team could do with better weapons, the cards are kind, and few zombies are near. */
function isCalm(g: G): boolean {
  return once('calm', () => {
    if (g.state.round > LAST_ROUND || dangerLevel(g) > YELLOW) return false;
    const arms = living(g).reduce((sum, who) => sum + Math.min(2, armsOf(g, who)), 0);
    return arms < living(g).length * 1.3 && pressure(g) < living(g).length * 0.7;
  });
}

/** Zombies that are with somebody or beside him. */
function pressure(g: G): number {
  const near = new Set<Zone>();
  for (const who of living(g)) {
    const { zone } = survivor(g, who);
    near.add(zone);
    for (const next of ways(g).next[zone]) near.add(next);
  }
  let sum = 0;
  for (const zone of near) sum += zombiesIn(g, zone);
  return sum;
}

/** Where to go to search when that is what the mission asks for: rooms, or the place before the door of some. */
export function searchPlaces(g: G): Zone[] {
  if (searchable(g).length > 0) return searchable(g);
  const door = teamHasTool(g) ? lootDoor(g) : NONE;
  const side = door === NONE ? NONE : nearSide(g, door);
  return side === NONE ? [] : [side];
}
