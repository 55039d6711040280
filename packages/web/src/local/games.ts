import type { CoreState, Game } from '@holdout/kernel';

type Loader = () => Promise<Game<CoreState>>;

/** The games this client can play, by id. Their rules are loaded when the first table of the game is opened. */
const LOADERS: Readonly<Record<string, Loader>> = {
  pandemic: async () => (await import('@holdout/pandemic')).pandemic as Game<CoreState>,
  zombicide: async () => (await import('@holdout/zombicide')).zombicide as Game<CoreState>,
};

export const isGame = (id: string): boolean => Object.hasOwn(LOADERS, id);

/** The game, or null if this client does not know it. */
export const loadGame = async (id: string): Promise<Game<CoreState> | null> =>
  isGame(id) ? LOADERS[id]() : null;

/** The field of a game's state that says how far it is: a turn, or a round. */
const PROGRESS: Readonly<Record<string, string>> = { pandemic: 'turn', zombicide: 'round' };

/** The number of the turn or round that a game is in. */
export function progressOf(game: string, state: CoreState): number {
  const value = (state as unknown as Readonly<Record<string, unknown>>)[PROGRESS[game] ?? ''];
  return typeof value === 'number' ? value : 0;
}
