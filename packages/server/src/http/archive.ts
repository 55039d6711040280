import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { SaveFile } from '@holdout/kernel';

/**
 * Writes a file as a whole and onto the disk.
 *
 * @throws Error if it can't be written.
 */
export async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}.${randomUUID()}`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
}

/** A save without what tells who played it, and when. What was said was never in it. */
export function scrubbed(save: SaveFile): SaveFile {
  return {
    ...save,
    seats: save.seats.map(({ bot }, seat) => ({
      name: `P${seat + 1}`,
      ...(bot === undefined ? {} : { bot }),
    })),
    log: save.log.map((line) => line.replace(/ @\d+$/, '')),
    ...(save.past ? { past: save.past.map((line) => line.replace(/ @\d+$/, '')) } : {}),
  };
}
