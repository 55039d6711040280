import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { databaseFile, MemoryStore, openPostgres, openSqlite, type Store } from '../../src/store/index.ts';
import { databaseUrl, freshSchema, type Schema } from '../support/postgres.ts';

/** An empty place of one test's own, where stores are opened. */
export interface Place {
  open(): Promise<Store>;
  remove(): Promise<unknown>;
}

export interface Backend {
  readonly name: string;
  /** Null where there is no such database. */
  readonly place: (() => Promise<Place>) | null;
  /** After the last test. */
  readonly end: () => Promise<void>;
  /** Whether what is written outlasts the store, and may be shared by two of them. */
  readonly lasting: boolean;
}

export const postgresUrl = await databaseUrl();
if (postgresUrl === null) console.warn('no PostgreSQL here: set DATABASE_URL to test the store with it');

export const BACKENDS: readonly Backend[] = [
  { name: 'memory', place: memory, end: async () => undefined, lasting: false },
  { name: 'SQLite', place: sqlite, end: async () => undefined, lasting: true },
  { name: 'PostgreSQL', ...postgres(postgresUrl), lasting: true },
];

async function memory(): Promise<Place> {
  return { open: async () => new MemoryStore(), remove: async () => undefined };
}

async function sqlite(): Promise<Place> {
  const folder = await temporaryFolder();
  return { open: () => openSqlite(databaseFile(folder.path)), remove: folder.remove };
}

export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'holdout-store-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The tests share a schema, since making one takes longer than most of them. */
function postgres(url: string | null): Pick<Backend, 'place' | 'end'> {
  let schema: Schema | undefined;
  if (url === null) return { place: null, end: async () => undefined };
  const place = async () => {
    schema ??= await freshSchema(url);
    const { url: inSchema } = schema;
    return { open: () => openPostgres(inSchema), remove: () => empty(inSchema) };
  };
  return { place, end: async () => schema?.drop() };
}

const EMPTY = ['tables', 'nodes', 'presence'].map((name) => `DELETE FROM holdout_${name}`).join(';');

const empty = (url: string): Promise<unknown> => query(url, EMPTY);

/** By a connection of its own. */
export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
