import type { Reason, Seat, Viewer } from '@holdout/kernel';
import type { Command, PlannedStep, Reply, Step, TableUpdate } from '@holdout/protocol';
import type { Result } from '../app/result.ts';

/** Who is looking, and for which seats he answers. */
export interface Place {
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
}

/** Where a table is kept, and how a screen talks to it: the worker of this browser, or a server. */
export interface TableLink {
  /** The table as one sees it with these eyes, from the beginning. What others do is told with the same eyes then. */
  open(place: Place): Promise<Result<TableUpdate>>;
  /** `from`: how many moves of the history the page has already. */
  send(
    command: Command,
    place: Place,
    from: number,
  ): Promise<Result<{ readonly reply: Reply; readonly update: TableUpdate }>>;
  explain(seat: Seat, key: string): Promise<Reason | null>;
  /** Move `n` (from 0) once more, step by step. */
  look(n: number, place: Place): Promise<Result<Step[]>>;
  exportSave(): Promise<Result<{ readonly name: string; readonly text: string }>>;
  /** A table of this browser with the same set-up; null where that can't be had. */
  playAgain: (() => Promise<Result<string>>) | null;
  /** Address of the page that shows the game once more, move by move; not there where one is on it. */
  readonly replay?: string;
  /** How it would be after these answers, as far as nothing unknown comes in between; not there where nobody plans. */
  attempt?(steps: readonly PlannedStep[]): Promise<Result<Attempted>>;
  /** The seats of this screen; null where it answers for all of them. Empty: it only looks on. */
  readonly seats: readonly Seat[] | null;
  /** Tells of what others have done; returns how to stop. Where only this screen acts there is none. */
  listen?(listener: TableListener): () => void;
}

/** What would come of answers that are only thought of. */
export interface Attempted {
  /** How many of them are possible. */
  readonly taken: number;
  /** Something unknown comes next: nobody can plan any further. */
  readonly end: boolean;
  readonly update: TableUpdate;
}

export interface TableListener {
  /** Somebody else has done something. `update.history.from` says what to keep, as after `send`. */
  changed(update: TableUpdate): void;
  /** Nothing that is on the screen can be relied on: read anew (after a loss of the connection, seats given or taken). */
  reopen(): void;
}
