import { type Condition, Connection, type Outcome } from '@holdout/client';
import { type Fault, InputError, type Seat } from '@holdout/kernel';
import type {
  AnyCommand,
  Grants,
  Key,
  PlannedStep,
  Pointer,
  RoomView,
  TableUpdate,
  Talk,
  Told,
} from '@holdout/protocol';
import { unpackSnap } from '@holdout/protocol';
import { createStore, type StoreApi } from 'zustand';
import type { Result } from '../app/result.ts';
import type { Attempted, TableLink, TableListener } from '../table/link.ts';
import { exportTable } from './export.ts';
import { type HeldTable, keysOf, useKeychain } from './keychain.ts';
import { browserOutbox } from './outbox.ts';
import { server, serverAddress } from './server.ts';

/** Where somebody points just now. `n` tells one pointing from the next. */
export interface ShownPointer extends Pointer {
  readonly n: number;
}

/** A table of a server beside its game: who is there, what is said, how the connection is. */
export interface RemoteState {
  readonly code: string;
  readonly condition: Condition;
  readonly room: RoomView | null;
  readonly grants: Grants;
  readonly talk: readonly Talk[];
  readonly pointers: readonly ShownPointer[];
  /** Commands that the server has not answered yet. */
  readonly unanswered: number;
  /** Moves that were made since this browser was last here; 0 if none, or once they have been looked at. */
  readonly missed: { readonly from: number; readonly to: number } | null;
  /** Whom one who only looks on follows; null is whoever is asked. */
  readonly following: Seat | null;
  /** The board in the middle of those who play with their phones: nothing is chosen here. */
  readonly big: boolean;
  readonly link: TableLink;
  readonly follow: (seat: Seat | null) => void;
  readonly do: (command: AnyCommand) => Promise<Outcome>;
  readonly retry: () => void;
  /** Seats were taken or left in this browser. */
  readonly rekey: (keys: readonly Key[]) => void;
  readonly forgetMissed: () => void;
  readonly close: () => void;
}

export type RemoteStore = StoreApi<RemoteState>;

/** Milliseconds that a pointing is seen. */
const POINTED_FOR = 6000;
/** Lines of talk that are kept. */
const MOST_TALK = 300;
const NOTHING: Grants = { host: false, seats: [], watch: false };
const START: Condition = { state: 'connecting', retryAt: null, why: null, fault: null, fallback: false };

/** Goes to a table of the server with the keys that this browser has. */
export function openRemote(held: HeldTable, big = false): RemoteStore {
  return new Remote(held, big).store;
}

class Remote {
  readonly store: RemoteStore;
  private readonly code: string;
  private readonly connection: Connection;
  private latest: TableUpdate | null = null;
  private listeners = new Set<TableListener>();
  private seats: readonly Seat[] = [];
  private pointed = 0;
  private since: number;
  /** The first word after a loss says how much was missed. */
  private lastMoves = -1;

  constructor(held: HeldTable, big: boolean) {
    this.code = held.code;
    this.since = held.seen;
    this.seats = Object.keys(held.seats).map(Number);
    this.store = createStore<RemoteState>()(() => ({
      code: held.code,
      condition: START,
      room: null,
      grants: NOTHING,
      talk: [],
      pointers: [],
      unanswered: 0,
      missed: null,
      following: null,
      big,
      link: this.link(),
      follow: (following) => this.set({ following }),
      do: (command) => this.do(command),
      retry: () => this.connection.retry(),
      rekey: (keys) => this.connection.rekey(keys),
      forgetMissed: () => this.set({ missed: null }),
      close: () => this.close(),
    }));
    this.connection = new Connection({
      api: server,
      base: serverAddress,
      code: held.code,
      keys: keysOf(held),
      outbox: browserOutbox(held.code),
      hearer: {
        condition: (condition) =>
          this.set({ condition, unanswered: this.connection?.unanswered.length ?? 0 }),
        snapped: (update) => this.snapped(update),
        changed: (update) => this.changed(update),
        room: (room) => this.inRoom(room),
        grants: (grants) => this.granted(grants),
        talked: (talk) => this.talked(talk),
        pointed: (pointer) => this.showPointer(pointer),
      },
    });
    window.addEventListener('online', this.onOnline);
    document.addEventListener('visibilitychange', this.onOnline);
  }

  private readonly onOnline = (): void => {
    if (document.visibilityState === 'visible') this.connection.retry();
  };

  private set(change: Partial<RemoteState>): void {
    this.store.setState(change);
  }

  private close(): void {
    window.removeEventListener('online', this.onOnline);
    document.removeEventListener('visibilitychange', this.onOnline);
    this.connection.close();
  }

  // Hearing

  private snapped(update: TableUpdate): void {
    this.latest = update;
    this.noteMissed(update);
    for (const listener of this.listeners) listener.reopen();
  }

  private changed(update: TableUpdate): void {
    this.latest = update;
    this.noteSeen(update);
    for (const listener of this.listeners) listener.changed(update);
  }

  /** What has happened while nobody here was connected. */
  private noteMissed(update: TableUpdate): void {
    const { moves } = update;
    const from = this.lastMoves >= 0 ? this.lastMoves : this.since;
    if (this.isOwn(update) && from > 0 && moves > from) this.set({ missed: { from, to: moves } });
    this.noteSeen(update);
  }

  private noteSeen(update: TableUpdate): void {
    const { moves } = update;
    if (!this.isOwn(update) || this.lastMoves === moves) return;
    this.lastMoves = moves;
    useKeychain.getState().keep(this.code, { seen: moves });
  }

  /** With nobody's eyes one may see fewer moves: they can't be counted together. */
  private isOwn({ viewer }: TableUpdate): boolean {
    return viewer !== 'spectator' || this.seats.length === 0;
  }

  private inRoom(room: RoomView): void {
    this.set({ room });
    const names = room.seats.map(({ name }) => name);
    const held = useKeychain.getState().tables[this.code];
    if (held && (held.game !== room.game || String(held.names) !== String(names))) {
      useKeychain.getState().keep(this.code, { game: room.game, names });
    }
  }

  private granted(grants: Grants): void {
    const before = String(this.seats);
    this.seats = grants.seats;
    this.set({ grants });
    if (before !== String(grants.seats)) for (const listener of this.listeners) listener.reopen();
  }

  private talked(talk: readonly Talk[]): void {
    const known = this.store.getState().talk;
    const last = known.at(-1)?.n ?? -1;
    this.set({ talk: [...known, ...talk.filter(({ n }) => n > last)].slice(-MOST_TALK) });
  }

  private showPointer(pointer: Pointer): void {
    this.pointed += 1;
    const shown: ShownPointer = { ...pointer, n: this.pointed };
    const others = this.store.getState().pointers.filter(({ seat }) => seat !== pointer.seat);
    this.set({ pointers: [...others, shown] });
    setTimeout(() => {
      this.set({ pointers: this.store.getState().pointers.filter(({ n }) => n !== shown.n) });
    }, POINTED_FOR);
  }

  // Doing

  private async do(command: AnyCommand): Promise<Outcome> {
    const outcome = this.connection.do(command);
    this.set({ unanswered: this.connection.unanswered.length });
    const settled = await outcome;
    this.set({ unanswered: this.connection.unanswered.length });
    return settled;
  }

  private async attempt(steps: readonly PlannedStep[]): Promise<Result<Attempted>> {
    return this.ask(
      () => this.connection.ask({ t: 'try', steps: [...steps] }),
      (told) =>
        told.t === 'try' ? { taken: told.taken, end: told.end, update: unpackSnap(told.snap) } : null,
    );
  }

  private async ask<T>(ask: () => Promise<Told>, read: (told: Told) => T | null): Promise<Result<T>> {
    try {
      const value = read(await ask());
      return value === null ? { ok: false, fault: UNREACHABLE } : { ok: true, value };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return { ok: false, fault: error.fault };
    }
  }

  private link(): TableLink {
    const remote = this;
    return {
      get seats() {
        return remote.seats;
      },
      open: async ({ viewer }) => {
        const update = await remote.connection.sit(viewer);
        remote.latest = update;
        remote.noteMissed(update);
        return { ok: true, value: update };
      },
      send: async (command) => {
        const outcome = await remote.do(command);
        if (outcome.ok && remote.latest)
          return { ok: true, value: { reply: { ok: true }, update: remote.latest } };
        if (!outcome.ok && outcome.reason && remote.latest) {
          const reply = { ok: false, reason: outcome.reason } as const;
          return { ok: true, value: { reply, update: remote.latest } };
        }
        return { ok: false, fault: (!outcome.ok && outcome.fault) || UNREACHABLE };
      },
      explain: async (seat, key) => {
        const told = await remote.ask(
          () => remote.connection.ask({ t: 'explain', seat, key }),
          (answer) => (answer.t === 'explain' ? answer : null),
        );
        return told.ok ? told.value.reason : null;
      },
      look: (n) =>
        remote.ask(
          () => remote.connection.ask({ t: 'look', n }),
          (told) => (told.t === 'look' ? [...told.steps] : null),
        ),
      attempt: (steps) => remote.attempt(steps),
      exportSave: () => exportTable(remote.code),
      playAgain: null,
      replay: `/r/${remote.code}`,
      listen: (listener) => {
        remote.listeners.add(listener);
        return () => remote.listeners.delete(listener);
      },
    };
  }
}

const UNREACHABLE: Fault = { code: 'unreachable', path: '', args: {} };
