import {
  InputError,
  type SaveFile,
  type Seat,
  saveTable,
  type TableSetup,
  type Viewer,
} from '@holdout/kernel';
import { type Created, type CreateRequest, hashOfKey, newCode, newKey, TableHost } from '@holdout/protocol';
import type { Presence, StoredKey } from '../store/index.ts';
import type { Attendance, Peer } from './attendance.ts';
import type { Context } from './context.ts';
import type { Who } from './crowd.ts';
import { headOf } from './ledger.ts';
import { Room } from './room.ts';
import { newKeys } from './seats.ts';
import { beginningOf } from './state.ts';
import { hostOf, hostOptions, type Origin, servedGame } from './wake.ts';

/** When tables are let go of, in milliseconds. */
export interface Rest {
  /** A game that nobody plays is read again when it goes on. */
  readonly sleepAfter: number;
  /** How often a node looks, and says that it lives. */
  readonly every: number;
}

const fill = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
/** A node that has not spoken for so many beats is dead. */
const BEATS = 3;

/** The tables that this node has to do with just now. */
export class Rooms {
  private readonly context: Context;
  private readonly rest: Rest;
  private readonly rooms = new Map<string, Room>();
  private readonly unwatch: () => void;
  private readonly beat: ReturnType<typeof setInterval>;
  private telling: Promise<void> = Promise.resolve();
  private toldSoon: ReturnType<typeof setTimeout> | undefined;
  /** Tables to which somebody has come, or that somebody has left, and nobody was told yet. */
  private readonly untold = new Set<string>();
  private looking = false;
  private closing = false;

  constructor(context: Context, rest: Rest) {
    this.context = context;
    this.rest = rest;
    this.unwatch = context.store.watch({
      changed: (code, n) => this.rooms.get(code)?.catchUp(n),
      present: (code) => void this.hearPresence(code),
      lost: () => this.readAnew(),
    });
    this.beat = setInterval(() => void this.lookAfter(), rest.every);
    this.beat.unref();
  }

  /** Connections and tables in memory, for whoever keeps the server. */
  count(): { readonly rooms: number; readonly awake: number; readonly connections: number } {
    const all = [...this.rooms.values()];
    return {
      rooms: all.length,
      awake: all.filter(({ isAwake }) => isAwake).length,
      connections: all.reduce((sum, { size }) => sum + size, 0),
    };
  }

  /**
   * Does something in the room of a table.
   *
   * @throws InputError if there is no such table, or as `work` does.
   */
  async at<T>(code: string, work: (room: Room) => Promise<T>): Promise<T> {
    let room = this.rooms.get(code);
    if (!room) {
      room = new Room(this.context, code);
      this.rooms.set(code, room);
    }
    try {
      return await work(room);
    } catch (error) {
      // Whoever guesses numbers must not fill the memory with rooms.
      if (!room.isAwake && room.size === 0 && !room.isBusy) this.rooms.delete(code);
      throw error;
    }
  }

  /**
   * A new table. With keys that were handed in, asking twice makes one table.
   *
   * @throws InputError if the game refuses the options.
   */
  create(request: CreateRequest): Promise<Created> {
    const { game, options, seats, undo, seed, consent = 'vote', keys } = request;
    const served = servedGame(game);
    const setup: TableSetup = {
      options: options as never,
      seats,
      undo,
      seed: seed || newKey(fill),
    };
    const { bots } = served;
    const host = TableHost.create(served.game, setup, { bots, ...hostOptions(setup.seed) });
    return this.found(saveTable(host.table, this.context.engine), consent, keys);
  }

  /**
   * A table out of a save, as it stands there.
   *
   * @throws InputError if the save can't be used here.
   */
  async importSave(
    save: SaveFile,
    consent: Origin['consent'] = 'vote',
    keys?: CreateRequest['keys'],
  ): Promise<Created> {
    return this.found(save, consent, keys);
  }

  private async found(
    save: SaveFile,
    consent: Origin['consent'],
    keys?: CreateRequest['keys'],
  ): Promise<Created> {
    const served = servedGame(save.game);
    const host = hostOf(served, save);
    const { seats, options } = host.table.setup;
    // A seat too few is one that nobody could ever take.
    if (seats.length !== served.game.seats(options))
      throw new InputError('message.field', 'seats', { found: seats.length });
    const made = keys ?? newTableKeys(seats);
    if (made.seats.length !== seats.length) {
      throw new InputError('message.keys', 'keys.seats', { found: made.seats.length, players: seats.length });
    }
    const now = this.context.now();
    const state = beginningOf({ seats, consent });
    const origin: Origin = { v: 1, consent, save };
    for (let n = 0; n < 10; n++) {
      const code = newCode(fill);
      const outcome = await this.context.store.create({
        head: {
          code,
          game: save.game,
          createdAt: now,
          updatedAt: now,
          n: 0,
          ...headOf({ host, served }, state),
        },
        setup: JSON.stringify(origin),
        keys: storedKeys(made),
        records: [],
      });
      if (outcome === 'done') {
        if (host.nextBot !== null)
          void this.at(code, async (room) => room.letBotsGoOn()).catch(() => undefined);
        return { code, ...made };
      }
      const [known] = await this.context.store.tablesOf([hashOfKey(made.host)]);
      if (known) return { code: known.head.code, ...made };
    }
    throw new InputError('key.taken', 'keys');
  }

  /** @throws InputError as `Room.enter`. */
  enter(code: string, peer: Peer, hashes: readonly string[], viewer?: Viewer) {
    return this.at(code, async (room) => {
      const attendance = await room.enter(peer, hashes, viewer);
      this.presenceChanged(code);
      void this.hearPresence(code);
      return { room, attendance };
    });
  }

  /** Whether somebody has this seat at this node. */
  isHere(code: string, seat: Seat): boolean {
    return this.rooms.get(code)?.isHere(seat) ?? false;
  }

  leave(room: Room, attendance: Attendance): void {
    if (room.leave(attendance)) this.presenceChanged(room.code);
  }

  // Who is where

  /** Several who come at once are told of together. */
  private presenceChanged(code: string): void {
    this.untold.add(code);
    this.toldSoon ??= setTimeout(() => {
      this.toldSoon = undefined;
      const about = [...this.untold];
      this.untold.clear();
      void this.tellPresence(about);
    }, 50);
  }

  /** Of all tables, or of some only. What could not be told of some is told with all, a little later. */
  private tellPresence(about?: readonly string[]): Promise<void> {
    const { store, node, now, watch } = this.context;
    this.telling = this.telling.then(async () => {
      if (this.closing) return;
      const rooms = about ? about.flatMap((code) => this.rooms.get(code) ?? []) : [...this.rooms.values()];
      const present = rooms
        .filter(({ size }) => size > 0)
        .map((room): Presence => ({ code: room.code, who: JSON.stringify(room.who()) }));
      try {
        await store.setPresence(node, now(), present, about);
      } catch (error) {
        watch.trouble('who is here could not be told', error);
      }
    });
    return this.telling;
  }

  private async hearPresence(code: string): Promise<void> {
    const room = this.rooms.get(code);
    try {
      await room?.hear(() => this.elsewhere(code));
    } catch (error) {
      this.context.watch.trouble('who is elsewhere could not be read', error);
    }
  }

  /** Asks once for all tables at which somebody is. */
  private async hearAll(): Promise<void> {
    const { store, node, now, watch } = this.context;
    const words = store.presences(node, now() - this.rest.every * BEATS).then(byTable);
    const rooms = [...this.rooms.values()].filter(({ size }) => size > 0);
    // A room that asks for itself meanwhile is told something newer.
    const heard = rooms.map((room) => room.hear(async () => (await words).get(room.code) ?? []));
    try {
      await Promise.all([words, ...heard]);
    } catch (error) {
      watch.trouble('who is elsewhere could not be read', error);
    }
  }

  /** Who is at a table at other nodes. */
  async elsewhere(code: string): Promise<Who[]> {
    const { store, node, now } = this.context;
    const words = await store.presence(code, node, now() - this.rest.every * BEATS);
    return words.map((word) => JSON.parse(word) as Who);
  }

  /** Says that this node lives, lets go of what nobody uses, and sees who does not live any more. */
  private async lookAfter(): Promise<void> {
    await this.tellPresence();
    // With a store that hardly answers it takes longer than until the next time.
    if (this.looking) return;
    this.looking = true;
    try {
      const now = this.context.now();
      await this.hearAll();
      for (const [code, room] of this.rooms) {
        if (room.isBusy || now - room.touchedAt < this.rest.sleepAfter) continue;
        if (room.isAwake) await room.sleep();
        if (room.size === 0 && !room.isBusy) this.rooms.delete(code);
      }
    } finally {
      this.looking = false;
    }
  }

  /** The connection to the store was lost: anything may have happened meanwhile. */
  private readAnew(): void {
    for (const [code, room] of this.rooms) {
      room.catchUp();
      void this.hearPresence(code);
    }
    void this.tellPresence();
  }

  /** Sends everybody away, in the knowledge that all that was acknowledged is written. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.beat);
    clearTimeout(this.toldSoon);
    this.unwatch();
    for (const room of this.rooms.values()) room.endAll('restart');
    await Promise.all([...this.rooms.values()].map((room) => room.sleep().catch(() => undefined)));
    await this.telling;
    await this.context.store.leave(this.context.node).catch(() => undefined);
  }
}

/** Who is at which table by the word of other nodes. */
function byTable(present: readonly Presence[]): ReadonlyMap<string, readonly Who[]> {
  const tables = new Map<string, Who[]>();
  for (const { code, who } of present) {
    const there = tables.get(code) ?? [];
    there.push(JSON.parse(who));
    tables.set(code, there);
  }
  return tables;
}

const newTableKeys = (seats: readonly { readonly bot?: string | undefined }[]) => ({
  host: newKey(fill),
  watch: newKey(fill),
  seats: seats.map(({ bot }) => (bot === undefined ? newKey(fill) : null)),
});

const storedKeys = ({ host, watch, seats }: Omit<Created, 'code'>): StoredKey[] => [
  ...newKeys('host', null, host),
  { hash: hashOfKey(watch), kind: 'watch', seat: null },
  ...seats.flatMap((key, seat): StoredKey[] =>
    key === null ? [] : [{ hash: hashOfKey(key), kind: 'invite', seat }],
  ),
];
