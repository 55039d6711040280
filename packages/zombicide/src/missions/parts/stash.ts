import { argA, type CodeList, encode, kindOf, no, optionKind, steps, type Verdict } from '@holdout/kernel';
import { action } from '../../content/define.ts';
import { retrieve, store } from '../../ops/helicopter.ts';
import { helicopterOf, isInside, landedIn } from '../../rules/helicopter.ts';
import type { G } from '../../rules/hooks.ts';
import { DONE } from '../../rules/options.ts';
import { cannotPay, pay } from '../../rules/pay.ts';
import { cardDef, freePlace, holdsCard, isLiving, survivor } from '../../rules/query.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { PLACE_WORDS } from '../../state/words.ts';

const STORE = optionKind('store', 'place');
const RETRIEVE = optionKind('retrieve', 'equipment');
export const STASH_KINDS = [STORE, RETRIEVE];

/** Those in it, and on the ground those beside it too. RM-HELI-19 to RM-HELI-21 (in flight: ruling OQ-11) */
function cannotReach(g: G, who: Who, rule: string): Verdict {
  return isInside(g, who) || landedIn(g) === survivor(g, who).zone ? null : no(rule);
}

function cannotStore(g: G, who: Who, place: number): Verdict {
  const far = cannotReach(g, who, 'RM-HELI-19');
  if (far) return far;
  return place < survivor(g, who).cards.length && holdsCard(survivor(g, who), place)
    ? null
    : no('RM-HELI-19', { place: PLACE_WORDS[place] });
}

const cargoOf = (g: G): readonly number[] => g.state.cars[helicopterOf(g)]?.cargo ?? [];
const stored = (g: G, number: number): number =>
  cargoOf(g).findIndex((card) => cardDef(g, card)?.number === number);

function cannotRetrieve(g: G, who: Who, number: number): Verdict {
  const far = cannotReach(g, who, 'RM-HELI-20');
  if (far) return far;
  if (stored(g, number) < 0) return no('RM-HELI-20');
  return freePlace(g, who) < 0 ? no('RM-INV-01') : null;
}

function listStore(g: G, who: Who, out: CodeList): void {
  const { seat, cards } = survivor(g, who);
  for (let place = 0; place < cards.length; place++)
    if (!cannotStore(g, who, place)) out.push(encode(STORE, seat, place));
}

function listRetrieve(g: G, who: Who, out: CodeList): void {
  const numbers = new Set(cargoOf(g).map((card) => cardDef(g, card)?.number ?? NONE));
  for (const number of [...numbers].sort((a, b) => a - b))
    if (!cannotRetrieve(g, who, number)) out.push(encode(RETRIEVE, survivor(g, who).seat, number));
}

/** Any number of cards for one action. RM-HELI-19 */
export const storing = action({
  kind: STORE,
  list: (g, who, out) => {
    if (!cannotPay(g, 'other')) listStore(g, who, out);
  },
  cannot: (g, who, place) => cannotStore(g, who, place) ?? cannotPay(g, 'other'),
  perform: (g, who, place) => {
    pay(g, 'other');
    store(g, who, helicopterOf(g), place);
    g.call('stash', { who, out: 0 });
  },
});

/** RM-HELI-20 */
export const retrieving = action({
  kind: RETRIEVE,
  list: (g, who, out) => {
    if (!cannotPay(g, 'other')) listRetrieve(g, who, out);
  },
  cannot: (g, who, number) => cannotRetrieve(g, who, number) ?? cannotPay(g, 'other'),
  perform: (g, who, number) => {
    pay(g, 'other');
    retrieve(g, who, helicopterOf(g), stored(g, number));
    g.call('stash', { who, out: 1 });
  },
});

/** Who goes on, and whether cards come out. */
type StashVars = { who: Who; out: number };
const { ask, program, repeat } = steps<G, StashVars>();

/** More cards, until it is enough. */
export const stashProgram = program('stash', [
  repeat('more', (_, vars) => vars.who !== NONE, [
    ask('card', {
      ask: 'stash',
      owner: (g, vars) => survivor(g, vars.who).seat,
      list: (g, vars, out) => {
        if (vars.out === 1) listRetrieve(g, vars.who, out);
        else listStore(g, vars.who, out);
        out.push(encode(DONE, survivor(g, vars.who).seat));
      },
      explain: (g, vars, code) =>
        kindOf(code) === STORE.id ? cannotStore(g, vars.who, argA(code)) : no('RM-HELI-20'),
      take: (g, vars, code) => {
        const car = helicopterOf(g);
        if (kindOf(code) === STORE.id) store(g, vars.who, car, argA(code));
        if (kindOf(code) === RETRIEVE.id) retrieve(g, vars.who, car, stored(g, argA(code)));
        if (kindOf(code) === DONE.id || !isLiving(survivor(g, vars.who))) vars.who = NONE;
      },
    }),
  ]),
]);
