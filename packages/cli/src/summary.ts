import type { CoreState, Outcome, Table } from '@holdout/kernel';
import { turnOf } from './turn.ts';

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
    seats: setup.seats.map(({ name }, seat) => ({ name, role: roles[seat] || null })),
    turns: turnOf(state),
    moves: moves.length,
    outcome: state.over && { result: state.over.result, cause: state.over.cause },
  };
}

/** Role ids by seat, as everybody may see them; empty in games without roles. */
export function rolesOf({ game, run }: Table<CoreState>): string[] {
  const view = game.view(run, 'spectator');
  if (!('seats' in view) || !Array.isArray(view.seats)) return [];
  return view.seats.map((seat: unknown) => roleOf(seat));
}

function roleOf(seat: unknown): string {
  const known = typeof seat === 'object' && seat !== null && 'role' in seat;
  return known && typeof seat.role === 'string' ? seat.role : '';
}
