import { type FileHandle, open } from 'node:fs/promises';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Watcher } from '../store.ts';
import { Watchers } from '../watchers.ts';
import { type Database, migrate, type Schema } from './schema.ts';
import { type Engine, SqlStore, type Word } from './store.ts';

/** Milliseconds that others may take who write to the same file. */
const LONGEST_WAIT = 5000;
const PAUSE = 5;
const SQLITE_BUSY = 5;

/**
 * Tables in a file of this machine.
 *
 * @throws Error if the file can't be opened, or is of a newer program.
 */
export async function openSqlite(file: string): Promise<SqlStore> {
  const database = new DatabaseSync(file, { timeout: LONGEST_WAIT });
  try {
    // Written ahead, so that reading never waits; and on the disk before anybody is told.
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA foreign_keys = ON');
    const engine = new SqliteEngine(database);
    await engine.write(migrate);
    // Waiting for the disk must not hold up the process: from now on the engine does it, beside other work.
    await engine.syncItself(await open(`${file}-wal`, 'r+'));
    return new SqlStore(engine);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Writes a copy of the database as it is now, while it is in use. */
export function backUpSqlite(file: string, to: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

interface Job {
  readonly writes: boolean;
  readonly work: (db: Database) => Promise<void>;
  readonly fail: (error: unknown) => void;
  readonly done: () => void;
}

/**
 * One connection, one thing after the other. What waits to be written is written in one transaction: the disk is waited
 * for once, not once for each table.
 */
class SqliteEngine implements Engine {
  readonly locks = false;
  private readonly database: DatabaseSync;
  private readonly db: Database;
  private readonly watchers = new Watchers();
  private jobs: Job[] = [];
  private busy = false;
  private told: Word[] = [];
  /** What is written ahead; null as long as SQLite waits for the disk itself. */
  private log: FileHandle | null = null;

  constructor(database: DatabaseSync) {
    this.database = database;
    const statements = new Map<string, SqliteStatement>();
    this.db = new Kysely<Schema>({
      dialect: new SqliteDialect({
        database: {
          prepare: (sql) => kept(statements, sql, () => statementOf(database.prepare(sql))),
          close: () => database.close(),
        },
      }),
    });
  }

  /** SQLite still waits for the disk where it moves what was written ahead to its place. */
  async syncItself(log: FileHandle): Promise<void> {
    await this.write(async () => undefined);
    this.database.exec('PRAGMA synchronous = NORMAL');
    // Others who write are waited for without holding up the process, too.
    this.database.exec('PRAGMA busy_timeout = 0');
    this.log = log;
  }

  read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.enqueue(false, work);
  }

  write<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.enqueue(true, work);
  }

  private enqueue<T>(writes: boolean, work: (db: Database) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T;
      this.jobs.push({
        writes,
        work: async (db) => {
          result = await work(db);
        },
        fail: reject,
        done: () => resolve(result),
      });
      if (!this.busy) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.jobs.length > 0) {
      // What has come over other sockets at the same time is read first: it is written together.
      await setImmediate();
      const batch = this.jobs;
      this.jobs = [];
      if (batch.some(({ writes }) => writes)) await this.together(batch);
      else await this.oneByOne(batch);
    }
    this.busy = false;
  }

  private async oneByOne(batch: readonly Job[]): Promise<void> {
    for (const { work, done, fail } of batch) await work(this.db).then(done, fail);
  }

  /** All or nothing: what is not on the disk was not done. One that fails must not take the others with it. */
  private async together(batch: readonly Job[]): Promise<void> {
    const good: Job[] = [];
    try {
      await this.begin();
      for (const job of batch) {
        this.database.exec('SAVEPOINT job');
        const told = this.told.length;
        try {
          await job.work(this.db);
          good.push(job);
        } catch (error) {
          this.database.exec('ROLLBACK TO job');
          this.told.length = told;
          job.fail(error);
        }
        this.database.exec('RELEASE job');
      }
      this.database.exec('COMMIT');
      await this.log?.datasync();
    } catch (error) {
      this.told = [];
      for (const { fail } of batch) fail(error);
      this.rollBack();
      return;
    }
    const words = this.told;
    this.told = [];
    for (const { done } of good) done();
    for (const word of words) this.spread(word);
  }

  /** Others who write to the file are waited for, but they don't hold up the process. */
  private async begin(): Promise<void> {
    const until = Date.now() + LONGEST_WAIT;
    while (!this.beginNow(Date.now() >= until)) await setTimeout(PAUSE);
  }

  /** @throws Error if somebody else writes and this is the last try. */
  private beginNow(last: boolean): boolean {
    try {
      this.database.exec('BEGIN IMMEDIATE');
      return true;
    } catch (error) {
      if (last || !isBusy(error)) throw error;
      return false;
    }
  }

  /** Unless SQLite has done it already. What can't be rolled back just now is so before the next one begins. */
  private rollBack(): void {
    try {
      if (this.database.isOpen && this.database.isTransaction) this.database.exec('ROLLBACK');
    } catch {
      // The next one fails, and tries again.
    }
  }

  async tell(_db: Database, word: Word): Promise<void> {
    this.told.push(word);
  }

  private spread(word: Word): void {
    if (word.t === 'changed') this.watchers.changed(word.code, word.n);
    else this.watchers.present(word.code);
  }

  watch(watcher: Watcher): () => void {
    return this.watchers.add(watcher);
  }

  async close(): Promise<void> {
    // Behind all that was asked for before.
    await this.read(async () => undefined);
    if (this.database.isOpen) this.database.close();
    await this.log?.close();
    this.log = null;
  }
}

function isBusy(error: unknown): boolean {
  // The lower byte is the kind of error, what is above it says more about it.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

function kept<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  // Lists of different lengths make statements of their own: old ones go when there are too many.
  if (map.size >= 200) map.clear();
  const made = make();
  map.set(key, made);
  return made;
}

function statementOf(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
