import type { Attack, RangedAttack } from '../content/define.ts';
import type { Zone } from '../map/board.ts';
import { isEmpty, underOf } from '../ops/cards.ts';
import { BOTH, type Card, HANDS, LEFT, RIGHT, type Who } from '../state/ids.ts';
import { type G, modified, type Style } from './hooks.ts';
import { equipmentAt, survivor, survivorsIn, zombiesIn } from './query.ts';

/** A weapon in one hand, or a pair of them. */
export type Grip = number;

/** Cards of a grip, or nothing if the hands do not hold what it takes. S1-COMBAT-01, S1-COMBAT-04 */
export function cardsOfGrip(g: G, who: Who, grip: Grip, style: Style): Card[] {
  const { cards } = survivor(g, who);
  if (grip !== BOTH) return attackOf(g, who, grip, style) ? [cards[grip]] : [];
  return isPair(g, who, style) ? [cards[LEFT], cards[RIGHT]] : [];
}

export function attackOf(g: G, who: Who, hand: number, style: 'melee'): Attack | undefined;
export function attackOf(g: G, who: Who, hand: number, style: 'ranged'): RangedAttack | undefined;
export function attackOf(g: G, who: Who, hand: number, style: Style): Attack | undefined;
export function attackOf(g: G, who: Who, hand: number, style: Style): Attack | undefined {
  if (hand >= HANDS) return undefined;
  return equipmentAt(g, survivor(g, who), hand)?.[style];
}

/** How near and how far the weapon of a hand shoots, or null if it does not shoot. S1-RANGED-01, S1-SKILL-12 */
export function rangeOf(g: G, who: Who, hand: number): { readonly min: number; readonly max: number } | null {
  const weapon = attackOf(g, who, hand, 'ranged');
  return weapon ? { min: weapon.min, max: modified['attack.range'](g, weapon.max, who) } : null;
}

/** Ranged numbers of a grip: those of its (first) weapon. */
export const gripGun = (g: G, who: Who, grip: Grip): RangedAttack | undefined =>
  attackOf(g, who, grip === BOTH ? LEFT : grip, 'ranged');

/** Whether he chooses who is hit by his shots into a zone. S1-SKILL-31, S1-SPECIAL-03 */
export const aims = (g: G, who: Who, grip: Grip, zone: Zone): boolean =>
  modified['attack.aims'](
    g,
    cardsOfGrip(g, who, grip, 'ranged').some((card) => hasScope(g, card)),
    who,
    zone,
  );

/** Damage of a weapon as he uses it. S1-SKILL-02, RM-SKILL-29 */
export const damageOf = (g: G, { damage }: Attack, who: Who, style: Style): number =>
  modified['attack.damage'](g, modified['weapon.damage'](g, damage, who, style), who, style);

/** Everybody in a zone who can act, the attacker too if he is there. RM-SKILL-20, RM-SKILL-72 */
export const actorsIn = (g: G, zone: Zone): number => zombiesIn(g, zone) + survivorsIn(g, zone).length;

/** The numbers of a grip: those of its (first) weapon. */
export const gripAttack = (g: G, who: Who, grip: Grip, style: Style): Attack | undefined =>
  attackOf(g, who, grip === BOTH ? LEFT : grip, style);

/**
 * Dice that each weapon of a grip rolls, skills aside: its own, and in melee what the card in the other hand lends it.
 * RM-DUAL-05
 */
export function gripDice(g: G, who: Who, grip: Grip, style: Style): number {
  const own = gripAttack(g, who, grip, style)?.dice ?? 0;
  if (style !== 'melee') return own;
  const other = grip === RIGHT ? LEFT : RIGHT;
  return own + (equipmentAt(g, survivor(g, who), other)?.lends ?? 0);
}

/** Two equal weapons with the symbol, one in each hand. S1-COMBAT-04, S1-SKILL-17, S1-SKILL-20, S1-SKILL-33 */
export function isPair(g: G, who: Who, style: Style): boolean {
  const s = survivor(g, who);
  const left = equipmentAt(g, s, LEFT);
  if (!left?.[style] || left !== equipmentAt(g, s, RIGHT) || left.ranged?.burns) return false;
  return modified['attack.dual'](g, left.dual === true, who, style);
}

/** Equal weapons that are equally ready: only the left one needs to be offered alone. */
export function isTwin(g: G, who: Who, hand: number): boolean {
  if (hand !== RIGHT) return false;
  const s = survivor(g, who);
  const [left, right] = [s.cards[LEFT], s.cards[RIGHT]];
  const same = equipmentAt(g, s, LEFT) !== undefined && equipmentAt(g, s, LEFT) === equipmentAt(g, s, RIGHT);
  return same && isEmpty(g, left) === isEmpty(g, right) && underOf(g, left) < 0 === underOf(g, right) < 0;
}

export const isUnloaded = (g: G, cards: readonly Card[]): boolean => cards.some((card) => isEmpty(g, card));

/** A Scope lies under the Rifle. S1-SPECIAL-03 */
export const hasScope = (g: G, card: Card): boolean => underOf(g, card) >= 0;
