import { Api, type Condition, Connection, type Outbox, type Outcome } from '@holdout/client';
import { drawBelow, type Seat, seedStreams, TABLE, type Viewer } from '@holdout/kernel';
import type { AnyCommand, Key, MoveView, Pointer, RoomView, TableUpdate, Talk } from '@holdout/protocol';

export type Random = (below: number) => number;

/** Numbers by chance; the same ones for the same seed. */
export function randomOf(seed: string): Random {
  const stream = seedStreams(seed, ['chaos']).chaos;
  return (below) => drawBelow(stream, below);
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What a robot has asked for, and what it was told of it. */
export interface Sent {
  readonly id: string;
  readonly command: AnyCommand;
  /** Null as long as nobody has answered. */
  outcome: Outcome | null;
}

export interface RobotOptions {
  readonly base: string;
  readonly code: string;
  readonly key: Key;
  /** Null for one who only looks on. */
  readonly seat: Seat | null;
  /** Unlike that of any other, for the ids of commands. */
  readonly name: string;
  readonly random: Random;
  readonly viewer?: Viewer;
  readonly now?: () => number;
  readonly Socket?: typeof WebSocket;
  /** Ends its turns as soon as it can, so that the game comes to its end. */
  readonly hasty?: boolean;
}

/** What brings a game to its end. */
const HASTY = /^(end|continue|discard|bt-end)/;
/** How long a robot waits for something new before it looks again by itself. */
const NEWS = 250;

/** Somebody who plays by chance over a connection that may break, and keeps account of all he does and is told. */
export class Robot {
  readonly options: RobotOptions;
  readonly seat: Seat;
  readonly sent: Sent[] = [];
  connection: Connection;
  update: TableUpdate | null = null;
  moves: readonly MoveView[] = [];
  room: RoomView | null = null;
  talk: Talk[] = [];
  readonly pointers: Pointer[] = [];
  /** How often it was told all anew. */
  snaps = 0;
  readonly states: Condition['state'][] = [];
  /** How often it fell back on requests. */
  fallbacks = 0;
  private readonly outbox: Outbox;
  private readonly waiting = new Set<() => void>();

  constructor(options: RobotOptions) {
    this.options = options;
    this.seat = options.seat ?? -1;
    let kept: ReturnType<Outbox['load']> = [];
    this.outbox = {
      load: () => kept,
      store: (pending) => {
        kept = pending;
      },
    };
    this.connection = this.connect();
  }

  private connect(): Connection {
    const { base, code, key, viewer, random, now, Socket } = this.options;
    return new Connection({
      api: new Api(base),
      base,
      code,
      keys: [key],
      viewer,
      outbox: this.outbox,
      random: () => random(1000) / 1000,
      ...(now ? { now } : {}),
      ...(Socket ? { Socket } : {}),
      hearer: {
        condition: ({ state, fallback }) => {
          if (this.states.at(-1) !== state) this.states.push(state);
          if (fallback && state === 'live') this.fallbacks += 1;
          this.wakeUp();
        },
        snapped: (update) => {
          this.snaps += 1;
          this.told(update);
        },
        changed: (update) => this.told(update),
        room: (room) => {
          this.room = room;
          this.wakeUp();
        },
        talked: (talk) => {
          // Whoever comes back is told again what he may know already.
          const known = this.talk.findIndex(({ n }) => n >= talk[0].n);
          this.talk = [...(known < 0 ? this.talk : this.talk.slice(0, known)), ...talk];
        },
        pointed: (pointer) => this.pointers.push(pointer),
      },
    });
  }

  private told(update: TableUpdate): void {
    const { from, moves } = update.history;
    this.moves = [...this.moves.slice(0, from), ...moves];
    this.update = update;
    this.wakeUp();
  }

  private wakeUp(): void {
    for (const wake of [...this.waiting]) wake();
  }

  /** Something new has come, or it was a while. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, NEWS);
      this.waiting.add(done);
    });
  }

  get isLive(): boolean {
    return this.connection.condition.state === 'live';
  }

  /** Somebody presses the button instead of waiting for the next try. */
  retry(): void {
    if (this.options.random(10) === 0) this.connection.retry();
  }

  /** The page is loaded anew: what was not answered is sent again by the new one. */
  reload(): void {
    this.connection.close();
    this.connection = this.connect();
  }

  async do(command: AnyCommand): Promise<Outcome> {
    const sent: Sent = { id: `${this.options.name}-${this.sent.length}`, command, outcome: null };
    this.sent.push(sent);
    const outcome = await this.connection.do(command, sent.id);
    sent.outcome = outcome;
    return outcome;
  }

  /** What the robot might do now, by chance; null if it would rather wait. */
  next(): AnyCommand | null {
    const { update, room, seat } = this;
    const { random } = this.options;
    if (!update || !room || this.options.seat === null) return null;
    const { vote } = room;
    if (vote && vote.voices[seat] === undefined && random(2) === 0) {
      return { t: 'voice', seat, about: vote.id, yes: random(3) > 0 };
    }
    if (random(14) === 0) return this.aside();
    const { decision } = update;
    if (!decision) return null;
    const own = decision.options.filter((option) => option.seat === seat || option.seat === TABLE);
    const isAsked = decision.owner === seat || decision.owner === TABLE;
    if (!isAsked && update.seats[decision.owner]?.bot !== undefined) return { t: 'go', seat };
    if (own.length === 0 || (!isAsked && random(8) > 0)) return null;
    const last = this.options.hasty && own.find(({ key }) => HASTY.test(key));
    return { t: 'answer', seq: decision.seq, seat, key: (last || own[random(own.length)]).key };
  }

  /** Something that is no answer. */
  private aside(): AnyCommand {
    const { random, name } = this.options;
    const { seat, update } = this;
    switch (random(6)) {
      case 0:
        return { t: 'say', seat, text: `${name} says ${this.sent.length}` };
      case 1:
        return { t: 'phrase', seat, phrase: 'hello' };
      case 2:
        return { t: 'point', seat, at: 'paris' };
      case 3:
        return { t: 'redo', seat };
      case 4:
        return { t: 'undo', seat, to: Math.max(0, (update?.moves ?? 0) - 1 - random(4)) };
      default:
        return { t: 'undo', seat };
    }
  }

  close(): void {
    this.connection.close();
  }
}

/** All that a robot sees, and would have to see. */
export function sight({ update, moves, talk }: Robot): object {
  if (!update) return {};
  const { view, decision, undo, redo, seats, undoMode, viewer, seed } = update;
  return { view, decision, undo, redo, seats, undoMode, viewer, seed, count: update.moves, moves, talk };
}
