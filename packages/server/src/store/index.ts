import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from './sql/postgres.ts';
import { openSqlite } from './sql/sqlite.ts';
import type { Store } from './store.ts';

export { MemoryStore } from './memory.ts';
export { openPostgres } from './sql/postgres.ts';
export { backUpSqlite, openSqlite } from './sql/sqlite.ts';
export * from './store.ts';

/** The file in the data folder that tables are kept in. */
export const databaseFile = (folder: string): string => join(folder, 'holdout.sqlite');

/**
 * Tables in PostgreSQL if there is an address of one, else in a file of the data folder.
 *
 * @throws Error if they can't be opened.
 */
export async function openStore(folder: string, databaseUrl: string | null): Promise<Store> {
  if (databaseUrl !== null) return openPostgres(databaseUrl);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return openSqlite(databaseFile(folder));
}
