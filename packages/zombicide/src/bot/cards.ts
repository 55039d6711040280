import type { EquipmentDef } from '../content/define.ts';
import { RECIPES } from '../content/equipment/index.ts';
import type { G } from '../rules/hooks.ts';
import { cardDef, placesOf, survivor } from '../rules/query.ts';
import { HANDS, LEFT, NONE, RIGHT, type Who, WOUNDED } from '../state/ids.ts';
import { FOUND, THEIRS } from '../state/words.ts';
import { fuseWorth, isRipe } from './bang.ts';
import { strength } from './fight.ts';
import { suppliesWanted } from './supplies.ts';
import { hasTool, living, opensDoors } from './team.ts';

/** What a bot thinks of cards: how good it is to carry them, in the hands and elsewhere. */

const shotStrength = (def: EquipmentDef | undefined): number => {
  if (def?.ranged?.burns) return 2.5;
  return strength(def?.ranged) * 1.4 - (def?.ranged?.reload ? 0.3 : 0);
};

/** Weapons work in the hands only: one for what is beside him, one for what comes, or a pair. S1-INV-02 */
function handsWorth(g: G, who: Who, left: EquipmentDef | undefined, right: EquipmentDef | undefined): number {
  const pair = left !== undefined && left === right && left.dual ? 2 : 1;
  const beside = Math.max(strength(left?.melee), strength(right?.melee)) * pair;
  const far = Math.max(shotStrength(left), shotStrength(right)) * pair;
  const spare = strength(left?.melee) + strength(right?.melee) + shotStrength(left) + shotStrength(right);
  const ready = isRipe(g) && [left, right].some((def) => def?.ranged?.burns) ? 30 : 0;
  return beside * 3 + far * 3 + spare * 0.1 + ready + toolWorth(g, who, left?.opens ?? right?.opens);
}

/** One in the team has to have something for doors at hand. */
function toolWorth(g: G, who: Who, opens: EquipmentDef['opens']): number {
  if (!opens) return 0;
  return living(g).some((other) => other !== who && opensDoors(g, other)) ? 1 : 6;
}

/** Worth of something in the reserve, beside the other cards. */
function backWorth(g: G, who: Who, def: EquipmentDef, ids: readonly string[]): number {
  if (def.supply) return suppliesWanted(g).includes(def.id) ? 6 : 0.2;
  if (def.searches) return 2;
  if (def.shields) return 3;
  if (def.rerolls) return 0.6;
  const fuse = fuseWorth(g, def, isPart(def.id, ids));
  if (fuse > 0) return fuse;
  if (isPart(def.id, ids)) return 3;
  return 0.4 + (strength(def.melee) + shotStrength(def)) * 0.4 + (def.opens ? spareTool(g, who) : 0);
}

/** A tool in the reserve: much if it is the only one of the team. */
const spareTool = (g: G, who: Who): number =>
  living(g).some((other) => other !== who && hasTool(g, other)) ? 0.8 : 4;

/** Two things that make a third are worth more together. S1-SPECIAL-01 */
const isPart = (id: string, ids: readonly string[]): boolean =>
  RECIPES.some(({ parts }) => parts.includes(id) && parts.every((part) => ids.includes(part)));

/** What it is worth to carry just these cards at these places. */
function worthOf(g: G, who: Who, cards: readonly number[]): number {
  const defs = cards.map((card) => (card >= 0 ? cardDef(g, card) : undefined));
  const ids = defs.map((def) => def?.id ?? '');
  let worth = handsWorth(g, who, defs[LEFT], defs[RIGHT]);
  defs.forEach((def, place) => {
    // A wound is best kept where nothing else would be of use.
    if (cards[place] === WOUNDED && place < HANDS) worth -= 2;
    if (!def) return;
    const kept = backWorth(g, who, def, ids);
    worth += place < HANDS && (def.melee || def.ranged) ? kept * 0.5 : kept;
  });
  return worth;
}

/** How much he would miss the card of a place. */
export function costOfCard(g: G, who: Who, place: number): number {
  const { cards } = survivor(g, who);
  const without = cards.slice();
  without[place] = NONE;
  return worthOf(g, who, cards) - worthOf(g, who, without);
}

/** What it is worth to have the best of the found cards instead of the one at a place. */
export function roomWorth(g: G, who: Who, place: number): number {
  const { cards } = survivor(g, who);
  let best = Number.NEGATIVE_INFINITY;
  for (const found of g.state.found) {
    const after = cards.slice();
    after[place] = found;
    best = Math.max(best, worthOf(g, who, after) - worthOf(g, who, cards));
  }
  return best;
}

/** What changing two places of his own is worth. */
export const swapWorth = (g: G, who: Who, from: number, to: number): number =>
  moveWorth(g, who, NONE, from, to);

/** The card at a place of a question about cards; a partner's place is told by `partner`. */
export function cardAt(g: G, who: Who, partner: Who, place: number): number {
  if (place >= FOUND) return g.state.found[place - FOUND] ?? NONE;
  if (place >= THEIRS) return partner === NONE ? NONE : survivor(g, partner).cards[place - THEIRS];
  return survivor(g, who).cards[place] ?? NONE;
}

/** What moving a card from one place to another is worth, to him and to his partner. */
export function moveWorth(g: G, who: Who, partner: Who, from: number, to: number): number {
  const own = survivor(g, who).cards;
  const their = partner === NONE ? [] : survivor(g, partner).cards;
  const [after, theirAfter] = [own.slice(), their.slice()];
  const set = (place: number, card: number): void => {
    if (place >= FOUND) return;
    if (place >= THEIRS) theirAfter[place - THEIRS] = card;
    else after[place] = card;
  };
  set(to, cardAt(g, who, partner, from));
  set(from, cardAt(g, who, partner, to));
  const gain = worthOf(g, who, after) - worthOf(g, who, own);
  return partner === NONE ? gain : gain + worthOf(g, partner, theirAfter) - worthOf(g, partner, their);
}

/** The most that moving one card to a partner, or from him, is worth. */
export function tradeGain(g: G, who: Who, partner: Who): number {
  let best = 0;
  for (let own = 0; own < placesOf(g, who); own++) {
    for (let their = 0; their < placesOf(g, partner); their++) {
      const [a, b] = [survivor(g, who).cards[own], survivor(g, partner).cards[their]];
      if (a === WOUNDED || b === WOUNDED || (a === NONE && b === NONE)) continue;
      best = Math.max(best, moveWorth(g, who, partner, own, THEIRS + their));
    }
  }
  return best;
}
