import { type CoreState, type Game, InputError, readSave, replay, type SaveFile } from '@holdout/kernel';
import { readText } from './files.ts';
import { GAMES } from './games.ts';

/**
 * Reads a save.
 *
 * @throws UsageError if the file can't be read, InputError if it is none of ours or damaged.
 */
export async function readSaveFile(path: string): Promise<SaveFile> {
  return readSave(await readText(path));
}

/** @throws InputError for a game this program does not know. */
function gameOf(file: SaveFile): Game<CoreState> {
  const game = GAMES.get(file.game);
  if (!game) throw new InputError('save.otherGame', 'game', { found: file.game });
  return game;
}

/** Plays a save from its seed and compares every state it holds. */
export const replaySave = (file: SaveFile): ReturnType<typeof replay<CoreState>> =>
  replay(gameOf(file), file);
