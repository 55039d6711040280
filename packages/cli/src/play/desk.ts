import { type CoreState, type Decision, type Option, type Reason, type Seat, TABLE } from '@holdout/kernel';
import type { Command, MoveView, TableHost, TableUpdate } from '@holdout/protocol';
import type { Context } from '../context.ts';
import type { TextGame } from '../textGame.ts';
import type { Face } from './face.ts';

/** A table with one keyboard for all its seats. It is seen through the eyes of the seat that is asked. */
export class Desk {
  readonly host: TableHost<CoreState>;
  readonly names: readonly string[];
  readonly face: Face;
  private readonly everybody: readonly Seat[];
  private seen: Seat = 0;
  private update: TableUpdate;

  constructor(context: Context, { faceOf }: TextGame, host: TableHost<CoreState>) {
    this.host = host;
    const { seats } = host.table.setup;
    this.names = seats.map((seat) => seat.name);
    this.everybody = seats.map((_, seat) => seat);
    this.update = host.update(0, this.everybody);
    const seen = { view: () => this.update.view, decision: () => this.update.decision };
    this.face = faceOf(context, this.names, seen, () => this.seen);
    this.lookAs(this.asked);
  }

  get viewer(): Seat {
    return this.seen;
  }

  /** What can be chosen at the keyboard now; null when the game is over. */
  get decision(): Decision | null {
    return this.update.decision;
  }

  /** The seat that has to choose; where that is anybody, the one that looks. */
  get asked(): Seat {
    const owner = this.host.table.run.owner();
    return owner === null || owner === TABLE ? this.seen : owner;
  }

  lookAs(seat: Seat): void {
    this.seen = seat;
    this.update = this.host.update(seat, this.face.closed() ? [seat] : this.everybody);
  }

  /** All moves in force, as the one who looks may know them, and the set-up before them. */
  history(): { readonly opening: MoveView['events']; readonly moves: readonly MoveView[] } {
    const { opening, history } = this.host.update(this.seen, []);
    return { opening, moves: history.moves };
  }

  /** Takes an option. Where anybody may, the one does who looks. */
  choose({ key, seat }: Option): MoveView[] | Reason {
    const { seq } = this.host.table.state;
    return this.send({ t: 'answer', seq, seat: seat === TABLE ? this.seen : seat, key });
  }

  /**
   * Sends a command to the table.
   *
   * @returns the moves that are new, as the seat that sent it may know them, or why it was refused.
   */
  send(command: Command): MoveView[] | Reason {
    const before = this.host.table.moves.length;
    const reply = this.host.do(command, [], Date.now());
    if (!reply.ok) return reply.reason;
    this.lookAs(command.seat);
    return this.history().moves.slice(before);
  }
}
