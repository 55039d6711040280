import type { Answer, Decision, Game } from './game.ts';
import type { Json } from './json.ts';
import { no, type Reason } from './reason.ts';
import { seedStreams } from './rng.ts';
import { Run } from './run.ts';
import { type CoreState, type GameEvent, type Seat, TABLE } from './state.ts';

/**
 * How far a table takes back: `strict` to the last moment at which something became known, `keepFate` as far as you
 * like with the same luck again, `off` not at all.
 */
export const UNDO_MODES = ['keepFate', 'strict', 'off'] as const;
export type UndoMode = (typeof UNDO_MODES)[number];

export interface TableSetup {
  /** The game's own options, checked by the game. */
  readonly options: Json & object;
  readonly seed: string;
  readonly undo: UndoMode;
  readonly seats: readonly SeatSetup[];
}

/** Who has a seat: a person, or a bot by its id. */
export interface SeatSetup {
  readonly name: string;
  readonly bot?: string | undefined;
}

/** What a save keeps of a table, in the order in which it happened. Nothing is ever taken out. */
export type Entry =
  | { readonly by: Seat; readonly key: string; readonly at?: number }
  | { readonly by: Seat; readonly set: string; readonly to: boolean; readonly at?: number }
  | { readonly by: Seat; readonly undo: number; readonly at?: number }
  | { readonly by: Seat; readonly redo: number; readonly at?: number };

/** An answer or a switch that is in force, and what came of it. */
export interface Move {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
  /** Something became known by it. */
  readonly barrier: boolean;
  /** Another side has seen something of it. */
  readonly witnessed: boolean;
  /** Only the seat that made it may know what it chose. */
  readonly secret: boolean;
}

export interface UndoState {
  readonly can: boolean;
  /** Number of moves in force after the undo. */
  readonly to: number;
  /** Catalogue key below `undo.`: why not, or null. */
  readonly why: 'off' | 'nothing' | 'barrier' | 'side' | null;
}

/** A state that a table was carried over from, with the lines of the log that led to it. */
export interface TableBase<S extends CoreState> {
  readonly state: S;
  readonly past: readonly string[];
}

/** Moves between two kept states: undo replays at most this many, or `SPARSE` far back. */
const CHECKPOINT = 10;
/** Moves ago from which only every so many moves a state is kept. */
const RECENT = 50;
const SPARSE = 50;

/** One game at one table: who sits where, everything that was answered, and how to take it back. */
export class Table<S extends CoreState = CoreState> {
  readonly game: Game<S>;
  setup: TableSetup;
  readonly run: Run<S>;
  readonly log: Entry[] = [];
  readonly moves: Move[] = [];
  /** Events of the set-up, before the first answer. */
  readonly opening: readonly GameEvent[];
  /** Where the table starts if not at its seed. */
  readonly base: TableBase<S> | null;
  private readonly undone: Entry[] = [];
  private readonly checkpoints = new Map<number, S>();

  /** @throws InputError if the game refuses the options. */
  constructor(game: Game<S>, setup: TableSetup, base: TableBase<S> | null = null) {
    this.game = game;
    this.base = base;
    const options = game.readOptions(setup.options);
    this.setup = { ...setup, options };
    const state = base ? game.clone(base.state) : game.create(options, seedStreams(setup.seed, game.streams));
    this.run = new Run(game, state);
    const opening: GameEvent[] = [];
    this.run.events = opening;
    this.run.advance();
    this.opening = opening;
    this.checkpoints.set(0, game.clone(this.run.state));
  }

  get state(): S {
    return this.run.state;
  }

  get over(): boolean {
    return this.state.over !== null;
  }

  /** Takes an answer; null, or the reason why it is refused. `at` is wall-clock time, which the rules never read. */
  answer(answer: Answer, at?: number): Reason | null {
    const entry = { by: answer.seat, key: answer.key, ...(at === undefined ? {} : { at }) };
    if (answer.seq !== this.state.seq) return no('HO-STALE', { seq: this.state.seq });
    const reason = this.make(entry);
    if (!reason) this.record(entry);
    return reason;
  }

  /** A seat sets one of its switches, at any time. */
  set(seat: Seat, name: string, to: boolean, at?: number): Reason | null {
    const entry = { by: seat, set: name, to, ...(at === undefined ? {} : { at }) };
    const reason = this.make(entry);
    if (!reason) this.record(entry);
    return reason;
  }

  /** Another one sits there now. The rules know seats, not who has them. */
  seat(seat: Seat, who: SeatSetup): void {
    const seats = this.setup.seats.map((before, at) => (at === seat ? who : before));
    this.setup = { ...this.setup, seats };
  }

  private record(entry: Entry): void {
    this.log.push(entry);
    this.undone.length = 0;
  }

  /** Does what an entry says and keeps it as a move. */
  private make(entry: Entry): Reason | null {
    const { run } = this;
    const events: GameEvent[] = [];
    run.events = events;
    run.barrier = false;
    run.witnessed = false;
    // What others put in while somebody is asked in secret is no secret.
    const secret = run.askingSecretly && run.owner() === entry.by;
    const reason = performEntry(run, entry);
    if (reason) return reason;
    const { barrier, witnessed } = run;
    this.moves.push({ entry, events, barrier, witnessed, secret });
    if (this.moves.length % CHECKPOINT === 0) this.keepState();
    return null;
  }

  /** Long ago fewer states are enough: hardly anybody goes back so far. */
  private keepState(): void {
    const n = this.moves.length;
    this.checkpoints.set(n, this.game.clone(this.run.state));
    const old = n - RECENT;
    if (old > 0 && old % SPARSE !== 0) this.checkpoints.delete(old);
  }

  /** Whether a seat can go back to `to` moves in force (by default it takes the last answer back), and to where. */
  undoState(seat: Seat = 0, to = this.lastAnswer()): UndoState {
    return this.undoTo(seat, to);
  }

  private lastAnswer(): number {
    let to = this.moves.length - 1;
    while (to >= 0 && !('key' in this.moves[to].entry)) to -= 1;
    return to;
  }

  private undoTo(seat: Seat, to: number): UndoState {
    const why = this.whyNotBack(seat, to);
    return { can: why === null, to: why === null ? to : this.moves.length, why };
  }

  private whyNotBack(seat: Seat, to: number): UndoState['why'] {
    const { undo } = this.setup;
    if (undo === 'off') return 'off';
    if (to < 0 || to >= this.moves.length) return 'nothing';
    const taken = this.moves.slice(to);
    const side = this.sideOf(seat);
    // Where sides hide from each other nobody learns something by taking back what he, or they, have seen by it.
    if (side && !taken.every(({ entry }) => side.includes(entry.by))) return 'side';
    // While others are asked who hide, nobody but they may learn whether they have done something already.
    const owner = this.run.owner();
    if (side && owner !== null && owner !== TABLE && !side.includes(owner)) return 'side';
    if (side && (this.over || taken.some(({ witnessed }) => witnessed))) return 'barrier';
    return (side || undo === 'strict') && taken.some(({ barrier }) => barrier) ? 'barrier' : null;
  }

  /** The seats that play together with a seat, or null where no side hides from another. */
  private sideOf(seat: Seat): readonly Seat[] | null {
    const sides = this.game.sides?.(this.state) ?? null;
    return sides && (sides.find((side) => side.includes(seat)) ?? []);
  }

  /** Takes back to `to` moves in force (by default the last answer). Null, or why not. */
  undo(seat: Seat, to = this.lastAnswer(), at?: number): Reason | null {
    const state = this.undoTo(seat, to);
    if (!state.can) return no('HO-UNDO', { why: state.why ?? 'nothing' });
    const taken = this.moves.slice(to).map((move) => move.entry);
    this.undone.unshift(...taken);
    this.goTo(to);
    this.log.push({ by: seat, undo: to, ...(at === undefined ? {} : { at }) });
    return null;
  }

  /** Number of moves that a seat can do again. */
  redoable(seat: Seat = 0): number {
    const side = this.sideOf(seat);
    const own = !side || this.undone.every(({ by }) => side.includes(by));
    return own ? this.undone.length : 0;
  }

  /** Does again what was taken back, by default up to and with the next answer. */
  redo(seat: Seat, to = this.nextRedo(), at?: number): Reason | null {
    if (this.redoable(seat) === 0 || to <= this.moves.length || to > this.moves.length + this.undone.length) {
      return no('HO-REDO');
    }
    while (this.moves.length < to) {
      const reason = this.make(this.undone[0]);
      if (reason) return reason;
      this.undone.shift();
    }
    this.log.push({ by: seat, redo: to, ...(at === undefined ? {} : { at }) });
    return null;
  }

  private nextRedo(): number {
    const answer = this.undone.findIndex((entry) => 'key' in entry);
    return this.moves.length + (answer < 0 ? this.undone.length : answer + 1);
  }

  /** The state after `to` moves, out of the nearest kept one. */
  stateAt(to: number): S {
    return this.runAt(to).state;
  }

  private runAt(to: number): Run<S> {
    let from = to - (to % CHECKPOINT);
    while (from > 0 && !this.checkpoints.has(from)) from -= CHECKPOINT;
    const kept = this.checkpoints.get(from);
    if (!kept) throw new RangeError(`no state is kept for move ${from}`);
    const run = new Run(this.game, this.game.clone(kept));
    run.advance();
    for (let i = from; i < to; i++) performEntry(run, this.moves[i].entry);
    return run;
  }

  private goTo(to: number): void {
    const { state } = this.runAt(to);
    this.moves.length = to;
    for (const n of [...this.checkpoints.keys()]) if (n > to) this.checkpoints.delete(n);
    this.run.state = state;
    this.run.events = null;
    this.run.refreshHooks();
    this.run.advance();
  }

  /** Makes move `n` (from 0) once more on a copy, telling `tap` of every event. The table stays as it is. */
  rehearse(n: number, tap: (event: GameEvent, run: Run<S>) => void): void {
    const run = this.runAt(n);
    run.events = [];
    run.tap = (event) => tap(event, run);
    performEntry(run, this.moves[n].entry);
  }

  /** Replays an entry of a save, undo and all. */
  apply(entry: Entry): Reason | null {
    if ('undo' in entry) return this.undo(entry.by, entry.undo, entry.at);
    if ('redo' in entry) return this.redo(entry.by, entry.redo, entry.at);
    if ('set' in entry) return this.set(entry.by, entry.set, entry.to, entry.at);
    return this.answer({ seq: this.state.seq, seat: entry.by, key: entry.key }, entry.at);
  }

  decision(seats: readonly Seat[]): Decision | null {
    return this.run.decision(seats);
  }
}

/** Does what an entry of a move says: an answer to the open choice, or a switch. Null, or why not. */
function performEntry<S extends CoreState>(run: Run<S>, entry: Entry): Reason | null {
  if ('key' in entry) return run.answer({ seq: run.state.seq, seat: entry.by, key: entry.key });
  if (!('set' in entry)) return no('HO-KEY', { key: JSON.stringify(entry) });
  const values = run.state.switches[entry.set];
  if (!values || values[entry.by] === undefined) return no('HO-KEY', { key: entry.set });
  values[entry.by] = entry.to;
  run.emit({ t: 'switch', seat: entry.by, name: entry.set, to: entry.to });
  // A switch can close or open the choice that is waiting.
  run.advance();
  return null;
}
