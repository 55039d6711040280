import type { Seat } from '@holdout/kernel';

/**
 * Where tables are kept. A table is a head and a log of records; a record is written at the next place of the log or not
 * at all, and what has been told as written outlasts the process and, as far as the disk does its part, the machine.
 * Memory, SQLite and PostgreSQL keep the same contract, and the same tests.
 */
export interface Store {
  /** A new table with its first keys. */
  create(table: NewTable): Promise<'done' | 'taken'>;
  /** Null if there is none. */
  head(code: string): Promise<TableHead | null>;
  /** How the table began. Null if there is none. */
  setup(code: string): Promise<string | null>;
  keys(code: string): Promise<StoredKey[]>;
  /** The tables that these keys open, those that were played last first. */
  tablesOf(
    hashes: readonly string[],
  ): Promise<readonly { readonly hash: string; readonly head: TableHead }[]>;
  /** Records from place `after` (their number so far) on. */
  records(code: string, after: number): Promise<StoredRecord[]>;
  append(append: Append): Promise<Appended>;
  /** Keeps the game as it is after `n` records, so that a later version of the rules can go on from it. */
  keepSnapshot(code: string, n: number, save: string): Promise<void>;
  snapshot(code: string): Promise<Snapshot | null>;
  /** Tables that nobody has touched since then, the oldest first. Times are milliseconds since 1970. */
  idle(before: number, limit: number): Promise<TableHead[]>;
  remove(code: string): Promise<void>;
  count(): Promise<number>;

  /** Where a seat wants to be told of its turn: a JSON text each. */
  targets(code: string, seat: Seat): Promise<StoredTarget[]>;
  addTarget(code: string, seat: Seat, id: string, target: string): Promise<void>;
  removeTargets(code: string, seat: Seat, id?: string): Promise<void>;
  /** Notices that are due; nobody else is given them until `lease` is over. */
  takeNotices(now: number, lease: number, limit: number): Promise<DueNotice[]>;
  /** A notice has been sent, or never will be. */
  settleNotice(id: string): Promise<void>;

  /**
   * A node lives, and has these people at these tables. It counts as dead when it has not said so for a while. With
   * `about` it speaks of these tables only; of the others holds what it has said before.
   */
  setPresence(
    node: string,
    now: number,
    present: readonly Presence[],
    about?: readonly string[],
  ): Promise<void>;
  /** Who is at a table by the word of other nodes that have spoken since then. */
  presence(code: string, node: string, since: number): Promise<string[]>;
  /** The same for all tables at once. */
  presences(node: string, since: number): Promise<Presence[]>;
  /** A node is gone, with all who were there. */
  leave(node: string): Promise<void>;

  /** Calls back when something may have changed by another node. Returns how to stop. */
  watch(watcher: Watcher): () => void;
  /** @throws Error if nothing can be written just now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface Watcher {
  /** A table has gone on, to `n` records. */
  changed(code: string, n: number): void;
  /** Others have come to a table or left it. */
  present(code: string): void;
  /** Anything may have changed meanwhile: the connection was lost. */
  lost(): void;
}

/** What a list of tables shows. */
export interface TableHead {
  readonly code: string;
  readonly game: string;
  /** Names of the seats. */
  readonly names: readonly string[];
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Number of records. */
  readonly n: number;
  readonly moves: number;
  readonly turn: number;
  readonly over: { readonly result: string; readonly cause: string } | null;
}

export interface NewTable {
  readonly head: TableHead;
  /** JSON text of how it begins. */
  readonly setup: string;
  readonly keys: readonly StoredKey[];
  readonly records: readonly StoredRecord[];
}

/** `words` are the hash of the words that bring a lost key back. */
export interface StoredKey {
  readonly hash: string;
  readonly kind: 'host' | 'seat' | 'invite' | 'watch' | 'words';
  /** Null where it is not about a seat. */
  readonly seat: Seat | null;
}

export interface StoredRecord {
  /** Its place in the log, from 0. */
  readonly n: number;
  /** Who sent it and under which id; the same one is never written twice. Null if nobody did. */
  readonly id: string | null;
  /** JSON text. */
  readonly body: string;
  readonly at: number;
}

export interface Append {
  readonly code: string;
  readonly record: StoredRecord;
  /** Nobody else may learn that something was done: the table does not count as touched. */
  readonly quiet?: boolean;
  /** How the head is afterwards; `n` and `updatedAt` follow from the record. */
  readonly head?: Pick<TableHead, 'names' | 'moves' | 'turn' | 'over'> | undefined;
  readonly keys?: KeyChange | undefined;
  /** Those that wait from now on, in place of those before. */
  readonly notices?: readonly PlannedNotice[] | undefined;
}

/** A change of keys that is made with a record, or not at all. */
export interface KeyChange {
  /** Must be there, and is used up. */
  readonly spend?: string;
  /** Are taken away if they are there. */
  readonly drop?: readonly Pick<StoredKey, 'kind' | 'seat'>[];
  readonly add?: readonly StoredKey[];
}

/**
 * `done`: written. `behind`: somebody else has written there; catch up. `repeated`: this id is in the log already.
 * `spent`: a key that has to be there is not. `gone`: there is no such table.
 */
export type Appended = 'done' | 'behind' | 'repeated' | 'spent' | 'gone';

export interface Snapshot {
  readonly n: number;
  readonly save: string;
}

export interface StoredTarget {
  readonly id: string;
  /** JSON text. */
  readonly target: string;
}

export interface PlannedNotice {
  readonly seat: Seat;
  /** What it is about: `turn`, `vote`, `over`. */
  readonly event: string;
  /** When it is sent if nobody has come until then. */
  readonly due: number;
}

export interface DueNotice extends PlannedNotice {
  readonly id: string;
  readonly code: string;
  /** How often it has been taken, this time counted. */
  readonly tries: number;
}

export interface Presence {
  readonly code: string;
  /** JSON text: who is there. */
  readonly who: string;
}
