import type { Fault, Reason, Seat } from '@holdout/kernel';
import type { Command, Reply, SetupRequest, Step, TableUpdate } from '@holdout/protocol';
import type { Result } from '../app/result.ts';
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

/** A game that is only looked at. */
export interface OpenedReplay {
  readonly handle: number;
  readonly game: string;
  /** How many moves can be looked at. */
  readonly moves: number;
}

/** A save that tells neither who has played nor when. */
export interface ScrubbedSave {
  readonly game: string;
  readonly moves: number;
  readonly text: string;
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
  /** Takes out of a save what tells who has played, and when. */
  scrub(text: string): Promise<Result<ScrubbedSave>>;
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
  /** Takes in a save only to look at it, with everybody's eyes: nothing is stored. */
  openReplay(text: string): Promise<Result<OpenedReplay>>;
  /** How it was after `n` moves. */
  replayAt(handle: number, n: number): Promise<Result<TableUpdate>>;
  /** Move `n` (from 0), step by step. */
  replayLook(handle: number, n: number): Promise<Result<Step[]>>;
  /** A new table that goes on from there, with the same luck. */
  playFrom(handle: number, n: number): Promise<Result<string>>;
  closeReplay(handle: number): Promise<void>;
}
