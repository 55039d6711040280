import {
  type CoreState,
  type Decision,
  drawBelow,
  entryLine,
  type Game,
  type GameEvent,
  InputError,
  type Move,
  no,
  parseLine,
  type Reason,
  Run,
  type Seat,
  type SeatSetup,
  seedStreams,
  seenBy,
  sha256Hex,
  Table,
  type TableSetup,
  type UndoState,
  type Viewer,
} from '@holdout/kernel';
import { type BotPlayers, BotSeats, MOST_ANSWERS } from './bots.ts';
import type { Command } from './commands.ts';
import type { PlannedStep } from './room.ts';
import type { MoveView, Reply, Step, TableUpdate } from './update.ts';

/** What differs between the browser's worker and the server. */
export interface HostOptions<S extends CoreState = CoreState> {
  /** The bots this host knows. */
  readonly bots?: BotPlayers<S>;
  /**
   * What a client is told in place of the number of answers given so far: where somebody answers in secret, that number
   * would tell how often. Different numbers must be told apart. By default the number itself.
   */
  readonly seal?: (seq: number) => number;
  /** How often bots answer before the host takes a breath: a server has others to serve. By default as often as it takes. */
  readonly botAnswers?: number;
}

/** What comes of answers that are not given. */
export interface Attempt {
  /** How many of them are possible. */
  readonly taken: number;
  /** Why the next one is not. */
  readonly reason: Reason | null;
  /** Something would become known there: nobody can say how it goes on. */
  readonly end: boolean;
  readonly update: TableUpdate;
}

const openly = (seq: number): number => seq;

/**
 * One table and what its clients may know of it. The worker in the browser and the server both run this class; they
 * differ only in where messages come from and where saves go.
 */
export class TableHost<S extends CoreState = CoreState> {
  readonly table: Table<S>;
  private readonly known: BotPlayers<S>;
  private readonly seal: (seq: number) => number;
  private readonly botAnswers: number;
  private bots: BotSeats<S>;
  private readonly seedHash: string;
  private version = 0;
  /** Moves before and after the last command: what a client has to drop and to append. */
  private lastSteps: { readonly viewers: Map<Viewer, Step[]>; readonly from: number } | null = null;

  /** @throws InputError if a seat is a bot's that is not among `bots`. */
  constructor(
    table: Table<S>,
    { bots = new Map(), seal = openly, botAnswers = MOST_ANSWERS }: HostOptions<S> = {},
  ) {
    this.table = table;
    this.known = bots;
    this.seal = seal;
    this.botAnswers = botAnswers;
    this.bots = new BotSeats(table, bots);
    this.seedHash = sha256Hex(`holdout:${table.setup.seed}`);
  }

  /**
   * A new table, up to the first choice of a person.
   *
   * @throws InputError if the game refuses the options, or a bot is not known.
   */
  static create<S extends CoreState>(
    game: Game<S>,
    setup: TableSetup,
    options: HostOptions<S> = {},
  ): TableHost<S> {
    const host = new TableHost(new Table(game, setup), options);
    host.begin();
    return host;
  }

  /** Lets bots answer up to the first choice of a person. */
  begin(viewers: readonly Viewer[] = [], at?: number): void {
    this.change(viewers, true, () => {
      this.bots.play(at, this.botAnswers);
      return null;
    });
  }

  /** The seat of a bot that has more to answer, after a breath; null if there is none. */
  get nextBot(): Seat | null {
    return this.bots.next();
  }

  /**
   * Does what a command says. `viewers` are those who want to see it step by step.
   *
   * @returns ok, or the reason why not; the table is then as it was.
   */
  do(command: Command, viewers: readonly Viewer[], at?: number): Reply {
    return this.change(viewers, command.t !== 'undo', () => {
      const reason = this.perform(command, at);
      if (!reason) this.bots.play(at, this.botAnswers);
      return reason;
    });
  }

  /**
   * Takes over what another host of the same table has done: lines of its log, bots' answers among them.
   *
   * @throws InputError if a line is none, or does not fit.
   */
  follow(lines: readonly string[], viewers: readonly Viewer[]): void {
    const entries = lines.map((line, i) => parseLine(line, `lines[${i}]`));
    const forward = entries.every((entry) => !('undo' in entry));
    this.change(viewers, forward, () => {
      for (const [i, entry] of entries.entries()) {
        const by = 'key' in entry && this.table.setup.seats[entry.by]?.bot !== undefined;
        this.bots.acting = by;
        const reason = this.table.apply(entry);
        this.bots.acting = false;
        if (reason)
          throw new InputError('save.mismatch', `lines[${i}]`, { found: reason.rule, move: this.moves });
      }
      this.bots.moved();
      return null;
    });
  }

  /**
   * Another one sits there now: a person, or a bot, which answers as soon as it is told to `begin`.
   *
   * @throws InputError if the bot is not known; the table is then as it was.
   */
  seat(seat: Seat, who: SeatSetup): void {
    const before = this.table.setup.seats[seat];
    this.table.seat(seat, who);
    try {
      this.bots = new BotSeats(this.table, this.known);
    } catch (error) {
      this.table.seat(seat, before);
      throw error;
    }
  }

  /** Number of moves in force. */
  get moves(): number {
    return this.table.moves.length;
  }

  /** Number of moves that a viewer knows of. */
  movesFor(looking: Viewer): number {
    return this.seenMoves(this.eyes(looking)).length;
  }

  /** Does something, and keeps what each viewer sees of it step by step. */
  private change(viewers: readonly Viewer[], forward: boolean, work: () => Reason | null): Reply {
    const before = this.moves;
    const steps = new Map<Viewer, Step[]>(viewers.map((viewer) => [this.eyes(viewer), []]));
    const { run } = this.table;
    run.tap = (event) => {
      for (const [viewer, seen] of steps) seen.push(...this.step(run, event, viewer));
    };
    try {
      const reason = work();
      if (reason) return { ok: false, reason };
    } finally {
      run.tap = null;
    }
    this.version += 1;
    this.lastSteps = { viewers: forward ? steps : new Map(), from: Math.min(before, this.moves) };
    return { ok: true };
  }

  /** How many moves would be in force after an undo that a seat asks for; null if it is not possible. */
  undoTarget(seat: Seat, to?: number): number | null {
    const state = this.table.undoState(seat, this.placeOf({ seat, to }) ?? this.lastByPerson());
    return state.can ? state.to : null;
  }

  /** Goes back to so many moves in force, for a seat. */
  undoTo(seat: Seat, to: number, viewers: readonly Viewer[], at?: number): Reply {
    return this.change(viewers, false, () => {
      const reason = this.table.undo(seat, to, at);
      if (!reason) this.bots.play(at, this.botAnswers);
      return reason;
    });
  }

  /** Where the last answer of a person stands: a bot would only give its own once more. -1 if there is none. */
  private lastByPerson(): number {
    const { moves, setup } = this.table;
    return moves.findLastIndex(({ entry }) => 'key' in entry && setup.seats[entry.by]?.bot === undefined);
  }

  /** Only where nobody hides anything may one look for all; else it is the look of somebody without a seat. */
  eyes(viewer: Viewer): Viewer {
    const { game, state, over } = this.table;
    return viewer === 'everyone' && !over && game.open?.(state) !== true ? 'spectator' : viewer;
  }

  private perform(command: Command, at?: number): Reason | null {
    const { table } = this;
    switch (command.t) {
      case 'answer':
        if (!this.isCurrent(command)) return no('HO-STALE', { seq: this.knownSeq([command.seat]) });
        this.bots.moved();
        return table.answer({ ...command, seq: table.state.seq }, at);
      case 'go':
        return this.bots.wave();
      case 'set':
        return table.set(command.seat, command.name, command.to, at);
      case 'undo':
        return table.undo(command.seat, this.placeOf(command) ?? this.lastByPerson(), at);
      case 'redo':
        return table.redo(command.seat, this.placeOf(command), at);
    }
  }

  /** How many moves are in force where a seat counts `to`, which sees only some of them. */
  private placeOf({
    seat,
    to,
  }: {
    readonly seat: Seat;
    readonly to?: number | undefined;
  }): number | undefined {
    if (to === undefined) return undefined;
    const seen = this.seenMoves(seat);
    return to >= seen.length ? this.moves + to - seen.length : seen[to];
  }

  /**
   * The moves that a viewer knows of, by their places among all of them. Of what somebody has done in secret, the others
   * don't learn even that it was done.
   */
  private seenMoves(viewer: Viewer): number[] {
    const { moves } = this.table;
    const seen: number[] = [];
    for (let n = 0; n < moves.length; n++) if (isSeen(moves[n], viewer)) seen.push(n);
    return seen;
  }

  /** How many answers have been given since the last move that one of them knows of. */
  private secretAnswers(eyes: readonly Viewer[]): number {
    const { moves } = this.table;
    let count = 0;
    for (let n = moves.length - 1; n >= 0; n--) {
      if (eyes.some((viewer) => isSeen(moves[n], viewer))) break;
      if ('key' in moves[n].entry) count += 1;
    }
    return count;
  }

  /** The number of the decision as they may know it: it stays the same while others answer in secret. */
  private knownSeq(eyes: readonly Viewer[]): number {
    return this.seal(this.table.state.seq - this.secretAnswers(eyes));
  }

  /** Whether a seat that answers has been told of all that it may know of. */
  private isCurrent({ seq, seat }: Command & { readonly t: 'answer' }): boolean {
    for (let back = this.secretAnswers([seat]); back >= 0; back--) {
      if (seq === this.seal(this.table.state.seq - back)) return true;
    }
    return false;
  }

  /** One step, or none if nothing has happened for the viewer. */
  private step(run: Run<S>, event: GameEvent, viewer: Viewer): Step[] {
    const seen = seenBy(event, viewer);
    if (!seen) return [];
    return [{ event: seen, view: this.table.game.view(run, viewer), foreign: this.bots.acting }];
  }

  /** Why a seat can't choose something now; null if it can. */
  explain(seat: Seat, key: string): Reason | null {
    return this.table.run.explain(seat, key);
  }

  /**
   * What a viewer sees now. `seats` are those he answers for; `from` is the number of moves he has already, which is
   * cut down to what is still in force. Moves he does not know of are not counted.
   */
  update(looking: Viewer, seats: readonly Seat[], from = 0): TableUpdate {
    const { table } = this;
    const viewer = this.eyes(looking);
    const { setup, run } = table;
    const seen = this.seenMoves(viewer);
    const since = this.lastSteps?.from ?? this.moves;
    const keep = Math.min(from, seen.length, countBelow(seen, since));
    const undo = table.undoState(seats[0], this.lastByPerson());
    const eyes = [viewer, ...seats];
    return {
      game: table.game.id,
      version: this.version,
      viewer,
      seats: setup.seats,
      undoMode: setup.undo,
      view: table.game.view(run, viewer),
      decision: this.sealed(table.decision(seats), eyes),
      undo: { ...undo, to: countBelow(seen, undo.to), why: this.knownWhy(undo.why, eyes, seats[0]) },
      redo: table.redoable(seats[0]),
      moves: seen.length,
      opening: keep === 0 ? eventsFor(table.opening, viewer) : [],
      history: {
        from: keep,
        moves: seen.slice(keep).map((n, i) => moveView(table.moves[n], keep + i, viewer)),
      },
      steps: this.lastSteps?.viewers.get(viewer) ?? [],
      seedHash: this.seedHash,
      seed: table.over ? setup.seed : null,
    };
  }

  private sealed(decision: Decision | null, eyes: readonly Viewer[]): Decision | null {
    return decision && { ...decision, seq: this.seal(decision.seq - this.secretAnswers(eyes)) };
  }

  /** Why nothing can be taken back, as they may know it: not because of what the other side has done in secret. */
  private knownWhy(why: UndoState['why'], eyes: readonly Viewer[], seat: Seat = 0): UndoState['why'] {
    if (why !== 'side' || this.secretAnswers(eyes) === 0) return why;
    const { game, state, moves, run } = this.table;
    const owner = run.owner();
    const asked = game.sides?.(state)?.find((one) => owner !== null && one.includes(owner));
    // That the others are asked everybody knows.
    if (asked && !asked.includes(seat)) return why;
    const known = moves.findLast((move) => 'key' in move.entry && eyes.some((eye) => isSeen(move, eye)));
    const side = game.sides?.(state)?.find((one) => one.includes(seat));
    return known && side?.includes(known.entry.by) ? 'barrier' : why;
  }

  /**
   * What a viewer saw after `n` of the moves he knows of, with all that had happened until then: who was asked, but nothing
   * to choose and nothing to take back.
   *
   * @throws RangeError if he knows of fewer moves.
   */
  at(n: number, looking: Viewer): TableUpdate {
    const viewer = this.eyes(looking);
    const run = this.runAt(n, viewer);
    const decision = run.decision([]);
    return {
      ...this.update(looking, []),
      view: this.table.game.view(run, viewer),
      decision: decision && { ...decision, seq: n, options: [] },
      undo: { can: false, to: n, why: 'nothing' },
      redo: 0,
      moves: n,
      history: {
        from: 0,
        moves: this.seenMoves(viewer)
          .slice(0, n)
          .map((place, i) => moveView(this.table.moves[place], i, viewer)),
      },
      steps: [],
    };
  }

  /**
   * A table that goes on from where this one was after `n` of the moves that a viewer knows of: with the same luck, whatever
   * is chosen from there on.
   *
   * @throws RangeError if he knows of fewer moves.
   */
  cut(n: number, looking: Viewer): Table<S> {
    const { game, setup, base, moves } = this.table;
    const table = new Table(game, setup, base);
    for (const { entry } of moves.slice(0, this.placeAfter(n, this.eyes(looking)))) table.apply(entry);
    return table;
  }

  private runAt(n: number, viewer: Viewer): Run<S> {
    const { game } = this.table;
    const run = new Run(game, game.clone(this.table.stateAt(this.placeAfter(n, viewer))));
    run.advance();
    return run;
  }

  /** How many moves were in force after `n` of those that a viewer knows of. */
  private placeAfter(n: number, viewer: Viewer): number {
    const seen = this.seenMoves(viewer);
    if (!Number.isInteger(n) || n < 0 || n > seen.length) throw new RangeError(`there is no move ${n}`);
    if (n === seen.length) return this.moves;
    return n === 0 ? 0 : seen[n - 1] + 1;
  }

  /**
   * How it would be after these answers, on a deal that the viewer can't tell from the true one: it ends where something
   * would become known.
   */
  attempt(steps: readonly PlannedStep[], looking: Viewer, seats: readonly Seat[]): Attempt {
    const viewer = this.eyes(looking);
    const run = this.dealtAnew(viewer, 'attempt');
    run.events = [];
    let taken = 0;
    let reason: Reason | null = null;
    while (taken < steps.length && !reason && !run.barrier) {
      const { seat, key } = steps[taken];
      reason = run.answer({ seq: run.state.seq, seat, key });
      if (!reason) taken += 1;
    }
    const now = this.update(looking, seats, this.moves);
    const update: TableUpdate = {
      ...now,
      opening: [],
      history: { from: now.moves, moves: [] },
      view: this.table.game.view(run, viewer),
      decision: run.barrier ? null : this.sealed(run.decision(seats), [viewer, ...seats]),
      steps: [],
    };
    return { taken, reason, end: run.barrier, update };
  }

  /** A game that the viewer can't tell from this one. The same `word` deals the same. */
  private dealtAnew(viewer: Viewer, word: string): Run<S> {
    const { game, run, setup, log } = this.table;
    const stream = seedStreams(`${setup.seed}/${word}/${log.length}`, ['deal']).deal;
    const copy = new Run(
      game,
      game.sample(run, viewer, (below) => drawBelow(stream, below)),
    );
    copy.advance();
    return copy;
  }

  /**
   * A table that begins where this one is, for somebody who is to go on alone: what he can't know is dealt anew, and of
   * what was answered it has what he knows of.
   */
  fork(looking: Viewer, seed: string): Table<S> {
    const viewer = this.eyes(looking);
    const { table } = this;
    const { state } = this.dealtAnew(viewer, seed);
    const past = this.seenMoves(viewer)
      .map((n) => table.moves[n])
      .filter((move) => !isHidden(move, viewer))
      .map(({ entry }) => entryLine(entry));
    return new Table(
      table.game,
      { ...table.setup, seed },
      { state, past: [...(table.base?.past ?? []), ...past] },
    );
  }

  /**
   * Move `n` once more, step by step, without touching the table.
   *
   * @throws RangeError if the viewer knows of no such move.
   */
  look(n: number, looking: Viewer): Step[] {
    const viewer = this.eyes(looking);
    const move = this.seenMoves(viewer)[n];
    if (move === undefined) throw new RangeError(`there is no move ${n}`);
    const steps: Step[] = [];
    this.table.rehearse(move, (event, run) => steps.push(...this.step(run, event, viewer)));
    return steps;
  }
}

const isHidden = (move: Move, viewer: Viewer): boolean =>
  move.secret && move.entry.by !== viewer && viewer !== 'everyone';

const isSeen = (move: Move, viewer: Viewer): boolean =>
  !isHidden(move, viewer) || move.events.some((event) => seenBy(event, viewer) !== null);

/** How many of these ascending numbers are below a limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let count = numbers.length;
  while (count > 0 && numbers[count - 1] >= limit) count -= 1;
  return count;
}

function moveView(move: Move, n: number, viewer: Viewer): MoveView {
  const { entry } = move;
  const key = 'key' in entry && !isHidden(move, viewer) ? entry.key : null;
  return { n, by: entry.by, key, events: eventsFor(move.events, viewer) };
}

const eventsFor = (events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.flatMap((event) => seenBy(event, viewer) ?? []);
