import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { type CoreState, type SaveFile, saveTable, type Table, unknownFields } from '@holdout/kernel';
import { fileError, writeText } from '../files.ts';
import { VERSION } from '../version.ts';

/** Writes a table to files. `path` is where it goes after every answer, null for nowhere. */
export class Saver {
  readonly path: string | null;
  private readonly table: Table<CoreState>;
  private readonly kept: Readonly<Record<string, unknown>>;

  /** @param resumed the save the table came from, whose unknown fields are kept. */
  constructor(table: Table<CoreState>, path: string | null, resumed: SaveFile | null) {
    this.table = table;
    this.path = path;
    this.kept = resumed ? unknownFields(resumed) : {};
  }

  /** @throws UsageError if the file can't be written. */
  async write(path: string): Promise<void> {
    await writeText(path, `${JSON.stringify(saveTable(this.table, VERSION, this.kept))}\n`);
  }

  async afterAnswer(): Promise<void> {
    if (this.path !== null) await this.write(this.path);
  }
}

/**
 * Another game under the name of a new one is not lost: it goes on as `NAME.bak`.
 *
 * @returns its new name, or null if there was none.
 */
export async function keepOlder(path: string): Promise<string | null> {
  if (!existsSync(path)) return null;
  const backup = `${path}.bak`;
  try {
    await copyFile(path, backup);
  } catch (error) {
    throw fileError('write', backup, error);
  }
  return backup;
}
