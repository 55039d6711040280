import type { Kysely } from 'kysely';

/** The tables of the database. Times are milliseconds since 1970, JSON is kept as text. */
export interface Schema {
  holdout_tables: {
    code: string;
    game: string;
    setup: string;
    names: string;
    created_at: number;
    updated_at: number;
    n: number;
    moves: number;
    turn: number;
    over: string | null;
  };
  holdout_records: { code: string; n: number; id: string | null; body: string; at: number };
  holdout_keys: { hash: string; code: string; kind: string; seat: number | null };
  holdout_snapshots: { code: string; n: number; save: string };
  holdout_targets: { code: string; seat: number; id: string; target: string };
  holdout_notices: {
    id: string;
    code: string;
    seat: number;
    event: string;
    due: number;
    tries: number;
    taken_until: number;
  };
  holdout_nodes: { node: string; at: number };
  holdout_presence: { node: string; code: string; who: string };
  holdout_schema: { version: number };
}

export type Database = Kysely<Schema>;

/** One step of the schema's history each. A step is never changed once it has been released. */
const STEPS: readonly ((db: Database) => Promise<void>)[] = [
  async (db) => {
    await db.schema
      .createTable('holdout_tables')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('names', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('moves', 'integer', (column) => column.notNull())
      .addColumn('turn', 'integer', (column) => column.notNull())
      .addColumn('over', 'text')
      .execute();
    await db.schema.createIndex('holdout_tables_idle').on('holdout_tables').column('updated_at').execute();
    await db.schema
      .createTable('holdout_records')
      .addColumn('code', 'text', (column) =>
        column.notNull().references('holdout_tables.code').onDelete('cascade'),
      )
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('id', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('holdout_records_place', ['code', 'n'])
      .addUniqueConstraint('holdout_records_once', ['code', 'id'])
      .execute();
    await db.schema
      .createTable('holdout_keys')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) =>
        column.notNull().references('holdout_tables.code').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .execute();
    await db.schema.createIndex('holdout_keys_table').on('holdout_keys').column('code').execute();
    await db.schema
      .createTable('holdout_snapshots')
      .addColumn('code', 'text', (column) =>
        column.primaryKey().references('holdout_tables.code').onDelete('cascade'),
      )
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('save', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('holdout_targets')
      .addColumn('code', 'text', (column) =>
        column.notNull().references('holdout_tables.code').onDelete('cascade'),
      )
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('holdout_targets_one', ['code', 'seat', 'id'])
      .execute();
    await db.schema
      .createTable('holdout_notices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) =>
        column.notNull().references('holdout_tables.code').onDelete('cascade'),
      )
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('due', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('taken_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('holdout_notices_due').on('holdout_notices').column('due').execute();
    await db.schema.createIndex('holdout_notices_table').on('holdout_notices').column('code').execute();
    await db.schema
      .createTable('holdout_nodes')
      .addColumn('node', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('holdout_presence')
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('holdout_presence_one', ['node', 'code'])
      .execute();
    await db.schema.createIndex('holdout_presence_table').on('holdout_presence').column('code').execute();
  },
];

/**
 * Brings a database to the schema of today. In a transaction that nobody else is in.
 *
 * @throws Error if it was written by a newer program.
 */
export async function migrate(db: Database): Promise<void> {
  await db.schema
    .createTable('holdout_schema')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  const found = await db.selectFrom('holdout_schema').select('version').executeTakeFirst();
  const version = found?.version ?? 0;
  if (version > STEPS.length) {
    throw new Error(`the database is of a newer Holdout (schema ${version}, known up to ${STEPS.length})`);
  }
  for (const step of STEPS.slice(version)) await step(db);
  if (found) await db.updateTable('holdout_schema').set({ version: STEPS.length }).execute();
  else await db.insertInto('holdout_schema').values({ version: STEPS.length }).execute();
}
