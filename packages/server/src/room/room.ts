import { InputError, no, type SaveFile, type Seat, saveTable, type Viewer } from '@holdout/kernel';
import {
  type AnyCommand,
  type Grants,
  type Header,
  packSnap,
  type Question,
  type TableHost,
  type Told,
} from '@holdout/protocol';
import { act, linesSince } from './acts.ts';
import type { Attendance, Peer } from './attendance.ts';
import type { Context } from './context.ts';
import { Crowd, type Who } from './crowd.ts';
import { Gate } from './gate.ts';
import { askedOf, type Draft, headOf, Ledger, type Outcome, UNAVAILABLE } from './ledger.ts';
import type { RecordBody } from './record.ts';
import { Seats } from './seats.ts';
import type { Awake } from './wake.ts';

/** Connections that one table may have at one node. */
const MOST_ATTENDANCES = 64;
/** Milliseconds after which what could not be read is tried again; each time longer. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

/**
 * One table of a server: who is at it and what they do, one after the other. All nodes of a store may have a room for the
 * same table; what is in the log is what holds.
 */
export class Room {
  readonly code: string;
  private readonly context: Context;
  private readonly ledger: Ledger;
  private readonly crowd = new Crowd();
  private readonly gate: Gate;
  private readonly desk: Seats;
  private tail: Promise<unknown> = Promise.resolve();
  private jobs = 0;
  /** How often it was asked who is elsewhere, and the last of these times that was answered. */
  private asked = 0;
  private heard = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  /** When something was last done here, by the clock of this node. */
  touchedAt: number;

  constructor(context: Context, code: string) {
    this.context = context;
    this.code = code;
    this.touchedAt = context.now();
    this.ledger = new Ledger(context, code, {
      viewers: () => this.crowd.viewers(),
      applied: (body, awake) => this.applied(body, awake),
      jumped: (awake) => {
        this.crowd.tellAnew(awake, code);
        // Seats may have been taken or left meanwhile.
        void this.regrant();
      },
    });
    this.gate = new Gate(context, this.ledger);
    this.desk = new Seats(context, this.ledger, this.gate, () => this.crowd.viewers());
  }

  get size(): number {
    return this.crowd.size;
  }

  get isBusy(): boolean {
    return this.jobs > 0;
  }

  get isAwake(): boolean {
    return this.ledger.isAwake;
  }

  who(): Who {
    return this.crowd.who();
  }

  /** Whether somebody has this seat, here at this node. */
  isHere(seat: Seat): boolean {
    return this.crowd.isHere(seat);
  }

  /** One thing after the other. */
  private queue<T>(work: () => Promise<T>): Promise<T> {
    this.jobs += 1;
    const result = this.tail.then(work, work);
    const settle = () => {
      this.jobs -= 1;
    };
    this.tail = result.then(settle, settle);
    return result;
  }

  private applied(body: RecordBody, awake: Awake): void {
    this.crowd.tell(body, awake, this.code);
    if (body.t === 'seat' || body.t === 'keys') void this.regrant();
  }

  // Coming and going

  /**
   * Somebody comes with the hashes of his keys.
   *
   * @throws InputError if the keys open nothing, there is no such table, or it is full.
   */
  enter(peer: Peer, hashes: readonly string[], wanted?: Viewer): Promise<Attendance> {
    return this.queue(async () => {
      const grants = await this.gate.granted(hashes);
      const awake = await this.ledger.open();
      if (this.crowd.size >= MOST_ATTENDANCES)
        throw new InputError('table.full', '', { most: MOST_ATTENDANCES });
      const viewer = allowedViewer(awake, grants, wanted);
      const attendance: Attendance = { peer, hashes, grants, viewer };
      const { engine, now } = this.context;
      peer.send({ t: 'welcome', engine, grants, viewer, now: now() });
      this.crowd.enter(attendance, awake, this.code);
      this.letBotsGoOn();
      return attendance;
    });
  }

  /** @returns whether he was here. */
  leave(attendance: Attendance): boolean {
    const was = this.crowd.leave(attendance);
    if (was && this.size > 0)
      void this.quietly(async () => this.crowd.tellRoom(await this.ledger.open(), this.code));
    return was;
  }

  /** He looks with other eyes from now on, and is told all that they see. */
  sit(attendance: Attendance, wanted: Viewer): Promise<void> {
    return this.queue(async () => {
      const awake = await this.ledger.open();
      // He may have left before it was his turn.
      if (!this.crowd.attendances.has(attendance)) return;
      attendance.viewer = allowedViewer(awake, attendance.grants, wanted);
      this.crowd.sit(attendance, awake);
    });
  }

  /** After somebody has taken or left a seat, keys may open more or less than before. */
  private async regrant(): Promise<void> {
    await this.quietly(async () => {
      const awake = await this.ledger.open();
      const ring = await this.ledger.keyring();
      for (const attendance of this.crowd.attendances) {
        const grants = ring.grants(attendance.hashes);
        if (JSON.stringify(grants) === JSON.stringify(attendance.grants)) continue;
        attendance.grants = grants;
        if (!grants.watch) {
          attendance.peer.end('keys');
          continue;
        }
        attendance.viewer = allowedViewer(awake, grants, attendance.viewer);
        attendance.peer.send({ t: 'grants', grants });
        this.crowd.sit(attendance, awake);
      }
      this.crowd.tellRoom(awake, this.code);
    });
  }

  /** Nobody waits for it: what goes wrong is told to whoever keeps the server. */
  private async quietly(work: () => Promise<void>): Promise<void> {
    try {
      await this.queue(work);
    } catch (error) {
      if (error instanceof InputError) this.gone(error);
      else this.context.watch.trouble(`table ${this.code}`, error);
    }
  }

  private gone(error: InputError): void {
    this.crowd.endAll('gone', error.fault);
  }

  // Doing and asking

  /**
   * Does what somebody wants; the promise is kept once it is on the disk and everybody has been told.
   *
   * @throws InputError if there is no such table, or the keys open nothing (any more).
   */
  do(hashes: readonly string[], id: string, command: AnyCommand): Promise<Outcome> {
    return this.queue(async () => {
      const { now, watch } = this.context;
      this.touchedAt = now();
      try {
        const grants = await this.gate.granted(hashes);
        const outcome = await this.ledger.write(`${senderOf(command)}:${id}`, ({ host, state }) =>
          act({ host, state, grants, id, now: now(), viewers: this.crowd.viewers() }, command),
        );
        if (outcome.ok) this.letBotsGoOn();
        return outcome;
      } catch (error) {
        if (error instanceof InputError) throw error;
        watch.trouble(`table ${this.code} could not be read`, error);
        return UNAVAILABLE;
      }
    });
  }

  /** Bots that have more to answer do so after the others have been served. */
  letBotsGoOn(): void {
    void this.quietly(async () => {
      const { host } = await this.ledger.open();
      if (host.nextBot === null) return;
      this.touchedAt = this.context.now();
      const outcome = await this.ledger.write(null, (awake) => this.botsDraft(awake));
      if (outcome.ok) setImmediate(() => this.letBotsGoOn());
    });
  }

  private botsDraft({ host }: Awake): Draft {
    const by = host.nextBot;
    // Another node may have seen to it.
    if (by === null) return { t: 'reason', reason: no('HO-ASK') };
    const before = host.table.log.length;
    host.begin(this.crowd.viewers(), this.context.now());
    return { t: 'record', body: { t: 'play', by, lines: linesSince(host, before) } };
  }

  /** @throws InputError if it is not one's to ask, or the keys open nothing (any more). */
  ask(hashes: readonly string[], wanted: Viewer | undefined, question: Question): Promise<Told> {
    return this.queue(async () => {
      this.touchedAt = this.context.now();
      const grants = await this.gate.granted(hashes);
      const awake = await this.ledger.open();
      const { host } = awake;
      const viewer = allowedViewer(awake, grants, wanted);
      switch (question.t) {
        case 'explain': {
          const { seat, key } = question;
          if (!grants.seats.includes(seat)) throw new InputError('grant.seat', 'seat', { seat: seat + 1 });
          return { t: 'explain', reason: host.explain(seat, key) };
        }
        case 'look':
          if (question.n >= host.movesFor(viewer))
            throw new InputError('message.move', 'n', { found: question.n });
          return { t: 'look', steps: host.look(question.n, viewer) };
        case 'try': {
          const { taken, reason, end, update } = host.attempt(
            question.steps,
            viewer,
            thinkingFor(host, grants),
          );
          // The number of what was done here would tell of what was done in secret.
          return { t: 'try', taken, why: reason, end, snap: packSnap({ ...update, version: 0 }) };
        }
      }
    });
  }

  /** What these keys open. */
  grants(hashes: readonly string[]): Promise<Grants> {
    return this.queue(async () => (await this.ledger.keyring()).grants(hashes));
  }

  /** @throws InputError if the keys open nothing. */
  header(hashes: readonly string[]): Promise<Header> {
    return this.queue(async () => {
      const grants = await this.gate.granted(hashes);
      const awake = await this.ledger.open();
      const viewer: Viewer = grants.seats[0] ?? 'spectator';
      const { moves, turn, over } = headOf(awake, awake.state);
      const head = await this.context.store.head(this.code);
      return {
        ...this.crowd.roomView(awake, this.code, viewer),
        grants,
        moves,
        turn,
        over,
        asked: askedOf(awake),
        updatedAt: head?.updatedAt ?? awake.createdAt,
      };
    });
  }

  /**
   * The game as a file for somebody with these keys: once it is over all of it, until then as a game that goes on from
   * here with all dealt anew that he can't know.
   *
   * @throws InputError if the keys open nothing.
   */
  save(
    hashes: readonly string[],
    seed: string,
  ): Promise<{ readonly save: SaveFile; readonly whole: boolean }> {
    return this.queue(async () => {
      const grants = await this.gate.granted(hashes);
      const { host } = await this.ledger.open();
      const { engine } = this.context;
      if (host.table.over) return { save: saveTable(host.table, engine), whole: true };
      const viewer = host.eyes('everyone') === 'everyone' ? 'everyone' : (grants.seats[0] ?? 'spectator');
      return { save: saveTable(host.fork(viewer, seed), engine), whole: false };
    });
  }

  /** The game as it is, with all that is hidden: for whoever keeps the server. */
  wholeSave(): Promise<SaveFile> {
    return this.queue(async () => saveTable((await this.ledger.open()).host.table, this.context.engine));
  }

  /** Who sits where, and who holds which key. */
  seats<T>(work: (seats: Seats) => Promise<T>): Promise<T> {
    return this.queue(async () => {
      this.touchedAt = this.context.now();
      const result = await work(this.desk);
      this.letBotsGoOn();
      return result;
    });
  }

  /** The table is taken away, for good. @throws InputError if one is not the host. */
  remove(hashes: readonly string[]): Promise<void> {
    return this.queue(async () => {
      await this.gate.mustHost(hashes);
      await this.context.store.remove(this.code);
      this.ledger.forget();
      this.gone(new InputError('table.unknown', '', { id: this.code }));
    });
  }

  // What other nodes do

  /** Another node has written something. Whoever is here must not miss it: what can't be read now is tried again. */
  catchUp(n?: number, delay = FIRST_PAUSE): void {
    void this.quietly(async () => {
      if (n === -1) {
        this.ledger.forget();
        this.gone(new InputError('table.unknown', '', { id: this.code }));
        return;
      }
      try {
        await this.ledger.catchUp(n);
      } catch (error) {
        if (!(error instanceof InputError)) this.catchUpLater(delay);
        throw error;
      }
    });
  }

  private catchUpLater(delay: number): void {
    this.again ??= setTimeout(() => {
      this.again = undefined;
      if (this.size > 0) this.catchUp(undefined, Math.min(delay * 2, LONGEST_PAUSE));
    }, delay);
    this.again.unref();
  }

  /** Asks who is at the table by the word of other nodes. Answers that come in another order don't bring back the past. */
  async hear(ask: () => Promise<readonly Who[]>): Promise<void> {
    this.asked += 1;
    const { asked } = this;
    const who = await ask();
    if (asked < this.heard) return;
    this.heard = asked;
    if (!this.crowd.setElsewhere(who) || this.size === 0) return;
    void this.quietly(async () => this.crowd.tellRoom(await this.ledger.open(), this.code));
  }

  /** Lets the game go, and keeps the connections. */
  sleep(): Promise<void> {
    return this.queue(async () => {
      await this.ledger.sleep();
      this.crowd.sleep();
    });
  }

  endAll(why: Parameters<Crowd['endAll']>[0]): void {
    this.crowd.endAll(why);
  }
}

/** Where nobody hides anything, one may think for all. */
const thinkingFor = (host: TableHost, { seats }: Grants): readonly Seat[] =>
  seats.length > 0 && host.eyes('everyone') === 'everyone'
    ? host.table.setup.seats.map((_, seat) => seat)
    : seats;

/** The same id from two seats are two wishes. */
const senderOf = (command: AnyCommand): string => ('seat' in command ? `${command.seat ?? 'host'}` : 'host');

/** With whose eyes one may look: those of an own seat, or of somebody who has none. */
function allowedViewer({ host }: Awake, { seats }: Grants, wanted?: Viewer): Viewer {
  const own = seats[0];
  if (typeof wanted === 'number') return seats.includes(wanted) ? wanted : (own ?? 'spectator');
  if (wanted === 'spectator') return wanted;
  if (host.eyes('everyone') === 'everyone') return 'everyone';
  return own ?? 'spectator';
}
