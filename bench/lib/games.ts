import {
  type CoreState,
  type Decision,
  type Json,
  type Option,
  type Run,
  type Seat,
  TABLE,
  Table,
} from '@holdout/kernel';
import { type PandemicState, pandemic } from '@holdout/pandemic';
import { playRandom, randomNumbers } from '@holdout/testkit';

export const EPIDEMICS = 4;

/** Base Pandemic with every role and event, hands open; or all of On the Brink with one of its modules. */
export const optionsFor = (players: number, module: string | null = null): Json & object =>
  pandemic.readOptions({
    players,
    epidemics: EPIDEMICS,
    ...(module === null ? {} : { onTheBrink: true, module }),
  });

/** The seeds of all benchmarks: the game's own luck, and the choices at random. */
export const seedOf = (index: number): string => `bench/${index}`;
export const choicesOf = (index: number): ((below: number) => number) => randomNumbers(index + 1);

/** Plays the game of a seed to its end. */
export function playSeed(
  options: Json & object,
  index: number,
  watch?: (run: Run<PandemicState>) => void,
): { readonly run: Run<PandemicState>; readonly decisions: number } {
  return playRandom(pandemic, options, seedOf(index), choicesOf(index), watch);
}

export const isWon = (state: CoreState): boolean => state.over?.result === 'won';

export const allSeats = (players: number): Seat[] => Array.from({ length: players }, (_, seat) => seat);

/** Running games stopped at positions by lot, one in `every`. */
export function positions(players: number, games: number, every: number): Run<PandemicState>[] {
  const kept: Run<PandemicState>[] = [];
  for (let index = 0; index < games; index++) {
    const lot = randomNumbers(-index - 1);
    playSeed(optionsFor(players), index, (run) => {
      if (!run.state.over && lot(every) === 0) kept.push(run.clone());
    });
  }
  return kept;
}

/** A table of named seats for the game of a seed, as a lobby would set it up. */
export function openTable(players: number, index: number): Table<PandemicState> {
  const seats = allSeats(players).map((seat) => ({ name: `Player ${seat + 1}` }));
  return new Table(pandemic, { options: optionsFor(players), seed: seedOf(index), undo: 'keepFate', seats });
}

/** The answer to a decision that a number from 0 to 1 points at. */
export function answerTo(decision: Decision, random: (below: number) => number) {
  const option: Option = decision.options[random(decision.options.length)];
  return { seq: decision.seq, seat: option.seat === TABLE ? 0 : option.seat, key: option.key };
}

/**
 * A table with many answers, of which many were taken back: a group that tries things out. Whenever the game is over,
 * it goes back a good way and on from there.
 */
export function longTable(players: number, answers: number): Table<PandemicState> {
  const table = openTable(players, 0);
  const random = choicesOf(0);
  const seats = allSeats(players);
  for (let made = 0; made < answers; made++) {
    if (table.over) table.undo(0, Math.max(0, table.moves.length - 10 - random(20)));
    const decision = table.decision(seats);
    if (!decision) throw new Error('a table that has gone back asks nothing');
    table.answer(answerTo(decision, random));
    if (random(8) === 0) table.undo(0);
  }
  return table;
}
