import type { CoreState, Game } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { zombicide } from '@holdout/zombicide';

/** The games this client can play, by id. */
export const GAMES: ReadonlyMap<string, Game<CoreState>> = new Map<string, Game<CoreState>>([
  [pandemic.id, pandemic],
  [zombicide.id, zombicide],
]);

/** The field of a game's state that says how far it is: a turn, or a round. */
const PROGRESS: Readonly<Record<string, string>> = { [pandemic.id]: 'turn', [zombicide.id]: 'round' };

/** The number of the turn or round that a game is in. */
export function progressOf(game: string, state: CoreState): number {
  const value = (state as unknown as Readonly<Record<string, unknown>>)[PROGRESS[game] ?? ''];
  return typeof value === 'number' ? value : 0;
}
