import { encode, no, optionKind, pass, type Seat, steps, type Verdict } from '@holdout/kernel';
import { CITY_IDS } from '../../content/base/map.ts';
import { action } from '../../content/define.ts';
import { discardFromHand } from '../../ops/cards.ts';
import { cure } from '../../ops/diseases.ts';
import { hasStation } from '../../ops/stations.ts';
import { spendAction } from '../../ops/turn.ts';
import { type Card, DISEASE_IDS, type Disease, STANDARD_DISEASES } from '../../state/ids.ts';
import { UNCURED } from '../../state/state.ts';
import { cardWords } from '../../state/words.ts';
import { cardsOf, countOf } from '../hands.ts';
import { type G, modified } from '../hooks.ts';
import { SPEND } from '../options.ts';
import { pickAsk } from '../pick.ts';

const CURE = optionKind('cure', 'disease');
const CARDS_FOR_A_CURE = 5;
const { act, ask, program, repeat } = steps<G, { seat: Seat; disease: Disease; cards: Card[] }>();

const cardsNeeded = (g: G, seat: Seat, disease: Disease): number =>
  modified['cure.cards'](g, CARDS_FOR_A_CURE, seat, disease);

/** PD-ACT-11 */
function cannotCure(g: G, seat: Seat, disease: Disease): Verdict {
  const city = g.state.pawns[seat];
  if (disease >= STANDARD_DISEASES) return no('PD-ACT-11');
  if (g.state.diseases[disease] !== UNCURED) return no('PD-ACT-11', { disease: DISEASE_IDS[disease] });
  if (!hasStation(g, city)) return no('PD-ACT-11', { city: CITY_IDS[city] });
  const need = cardsNeeded(g, seat, disease);
  const have = countOf(g, seat, disease);
  return have < need ? no('PD-ACT-11', { disease: DISEASE_IDS[disease], need, have }) : pass;
}

function discover(g: G, seat: Seat, disease: Disease, cards: readonly Card[]): void {
  spendAction(g);
  for (const card of cards) discardFromHand(g, seat, card);
  if (g.loud) g.emit({ t: 'spent', seat, cards: cardWords(cards) });
  cure(g, seat, disease);
}

/** Discover a Cure. PD-ACT-11 */
export const discoverCure = action({
  kind: CURE,
  list: (g, seat, out) => {
    if (!hasStation(g, g.state.pawns[seat])) return;
    for (let disease = 0; disease < STANDARD_DISEASES; disease++) {
      if (g.state.diseases[disease] !== UNCURED) continue;
      const have = countOf(g, seat, disease);
      if (have > 0 && have >= cardsNeeded(g, seat, disease)) out.push(encode(CURE, seat, disease));
    }
  },
  cannot: cannotCure,
  perform: (g, seat, disease) => {
    const cards = cardsOf(g, seat, disease);
    if (cards.length === cardsNeeded(g, seat, disease)) discover(g, seat, disease, cards);
    else g.call('cure', { seat, disease, cards: [] });
  },
});

/** More cards of the colour than needed: the player picks which to hand in, one by one. */
export const cureProgram = program('cure', [
  repeat('pick', (g, vars) => vars.cards.length < cardsNeeded(g, vars.seat, vars.disease), [
    ask(
      'card',
      pickAsk({
        ask: 'cureCard',
        about: (_, vars) => DISEASE_IDS[vars.disease],
        list: (g, vars, out) => {
          for (const card of cardsOf(g, vars.seat, vars.disease)) {
            if (!vars.cards.includes(card)) out.push(encode(SPEND, vars.seat, card));
          }
        },
        take: (vars, card) => {
          vars.cards.push(card);
        },
      }),
    ),
  ]),
  act('discover', (g, vars) => discover(g, vars.seat, vars.disease, vars.cards)),
]);
