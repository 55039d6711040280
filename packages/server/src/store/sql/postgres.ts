import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Append, Watcher } from '../store.ts';
import { Watchers } from '../watchers.ts';
import { type Database, migrate, type Schema } from './schema.ts';
import { type Engine, type HeadColumns, SqlStore, type Word } from './store.ts';

const INT8 = 20;
/** Nodes that start at once bring the schema up to date one after the other. */
const MIGRATION_LOCK = 4_867_301;
const CONNECTIONS = 10;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
/** The connection that listens shows that it lives in this time, or counts as dead after as long again. */
const HEARTBEAT = 5000;
/** A connection that somebody has used for this long has died without a word: it is dropped, and they get an error. */
const LONGEST_USE = 15_000;
/** Longer than that nobody waits for a dead connection to say goodbye. */
const GOODBYE = 500;

/**
 * Tables in PostgreSQL, which any number of nodes may share.
 *
 * @throws Error if the server can't be reached, or the database is of a newer program.
 */
export async function openPostgres(url: string): Promise<SqlStore> {
  await bringUpToDate(url);
  const pool = poolOf(url, CONNECTIONS);
  limitUse(pool);
  const db = databaseOf(pool);
  try {
    const channel = await channelOf(db);
    const engine = new PostgresEngine(db, url, channel);
    await engine.listen();
    return new SqlStore(engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Takes as long as it takes. */
async function bringUpToDate(url: string): Promise<void> {
  const db = databaseOf(poolOf(url, 1));
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
      await migrate(transaction);
    });
  } finally {
    await db.destroy();
  }
}

const databaseOf = (pool: pg.Pool): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

function poolOf(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'holdout',
    types: {
      getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // A connection that breaks must not end the process, whether somebody uses it (who gets an error) or nobody does.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function limitUse(pool: pg.Pool): void {
  const timers = new WeakMap<pg.PoolClient, ReturnType<typeof setTimeout>>();
  pool.on('acquire', (client) => {
    timers.set(
      client,
      setTimeout(() => void client.end().catch(() => undefined), LONGEST_USE),
    );
  });
  pool.on('release', (_, client) => clearTimeout(timers.get(client)));
}

/** Nodes hear those who use the same schema, not others of the same database. */
async function channelOf(db: Database): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return `holdout_${rows[0].schema}`.slice(0, 63);
}

class PostgresEngine implements Engine {
  readonly locks = true;
  private readonly db: Database;
  private readonly url: string;
  private readonly channel: string;
  private readonly watchers = new Watchers();
  private listener: pg.Client | null = null;
  private heart: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(db: Database, url: string, channel: string) {
    this.db = db;
    this.url = url;
    this.channel = channel;
  }

  read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return work(this.db);
  }

  write<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  async tell(db: Database, word: Word): Promise<void> {
    await sql`select pg_notify(${this.channel}, ${JSON.stringify(word)})`.execute(db);
  }

  /** One way to the database and back: whoever is at the same place waits for the row, and then finds it gone on. */
  async quickly({ code, record, quiet }: Append, head: HeadColumns | null): Promise<boolean> {
    const { n, id, body, at } = record;
    const word: Word = { t: 'changed', code, n: n + 1 };
    const { rows } = await sql`
      with place as (
        select code from holdout_tables where code = ${code} and n = ${n} for update
      ), written as (
        insert into holdout_records (code, n, id, body, at)
        select code, ${n}::integer, ${id}::text, ${body}::text, ${at}::bigint from place
        on conflict (code, id) do nothing
        returning code
      ), counted as (
        update holdout_tables set
          n = ${n + 1}::integer,
          updated_at = case when ${quiet ?? false}::boolean then updated_at else ${at}::bigint end,
          names = coalesce(${head?.names ?? null}::text, names),
          moves = coalesce(${head?.moves ?? null}::integer, moves),
          turn = coalesce(${head?.turn ?? null}::integer, turn),
          over = case when ${head !== null}::boolean then ${head?.over ?? null}::text else over end
        where code in (select code from written)
        returning code
      )
      select pg_notify(${this.channel}, ${JSON.stringify(word)}) from counted`.execute(this.db);
    return rows.length === 1;
  }

  watch(watcher: Watcher): () => void {
    return this.watchers.add(watcher);
  }

  /** @throws Error if the server can't be reached. */
  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      application_name: 'holdout-listener',
      connectionTimeoutMillis: 5000,
      query_timeout: HEARTBEAT,
    });
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      void client.end().catch(() => undefined);
      if (this.listener === client) this.listenAgain(FIRST_PAUSE);
    };
    client.on('error', lose);
    client.on('end', lose);
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(this.channel)}`);
    } catch (error) {
      lose();
      throw error;
    }
    if (this.closed) return void client.end();
    this.listener = client;
    clearInterval(this.heart);
    this.heart = setInterval(() => client.query('select 1').catch(lose), HEARTBEAT);
    this.heart.unref();
  }

  /** Tries until it comes off. Whatever was told meanwhile was not heard. */
  private listenAgain(delay: number): void {
    this.listener = null;
    clearInterval(this.heart);
    if (this.closed) return;
    this.retry = setTimeout(async () => {
      try {
        await this.listen();
        if (!this.closed) this.watchers.lost();
      } catch {
        this.listenAgain(Math.min(delay * 2, LONGEST_PAUSE));
      }
    }, delay);
  }

  private hear(payload: string): void {
    const word = wordOf(payload);
    if (word?.t === 'changed') this.watchers.changed(word.code, word.n);
    else if (word?.t === 'present') this.watchers.present(word.code);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heart);
    clearTimeout(this.retry);
    const { listener } = this;
    this.listener = null;
    const ended = listener?.end().catch(() => undefined);
    await Promise.race([ended, pause(GOODBYE, undefined, { ref: false })]);
    await this.db.destroy();
  }
}

/** Anybody with the database may send a notification: what is none of ours is passed over. */
function wordOf(payload: string): Word | null {
  try {
    const { t, code, n } = JSON.parse(payload);
    if (typeof code !== 'string') return null;
    if (t === 'changed') return Number.isInteger(n) ? { t, code, n } : null;
    return t === 'present' ? { t, code } : null;
  } catch {
    return null;
  }
}
