import type { Zone } from '../map/board.ts';
import type { G } from '../rules/hooks.ts';
import { ways, zombiesIn } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { once } from './mind.ts';

/** Where zombies are that will soon have escaped: those with the shortest open way out. S1-M07-SP3 */
export function runaways(g: G): readonly Zone[] {
  return once('runaways', () => {
    const { board } = setting(g);
    const exits = (setting(g).rule('zombies-escape')?.zones ?? []).map((name) => board.named.get(name) ?? 0);
    const away = (zone: Zone): number => {
      const steps = exits.map((exit) => ways(g).to(exit)[zone]).filter((n) => n >= 0);
      return steps.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...steps);
    };
    const loose = board.zones.flatMap((_, zone) => (zombiesIn(g, zone) > 0 ? [zone] : []));
    const least = Math.min(...loose.map(away));
    return Number.isFinite(least) ? loose.filter((zone) => away(zone) === least) : [];
  });
}
