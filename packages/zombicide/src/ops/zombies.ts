import type { Zone } from '../map/board.ts';
import { type G, happened, modified } from '../rules/hooks.ts';
import { survivor, zombiesOf } from '../rules/query.ts';
import { setting } from '../setting.ts';
import type { Kind, Who } from '../state/ids.ts';
import { survivorDomain, zoneWord } from '../state/words.ts';
import { gainXp } from './survivors.ts';

/** Why zombies appear. */
export type Arrival = 'card' | 'escort' | 'split' | 'search' | 'setup' | 'manhole' | 'bed' | 'crawl';

/**
 * Puts figures on the board, as many as are left.
 *
 * @returns how many were placed.
 */
export function addZombies(g: G, zone: Zone, kind: Kind, count: number, cause: Arrival): number {
  const { state } = g;
  const limited = setting(g).rules.miniatureLimit === 'box';
  const placed = limited ? Math.min(count, state.supply[kind]) : count;
  if (placed > 0) {
    state.zombies[zone * state.supply.length + kind] += placed;
    state.supply[kind] -= placed;
    if (g.loud) g.emit({ t: 'appear', zone: zoneWord(zone), kind: kindWord(g, kind), n: placed, cause });
  }
  if (placed < count) tellLack(g, kind, count - placed);
  return placed;
}

/** So many figures are missing. */
export function tellLack(g: G, kind: Kind, n: number): void {
  if (g.loud) g.emit({ t: 'lack', kind: kindWord(g, kind), n });
}

export const kindWord = (g: G, kind: Kind): string => setting(g).kinds[kind].id;

/** Figures go from one zone to another. Several moves of one step are told together, by their caller. */
export function moveZombies(g: G, from: Zone, to: Zone, kind: Kind, count: number): void {
  const { zombies, supply } = g.state;
  zombies[from * supply.length + kind] -= count;
  zombies[to * supply.length + kind] += count;
}

/** He pushes all zombies of a zone into another one; they do not move by themselves. RM-SKILL-61 */
export function pushZombies(g: G, who: Who, from: Zone, to: Zone): void {
  let n = 0;
  for (let kind = 0; kind < g.state.supply.length; kind++) {
    const count = zombiesOf(g, from, kind);
    n += count;
    if (count > 0) moveZombies(g, from, to, kind, count);
  }
  const by = survivorDomain.format(survivor(g, who).id);
  if (g.loud) g.emit({ t: 'push', who: by, n, from: zoneWord(from), to: zoneWord(to) });
}

/** Takes figures off the board. */
export function removeZombies(g: G, zone: Zone, kind: Kind, count: number): void {
  const { zombies, supply } = g.state;
  zombies[zone * supply.length + kind] -= count;
  supply[kind] += count;
}

/** A survivor has killed one. S1-XP-01 */
export function killZombie(g: G, zone: Zone, kind: Kind, by: Who): void {
  removeZombies(g, zone, kind, 1);
  if (g.loud) {
    const who = survivorDomain.format(survivor(g, by).id);
    g.emit({ t: 'kill', zone: zoneWord(zone), kind: kindWord(g, kind), by: who });
  }
  gainXp(g, by, modified['kill.xp'](g, setting(g).kinds[kind].xp, by, kind));
  happened['zombie.killed'](g, by, kind, zone);
}

/** Kinds that have to act once more. S1-SPAWN-05, S1-SPLIT-04 */
export function queueActivation(g: G, kind: Kind): void {
  g.state.queue.push(kind);
}

/** Takes the next kind that acts once more. */
export const nextQueued = (g: G): Kind => g.state.queue.shift() ?? 0;

export function clearQueue(g: G): void {
  g.state.queue.length = 0;
}
