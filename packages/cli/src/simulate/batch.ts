import { type CoreState, type Game, type Json, Run, seedStreams, sha256Words } from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import type { Player, TextGame } from '../textGame.ts';
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

/** A game that lasts longer has come to a standstill, and counts as neither won nor lost. */
const MAX_DECISIONS = 50_000;

interface Played {
  readonly run: Run;
  readonly decisions: number;
}

/** Plays a batch. The result depends on the series and the numbers of the games only, not on who plays it when. */
export function playBatch(
  { game, chronicle }: TextGame,
  bot: Player,
  { series, from, count }: Batch,
): BatchResult {
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
    const turn = chronicle.turnOf(state);
    turns += turn;
    if (state.over?.result === 'won') wins += 1;
    else if (state.over) losses[state.over.cause] = (losses[state.over.cause] ?? 0) + 1;
    if (series.lines) lines.push(lineOf(from + i, seed, played, turn, digests[i]));
  }
  return { from, count, startedAt, wins, losses, decisions, turns, digests, lines: lines.join('') };
}

function playGame(game: Game<CoreState>, options: Json & object, bot: Player, seed: string): Played {
  const run = new Run(game, game.create(options, seedStreams(seed, game.streams)));
  const random = randomNumbers(sha256Words(seed)[0]);
  run.advance();
  let decisions = 0;
  while (!run.state.over && decisions < MAX_DECISIONS) {
    run.play(run.pick(bot.choose(run, random)));
    decisions += 1;
  }
  return { run, decisions };
}

function lineOf(n: number, seed: string, { run, decisions }: Played, turns: number, digest: number): string {
  const { state } = run;
  const { result, cause } = state.over ?? { result: null, cause: null };
  const hex = (digest >>> 0).toString(16).padStart(8, '0');
  return `${JSON.stringify({ n, seed, result, cause, turns, decisions, digest: hex })}\n`;
}
