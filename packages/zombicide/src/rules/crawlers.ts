import type { Zone } from '../map/board.ts';
import { setting } from '../setting.ts';
import type { G } from './hooks.ts';
import { zombiesOf } from './query.ts';
import { bring, kindNumber } from './spawn.ts';

/** Zombies in a zone that can crawl on after their death. RM-CRAWL-01 */
export const leaversIn = (g: G, zone: Zone): number =>
  setting(g).kinds.reduce(
    (sum, { leaves }, kind) => (leaves === undefined ? sum : sum + zombiesOf(g, zone, kind)),
    0,
  );

/** One for each 1 on the dice, and no more than have died. RM-CRAWL-02, RM-CRAWL-03, RM-CRAWL-04 */
export function leaveCrawlers(g: G, zone: Zone, dead: number, rolled: readonly number[]): void {
  const ones = rolled.filter((pips) => pips === 1).length;
  const count = Math.min(ones, dead);
  const crawler = setting(g).kinds.find(({ leaves }) => leaves !== undefined)?.leaves;
  if (count > 0 && crawler !== undefined) bring(g, zone, kindNumber(g, crawler), count, 'crawl');
}
