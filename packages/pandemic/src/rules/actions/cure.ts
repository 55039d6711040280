import { encode, no, optionKind, pass, type Seat, steps, type Verdict } from '@holdout/kernel';
import { CITY_IDS } from '../../content/base/map.ts';
import { action } from '../../content/define.ts';
import { discardFromHand } from '../../ops/cards.ts';
import { cubesAt } from '../../ops/cubes.ts';
import { cure } from '../../ops/diseases.ts';
import { returnSamples } from '../../ops/samples.ts';
import { hasStation } from '../../ops/stations.ts';
import { markCure, spendAction } from '../../ops/turn.ts';
import { diseasesInPlay } from '../../state/brink.ts';
import { type Card, DISEASE_IDS, type Disease, isCityCard, PURPLE } from '../../state/ids.ts';
import { UNCURED } from '../../state/state.ts';
import { cardWords } from '../../state/words.ts';
import { cardsOf, countOf } from '../hands.ts';
import { type G, modified } from '../hooks.ts';
import { SPEND } from '../options.ts';
import { pickAsk } from '../pick.ts';

const CURE = optionKind('cure', 'disease');
const CARDS_FOR_A_CURE = 5;

type CureVars = {
  seat: Seat;
  disease: Disease;
  cards: Card[];
  /** Cards less, and samples that are handed in for them. OB-ROLE-10 */
  saved: number;
  samples: number;
};
const { act, ask, program, repeat } = steps<G, CureVars>();

const cardsNeeded = (g: G, seat: Seat, disease: Disease, saved: number): number =>
  modified['cure.cards'](g, CARDS_FOR_A_CURE, seat, disease) - saved;

/** Cards that count for a cure: those of the colour, or any City card for the purple disease. OB-MUT-18 */
const cardsFor = (g: G, seat: Seat, disease: Disease): Card[] =>
  disease === PURPLE ? g.state.hands[seat].filter(isCityCard) : cardsOf(g, seat, disease);

const countFor = (g: G, seat: Seat, disease: Disease): number =>
  disease === PURPLE ? cardsFor(g, seat, disease).length : countOf(g, seat, disease);

/** One of the cards for the purple disease has to name a city where it is. OB-MUT-18, OB-MUT-19 */
const isMatch = (g: G, disease: Disease, card: Card): boolean =>
  disease !== PURPLE || cubesAt(g, card, PURPLE) > 0;

/** Diseases that can still be cured. */
export function curable(g: G): Disease[] {
  const diseases: Disease[] = [];
  for (let disease = 0; disease < diseasesInPlay(g.state); disease++)
    if (g.state.diseases[disease] === UNCURED) diseases.push(disease);
  return diseases;
}

/** PD-ACT-11 */
export function cannotCure(g: G, seat: Seat, disease: Disease, saved = 0): Verdict {
  const city = g.state.pawns[seat];
  if (disease >= diseasesInPlay(g.state)) return no('PD-ACT-11');
  if (g.state.diseases[disease] !== UNCURED) return no('PD-ACT-11', { disease: DISEASE_IDS[disease] });
  if (!hasStation(g, city)) return no('PD-ACT-11', { city: CITY_IDS[city] });
  const need = cardsNeeded(g, seat, disease, saved);
  const have = countFor(g, seat, disease);
  if (have < need) return no('PD-ACT-11', { disease: DISEASE_IDS[disease], need, have });
  if (disease !== PURPLE || cardsFor(g, seat, disease).some((card) => isMatch(g, disease, card))) return pass;
  return no('OB-MUT-18');
}

function discover(g: G, { seat, disease, cards, samples }: CureVars): void {
  spendAction(g);
  for (const card of cards) discardFromHand(g, seat, card);
  if (g.loud) g.emit({ t: 'spent', seat, cards: cardWords(cards) });
  returnSamples(g, seat, disease, samples);
  cure(g, seat, disease);
  markCure(g, disease);
}

/** Cures a disease, after asking which cards to hand in if there are more than it takes. */
export function startCure(g: G, seat: Seat, disease: Disease, saved = 0, samples = 0): void {
  const cards = cardsFor(g, seat, disease);
  const exact = cards.length === cardsNeeded(g, seat, disease, saved);
  const vars = { seat, disease, cards: exact ? cards : [], saved, samples };
  if (exact) discover(g, vars);
  else g.call('cure', vars);
}

/** Discover a Cure. PD-ACT-11 */
export const discoverCure = action({
  kind: CURE,
  list: (g, seat, out) => {
    if (!hasStation(g, g.state.pawns[seat])) return;
    for (let disease = 0; disease < diseasesInPlay(g.state); disease++)
      if (cannotCure(g, seat, disease) === pass) out.push(encode(CURE, seat, disease));
  },
  cannot: (g, seat, disease) => cannotCure(g, seat, disease),
  perform: (g, seat, disease) => startCure(g, seat, disease),
});

/** More cards of the colour than needed: the player picks which to hand in, one by one. */
export const cureProgram = program('cure', [
  repeat('pick', (g, vars) => missing(g, vars) > 0, [
    ask(
      'card',
      pickAsk({
        ask: 'cureCard',
        about: (_, vars) => DISEASE_IDS[vars.disease],
        list: (g, vars, out) => {
          for (const card of cardsFor(g, vars.seat, vars.disease))
            if (mayPick(g, vars, card)) out.push(encode(SPEND, vars.seat, card));
        },
        take: (vars, card) => {
          vars.cards.push(card);
        },
      }),
    ),
  ]),
  act('discover', discover),
]);

const missing = (g: G, { seat, disease, cards, saved }: CureVars): number =>
  cardsNeeded(g, seat, disease, saved) - cards.length;

/** The last card has to be one that matches if none before did. */
function mayPick(g: G, vars: CureVars, card: Card): boolean {
  if (vars.cards.includes(card)) return false;
  const matches = (picked: Card): boolean => isMatch(g, vars.disease, picked);
  return missing(g, vars) > 1 || matches(card) || vars.cards.some(matches);
}
