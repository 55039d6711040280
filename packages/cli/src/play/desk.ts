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
  private readonly people: readonly Seat[];
  private seen: Seat = 0;
  private update: TableUpdate;
  /** Who may look with the one who looks; null where nobody hides anything. */
  private mates: readonly Seat[] | null = null;
  /** Those who have the keyboard, where something is hidden from the others. */
  private holders: readonly Seat[] = [];
  /** How many moves each side had read when it last had the keyboard. */
  private readonly read = new Map<string, number>();

  constructor(context: Context, { faceOf }: TextGame, host: TableHost<CoreState>) {
    this.host = host;
    const { seats } = host.table.setup;
    this.names = seats.map((seat) => seat.name);
    this.everybody = seats.map((_, seat) => seat);
    this.people = this.everybody.filter((seat) => !this.isBot(seat));
    this.seen = this.people[0] ?? 0;
    this.update = host.update('spectator', []);
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

  /** The seat that has to choose; where that is anybody, or a bot, the one that looks. */
  get asked(): Seat {
    const owner = this.host.table.run.owner();
    return owner === null || owner === TABLE || this.isBot(owner) ? this.seen : owner;
  }

  get hasBots(): boolean {
    return this.people.length < this.everybody.length;
  }

  /** The bot that waits in case a person wants to do something first, or null. */
  get waiting(): Seat | null {
    const owner = this.host.table.run.owner();
    return owner !== null && this.isBot(owner) ? owner : null;
  }

  private isBot(seat: Seat): boolean {
    return this.host.table.setup.seats[seat]?.bot !== undefined;
  }

  lookAs(seat: Seat): void {
    this.seen = seat;
    this.mates = this.face.together(seat);
    this.update = this.host.update(seat, this.mates ?? this.everybody);
  }

  /** The one who looks now is not among those who have the keyboard, and something is hidden from those. */
  get mustPass(): boolean {
    const { mates } = this;
    if (mates === null || this.holders.includes(this.seen)) return false;
    return this.people.some((seat) => !mates.includes(seat));
  }

  /** The keyboard is passed. */
  pass(): void {
    this.holders = this.mates ?? [];
  }

  /** What has happened since these people last had the keyboard, as they may know it. */
  missed(): readonly MoveView[] {
    const { moves } = this.history();
    return moves.slice(this.read.get(String(this.holders)) ?? moves.length);
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
    const { moves } = this.history();
    this.read.set(String(this.holders), moves.length);
    return moves.slice(before);
  }
}
