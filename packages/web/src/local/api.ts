import type { Reason, Seat } from '@holdout/kernel';
import type { Command, Reply, SetupRequest, Step, TableUpdate } from '@holdout/protocol';
import type { Fault, Result } from '../app/result.ts';
import type { Place } from '../table/link.ts';

/** A table kept in this browser, as the list of saved games shows it. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly moves: number;
  readonly turn: number;
  readonly over: { readonly result: string; readonly cause: string } | null;
  /** The record can't be read; it is kept, and this says why. */
  readonly broken: Fault | null;
}

/** Tables of this browser, played without a server. Everything runs in a worker and is saved before it is answered. */
export interface LocalHost {
  list(): Promise<SavedTable[]>;
  create(setup: SetupRequest): Promise<Result<string>>;
  /** Takes in a save file under a new id; what is there already is never touched. */
  importSave(text: string): Promise<Result<string>>;
  /** A new table with the same set-up: the same deal from the start. */
  playAgain(id: string): Promise<Result<string>>;
  exportSave(id: string): Promise<Result<{ readonly name: string; readonly text: string }>>;
  /** Which game is played at a table. */
  gameOf(id: string): Promise<Result<string>>;
  remove(id: string): Promise<void>;
  open(id: string, place: Place): Promise<Result<TableUpdate>>;
  /** `from`: how many moves of the history the page has already. */
  send(
    id: string,
    command: Command,
    place: Place,
    from: number,
  ): Promise<Result<{ readonly reply: Reply; readonly update: TableUpdate }>>;
  explain(id: string, seat: Seat, key: string): Promise<Reason | null>;
  /** Move `n` (from 0) once more, step by step. */
  look(id: string, n: number, place: Place): Promise<Result<Step[]>>;
}
