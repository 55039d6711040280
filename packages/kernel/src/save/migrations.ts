import { InputError } from '../errors.ts';
import type { Entry } from '../table.ts';
import { entryLine } from './lines.ts';

/** Version of the file's own shape. */
export const SAVE_VERSION = 2;

type File = Record<string, unknown>;

/** `n` turns a file of version n into one of n + 1. Each has a fixture that a test opens. */
const MIGRATIONS: Readonly<Record<number, (file: File) => File>> = {
  // Version 1 kept each entry of the log as an object.
  1: (file) => ({
    ...file,
    log: asList(file.log, 'log').map((entry, i) => entryLine(asEntry(entry, `log[${i}]`))),
  }),
};

/**
 * Lifts a file to the version of today.
 *
 * @throws InputError if it is of a newer program, or too old.
 */
export function migrateFile(file: File): File {
  const { v } = file;
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 1) {
    throw new InputError('save.field', 'v', { found: JSON.stringify(v ?? null).slice(0, 40) });
  }
  if (v > SAVE_VERSION) throw new InputError('save.newer', 'v', { found: v, known: SAVE_VERSION });
  let lifted = file;
  for (let from = v; from < SAVE_VERSION; from++) lifted = { ...MIGRATIONS[from](lifted), v: from + 1 };
  return lifted;
}

function asList(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new InputError('save.field', path, { found: JSON.stringify(value ?? null).slice(0, 40) });
}

function asEntry(value: unknown, path: string): Entry {
  if (typeof value === 'object' && value !== null && 'by' in value && Number.isInteger(value.by))
    return value as Entry;
  throw new InputError('save.line', path, { found: JSON.stringify(value ?? null).slice(0, 40) });
}
