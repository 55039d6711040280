import type { CoreState, Outcome, Table } from '@holdout/kernel';
import { turnOf } from './simulate/batch.ts';

/** A game at a glance. */
export interface Summary {
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly role: string | null }[];
  readonly turns: number;
  readonly moves: number;
  readonly outcome: Pick<Outcome, 'result' | 'cause'> | null;
}

export function summaryOf(table: Table<CoreState>): Summary {
  const { game, setup, state, moves } = table;
  const roles = rolesOf(table);
  return {
    game: game.id,
    seats: setup.seats.map(({ name }, seat) => ({ name, role: roles[seat] ?? null })),
    turns: turnOf(state),
    moves: moves.length,
    outcome: state.over && { result: state.over.result, cause: state.over.cause },
  };
}

/** Role ids by seat, as the game told them; empty in games without roles. */
export function rolesOf({ opening, moves }: Table<CoreState>): string[] {
  const roles: string[] = [];
  for (const event of [...opening, ...moves.flatMap((move) => move.events)]) {
    if (event.t === 'role') roles[Number(event.seat)] = String(event.role);
  }
  return roles;
}
