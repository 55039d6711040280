import type { CoreState, Game } from '@holdout/kernel';
import type { BotPlayers } from '@holdout/protocol';

/** The rules of a game, and the bots that play it. */
export interface LocalGame {
  readonly game: Game<CoreState>;
  readonly bots: BotPlayers;
}

/** The games this client can play, by id. Their rules are loaded when the first table of the game is opened. */
const LOADERS: Readonly<Record<string, () => Promise<LocalGame>>> = {
  pandemic: async () => {
    const { pandemic, greedy } = await import('@holdout/pandemic');
    return localGame(pandemic, new Map([['greedy', { choose: greedy }]]));
  },
  // No seat of it is offered to a bot yet.
  zombicide: async () => localGame((await import('@holdout/zombicide')).zombicide, new Map()),
};

const localGame = <S extends CoreState>(game: Game<S>, bots: BotPlayers<S>): LocalGame =>
  ({ game, bots }) as LocalGame;

export const isGame = (id: string): boolean => Object.hasOwn(LOADERS, id);

/** The game, or null if this client does not know it. */
export const loadGame = async (id: string): Promise<LocalGame | null> => (isGame(id) ? LOADERS[id]() : null);

/** The field of a game's state that says how far it is: a turn, or a round. */
const PROGRESS: Readonly<Record<string, string>> = { pandemic: 'turn', zombicide: 'round' };

/** The number of the turn or round that a game is in. */
export function progressOf(game: string, state: CoreState): number {
  const value = (state as unknown as Readonly<Record<string, unknown>>)[PROGRESS[game] ?? ''];
  return typeof value === 'number' ? value : 0;
}
