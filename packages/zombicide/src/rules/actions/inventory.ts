import { encode, no, optionKind, pass, type Verdict } from '@holdout/kernel';
import { type ActionDef, action } from '../../content/define.ts';
import { RECIPES } from '../../content/equipment/index.ts';
import { discardCard, layDown, layUnder, setCard, takeAside, underOf } from '../../ops/cards.ts';
import { whoWord } from '../../ops/survivors.ts';
import { NONE, type Who } from '../../state/ids.ts';
import type { Survivor } from '../../state/state.ts';
import { PLACE_WORDS, survivorDomain, THEIRS } from '../../state/words.ts';
import { byId } from '../activation.ts';
import { forbidden, type G, happened, modified } from '../hooks.ts';
import { organiseVars, REORGANISE, TO_HAND, TRADE } from '../organise.ts';
import { cannotPay, pay } from '../pay.ts';
import { cardDef, equipmentAt, freePlace, holdsCard, isLiving, survivor } from '../query.ts';

const ORGANISE = optionKind('organise');
const TRADE_WITH = optionKind('trade', 'survivor');
const DISCARD = optionKind('discard', 'place');
const COMBINE = optionKind('combine', 'place', 'place');

/** S1-TRADE-01 */
export const organise: ActionDef = action({
  kind: ORGANISE,
  list: (g, who, out) => {
    if (!cannotOrganise(g, who)) out.push(encode(ORGANISE, survivor(g, who).seat));
  },
  cannot: cannotOrganise,
  perform: (g, who) => {
    pay(g, 'other');
    g.call('organise', organiseVars(who, REORGANISE));
  },
});

function cannotOrganise(g: G, who: Who): Verdict {
  return survivor(g, who).cards.every((card) => card === NONE) ? no('S1-TRADE-01') : cannotPay(g, 'other');
}

/** S1-TRADE-02 */
export const trade: ActionDef = action({
  kind: TRADE_WITH,
  list: (g, who, out) => {
    const s = survivor(g, who);
    for (const other of g.state.survivors) {
      if (!cannotTrade(g, who, other.id)) out.push(encode(TRADE_WITH, s.seat, other.id));
    }
  },
  cannot: cannotTrade,
  perform: (g, who, id) => {
    pay(g, 'other');
    const partner = byId(g, id);
    if (g.loud) g.emit({ t: 'trade', who: whoWord(g, who), with: whoWord(g, partner) });
    happened['trade.begins'](g, who, partner);
    g.call('organise', organiseVars(who, TRADE, partner));
  },
});

const carriesAny = ({ cards }: Survivor): boolean => cards.some((card) => card >= 0);

function cannotTrade(g: G, who: Who, id: number): Verdict {
  const partner = byId(g, id);
  const s = survivor(g, who);
  const near = partner >= 0 && partner !== who && survivor(g, partner).zone === s.zone && isLiving(s);
  if (!near) return no('S1-TRADE-02', { who: survivorDomain.format(id) });
  if (!carriesAny(s) && !carriesAny(survivor(g, partner))) return no('S1-TRADE-02', { cards: 0 });
  return forbidden['survivors.meet'](g, who, partner) ?? cannotPay(g, 'other');
}

/** Costs nothing. S1-INV-04, S1-INV-05 */
export const discard: ActionDef = action({
  kind: DISCARD,
  list: (g, who, out) => {
    const s = survivor(g, who);
    for (let place = 0; place < s.cards.length; place++)
      if (holdsCard(s, place)) out.push(encode(DISCARD, s.seat, place));
  },
  cannot: (g, who, place) => {
    if (place >= THEIRS) return no('S1-INV-04');
    return holdsCard(survivor(g, who), place) ? pass : no('S1-INV-05', { place: PLACE_WORDS[place] });
  },
  perform: (g, who, place) => {
    layDown(g, who, place);
  },
});

/** Two cards become one. S1-SPECIAL-01 to S1-SPECIAL-04 */
export const combine: ActionDef = action({
  kind: COMBINE,
  list: (g, who, out) => {
    const s = survivor(g, who);
    for (let a = 0; a < s.cards.length; a++) {
      if (!isPart(equipmentAt(g, s, a)?.id)) continue;
      for (let b = 0; b < s.cards.length; b++)
        if (!cannotCombine(g, who, a, b)) out.push(encode(COMBINE, s.seat, a, b));
    }
  },
  cannot: cannotCombine,
  perform: (g, who, upper, lower) => {
    const s = survivor(g, who);
    const recipe = recipeOf(g, who, upper, lower);
    if (!recipe) return;
    const [first, second] = [s.cards[upper], s.cards[lower]];
    setCard(g, who, lower, NONE);
    if (recipe.makes) make(g, who, recipe.makes, upper, [first, second]);
    else layUnder(g, first, second);
    if (g.loud) g.emit({ t: 'combine', who: whoWord(g, who), makes: recipe.id });
    g.call('organise', organiseVars(who, TO_HAND, NONE, upper));
  },
});

const firstParts = new Set(RECIPES.map(({ parts }) => parts[0]));
const isPart = (id: string | undefined): boolean => id !== undefined && firstParts.has(id);

function recipeOf(g: G, who: Who, upper: number, lower: number) {
  const s = survivor(g, who);
  const [first, second] = [equipmentAt(g, s, upper)?.id, equipmentAt(g, s, lower)?.id];
  return RECIPES.find(({ parts }) => parts[0] === first && parts[1] === second);
}

function cannotCombine(g: G, who: Who, upper: number, lower: number): Verdict {
  const { cards } = survivor(g, who);
  if (upper >= cards.length || lower >= cards.length) return no('S1-SPECIAL-02');
  const recipe = recipeOf(g, who, upper, lower);
  if (!recipe) return no('S1-SPECIAL-02');
  if (!recipe.makes) return underOf(g, cards[upper]) < 0 ? pass : no('S1-SPECIAL-03');
  const left = g.state.aside.some((card) => cardDef(g, card)?.id === recipe.makes);
  return left ? pass : no('S1-SPECIAL-04');
}

/** Both parts are discarded; what is made lies where the first was. With the skill it is two. S1-SKILL-15 */
function make(g: G, who: Who, id: string, place: number, parts: readonly number[]): void {
  for (const part of parts) discardCard(g, part);
  setCard(g, who, place, NONE);
  const copies = modified['craft.copies'](g, 1, who);
  for (let i = 0; i < copies; i++) {
    const at = i === 0 ? place : freePlace(g, who);
    const card = at < 0 ? NONE : takeAside(g, id);
    if (card !== NONE) setCard(g, who, at, card);
  }
}
