import type {
  Decision,
  GameEvent,
  Reason,
  Seat,
  SeatSetup,
  UndoMode,
  UndoState,
  Viewer,
} from '@holdout/kernel';

/** One event and how the game looked to the viewer right after it. Shown one after the other, they are the animation. */
export interface Step {
  readonly event: GameEvent;
  readonly view: object;
  /** Nobody at the screen has chosen what led to it: it is new to all who look. */
  readonly foreign: boolean;
}

/** An answer or a switch in the history of a table, as one viewer may know it. */
export interface MoveView {
  /** Its place among the moves in force, from 0. */
  readonly n: number;
  readonly by: Seat;
  /** What was chosen; null if it was a switch, or a secret of another seat. */
  readonly key: string | null;
  readonly events: readonly GameEvent[];
}

/** All that a client shows of a table. */
export interface TableUpdate {
  readonly game: string;
  /** Grows by one with every command that was taken, undo included. */
  readonly version: number;
  readonly viewer: Viewer;
  readonly seats: readonly SeatSetup[];
  readonly undoMode: UndoMode;
  readonly view: object;
  /** What the asked-for seats can choose now, null when the game is over. */
  readonly decision: Decision | null;
  readonly undo: UndoState;
  /** Moves that can be done again. */
  readonly redo: number;
  /** Number of moves in force. */
  readonly moves: number;
  /** Events of the set-up; only with a full update (`history.from` is 0). */
  readonly opening: readonly GameEvent[];
  /** The client keeps its first `from` moves and puts these behind them. */
  readonly history: { readonly from: number; readonly moves: readonly MoveView[] };
  /** What the last command brought about, step by step; empty after an undo or when a table is opened. */
  readonly steps: readonly Step[];
  /** The promise that binds the seed before the game is over. */
  readonly seedHash: string;
  /** The seed itself, once nothing is hidden any more. */
  readonly seed: string | null;
}

export type Reply = { readonly ok: true } | { readonly ok: false; readonly reason: Reason };
