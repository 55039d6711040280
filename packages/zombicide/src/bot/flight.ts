import type { Zone } from '../map/board.ts';
import { beside, helicopterOf, helicopterZone, isFlying, isInside } from '../rules/helicopter.ts';
import { type G, modified } from '../rules/hooks.ts';
import { exitOf, isLiving, survivor, survivorsIn } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import { once } from './mind.ts';
import { living } from './team.ts';

/** What a bot does with a helicopter: where the mission wants it at the exit, somebody who can flies it there. */

const NOT_NOW = -10;
const FAR = 99;

/** The mission wants it at the exit, it may fly by now, and it is not there yet. */
export function isFlightWanted(g: G): boolean {
  return once('flight', () => {
    const { win, helicopter } = setting(g).mission;
    if (!win.some(({ use }) => use === 'helicopter-at-exit' || use === 'blown-up')) return false;
    const car = helicopterOf(g);
    if (car < 0 || !modified['helicopter.flies'](g, helicopter?.flies === true)) return false;
    return isFlying(g, car) || !exitOf(g).includes(g.state.cars[car].zone);
  });
}

const canFly = (g: G, who: Who): boolean => modified['helicopter.pilot'](g, false, who);

/** Who is to fly: whoever sits in the helicopter and can, or the first who can. */
export function pilotOf(g: G): Who {
  return once('pilot', () => {
    const able = living(g).filter((who) => canFly(g, who));
    return able.find((who) => isInside(g, who)) ?? able[0] ?? NONE;
  });
}

/** Zones through the air to where it can land at the exit. */
function airways(g: G): readonly number[] {
  return once('airways', () => {
    const { board, lands } = setting(g);
    const steps = board.zones.map(() => FAR);
    const queue = exitOf(g).filter((zone) => lands.includes(zone));
    for (const zone of queue) steps[zone] = 0;
    for (const zone of queue) {
      for (const next of beside(board)[zone]) {
        if (steps[next] < FAR) continue;
        steps[next] = steps[zone] + 1;
        queue.push(next);
      }
    }
    return steps;
  });
}

/** The pilot gets in first; whoever is beside it then rides along. */
export function boardWorth(g: G, who: Who, seat: number): number {
  if (!isFlightWanted(g)) return NOT_NOW;
  if (who === pilotOf(g)) return seat === 0 ? 30 : NOT_NOW;
  return seat !== 0 && isInside(g, pilotOf(g)) ? 15 : NOT_NOW;
}

/** Before it takes off, those who are beside it and can still get in do so. */
export function takeOffWorth(g: G): number {
  if (!isFlightWanted(g)) return NOT_NOW;
  const zone = helicopterZone(g);
  const aboard = survivorsIn(g, zone).filter((who) => isInside(g, who)).length;
  const waiting = survivorsIn(g, zone).some((who) => !isInside(g, who) && isLiving(survivor(g, who)));
  return waiting && aboard < 4 ? NOT_NOW : 25;
}

/** How much nearer to the exit it gets. */
export const flyWorth = (g: G, zone: Zone): number => {
  const nearer = airways(g)[helicopterZone(g)] - airways(g)[zone];
  return nearer > 0 ? 20 + nearer : NOT_NOW;
};

export const landWorth = (g: G): number => (airways(g)[helicopterZone(g)] === 0 ? 30 : NOT_NOW);
