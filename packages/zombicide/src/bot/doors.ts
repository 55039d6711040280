import type { Door, Zone } from '../map/board.ts';
import { type Ways, waysOf } from '../map/ways.ts';
import { forbidden, type G } from '../rules/hooks.ts';
import { survivor } from '../rules/query.ts';
import { roomsFrom } from '../rules/reveal.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import { once } from './mind.ts';
import { hasTool, living } from './team.ts';

/** What a bot thinks of doors: which can be opened, what lies behind them, when it is a good time. */

const canOpen = (g: G, who: Who, door: Door): boolean =>
  g.state.doors[door] === 0 && !forbidden['door.opens'](g, who, door);

/** The map as it will be once every door is open that can be opened. */
export function openable(g: G, who: Who): Ways {
  return once('openable', () => {
    const doors = g.state.doors.map((open, door) => (open === 1 || canOpen(g, who, door) ? 1 : 0));
    return waysOf(setting(g).board, doors);
  });
}

/** Rooms that nobody has seen and that a door shows. S1-DOOR-03 */
export function roomsBehind(g: G, door: Door): Zone[] {
  return once(`behind ${door}`, () => {
    const { board } = setting(g);
    const { next } = waysOf(
      board,
      g.state.doors.map((open, other) => (other === door ? 1 : open)),
    );
    const { a, b } = board.doors[door];
    const rooms = new Set([...roomsFrom(board, next, a), ...roomsFrom(board, next, b)]);
    return [...rooms].filter((zone) => g.state.revealed[zone] === 0);
  });
}

/** Whether somebody carries what opens doors. */
export const teamHasTool = (g: G): boolean => once('tool', () => living(g).some((who) => hasTool(g, who)));

/** The closed door that shows rooms to search at the least cost. */
export function lootDoor(g: G): Door {
  return once('loot door', () => {
    let best = NONE;
    let least = Number.POSITIVE_INFINITY;
    g.state.doors.forEach((_, door) => {
      if (!canOpen(g, 0, door) || roomsBehind(g, door).length === 0) return;
      const cost = wayTo(g, door) + trouble(g, door);
      if (cost >= least) return;
      least = cost;
      best = door;
    });
    return best;
  });
}

/** Many rooms are many zombies; an objective among them makes up for some. */
function trouble(g: G, door: Door): number {
  const rooms = roomsBehind(g, door);
  const pays = setting(g).tokens.some(({ zone }) => rooms.includes(zone));
  return rooms.length * 0.8 - (pays ? 2 : 0);
}

/** Steps of the living to a door, on average. */
function wayTo(g: G, door: Door): number {
  const side = nearSide(g, door);
  if (side === NONE) return 99;
  const steps = openable(g, 0).to(side);
  const far = living(g).reduce((sum, who) => sum + Math.max(0, steps[survivor(g, who).zone]), 0);
  return far / Math.max(1, living(g).length);
}

const waysNow = (g: G): Ways => waysOf(setting(g).board, g.state.doors);

/** The side of a closed door that the first of the living gets to sooner, or -1. */
export function nearSide(g: G, door: Door): Zone {
  const [first] = living(g);
  const { a, b } = setting(g).board.doors[door];
  const { zone } = survivor(g, first);
  const map = openable(g, 0);
  const [toA, toB] = [map.to(a)[zone], map.to(b)[zone]];
  if (toA < 0) return toB < 0 ? NONE : b;
  return toB >= 0 && toB < toA ? b : a;
}

/** Enough of the team stand by, and enough of them have their turn still to come. */
export function isGoodTime(g: G, who: Who, door: Door): boolean {
  // Where the rooms are full already, they only get fuller.
  if (roomsBehind(g, door).length <= 1 || setting(g).rule('occupied')) return true;
  const steps = waysNow(g).to(survivor(g, who).zone);
  const near = living(g).filter((other) => {
    const away = steps[survivor(g, other).zone];
    return other !== who && away >= 0 && away <= 2;
  });
  const fresh = near.filter((other) => !survivor(g, other).acted);
  const wanted = Math.min(3, Math.ceil(living(g).length / 2)) - 1;
  return near.length >= wanted && fresh.length * 2 >= near.length;
}
