import type { Zone } from '../map/board.ts';
import { die, whoWord } from '../ops/survivors.ts';
import { killZombie } from '../ops/zombies.ts';
import { setting } from '../setting.ts';
import type { Who } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import { type G, happened } from './hooks.ts';
import { survivorsIn, zombiesOf } from './query.ts';

/** Everybody and everything in the zone dies, without dice, and he gains by all zombies of it. S1-SPECIAL-05, S1-SPECIAL-06 */
export function burnZone(g: G, who: Who, zone: Zone): void {
  if (g.loud) g.emit({ t: 'fire', who: whoWord(g, who), zone: zoneWord(zone) });
  happened['zone.burns'](g, who, zone);
  setting(g).kinds.forEach((_, kind) => {
    for (let n = zombiesOf(g, zone, kind); n > 0; n--) killZombie(g, zone, kind, who);
  });
  for (const victim of survivorsIn(g, zone)) die(g, victim, 'fire');
}
