import type { Fault } from '@holdout/kernel';
import type { Bye, ServerFrame } from '@holdout/protocol';
import type { FastifyReply } from 'fastify';
import type { Attendance, Peer } from '../room/attendance.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { Word } from '../room/word.ts';
import { HEARTBEAT, MOST_PENDING } from './guest.ts';

/** How frames are written one after the other: a line each, or as server-sent events. */
export type Writing = 'application/x-ndjson' | 'text/event-stream';

/** A client that only listens, where a socket is not to be had; what it wants to do it posts. */
export class Listening implements Peer {
  private readonly rooms: Rooms;
  private readonly reply: FastifyReply;
  private readonly writing: Writing;
  private readonly heart: ReturnType<typeof setInterval>;
  private place: { readonly room: Room; readonly attendance: Attendance } | null = null;
  private over = false;

  constructor(rooms: Rooms, reply: FastifyReply, writing: Writing) {
    this.rooms = rooms;
    this.reply = reply;
    this.writing = writing;
    this.heart = setInterval(() => this.send({ t: 'ping' }), HEARTBEAT);
    this.heart.unref();
  }

  /** The answer begins: from here on it is a stream. */
  begin(): void {
    const { raw } = this.reply;
    this.reply.hijack();
    const headers = this.reply.getHeaders() as Record<string, string>;
    raw.writeHead(200, {
      ...headers,
      'content-type': this.writing,
      'cache-control': 'no-store',
      // Proxies that collect an answer before they pass it on would keep it for ever.
      'x-accel-buffering': 'no',
    });
  }

  attend(place: { readonly room: Room; readonly attendance: Attendance }): void {
    if (this.over) this.rooms.leave(place.room, place.attendance);
    else this.place = place;
  }

  send(frame: ServerFrame | Word): void {
    if (this.over) return;
    const { raw } = this.reply;
    if (!raw.headersSent) this.begin();
    if (raw.writableLength > MOST_PENDING) {
      this.end('slow');
      return;
    }
    const text = frame instanceof Word ? frame.text : JSON.stringify(frame);
    raw.write(this.writing === 'text/event-stream' ? `data: ${text}\n\n` : `${text}\n`);
  }

  end(why: Bye, fault?: Fault): void {
    if (this.over) return;
    if (this.reply.raw.writableLength <= MOST_PENDING) {
      this.send(fault ? { t: 'bye', why, fault } : { t: 'bye', why });
      this.reply.raw.end();
    } else this.reply.raw.destroy();
    this.closed();
  }

  closed(): void {
    if (this.over) return;
    this.over = true;
    clearInterval(this.heart);
    if (this.place) this.rooms.leave(this.place.room, this.place.attendance);
    this.place = null;
  }
}
