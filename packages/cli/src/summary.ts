import type { CoreState, Json, Outcome, Table } from '@holdout/kernel';
import type { Chronicle } from './textGame.ts';

/** A game at a glance. */
export interface Summary {
  readonly game: string;
  /** Names, and who they play. */
  readonly seats: readonly Readonly<Record<string, Json>>[];
  readonly turns: number;
  readonly moves: number;
  readonly outcome: Pick<Outcome, 'result' | 'cause'> | null;
}

export function summaryOf({ turnOf, seatFacts }: Chronicle, table: Table<CoreState>): Summary {
  const { game, setup, state, moves, run } = table;
  const view = game.view(run, 'spectator');
  return {
    game: game.id,
    seats: setup.seats.map(({ name }, seat) => ({ name, ...seatFacts(view, seat) })),
    turns: turnOf(state),
    moves: moves.length,
    outcome: state.over && { result: state.over.result, cause: state.over.cause },
  };
}
