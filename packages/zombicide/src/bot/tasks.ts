import type { Door, Zone } from '../map/board.ts';
import { CARRIER } from '../missions/block.ts';
import { unopenedDoors } from '../missions/conditions.ts';
import type { Colour } from '../missions/schema.ts';
import { helicopterZone } from '../rules/helicopter.ts';
import type { G } from '../rules/hooks.ts';
import { isColourTaken, survivor, survivorsIn, zombiesIn } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { TAKEN, type Who } from '../state/ids.ts';
import { bangZones } from './bang.ts';
import { once } from './mind.ts';
import { living } from './team.ts';

/** What missions ask for that is no objective and no exit: things to be brought, doors, decks to be outlived. */

const asks = (g: G, use: string): boolean =>
  setting(g).mission.win.some((rule) => rule.use === use || (rule.use === 'any' && inWays(rule.of, use)));

const inWays = (ways: readonly (readonly { readonly use: string }[])[], use: string): boolean =>
  ways.some((way) => way.some((rule) => rule.use === use));

/** Colours that have to be found because the mission is won by them. RM-MIS-M05-01, RM-MIS-M06-01 */
export function coloursAsked(g: G): Colour[] {
  const { mission, rule } = setting(g);
  const found = mission.win.flatMap((win) => (win.use === 'colour-taken' ? [win.colour] : []));
  const brought = rule('deliver')?.colour;
  return (brought ? [...found, brought] : found).filter((colour) => !isColourTaken(g, colour));
}

/** Where a way to win sends a survivor, if it is one of those that are told here. */
export function taskZones(g: G, who: Who, use: string): readonly Zone[] {
  switch (use) {
    case 'delivered':
      return g.state.tally[CARRIER] > 0 ? [helicopterZone(g)] : [];
    case 'doors-opened':
      return unopenedDoors(g).flatMap((door) => [
        setting(g).board.doors[door].a,
        setting(g).board.doors[door].b,
      ]);
    case 'deck-run-out':
      return lastStand(g);
    case 'blown-up':
      return bangZones(g, who);
    case 'any':
      return lockingIn(g, who);
    default:
      return [];
  }
}

/** Every door counts. */
export const wantsDoor = (g: G, door: Door): boolean =>
  asks(g, 'doors-opened') && unopenedDoors(g).includes(door);

/** While the deck lasts the team stays together where most of it is; then the last zombies are hunted down. RM-MIS-M07-01 */
function lastStand(g: G): readonly Zone[] {
  return once('last stand', () => {
    if (g.state.zombieDeck.length === 0) return infested(g, () => true);
    const zones = living(g).map((who) => survivor(g, who).zone);
    const [first] = zones;
    return [
      zones.reduce(
        (best, zone) => (survivorsIn(g, zone).length > survivorsIn(g, best).length ? zone : best),
        first,
      ),
    ];
  });
}

const infested = (g: G, here: (zone: Zone) => boolean): Zone[] =>
  setting(g).board.zones.flatMap((_, zone) => (zombiesIn(g, zone) > 0 && here(zone) ? [zone] : []));

/** The side of the door by hand that lies in the building, and whether a zone does. */
function stronghold(g: G) {
  const [door] = setting(g).rule('doors-by-hand')?.doors ?? [];
  if (door === undefined) return null;
  const { zones, doors } = setting(g).board;
  const inside = [doors[door].a, doors[door].b].find((zone) => zones[zone].indoors) ?? doors[door].a;
  return { door, inside, holds: (zone: Zone) => zones[zone].building === zones[inside].building };
}

/** All go to the door, and once it is closed to what is left in the building. RM-MIS-M09-02 */
function lockingIn(g: G, who: Who): readonly Zone[] {
  const place = stronghold(g);
  if (!place || !asks(g, 'inside-cleared')) return [];
  if (g.state.doors[place.door] === 1) return [place.inside];
  const left = infested(g, place.holds);
  return left.length > 0 ? left : [survivor(g, who).zone];
}

/** The door is closed when everybody is on the right side of it, but not before there is nothing more to fetch. */
export function closeDoorWorth(g: G): number {
  const place = stronghold(g);
  const done = g.state.tokens.every((token) => token === TAKEN);
  const safe = place && living(g).every((who) => place.holds(survivor(g, who).zone));
  return safe ? (done ? 40 : 12) : -10;
}
