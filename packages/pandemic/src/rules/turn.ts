import { steps } from '@holdout/kernel';
import { DISEASE_OF } from '../content/base/map.ts';
import {
  addToHand,
  enterInfectionTop,
  enterPlayerTop,
  flipTop,
  renewInfectionDeck,
  takePlayerCard,
} from '../ops/cards.ts';
import { infect } from '../ops/cubes.ts';
import { addIncident } from '../ops/incidents.ts';
import { lose } from '../ops/outcome.ts';
import {
  beginInfecting,
  beginTurn,
  infectionRate,
  moreFlips,
  noteFlip,
  passTurn,
  setQuietNight,
} from '../ops/turn.ts';
import { type Card, isEpidemic, isIncident, NONE, namesCity } from '../state/ids.ts';
import { PHASE_ACTIONS } from '../state/state.ts';
import { cardWord, cardWords, infectionWord } from '../state/words.ts';
import { actionAsk } from './actions.ts';
import { enterAsk, enteredCard, possibleInfections, possiblePlayerCards } from './entered.ts';
import { type G, happened } from './hooks.ts';
import { waiting } from './incidents.ts';
import { overLimit, reduceHands } from './limit.ts';
import { mutate } from './mutate.ts';
import { ENTER_CARD, ENTER_INFECTION } from './options.ts';
import { pauseStep } from './pause.ts';
import { terroristFollows } from './terrorist.ts';

const CARDS_EACH_TURN = 2;

type TurnVars = {
  /** Cards drawn so far in this turn. */
  drawn: Card[];
  /** Epidemics of this draw that are still to be resolved, and the one that is. */
  epidemics: Card[];
  epidemic: Card;
  /** Infection cards still to be flipped; 0 when the phase is skipped. */
  flips: number;
};
const { act, ask, call, each, program, repeat, when } = steps<G, TurnVars>();

/** One player's turn: actions, draw, infections. PD-TURN-01 */
export const turnProgram = program('turn', [
  act('begin', beginTurn),
  repeat('actions', (g) => g.state.phase === PHASE_ACTIONS, [
    ask('action', actionAsk),
    when('hands after action', overLimit, [reduceHands('reduce after action')]),
  ]),

  act('cards due', (g) => {
    if (g.loud) g.emit({ t: 'drawing', seat: g.state.active });
    // Nothing is drawn if there are not enough: the team has lost. PD-DRAW-02
    if (g.state.playerDeck.length < CARDS_EACH_TURN) lose(g, 'cards');
  }),
  repeat('draw', (_, vars) => vars.drawn.length < CARDS_EACH_TURN, [
    ask(
      'entered card',
      enterAsk({
        ask: 'enterCard',
        kind: ENTER_CARD,
        about: (g) => `p${g.state.active + 1}`,
        possible: possiblePlayerCards,
        take: (g, card) => enterPlayerTop(g, enteredCard(g, card), isEpidemic),
      }),
    ),
    act('draw one', (g, vars) => {
      vars.drawn.push(takePlayerCard(g));
    }),
  ]),
  act('take', takeDrawn),
  // OB-MUT-12: before the epidemics of the same draw.
  when('incidents', (g) => waiting(g).length > 0, [call('happen', () => ['incidents', { card: NONE }])]),
  each('epidemics', 'epidemics', 'epidemic', [
    call('epidemic', (_, vars) => ['epidemic', { card: vars.epidemic }]),
    when('another epidemic', (_, vars) => vars.epidemics.length > 0, [pauseStep('between epidemics')]),
  ]),
  when('hands after draw', overLimit, [reduceHands('reduce after draw')]),
  pauseStep('after draw'),

  act('infections due', (g, vars) => {
    beginInfecting(g);
    vars.flips = g.state.quietNight ? 0 : infectionRate(g);
    if (!g.state.quietNight) return;
    // PD-EVT-07
    setQuietNight(g, false);
    if (g.loud) g.emit({ t: 'quiet', seat: g.state.active });
  }),
  repeat('infections', (_, vars) => vars.flips > 0, [
    act('renew', renewInfectionDeck),
    when('some left', (g) => g.state.infectionDeck.length > 0, [
      ask(
        'entered infection',
        enterAsk({
          ask: 'enterInfection',
          kind: ENTER_INFECTION,
          possible: (g) => possibleInfections(g),
          take: enterInfectionTop,
        }),
      ),
      act('flip', flip),
    ]),
    act('flipped', (g, vars) => {
      vars.flips -= 1;
      if (vars.flips === 0) vars.flips = moreFlips(g);
    }),
    pauseStep('after flip'),
  ]),
  act('ended', (g) => happened['turn.ended'](g, g.state.active)),
  when('terrorist', terroristFollows, [call('terror', () => ['terrorist turn', {}])]),
  act('end', passTurn),
]);

/** City and event cards go to the hand at once, epidemics are resolved and never held. PD-DRAW-03, PD-DRAW-04 */
function takeDrawn(g: G, vars: TurnVars): void {
  const seat = g.state.active;
  for (const card of vars.drawn) {
    if (isEpidemic(card)) vars.epidemics.push(card);
    else if (isIncident(card)) addIncident(g, card);
    else addToHand(g, seat, card);
  }
  if (g.loud) tellDrawn(g, vars.drawn, vars.epidemics.length);
  vars.drawn = [];
}

function tellDrawn(g: G, drawn: readonly Card[], epidemics: number): void {
  const seat = g.state.active;
  const n = drawn.length;
  if (g.state.options.openHands) g.emit({ t: 'draw', seat, n, epidemics, cards: cardWords(drawn) });
  else {
    const cards = drawn.filter((card) => !isEpidemic(card)).map(cardWord);
    g.emit({ t: 'draw', seat, n, epidemics, only: { seats: [seat], cards } });
  }
}

/** PD-INF-01, PD-INF-02 */
function flip(g: G): void {
  const city = flipTop(g);
  noteFlip(g, city);
  if (g.loud) g.emit({ t: 'flip', city: infectionWord(city) });
  if (!namesCity(city)) {
    mutate(g, 1, 1);
    return;
  }
  happened['city.flipped'](g, city);
  if (!g.state.over) infect(g, city, DISEASE_OF[city], 1, 'flip');
}

/** The frame of a whole game: set-up, then turn after turn until somebody wins or loses. */
const game = steps<G>();
export const gameProgram = game.program('game', [
  game.call('setup', () => ['setup', { i: 0, seat: 0 }]),
  game.repeat('turns', () => true, [
    game.call('turn', () => ['turn', { drawn: [], epidemics: [], epidemic: -1, flips: 0 }]),
  ]),
]);
