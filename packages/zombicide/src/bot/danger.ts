import type { Zone } from '../map/board.ts';
import type { G } from '../rules/hooks.ts';
import { isLiving, survivor, survivorsIn, ways, woundsOf, zombiesIn, zombiesOf } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { MAX_WOUNDS, type Who } from '../state/ids.ts';
import { killsAt, mightOf } from './fight.ts';
import { once } from './mind.ts';

/** What a bot is afraid of: how many attacks fall where, and who can still do something about it. */

/** Share of what friends could do that they are reckoned to do. */
const TRUST = 0.6;
/** Actions of somebody whose turn is still to come. */
const TURN = 3;

/** Attacks on those who are in a zone when the zombies act: of all that are there, and of runners that come. */
export const blowsAt = (g: G, zone: Zone): number => once(`blows ${zone}`, () => countBlows(g, zone));

function countBlows(g: G, zone: Zone): number {
  const { kinds } = setting(g);
  let blows = 0;
  kinds.forEach((def, kind) => {
    blows += zombiesOf(g, zone, kind) * def.actions;
    if (def.actions < 2) return;
    for (const near of ways(g).next[zone]) blows += zombiesOf(g, near, kind) * (def.actions - 1) * 0.8;
  });
  return blows;
}

/** Zombies that are about to come: those beside a zone, and fast ones that see it. */
export const loomingAt = (g: G, zone: Zone): number => once(`looming ${zone}`, () => countLooming(g, zone));

function countLooming(g: G, zone: Zone): number {
  const { kinds } = setting(g);
  const { next, visible } = ways(g);
  let looming = 0;
  kinds.forEach((def, kind) => {
    if (def.single) return;
    const weight = def.toughness;
    for (const near of next[zone]) looming += zombiesOf(g, near, kind) * weight;
    for (const seen of visible[zone])
      if (!next[zone].includes(seen)) looming += zombiesOf(g, seen, kind) * (def.actions > 1 ? 1 : 0.2);
  });
  return looming;
}

/** What cannot be killed has to be kept away from. */
export const dreadAt = (g: G, zone: Zone): number => once(`dread ${zone}`, () => countDread(g, zone));

function countDread(g: G, zone: Zone): number {
  const { kinds } = setting(g);
  let dread = 0;
  kinds.forEach((def, kind) => {
    if (!def.single) return;
    dread += zombiesOf(g, zone, kind) * 8;
    for (const near of ways(g).next[zone]) dread += zombiesOf(g, near, kind) * 3;
  });
  return dread;
}

/** Zombies of a zone that friends who have not acted yet are likely to kill. */
function helpAt(g: G, who: Who, zone: Zone): number {
  return once(`help ${who} ${zone}`, () => {
    let kills = 0;
    g.state.survivors.forEach((s, other) => {
      if (other === who || s.acted || !isLiving(s)) return;
      kills += killsAt(g, other, s.zone, zone, TURN);
    });
    return kills * TRUST;
  });
}

/** More are about to come than those who are there can deal with in a turn: nobody gets away from so many. */
function swamped(g: G, who: Who, zone: Zone, friends: number): number {
  const coming = ways(g).next[zone].reduce((sum, near) => sum + zombiesIn(g, near), 0);
  if (coming === 0) return 0;
  const able = survivorsIn(g, zone).reduce(
    (sum, other) => sum + (other === who ? 0 : mightOf(g, other)),
    mightOf(g, who),
  );
  return (Math.max(0, coming - able) * 2) / (1 + friends);
}

/** How bad it is to be in a zone when the zombies act, with so many actions left to change it. */
export function fear(g: G, who: Who, zone: Zone, left: number): number {
  const blows = blowsAt(g, zone);
  const friends = survivorsIn(g, zone).filter((other) => other !== who).length;
  const looming = (0.15 * loomingAt(g, zone)) / (1 + friends * 0.5);
  const worry = looming + dreadAt(g, zone) + swamped(g, who, zone, friends);
  if (blows === 0) return worry;
  const own = left > 0 ? killsAt(g, who, zone, zone, left) : 0;
  const share = Math.max(0, blows - own - helpAt(g, who, zone)) / (1 + friends);
  const health = MAX_WOUNDS - woundsOf(survivor(g, who));
  return Math.min(share, health) * (health > 1 ? 6 : 14) + worry;
}
