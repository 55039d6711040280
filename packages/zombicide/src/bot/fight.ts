import { type Attack, familyOf } from '../content/define.ts';
import type { Zone } from '../map/board.ts';
import { type G, modified, type Style } from '../rules/hooks.ts';
import { survivorsIn, ways, zombiesOf } from '../rules/query.ts';
import {
  aims,
  cardsOfGrip,
  damageOf,
  gripAttack,
  gripDice,
  gripGun,
  gripsOf,
  isUnloaded,
} from '../rules/weapons.ts';
import { setting } from '../setting.ts';
import { type Grip, isDouble } from '../state/grips.ts';
import type { Who } from '../state/ids.ts';
import { once } from './mind.ts';

/** What a bot reckons of fights: hits to be expected, and what they are worth. */

/** Actions of a turn. */
const TURN = 3;

/** How much it is worth that one of a kind is gone. */
const WORTH: Readonly<Record<string, number>> = {
  walker: 1,
  runner: 2,
  fatty: 1.4,
  abomination: 9,
  crawler: 0.8,
};

const worthOf = (g: G, kind: number): number => WORTH[familyOf(setting(g).kinds[kind])] ?? 1;

interface Power {
  readonly hits: number;
  readonly damage: number;
}

/** Hits that an attack makes on average, and their damage. */
function power(g: G, who: Who, grip: Grip, style: Style): Power {
  const attack = gripAttack(g, who, grip, style);
  if (!attack) return { hits: 0, damage: 0 };
  const dice =
    modified['attack.dice'](g, gripDice(g, who, grip, style), who, style) * (isDouble(grip) ? 2 : 1);
  const need = Math.max(2, attack.accuracy - modified['attack.roll'](g, 0, who, style));
  return { hits: (dice * (7 - need)) / 6, damage: damageOf(g, who, grip, style) };
}

const toKill = (_: G, __: number): number => 1;

/** What a melee attack in a zone is worth: the best targets first. */
export function meleeWorth(g: G, who: Who, grip: Grip, zone: Zone): number {
  return pick(g, zone, power(g, who, grip, 'melee'), worthOf);
}

/** Kills by free choice: the worthiest first. */
function pick(g: G, zone: Zone, { hits, damage }: Power, value: typeof worthOf): number {
  const { kinds } = setting(g);
  const order = kinds.map((_, kind) => kind).sort((a, b) => worthOf(g, b) - worthOf(g, a));
  let left = hits;
  let worth = 0;
  for (const kind of order) {
    if (kinds[kind].toughness > damage) continue;
    const killed = Math.min(left, zombiesOf(g, zone, kind));
    worth += killed * value(g, kind);
    left -= killed;
  }
  return worth;
}

/** What a shot at a zone is worth; friends in the way make it worse than nothing. S1-RANGED-03 */
export function shotWorth(g: G, who: Who, grip: Grip, zone: Zone): number {
  const burns = gripGun(g, who, grip)?.burns === true;
  const friends = survivorsIn(g, zone).filter((other) => other !== who || burns);
  if (burns) return friends.length > 0 ? -100 : everyone(g, zone) - 4;
  const picks = aims(g, who, grip, zone);
  if (friends.length > 0 && !picks) return -100;
  const shot = power(g, who, grip, 'ranged');
  return picks ? pick(g, zone, shot, worthOf) : inOrder(g, zone, shot);
}

function everyone(g: G, zone: Zone): number {
  return setting(g).kinds.reduce((sum, _, kind) => sum + zombiesOf(g, zone, kind) * worthOf(g, kind), 0);
}

/** Kills in the order of targets: a rank that is too tough stops everything behind it. S1-RANGED-04 */
function inOrder(g: G, zone: Zone, { hits, damage }: Power): number {
  const { kinds } = setting(g);
  const order = kinds.map((_, kind) => kind).sort((a, b) => kinds[a].rank.s1 - kinds[b].rank.s1);
  let left = hits;
  let worth = 0;
  for (const kind of order) {
    const there = zombiesOf(g, zone, kind);
    if (there === 0) continue;
    if (kinds[kind].toughness > damage) break;
    const killed = Math.min(left, there);
    worth += killed * worthOf(g, kind);
    left -= killed;
    if (left <= 0) break;
  }
  return worth;
}

/** Zombies of a zone that somebody is likely to kill with so many actions, from where he is or from beside it. */
export function killsAt(g: G, who: Who, from: Zone, zone: Zone, actions: number): number {
  const near = from === zone;
  if (!near && !ways(g).next[from].includes(zone)) return 0;
  const friends = survivorsIn(g, zone).some((other) => other !== who);
  let best = 0;
  for (const grip of gripsOf(g, who)) {
    const time = near ? actions : actions - 1;
    if (time > 0 && cardsOfGrip(g, who, grip, 'melee').length > 0) {
      const { hits, damage } = power(g, who, grip, 'melee');
      best = Math.max(best, pick(g, zone, { hits: hits * time, damage }, toKill));
    }
    const guns = friends ? [] : cardsOfGrip(g, who, grip, 'ranged');
    if (guns.length === 0 || isUnloaded(g, guns)) continue;
    const { hits, damage } = power(g, who, grip, 'ranged');
    const shots = guns.some((gun) => setting(g).cards[gun].ranged?.reload) ? (actions + 1) / 2 : actions;
    best = Math.max(best, pick(g, zone, { hits: hits * shots, damage }, toKill));
  }
  return best;
}

/** Walkers that somebody kills beside him in a turn, on average. */
export const mightOf = (g: G, who: Who): number =>
  once(`might ${who}`, () => {
    let best = 0;
    for (const grip of gripsOf(g, who)) {
      if (cardsOfGrip(g, who, grip, 'melee').length > 0)
        best = Math.max(best, power(g, who, grip, 'melee').hits);
    }
    return best * TURN;
  });

/** Best thing a weapon can do against zombies beside him. */
export const strength = (attack: Attack | undefined): number =>
  attack ? (attack.dice * (7 - attack.accuracy) * Math.min(attack.damage, 2)) / 6 : 0;
