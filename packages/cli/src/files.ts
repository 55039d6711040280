import { open, readFile, rename, rm } from 'node:fs/promises';
import { pid } from 'node:process';
import { UsageError } from './errors.ts';

/** @throws UsageError if the file can't be read. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw fileError('read', path, error);
  }
}

/**
 * Writes a file as a whole: it is there as it was before, or as it is to be, even if the machine stops in between.
 *
 * @throws UsageError if it can't be written.
 */
export async function writeText(path: string, text: string): Promise<void> {
  const draft = `${path}.${pid}.tmp`;
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw fileError('write', path, error);
  }
}

/** What the system says about a file, as an error of the command line. Other errors stay what they are. */
export function fileError(doing: 'read' | 'write', path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? new UsageError(doing, { path, code }) : error;
}
