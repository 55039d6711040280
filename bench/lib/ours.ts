import type { CoreState, Game } from '@holdout/kernel';
import { playRun, playTable } from '../peers/bare.ts';
import { offerMatch } from './match.ts';

/** A small game on our kernel, to be compared with the same game elsewhere. */
interface Ours<S extends CoreState> {
  readonly game: Game<S>;
  readonly games: number;
  /** Rounds of a repeat, for each of the two ways to play. */
  readonly rounds: { readonly run: number; readonly table: number };
  readonly facts: (end: S) => string;
}

/** Offers our side of a comparison: at a table with `--table`, and otherwise the rules only. */
export function offerOurs<S extends CoreState>({ game, games, rounds, facts }: Ours<S>): void {
  const atTable = process.argv.includes('--table');
  const play = atTable ? playTable : playRun;
  offerMatch({
    title: atTable ? 'Holdout, at a table' : 'Holdout, rules only',
    meaning: atTable
      ? 'The same with answers by key, a log, and states kept for undo.'
      : 'A running game of our kernel: no log, no undo, options by number.',
    games,
    rounds: atTable ? rounds.table : rounds.run,
    play: (seed, random) => play(game, seed, random),
    facts,
  });
}
