import type { Attack, EquipmentDef, RangedAttack } from '../content/define.ts';
import type { Zone } from '../map/board.ts';
import { isEmpty, underOf } from '../ops/cards.ts';
import { firstPlace, GRIP_PLACES, GRIPS, type Grip, isDouble } from '../state/grips.ts';
import { type Card, HANDS, NONE, type Who } from '../state/ids.ts';
import { type G, modified, type Style } from './hooks.ts';
import { equipmentAt, survivor, survivorsIn, zombiesIn } from './query.ts';

/** How many of his places work as hands, from the left one on. S1-INV-02, RM-SKILL-32 */
export const handsOf = (g: G, who: Who): number => modified['hands.places'](g, HANDS, who);

/** All grips that he has hands for, whatever they hold. */
export const gripsOf = (g: G, who: Who): readonly Grip[] => GRIPS[handsOf(g, who)];

/** What he holds at a place, if he can use it there. S1-INV-02 */
export const heldAt = (g: G, who: Who, place: number): EquipmentDef | undefined =>
  place < HANDS || place < handsOf(g, who) ? equipmentAt(g, survivor(g, who), place) : undefined;

/** Cards of a grip, or nothing if the hands do not hold what it takes. S1-COMBAT-01, S1-COMBAT-04 */
export function cardsOfGrip(g: G, who: Who, grip: Grip, style: Style): Card[] {
  const { cards } = survivor(g, who);
  const fits = isDouble(grip) ? isPair(g, who, grip, style) : gripAttack(g, who, grip, style);
  return fits ? GRIP_PLACES[grip].map((place) => cards[place]) : [];
}

/** How near and how far the weapon of a place shoots, or null if it does not shoot. S1-RANGED-01, S1-SKILL-12 */
export function rangeOf(
  g: G,
  who: Who,
  place: number,
): { readonly min: number; readonly max: number } | null {
  const weapon = heldAt(g, who, place)?.ranged;
  return weapon ? { min: weapon.min, max: modified['attack.range'](g, weapon.max, who) } : null;
}

/** The weapon of a grip, or the first of two that are equal. */
export const gripWeapon = (g: G, who: Who, grip: Grip): EquipmentDef | undefined =>
  heldAt(g, who, firstPlace(grip));

/** Ranged numbers of a grip. */
export const gripGun = (g: G, who: Who, grip: Grip): RangedAttack | undefined =>
  gripWeapon(g, who, grip)?.ranged;

/** The numbers of a grip for an attack of this style. */
export const gripAttack = (g: G, who: Who, grip: Grip, style: Style): Attack | undefined =>
  gripWeapon(g, who, grip)?.[style];

/** Whether he chooses who is hit by his shots into a zone. S1-SKILL-31, S1-SPECIAL-03 */
export const aims = (g: G, who: Who, grip: Grip, zone: Zone): boolean =>
  modified['attack.aims'](
    g,
    cardsOfGrip(g, who, grip, 'ranged').some((card) => hasScope(g, card)),
    who,
    zone,
  );

/** Damage of the weapon of a grip as he uses it. S1-SKILL-02, RM-SKILL-11, RM-SKILL-29 */
export function damageOf(g: G, who: Who, grip: Grip, style: Style): number {
  const weapon = gripWeapon(g, who, grip);
  const own = modified['weapon.damage'](g, weapon?.[style]?.damage ?? 0, who, style);
  return modified['attack.damage'](g, own, who, style, weapon?.id ?? '');
}

/** Everybody in a zone who can act, the attacker too if he is there. RM-SKILL-20, RM-SKILL-72 */
export const actorsIn = (g: G, zone: Zone): number => zombiesIn(g, zone) + survivorsIn(g, zone).length;

/**
 * Dice that each weapon of a grip rolls, skills aside: its own, and in melee what a card in another hand lends it. A
 * weapon is lent to by one card only, for there is one other hand to it. RM-DUAL-05
 */
export function gripDice(g: G, who: Who, grip: Grip, style: Style): number {
  const own = gripAttack(g, who, grip, style)?.dice ?? 0;
  if (style !== 'melee') return own;
  const s = survivor(g, who);
  const hands = handsOf(g, who);
  let lent = 0;
  for (let place = 0; place < hands; place++) {
    if (place !== firstPlace(grip)) lent = Math.max(lent, equipmentAt(g, s, place)?.lends ?? 0);
  }
  return own + lent;
}

/** Two equal weapons with the symbol, one in each hand. S1-COMBAT-04, S1-SKILL-17, S1-SKILL-20, S1-SKILL-33 */
export function isPair(g: G, who: Who, grip: Grip, style: Style): boolean {
  const [a, b] = GRIP_PLACES[grip];
  const first = heldAt(g, who, a);
  if (!first?.[style] || first !== heldAt(g, who, b) || first.ranged?.burns) return false;
  return modified['attack.dual'](g, first.dual === true, who, style);
}

/**
 * An earlier place with a weapon that is equal to one of a grip and as ready, or -1: only the earlier ones need to be
 * offered.
 */
export function twinOf(g: G, who: Who, grip: Grip): number {
  const places = GRIP_PLACES[grip];
  for (let i = 0; i < places.length; i++) {
    for (let other = 0; other < places[i]; other++)
      if (other !== places[0] && isAlike(g, who, other, places[i])) return other;
  }
  return NONE;
}

function isAlike(g: G, who: Who, a: number, b: number): boolean {
  const { cards } = survivor(g, who);
  const def = heldAt(g, who, a);
  if (!def || def !== heldAt(g, who, b)) return false;
  return (
    isEmpty(g, cards[a]) === isEmpty(g, cards[b]) && underOf(g, cards[a]) < 0 === underOf(g, cards[b]) < 0
  );
}

export const isUnloaded = (g: G, cards: readonly Card[]): boolean => cards.some((card) => isEmpty(g, card));

/** A Scope lies under the Rifle. S1-SPECIAL-03 */
export const hasScope = (g: G, card: Card): boolean => underOf(g, card) >= 0;
