import { randomUUID } from 'node:crypto';
import type { Seat } from '@holdout/kernel';
import type { Insertable, Selectable } from 'kysely';
import { changedPresence } from '../memory.ts';
import type {
  Append,
  Appended,
  DueNotice,
  KeyChange,
  NewTable,
  PlannedNotice,
  Presence,
  Snapshot,
  Store,
  StoredKey,
  StoredRecord,
  StoredTarget,
  TableHead,
  Watcher,
} from '../store.ts';
import type { Database, Schema } from './schema.ts';

/** A database, and what is different in each of them. */
export interface Engine {
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** In one transaction, which is on the disk when the promise is kept. */
  write<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Rows that are read with this are nobody else's to change until the transaction is over. */
  readonly locks: boolean;
  /** Tells all nodes, this one included, once the transaction is over. */
  tell(db: Database, word: Word): Promise<void>;
  /**
   * A record in one statement, where no keys and no notices change with it: false if that did not come off, for whatever
   * reason, and nothing was done. Not there where a statement costs next to nothing.
   */
  quickly?(append: Append, head: HeadColumns | null): Promise<boolean>;
  watch(watcher: Watcher): () => void;
  close(): Promise<void>;
}

/** What one node tells the others: ids only. */
export type Word =
  | { readonly t: 'changed'; readonly code: string; readonly n: number }
  | { readonly t: 'present'; readonly code: string };

/** Rows of one statement: SQLite takes no more than 32,766 values in it. */
const ROWS = 1000;

/** So long after its last word a node has certainly no more to say, in milliseconds. */
const LONG_DEAD = 86_400_000;

/** A key opens something already. Thrown, so that the transaction leaves nothing behind. */
class KeyTaken extends Error {}

/** Tables in a database. */
export class SqlStore implements Store {
  private readonly engine: Engine;
  private swept = false;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  create(table: NewTable): Promise<'done' | 'taken'> {
    return this.writeWithKeys('taken', async (db) => {
      if (!(await addTable(db, table))) return 'taken';
      const { code } = table.head;
      await addKeys(db, code, table.keys);
      for (const records of slices(table.records, ROWS)) {
        await db
          .insertInto('holdout_records')
          .values(records.map((record) => ({ code, ...record })))
          .execute();
      }
      return 'done';
    });
  }

  /** If a key that is added opens something already, nothing is written, and this is the answer. */
  private async writeWithKeys<T>(refusal: T, work: (db: Database) => Promise<T>): Promise<T> {
    try {
      return await this.engine.write(work);
    } catch (error) {
      if (error instanceof KeyTaken) return refusal;
      throw error;
    }
  }

  head(code: string): Promise<TableHead | null> {
    return this.engine.read(async (db) => {
      const row = await selectHead(db, code);
      return row ? headOf(row) : null;
    });
  }

  setup(code: string): Promise<string | null> {
    return this.engine.read(async (db) => {
      const query = db.selectFrom('holdout_tables').select('setup').where('code', '=', code);
      return (await query.executeTakeFirst())?.setup ?? null;
    });
  }

  keys(code: string): Promise<StoredKey[]> {
    return this.engine.read(async (db) => {
      const query = db.selectFrom('holdout_keys').select(['hash', 'kind', 'seat']).where('code', '=', code);
      return (await query.execute()) as StoredKey[];
    });
  }

  async tablesOf(hashes: readonly string[]) {
    if (hashes.length === 0) return [];
    const rows = await this.engine.read((db) =>
      db
        .selectFrom('holdout_tables')
        .innerJoin('holdout_keys', 'holdout_keys.code', 'holdout_tables.code')
        .selectAll('holdout_tables')
        .select('holdout_keys.hash')
        .where('holdout_keys.hash', 'in', hashes)
        .orderBy('holdout_tables.updated_at', 'desc')
        .execute(),
    );
    return rows.map((row) => ({ hash: row.hash, head: headOf(row) }));
  }

  records(code: string, after: number): Promise<StoredRecord[]> {
    return this.engine.read((db) =>
      db
        .selectFrom('holdout_records')
        .select(['n', 'id', 'body', 'at'])
        .where('code', '=', code)
        .where('n', '>=', after)
        .orderBy('n')
        .execute(),
    );
  }

  append(append: Append): Promise<Appended> {
    return this.appendQuickly(append);
  }

  private async appendQuickly(append: Append): Promise<Appended> {
    const { keys, notices, head } = append;
    const simple = keys === undefined && notices === undefined;
    if (simple && (await this.engine.quickly?.(append, head ? columnsOf(head) : null))) return 'done';
    return this.writeWithKeys('spent', (db) => this.appendIn(db, append));
  }

  private async appendIn(db: Database, append: Append): Promise<Appended> {
    const { code, record, quiet, head, keys, notices } = append;
    let place = db.selectFrom('holdout_tables').select('n').where('code', '=', code);
    if (this.engine.locks) place = place.forUpdate();
    const found = await place.executeTakeFirst();
    if (!found) return 'gone';
    if (found.n !== record.n) {
      const { id } = record;
      return id !== null && (await hasRecord(db, code, id)) ? 'repeated' : 'behind';
    }
    if (keys) {
      // Nothing of it may be done twice.
      if (record.id !== null && (await hasRecord(db, code, record.id))) return 'repeated';
      if (!(await changeKeys(db, code, keys))) return 'spent';
    }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('holdout_records')
      .values({ code, ...record })
      .onConflict((conflict) => conflict.columns(['code', 'id']).doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) === 0) return 'repeated';
    await db
      .updateTable('holdout_tables')
      .set({ n: record.n + 1, ...(quiet ? {} : { updated_at: record.at }), ...(head ? columnsOf(head) : {}) })
      .where('code', '=', code)
      .execute();
    if (notices) await planNotices(db, code, notices);
    await this.engine.tell(db, { t: 'changed', code, n: record.n + 1 });
    return 'done';
  }

  async keepSnapshot(code: string, n: number, save: string): Promise<void> {
    await this.engine.write(async (db) => {
      if (!(await this.holds(db, code))) return;
      await db
        .insertInto('holdout_snapshots')
        .values({ code, n, save })
        .onConflict((conflict) =>
          conflict.column('code').doUpdateSet({ n, save }).where('holdout_snapshots.n', '<', n),
        )
        .execute();
    });
  }

  /** Whether there is such a table. It is not removed before the transaction is over. */
  private async holds(db: Database, code: string): Promise<boolean> {
    let query = db.selectFrom('holdout_tables').select('n').where('code', '=', code);
    if (this.engine.locks) query = query.forKeyShare();
    return (await query.executeTakeFirst()) !== undefined;
  }

  snapshot(code: string): Promise<Snapshot | null> {
    return this.engine.read(async (db) => {
      const query = db.selectFrom('holdout_snapshots').select(['n', 'save']).where('code', '=', code);
      return (await query.executeTakeFirst()) ?? null;
    });
  }

  async idle(before: number, limit: number): Promise<TableHead[]> {
    const rows = await this.engine.read((db) =>
      db
        .selectFrom('holdout_tables')
        .selectAll()
        .where('updated_at', '<', before)
        .orderBy('updated_at')
        .limit(limit)
        .execute(),
    );
    return rows.map(headOf);
  }

  async remove(code: string): Promise<void> {
    await this.engine.write(async (db) => {
      await db.deleteFrom('holdout_tables').where('code', '=', code).execute();
      await this.engine.tell(db, { t: 'changed', code, n: -1 });
    });
  }

  count(): Promise<number> {
    return this.engine.read(async (db) => {
      const query = db.selectFrom('holdout_tables').select(({ fn }) => fn.countAll<number>().as('count'));
      return Number((await query.executeTakeFirstOrThrow()).count);
    });
  }

  targets(code: string, seat: Seat): Promise<StoredTarget[]> {
    return this.engine.read((db) =>
      db
        .selectFrom('holdout_targets')
        .select(['id', 'target'])
        .where('code', '=', code)
        .where('seat', '=', seat)
        .execute(),
    );
  }

  async addTarget(code: string, seat: Seat, id: string, target: string): Promise<void> {
    await this.engine.write(async (db) => {
      if (!(await this.holds(db, code))) return;
      await db
        .insertInto('holdout_targets')
        .values({ code, seat, id, target })
        .onConflict((conflict) => conflict.columns(['code', 'seat', 'id']).doUpdateSet({ target }))
        .execute();
    });
  }

  async removeTargets(code: string, seat: Seat, id?: string): Promise<void> {
    await this.engine.write((db) => {
      const all = db.deleteFrom('holdout_targets').where('code', '=', code).where('seat', '=', seat);
      return (id === undefined ? all : all.where('id', '=', id)).execute();
    });
  }

  takeNotices(now: number, lease: number, limit: number): Promise<DueNotice[]> {
    return this.engine.write(async (db) => {
      let due = db
        .selectFrom('holdout_notices')
        .select(['id', 'code', 'seat', 'event', 'due', 'tries'])
        .where('due', '<=', now)
        .where('taken_until', '<=', now)
        .orderBy('due')
        .limit(limit);
      if (this.engine.locks) due = due.forUpdate().skipLocked();
      const rows = await due.execute();
      if (rows.length === 0) return [];
      await db
        .updateTable('holdout_notices')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1), taken_until: now + lease }))
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
      return rows.map((row) => ({ ...row, tries: row.tries + 1 }));
    });
  }

  async settleNotice(id: string): Promise<void> {
    await this.engine.write((db) => db.deleteFrom('holdout_notices').where('id', '=', id).execute());
  }

  async setPresence(
    node: string,
    now: number,
    present: readonly Presence[],
    about?: readonly string[],
  ): Promise<void> {
    await this.engine.write(async (db) => {
      // Words of one node that overtake each other wait here, so that each finds what the one before has left.
      await db
        .insertInto('holdout_nodes')
        .values({ node, at: now })
        .onConflict((conflict) => conflict.column('node').doUpdateSet({ at: now }))
        .execute();
      await this.changePresence(db, node, present, about);
      // Once in the life of a node is enough to keep what was killed from piling up.
      if (!this.swept) await sweep(db, now - LONG_DEAD);
    });
    this.swept = true;
  }

  private async changePresence(
    db: Database,
    node: string,
    present: readonly Presence[],
    about?: readonly string[],
  ): Promise<void> {
    if (about?.length === 0) return;
    let told = db.selectFrom('holdout_presence').select(['code', 'who']).where('node', '=', node);
    if (about) told = told.where('code', 'in', about);
    const changed = changedPresence(await told.execute(), present);
    const now = new Map(present.map(({ code, who }) => [code, who]));
    for (const code of changed) {
      const who = now.get(code);
      await db.deleteFrom('holdout_presence').where('node', '=', node).where('code', '=', code).execute();
      if (who !== undefined) await db.insertInto('holdout_presence').values({ node, code, who }).execute();
      await this.engine.tell(db, { t: 'present', code });
    }
  }

  async presence(code: string, node: string, since: number): Promise<string[]> {
    const rows = await this.engine.read((db) =>
      presentElsewhere(db, node, since).where('code', '=', code).execute(),
    );
    return rows.map(({ who }) => who);
  }

  presences(node: string, since: number): Promise<Presence[]> {
    return this.engine.read((db) => presentElsewhere(db, node, since).execute());
  }

  async leave(node: string): Promise<void> {
    await this.engine.write(async (db) => {
      await db.deleteFrom('holdout_nodes').where('node', '=', node).execute();
      await this.changePresence(db, node, []);
    });
  }

  watch(watcher: Watcher): () => void {
    return this.engine.watch(watcher);
  }

  async check(): Promise<void> {
    // Only what really writes notices a full disk, or a database that may only be read.
    await this.engine.write((db) =>
      db
        .updateTable('holdout_schema')
        .set(({ ref }) => ({ version: ref('version') }))
        .execute(),
    );
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

/** Whoever was killed does not take away what he has said of who is with him. */
async function sweep(db: Database, before: number): Promise<void> {
  const dead = db.selectFrom('holdout_nodes').select('node').where('at', '<', before);
  await db.deleteFrom('holdout_presence').where('node', 'in', dead).execute();
  await db.deleteFrom('holdout_nodes').where('at', '<', before).execute();
}

/** What other nodes that live have said of who is there. */
const presentElsewhere = (db: Database, node: string, since: number) =>
  db
    .selectFrom('holdout_presence')
    .innerJoin('holdout_nodes', 'holdout_nodes.node', 'holdout_presence.node')
    .select(['code', 'who'])
    .where('holdout_presence.node', '!=', node)
    .where('at', '>=', since);

function selectHead(db: Database, code: string) {
  return db.selectFrom('holdout_tables').selectAll().where('code', '=', code).executeTakeFirst();
}

function headOf(row: Selectable<Schema['holdout_tables']>): TableHead {
  const { code, game, n, moves, turn } = row;
  return {
    code,
    game,
    names: JSON.parse(row.names),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    n,
    moves,
    turn,
    over: row.over === null ? null : JSON.parse(row.over),
  };
}

/** What of a head changes with a record. */
export type HeadColumns = Pick<Insertable<Schema['holdout_tables']>, 'names' | 'moves' | 'turn' | 'over'>;

const columnsOf = ({
  names,
  moves,
  turn,
  over,
}: Pick<TableHead, 'names' | 'moves' | 'turn' | 'over'>): HeadColumns => ({
  names: JSON.stringify(names),
  moves,
  turn,
  over: over && JSON.stringify(over),
});

/** False if its code is taken. */
async function addTable(db: Database, { head, setup, records }: NewTable): Promise<boolean> {
  const { code, game, createdAt, updatedAt } = head;
  const times = { created_at: createdAt, updated_at: updatedAt };
  const added = await db
    .insertInto('holdout_tables')
    .values({ code, game, setup, ...times, n: records.length, ...columnsOf(head) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows) === 1;
}

/** @throws KeyTaken if one of them is there, perhaps written at this very moment. */
async function addKeys(db: Database, code: string, keys: readonly StoredKey[]): Promise<void> {
  if (keys.length === 0) return;
  const added = await db
    .insertInto('holdout_keys')
    .values(keys.map((key) => ({ code, ...key })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  if (Number(added.numInsertedOrUpdatedRows) !== keys.length) throw new KeyTaken();
}

function* slices<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

async function hasRecord(db: Database, code: string, id: string): Promise<boolean> {
  const query = db.selectFrom('holdout_records').select('n').where('code', '=', code).where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

/** False, or an error, if a key that has to be there is not, or one that is added is there already. */
async function changeKeys(
  db: Database,
  code: string,
  { spend, drop = [], add = [] }: KeyChange,
): Promise<boolean> {
  const known = add.length > 0 && (await anyKey(db, add));
  if (known) return false;
  if (spend !== undefined) {
    const spent = await db
      .deleteFrom('holdout_keys')
      .where('code', '=', code)
      .where('hash', '=', spend)
      .executeTakeFirst();
    if (Number(spent.numDeletedRows) !== 1) return false;
  }
  for (const { kind, seat } of drop) {
    const all = db.deleteFrom('holdout_keys').where('code', '=', code).where('kind', '=', kind);
    await (seat === null ? all.where('seat', 'is', null) : all.where('seat', '=', seat)).execute();
  }
  await addKeys(db, code, add);
  return true;
}

async function anyKey(db: Database, keys: readonly StoredKey[]): Promise<boolean> {
  const hashes = keys.map(({ hash }) => hash);
  const query = db.selectFrom('holdout_keys').select('hash').where('hash', 'in', hashes);
  return (await query.executeTakeFirst()) !== undefined;
}

async function planNotices(db: Database, code: string, notices: readonly PlannedNotice[]): Promise<void> {
  await db.deleteFrom('holdout_notices').where('code', '=', code).execute();
  if (notices.length === 0) return;
  await db
    .insertInto('holdout_notices')
    .values(notices.map((notice) => ({ id: randomUUID(), code, ...notice, tries: 0, taken_until: 0 })))
    .execute();
}
