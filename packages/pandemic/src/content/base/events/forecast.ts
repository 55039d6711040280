import { argA, encode, no, optionKind, pass, type Seat, steps } from '@holdout/kernel';
import { arrangeTop, putAwayEvent } from '../../../ops/cards.ts';
import { peek } from '../../../ops/peek.ts';
import { enterTopAsk } from '../../../rules/entered.ts';
import type { G } from '../../../rules/hooks.ts';
import type { Card, InfectionCard } from '../../../state/ids.ts';
import { infectionWords } from '../../../state/words.ts';
import { event } from '../../define.ts';

const ORDER = optionKind('order', 'infection');
const LOOK_AT = 6;

type ForecastVars = {
  seat: Seat;
  card: Card;
  /** Cards a real table has told of so far. */
  told: number;
  left: InfectionCard[];
  order: InfectionCard[];
};
const { act, ask, program, repeat } = steps<G, ForecastVars>();

const cardsToSee = (g: G): number => Math.min(LOOK_AT, g.state.infectionDeck.length);

const forecastProgram = program('forecast', [
  act('play', (g, vars) => putAwayEvent(g, vars.seat, vars.card)),
  repeat('told', (g, vars) => g.state.entered && vars.told < cardsToSee(g), [ask('tell', enterTopAsk())]),
  act('look', (g, vars) => {
    vars.left = peek(g, vars.seat, cardsToSee(g));
  }),
  repeat('arrange', (_, vars) => vars.left.length > 0, [
    ask('next', {
      ask: 'forecastOrder',
      secret: true,
      owner: (_, vars) => vars.seat,
      about: (_, vars) => infectionWords(vars.order).join(','),
      list: (_, vars, out) => {
        for (const card of vars.left) out.push(encode(ORDER, vars.seat, card));
      },
      // How many cards are left is public, so taking the last one by itself reveals nothing.
      take: (_, vars, code) => {
        vars.left.splice(vars.left.indexOf(argA(code)), 1);
        vars.order.push(argA(code));
      },
    }),
  ]),
  act('put back', (g, vars) => {
    arrangeTop(g, vars.seat, vars.order);
    if (!g.loud) return;
    const cards = infectionWords(vars.order);
    g.emit({ t: 'arrange', seat: vars.seat, n: cards.length, only: { seats: [vars.seat], cities: cards } });
  }),
]);

/** Looks at the top six infection cards and puts them back in any order. PD-EVT-05 */
export const forecast = event({
  id: 'forecast',
  card: 49,
  kinds: [ORDER],
  programs: [forecastProgram],
  cannot: (g) => (g.state.infectionDeck.length > 0 ? pass : no('PD-EVT-05')),
  play: (g, seat, card) => g.call('forecast', { seat, card, told: 0, left: [], order: [] }),
});
