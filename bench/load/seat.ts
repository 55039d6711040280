import type { Socket } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { type Seat, TABLE } from '@holdout/kernel';
import { type Key, type ServerFrame, SUBPROTOCOL, type WireChange, type WireSnap } from '@holdout/protocol';
import type { Wire } from './driver.ts';
import { type Operation, patch } from './patch.ts';
import { PlainSocket } from './socket.ts';

/** What a seat is told that its table wants to know. */
export interface SeatListener {
  /** What this connection knows of the game is something new. */
  readonly changed: (seat: SeatSocket) => void;
  readonly acknowledged: (id: string) => void;
  readonly refused: (id: string, why: string) => void;
  readonly broken: (why: string) => void;
}

export interface SeatOptions {
  readonly url: string;
  readonly code: string;
  readonly key: Key;
  readonly seat: Seat | 'spectator';
  readonly address: string;
}

/**
 * A connection to a table that costs as little as it can: of all that is told, only the decision is kept, which is what a
 * seat needs to answer.
 */
export class SeatSocket implements Wire {
  readonly seat: Seat | 'spectator';
  text = 0;
  private readonly socket: PlainSocket;
  private readonly listener: SeatListener;
  private line: Socket | null = null;
  private leaving = false;
  private version = 0;
  private rest: WireSnap['rest'] | null = null;
  private welcome: (() => void) | null = null;

  private constructor({ url, seat, address }: SeatOptions, listener: SeatListener) {
    this.seat = seat;
    this.listener = listener;
    this.socket = new PlainSocket(new URL('/ws', url).href.replace(/^http/, 'ws'), SUBPROTOCOL, {
      headers: { 'x-forwarded-for': address },
    });
    this.socket.on('upgrade', (response) => {
      this.line = response.socket;
    });
    this.socket.on('message', (data, isPacked) => this.hear(isPacked ? inflateRawSync(data) : data));
  }

  /** Comes to a table; the promise is kept once the game is known. */
  static open(options: SeatOptions, listener: SeatListener): Promise<SeatSocket> {
    const { code, key, seat } = options;
    return new Promise((resolve, reject) => {
      const one = new SeatSocket(options, listener);
      one.welcome = () => resolve(one);
      one.socket.on('open', () =>
        one.say({ t: 'hello', table: code, keys: [key], viewer: seat, deflate: true }),
      );
      one.socket.on('error', reject);
      one.socket.on('close', (status, why) => {
        if (one.leaving) return;
        const words = `a connection has ended: ${status} ${why}`;
        reject(new Error(words));
        listener.broken(words);
      });
    });
  }

  get bytes(): number {
    return this.line?.bytesRead ?? 0;
  }

  get decision(): WireSnap['rest']['decision'] {
    return this.rest?.decision ?? null;
  }

  /** What this seat itself may answer now. */
  keys(): string[] {
    const { seat, decision } = this;
    return (decision?.options ?? []).flatMap((run) => {
      const [by, ...keys] = run.split(' ');
      return Number(by) === seat || Number(by) === TABLE ? keys : [];
    });
  }

  say(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  private hear(data: Buffer): void {
    this.text += data.length;
    const frame = JSON.parse(data.toString()) as ServerFrame;
    switch (frame.t) {
      case 'ping':
        this.say({ t: 'pong' });
        break;
      case 'snap':
        this.version = frame.version;
        this.rest = frame.rest;
        this.welcome?.();
        this.welcome = null;
        this.listener.changed(this);
        break;
      case 'change':
        this.change(frame);
        break;
      case 'ack':
        this.listener.acknowledged(frame.id);
        break;
      case 'nack':
        this.listener.refused(frame.id, frame.reason?.rule ?? frame.fault?.code ?? 'nothing was said');
    }
  }

  private change({ base, version, rest }: WireChange): void {
    if (base !== this.version || !this.rest) {
      this.say({ t: 'resync' });
      return;
    }
    this.version = version;
    patch(this.rest, rest as Operation[]);
    this.listener.changed(this);
  }

  leave(): void {
    this.leaving = true;
    this.socket.close(1000);
  }
}
