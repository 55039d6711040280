import {
  type CoreState,
  type Game,
  type GameEvent,
  type Move,
  type Reason,
  type Run,
  type Seat,
  seenBy,
  sha256Hex,
  Table,
  type TableSetup,
  type Viewer,
} from '@holdout/kernel';
import { type BotPlayers, BotSeats } from './bots.ts';
import type { Command } from './commands.ts';
import type { MoveView, Reply, Step, TableUpdate } from './update.ts';

/**
 * One table and what its clients may know of it. The worker in the browser and the server both run this class; they
 * differ only in where messages come from and where saves go.
 */
export class TableHost<S extends CoreState = CoreState> {
  readonly table: Table<S>;
  private readonly bots: BotSeats<S>;
  private readonly seedHash: string;
  private version = 0;
  /** Moves before and after the last command: what a client has to drop and to append. */
  private lastSteps: { readonly viewers: Map<Viewer, Step[]>; readonly from: number } | null = null;

  /** @throws InputError if a seat is a bot's that is not among `bots`. */
  constructor(table: Table<S>, bots: BotPlayers<S> = new Map()) {
    this.table = table;
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
    bots: BotPlayers<S> = new Map(),
  ): TableHost<S> {
    const host = new TableHost(new Table(game, setup), bots);
    host.begin();
    return host;
  }

  /** Lets bots answer up to the first choice of a person. */
  begin(): void {
    this.bots.play();
  }

  /**
   * Does what a command says. `viewers` are those who want to see it step by step.
   *
   * @returns ok, or the reason why not; the table is then as it was.
   */
  do(command: Command, viewers: readonly Viewer[], at?: number): Reply {
    const before = this.table.moves.length;
    const steps = new Map<Viewer, Step[]>(viewers.map((viewer) => [this.eyes(viewer), []]));
    const { run } = this.table;
    run.tap = (event) => {
      for (const [viewer, seen] of steps) seen.push(...this.step(run, event, viewer));
    };
    const reason = this.perform(command, at);
    if (!reason) this.bots.play(at);
    run.tap = null;
    if (reason) return { ok: false, reason };
    this.version += 1;
    const forward = command.t !== 'undo';
    this.lastSteps = {
      viewers: forward ? steps : new Map(),
      from: Math.min(before, this.table.moves.length),
    };
    return { ok: true };
  }

  /** Only where nobody hides anything may one look for all; else it is the look of somebody without a seat. */
  private eyes(viewer: Viewer): Viewer {
    const { game, state, over } = this.table;
    return viewer === 'everyone' && !over && game.open?.(state) !== true ? 'spectator' : viewer;
  }

  private perform(command: Command, at?: number): Reason | null {
    const { table } = this;
    switch (command.t) {
      case 'answer':
        this.bots.moved();
        return table.answer(command, at);
      case 'go':
        return this.bots.wave();
      case 'set':
        return table.set(command.seat, command.name, command.to, at);
      case 'undo':
        return table.undo(command.seat, command.to, at);
      case 'redo':
        return table.redo(command.seat, command.to, at);
    }
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
   * cut down to what is still in force.
   */
  update(looking: Viewer, seats: readonly Seat[], from = 0): TableUpdate {
    const { table } = this;
    const viewer = this.eyes(looking);
    const { setup, run } = table;
    const keep = Math.min(from, table.moves.length, this.lastSteps?.from ?? table.moves.length);
    return {
      game: table.game.id,
      version: this.version,
      viewer,
      seats: setup.seats,
      undoMode: setup.undo,
      view: table.game.view(run, viewer),
      decision: table.decision(seats),
      undo: table.undoState(seats[0]),
      redo: table.redoable(seats[0]),
      moves: table.moves.length,
      opening: keep === 0 ? eventsFor(table.opening, viewer) : [],
      history: {
        from: keep,
        moves: table.moves.slice(keep).map((move, i) => moveView(move, keep + i, viewer)),
      },
      steps: this.lastSteps?.viewers.get(viewer) ?? [],
      seedHash: this.seedHash,
      seed: table.over ? setup.seed : null,
    };
  }

  /** Move `n` once more, step by step, without touching the table. */
  look(n: number, looking: Viewer): Step[] {
    const viewer = this.eyes(looking);
    const steps: Step[] = [];
    this.table.rehearse(n, (event, run) => steps.push(...this.step(run, event, viewer)));
    return steps;
  }
}

function moveView(move: Move, n: number, viewer: Viewer): MoveView {
  const { entry } = move;
  const hidden = move.secret && entry.by !== viewer && viewer !== 'everyone';
  const key = 'key' in entry && !hidden ? entry.key : null;
  return { n, by: entry.by, key, events: eventsFor(move.events, viewer) };
}

const eventsFor = (events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.flatMap((event) => seenBy(event, viewer) ?? []);
