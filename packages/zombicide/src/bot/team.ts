import type { Zone } from '../map/board.ts';
import type { G } from '../rules/hooks.ts';
import { cardDef, dangerLevel, isLiving, survivor, ways } from '../rules/query.ts';
import { handsOf } from '../rules/weapons.ts';
import { setting } from '../setting.ts';
import { levelOf, type Who } from '../state/ids.ts';
import { strength } from './fight.ts';
import { once } from './mind.ts';

/** What a bot thinks of the team: who is armed, who opens doors, who should not grow any more. */

/** With a weapon of this strength he can stand alone for a while. */
const ARMED = 0.95;

export const living = (g: G): Who[] =>
  once('living', () => g.state.survivors.flatMap((s, who) => (isLiving(s) ? [who] : [])));

/** Strength of the best weapon he carries. */
export function armsOf(g: G, who: Who): number {
  return once(`arms ${who}`, () => {
    let best = 0;
    for (const card of survivor(g, who).cards) {
      const def = cardDef(g, card);
      if (def) best = Math.max(best, strength(def.melee), strength(def.ranged) * 1.2);
    }
    return best;
  });
}

export const isArmed = (g: G, who: Who): boolean => armsOf(g, who) >= ARMED;

/** Whether he holds something that opens doors. S1-DOOR-01 */
export const opensDoors = (g: G, who: Who): boolean =>
  survivor(g, who)
    .cards.slice(0, handsOf(g, who))
    .some((card) => cardDef(g, card)?.opens !== undefined);

/** Whether he carries such a thing, in his hands or not. */
export const hasTool = (g: G, who: Who): boolean =>
  survivor(g, who).cards.some((card) => cardDef(g, card)?.opens !== undefined);

/** Steps from a zone to the nearest of the others. */
export function awayFromFriends(g: G, who: Who, zone: Zone): number {
  const steps = ways(g).to(zone);
  let best = 99;
  for (const other of living(g)) {
    const away = steps[survivor(g, other).zone];
    if (other !== who && away >= 0 && away < best) best = away;
  }
  return best === 99 ? 0 : best;
}

/** Who has the most experience: where one is to reach a level, it should be he. S1-M03-OBJ */
export const leaderOf = (g: G): Who =>
  once('leader', () => {
    const [first] = living(g);
    return living(g).reduce((best, who) => (survivor(g, who).xp > survivor(g, best).xp ? who : best), first);
  });

/** Whether experience of one makes the cards of all worse. S1-XP-07 */
export function raisesDanger(g: G, who: Who, gain: number): boolean {
  if (setting(g).mission.win.some(({ use }) => use === 'level-reached')) return false;
  return levelOf(survivor(g, who).xp + gain) > dangerLevel(g);
}
