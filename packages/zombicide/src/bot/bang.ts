import type { EquipmentDef } from '../content/define.ts';
import type { Zone } from '../map/board.ts';
import { underOf } from '../ops/cards.ts';
import { landedIn } from '../rules/helicopter.ts';
import type { G } from '../rules/hooks.ts';
import { cardDef, exitOf, survivor, ways, zombiesIn } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { type Card, NONE, type Who } from '../state/ids.ts';
import { searchPlaces } from './loot.ts';
import { once } from './mind.ts';
import { living } from './team.ts';

/** How a bot blows a helicopter up: it looks for fire, waits until enough have come to the noise, and keeps away. RM-MIS-M10-02 */

const SCOPE = 'scope';
/** What makes a Molotov or a Sniper Rifle. */
const PARTS: readonly string[] = ['gasoline', 'glass-bottles', 'rifle', SCOPE];

const wantsBang = (g: G): boolean => setting(g).rule('explosion') !== undefined;

/** How much a card is worth here that is fire, or of which some can be made, with or without what it needs; 0 for others. */
export function fuseWorth(g: G, { id, ranged }: EquipmentDef, whole: boolean): number {
  if (!wantsBang(g)) return 0;
  if (ranged?.burns) return 12;
  return PARTS.includes(id) ? (whole ? 9 : 4) : 0;
}

/** Where the helicopter stands ready, or -1. */
const keg = (g: G): Zone =>
  once('keg', () => {
    const zone = landedIn(g);
    return wantsBang(g) && exitOf(g).includes(zone) ? zone : NONE;
  });

/** All doors are open, and enough zombies are there. */
export function isRipe(g: G): boolean {
  if (keg(g) === NONE || g.state.doors.includes(0)) return false;
  const kills = setting(g).mission.win.find((win) => win.use === 'blown-up')?.kills ?? 0;
  return zombiesIn(g, keg(g)) >= kills;
}

const ignites = (g: G, card: Card): boolean =>
  cardDef(g, card)?.ranged?.burns === true || underneath(g, card)?.id === SCOPE;

const underneath = (g: G, card: Card) => cardDef(g, g.state.under[underOf(g, card)] ?? NONE);

export const hasFire = (g: G, who: Who): boolean => survivor(g, who).cards.some((card) => ignites(g, card));

/** Who has fire waits for his moment and then goes where he sees it; the others look for some, or stay where they are. */
export function bangZones(g: G, who: Who): readonly Zone[] {
  const zone = keg(g);
  if (zone === NONE) return [];
  const { zone: here } = survivor(g, who);
  if (hasFire(g, who)) return isRipe(g) ? ways(g).next[zone] : [here];
  return living(g).some((other) => hasFire(g, other)) ? [here] : searchPlaces(g);
}

/** Fire at the helicopter before its time would be the end of it, and elsewhere a waste; null for any other shot. */
export function bangWorth(g: G, cards: readonly Card[], zone: Zone): number | null {
  if (!wantsBang(g) || !cards.some((card) => ignites(g, card))) return null;
  if (zone === keg(g)) return isRipe(g) ? 200 : -10;
  return cards.some((card) => cardDef(g, card)?.ranged?.burns) ? -10 : null;
}
