import type { Bot } from '@holdout/bots';
import { type CoreState, type Game, type Json, Run, seedStreams, sha256Words } from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import { turnOf } from '../turn.ts';
import { digestOf } from './digest.ts';

/** What all games of a simulation have in common. */
export interface Series {
  readonly game: string;
  readonly options: Json & object;
  readonly bot: string;
  readonly seed: string;
  /** Whether a line is wanted for each game. */
  readonly lines: boolean;
}

/** A run of games that one worker plays without a pause: those with the numbers `from` to `from + count - 1`. */
export interface Batch {
  readonly series: Series;
  readonly from: number;
  readonly count: number;
}

/** What the games of a batch came to, added up. */
export interface BatchResult {
  readonly from: number;
  readonly count: number;
  /** Milliseconds since 1970 at which the first game began. */
  readonly startedAt: number;
  readonly wins: number;
  /** Lost games by cause. */
  readonly losses: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly turns: number;
  /** One for each game, in order. */
  readonly digests: Int32Array;
  /** JSON lines, one for each game; empty if none were wanted. */
  readonly lines: string;
}

/** A game may not last longer than this; one that does goes round in circles. */
const MAX_DECISIONS = 100_000;

interface Played {
  readonly run: Run;
  readonly decisions: number;
}

/** Plays a batch. The result depends on the series and the numbers of the games only, not on who plays it when. */
export function playBatch(game: Game<CoreState>, bot: Bot, { series, from, count }: Batch): BatchResult {
  const startedAt = performance.timeOrigin + performance.now();
  const digests = new Int32Array(count);
  const losses: Record<string, number> = {};
  const lines: string[] = [];
  let [wins, decisions, turns] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const seed = `${series.seed}/${from + i}`;
    const played = playGame(game, series.options, bot, seed);
    const { state } = played.run;
    digests[i] = digestOf(played.decisions, state.over, state);
    decisions += played.decisions;
    turns += turnOf(state);
    if (state.over?.result === 'won') wins += 1;
    else if (state.over) losses[state.over.cause] = (losses[state.over.cause] ?? 0) + 1;
    if (series.lines) lines.push(lineOf(from + i, seed, played, digests[i]));
  }
  return { from, count, startedAt, wins, losses, decisions, turns, digests, lines: lines.join('') };
}

function playGame(game: Game<CoreState>, options: Json & object, bot: Bot, seed: string): Played {
  const run = new Run(game, game.create(options, seedStreams(seed, game.streams)));
  const random = randomNumbers(sha256Words(seed)[0]);
  run.advance();
  let decisions = 0;
  while (!run.state.over) {
    run.play(run.pick(bot.choose(run, random)));
    decisions += 1;
    if (decisions > MAX_DECISIONS) throw new Error(`the game of seed ${seed} does not end`);
  }
  return { run, decisions };
}

function lineOf(n: number, seed: string, { run, decisions }: Played, digest: number): string {
  const { state } = run;
  const { result, cause } = state.over ?? { result: null, cause: null };
  const hex = (digest >>> 0).toString(16).padStart(8, '0');
  return `${JSON.stringify({ n, seed, result, cause, turns: turnOf(state), decisions, digest: hex })}\n`;
}
