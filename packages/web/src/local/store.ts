import type { SaveFile } from '@holdout/kernel';
import { type DBSchema, openDB } from 'idb';

/** A table as it lies in the browser's database. `rev` grows with every write. */
export interface TableRecord {
  readonly id: string;
  readonly rev: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly moves: number;
  readonly turn: number;
  readonly over: { readonly result: string; readonly cause: string } | null;
  readonly save: SaveFile;
}

interface Schema extends DBSchema {
  tables: { key: string; value: TableRecord };
}

const database = openDB<Schema>('holdout', 1, {
  upgrade(db) {
    db.createObjectStore('tables', { keyPath: 'id' });
  },
});

export async function allRecords(): Promise<TableRecord[]> {
  return (await database).getAll('tables');
}

export async function readRecord(id: string): Promise<TableRecord | undefined> {
  return (await database).get('tables', id);
}

/**
 * Writes a record if nobody else has written it since: a second tab must not undo what the first one saved.
 *
 * @returns false if the stored record is not the one before this.
 */
export async function writeRecord(record: TableRecord): Promise<boolean> {
  const tx = (await database).transaction('tables', 'readwrite');
  const stored = await tx.store.get(record.id);
  const fits = (stored?.rev ?? 0) === record.rev - 1;
  if (fits) await tx.store.put(record);
  await tx.done;
  return fits;
}

export async function deleteRecord(id: string): Promise<void> {
  await (await database).delete('tables', id);
}
