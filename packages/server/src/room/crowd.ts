import type { Fault, Seat, Viewer } from '@holdout/kernel';
import type { Bye, RoomView, ServerFrame } from '@holdout/protocol';
import type { Attendance } from './attendance.ts';
import { Channels } from './channels.ts';
import type { RecordBody } from './record.ts';
import type { RoomState } from './state.ts';
import type { Awake } from './wake.ts';
import { Word } from './word.ts';

/** Who is at a table, as one node tells the others. */
export interface Who {
  readonly host: boolean;
  readonly seats: readonly Seat[];
  readonly watchers: number;
}

/** What was said before is sent to whoever comes, as far back as this. */
const TALK_AT_ONCE = 100;

/** All who are connected to a table at this node, and what they are told. */
export class Crowd {
  private readonly members = new Set<Attendance>();
  private readonly channels = new Channels();
  /** Who is there by the word of other nodes. */
  private elsewhere: readonly Who[] = [];
  private said = 0;
  /** What each was last told of the table. */
  private readonly rooms = new WeakMap<Attendance, string>();

  get size(): number {
    return this.members.size;
  }

  get attendances(): ReadonlySet<Attendance> {
    return this.members;
  }

  viewers(): Viewer[] {
    return this.channels.viewers();
  }

  /** Somebody comes in: he hears how it stands, and the others that he is there. */
  enter(attendance: Attendance, awake: Awake, code: string): void {
    const { peer } = attendance;
    this.members.add(attendance);
    this.said = awake.state.said;
    this.tellRoom(awake, code);
    const talk = awake.state.talk.slice(-TALK_AT_ONCE);
    if (talk.length > 0) peer.send({ t: 'talk', talk });
    this.channels.join(attendance, awake.host);
  }

  /** He looks with other eyes, or may do something else from now on. */
  sit(attendance: Attendance, awake: Awake): void {
    this.channels.leave(attendance);
    this.channels.join(attendance, awake.host);
  }

  /** @returns whether he was here. */
  leave(attendance: Attendance): boolean {
    this.channels.leave(attendance);
    return this.members.delete(attendance);
  }

  endAll(why: Bye, fault?: Fault): void {
    for (const { peer } of [...this.members]) peer.end(why, fault);
  }

  /** @returns whether that is something new. */
  setElsewhere(who: readonly Who[]): boolean {
    const isNew = JSON.stringify(who) !== JSON.stringify(this.elsewhere);
    this.elsewhere = who;
    return isNew;
  }

  /** Who is here, at this node. */
  who(): Who {
    const here = [...this.members];
    return {
      host: here.some(({ grants }) => grants.host),
      seats: [...new Set(here.flatMap(({ grants }) => grants.seats))].sort((a, b) => a - b),
      watchers: here.filter(({ grants }) => !grants.host && grants.seats.length === 0).length,
    };
  }

  /** Whether somebody has this seat, here at this node. */
  isHere(seat: Seat): boolean {
    return this.who().seats.includes(seat);
  }

  /** Something has happened. */
  tell(body: RecordBody | null, awake: Awake, code: string): void {
    if (body?.t === 'point') {
      const { seat, at, to } = body;
      this.broadcast({ t: 'point', pointer: to === undefined ? { seat, at } : { seat, at, to } });
      return;
    }
    if (!body || 'lines' in body) this.channels.tell(awake.host);
    this.tellTalk(awake.state);
    this.tellRoom(awake, code);
  }

  /** What has happened is not known step by step, and what was told may not hold any more: it is told anew. */
  tellAnew(awake: Awake, code: string): void {
    this.channels.sleep();
    this.tell(null, awake, code);
  }

  private tellTalk({ talk, said }: RoomState): void {
    const fresh = talk.filter(({ n }) => n >= this.said);
    this.said = said;
    if (fresh.length > 0) this.broadcast({ t: 'talk', talk: fresh });
  }

  /** Tells everybody how the table is, if that has changed for him. */
  tellRoom(awake: Awake, code: string): void {
    const words = new Map<Viewer, Word>();
    for (const member of this.members) {
      const { peer, viewer } = member;
      const word = words.get(viewer) ?? new Word(this.roomFrame(awake, code, viewer));
      words.set(viewer, word);
      if (word.text === this.rooms.get(member)) continue;
      this.rooms.set(member, word.text);
      peer.send(word);
    }
  }

  private roomFrame(awake: Awake, code: string, viewer: Viewer): ServerFrame {
    return { t: 'room', room: this.roomView(awake, code, viewer) };
  }

  private broadcast(frame: ServerFrame): void {
    const word = new Word(frame);
    for (const { peer } of this.members) peer.send(word);
  }

  roomView({ host, state, createdAt }: Awake, code: string, viewer: Viewer): RoomView {
    const all = [this.who(), ...this.elsewhere];
    const { vote, plan, consent, paused, seats } = state;
    const { game } = host.table;
    const side = vote && game.sides?.(host.table.state)?.find((one) => one.includes(vote.by));
    const concerned = !side || viewer === 'everyone' || (typeof viewer === 'number' && side.includes(viewer));
    return {
      code,
      game: game.id,
      seats: seats.map(({ name, bot, taken }, seat) => ({
        name,
        bot,
        taken,
        here: all.some((one) => one.seats.includes(seat)),
      })),
      hostHere: all.some((one) => one.host),
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
      consent,
      ...(paused ? { paused: paused.by } : {}),
      plan,
      vote: vote && concerned ? { id: vote.id, by: vote.by, voices: vote.voices } : null,
      createdAt,
    };
  }

  /** The game sleeps: what was told of it is let go of. */
  sleep(): void {
    this.channels.sleep();
  }
}
