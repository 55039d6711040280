import { UsageError } from './errors.ts';
import { pandemicText } from './pandemic/index.ts';
import type { TextGame } from './textGame.ts';
import { zombicideText } from './zombicide/index.ts';

/** The games this program can play, by id. */
export const GAMES: ReadonlyMap<string, TextGame> = new Map(
  [pandemicText, zombicideText].map((entry) => [entry.game.id, entry]),
);

/** @throws UsageError if there is no such game. */
export function gameCalled(id: string): TextGame {
  const found = GAMES.get(id);
  if (found) return found;
  throw new UsageError('game', { found: id, words: [...GAMES.keys()].join(', ') });
}
