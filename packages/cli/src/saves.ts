import { type CoreState, InputError, type Replayed, readSave, replay, type SaveFile } from '@holdout/kernel';
import { readText } from './files.ts';
import { GAMES } from './games.ts';
import type { TextGame } from './textGame.ts';

/**
 * Reads a save.
 *
 * @throws UsageError if the file can't be read, InputError if it is none of ours or damaged.
 */
export async function readSaveFile(path: string): Promise<SaveFile> {
  return readSave(await readText(path));
}

/** @throws InputError for a game this program does not know. */
export function gameOf(file: SaveFile): TextGame {
  const game = GAMES.get(file.game);
  if (!game) throw new InputError('save.otherGame', 'game', { found: file.game });
  return game;
}

/**
 * Opens a save: played from its seed, with every state it holds compared.
 *
 * @throws InputError if it can't be replayed here.
 */
export const replaySave = (file: SaveFile): Replayed<CoreState> => replay(gameOf(file).game, file);
