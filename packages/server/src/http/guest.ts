import { type Fault, InputError } from '@holdout/kernel';
import {
  BYE,
  type Bye,
  type ClientFrame,
  clientFrameSchema,
  hashOfKey,
  LONGEST_MESSAGE,
  type ServerFrame,
} from '@holdout/protocol';
import type { Attendance, Peer } from '../room/attendance.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { Word } from '../room/word.ts';
import { Bucket } from './limits.ts';
import { simpleFault } from './problem.ts';
import { readAs, readJson } from './read.ts';

/** A line to one client over which both can speak. */
export interface Line {
  send(data: string | Buffer): void;
  close(code: number, reason: string): void;
  /** Bytes that are on their way. */
  readonly pending: number;
}

/** Messages at once, and a second. */
const BURST = 60;
const PER_SECOND = 15;
/** Wishes of one client that are under way. */
const MOST_WAITING = 32;
/** Bytes that a client may be behind before it is let go of: it comes back and is told all anew. */
export const MOST_PENDING = 8 * 1024 * 1024;
/** Milliseconds that a client may take to say who it is. */
export const FIRST_WORD = 10_000;
/** The server says something at least this often, and so does the client. */
export const HEARTBEAT = 25_000;

/** One client at the other end of a line: its messages are checked here, and what it may not say ends the line. */
export class Guest implements Peer {
  private readonly rooms: Rooms;
  private readonly line: Line;
  private readonly now: () => number;
  private readonly bucket: Bucket;
  private readonly onTrouble: (error: unknown) => void;
  private place: { readonly room: Room; readonly attendance: Attendance } | null = null;
  private coming = false;
  /** Long frames may go to him as bytes. */
  private unpacks = false;
  private waiting = 0;
  private over = false;
  private lastHeard: number;
  private readonly firstWord: ReturnType<typeof setTimeout>;
  private readonly heart: ReturnType<typeof setInterval>;

  constructor(rooms: Rooms, line: Line, now: () => number, onTrouble: (error: unknown) => void) {
    this.rooms = rooms;
    this.line = line;
    this.now = now;
    this.onTrouble = onTrouble;
    this.bucket = new Bucket(BURST, PER_SECOND, now);
    this.lastHeard = now();
    this.firstWord = setTimeout(() => this.end('message', simpleFault('message.hello')), FIRST_WORD);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    this.firstWord.unref();
    this.heart.unref();
  }

  send(frame: ServerFrame | Word): void {
    if (this.over) return;
    if (this.line.pending > MOST_PENDING) {
      this.end('slow');
      return;
    }
    const word = frame instanceof Word ? frame : new Word(frame);
    this.line.send(this.unpacks ? word.packed : word.text);
  }

  end(why: Bye, fault?: Fault): void {
    if (this.over) return;
    const frame: ServerFrame = fault ? { t: 'bye', why, fault } : { t: 'bye', why };
    this.line.send(JSON.stringify(frame));
    this.line.close(BYE[why], why);
    this.closed();
  }

  /** The line is gone. */
  closed(): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.firstWord);
    clearInterval(this.heart);
    if (this.place) this.rooms.leave(this.place.room, this.place.attendance);
    this.place = null;
  }

  private beat(): void {
    // A laptop that was closed does not say goodbye.
    if (this.now() - this.lastHeard > HEARTBEAT * 2.5) this.end('slow');
    else this.send({ t: 'ping' });
  }

  /** Something came over the line. */
  hear(data: string): void {
    if (this.over) return;
    this.lastHeard = this.now();
    if (!this.bucket.take()) {
      this.end('flood', simpleFault('limit.messages'));
      return;
    }
    try {
      if (data.length > LONGEST_MESSAGE) throw new InputError('message.large', '', { most: LONGEST_MESSAGE });
      void this.take(readAs(clientFrameSchema, readJson(data)));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.end('message', error.fault);
    }
  }

  private async take(frame: ClientFrame): Promise<void> {
    if (frame.t === 'pong') return;
    if (this.waiting >= MOST_WAITING) {
      this.putOff(frame);
      return;
    }
    this.waiting += 1;
    try {
      await this.answer(frame);
    } catch (error) {
      this.fail(error);
    } finally {
      this.waiting -= 1;
    }
  }

  /** Too much is under way: a wish may be sent again a little later. */
  private putOff(frame: ClientFrame): void {
    const fault = simpleFault('limit.waiting');
    if (frame.t === 'do') this.send({ t: 'nack', id: frame.id, fault });
    else if (frame.t === 'ask') this.send({ t: 'told', id: frame.id, fault });
    else this.end('flood', fault);
  }

  private fail(error: unknown): void {
    if (!(error instanceof InputError)) {
      this.onTrouble(error);
      this.end('restart', simpleFault('unavailable'));
      return;
    }
    const why: Bye = error.code.startsWith('key.') ? 'keys' : error.code === 'table.full' ? 'full' : 'gone';
    this.end(why, error.fault);
  }

  private async answer(frame: ClientFrame): Promise<void> {
    if (frame.t === 'hello') return this.enter(frame);
    const { place } = this;
    if (!place) {
      this.end('message', simpleFault('message.hello'));
      return;
    }
    const { room, attendance } = place;
    const { hashes, viewer } = attendance;
    switch (frame.t) {
      case 'sit':
        return room.sit(attendance, frame.viewer);
      case 'resync':
        return room.sit(attendance, viewer);
      case 'do': {
        const { ok, ...why } = await room.do(hashes, frame.id, frame.command);
        this.send(ok ? { t: 'ack', id: frame.id } : { t: 'nack', id: frame.id, ...why });
        return;
      }
      case 'ask':
        try {
          this.send({ t: 'told', id: frame.id, told: await room.ask(hashes, viewer, frame.question) });
        } catch (error) {
          if (!(error instanceof InputError) || /^(table|key)\./.test(error.code)) throw error;
          this.send({ t: 'told', id: frame.id, fault: error.fault });
        }
    }
  }

  /** Until the keys have been looked at, whoever is there is nobody and is told nothing. */
  private async enter({
    table,
    keys,
    viewer,
    deflate,
  }: ClientFrame & { readonly t: 'hello' }): Promise<void> {
    if (this.coming) {
      this.end('message', simpleFault('message.hello'));
      return;
    }
    this.coming = true;
    this.unpacks = deflate === true;
    const place = await this.rooms.enter(table, this, keys.map(hashOfKey), viewer);
    clearTimeout(this.firstWord);
    if (this.over) this.rooms.leave(place.room, place.attendance);
    else this.place = place;
  }
}
