import type { CoreState, Game } from '@holdout/kernel';
import { pandemic, greedy as pandemicBot } from '@holdout/pandemic';
import type { BotPlayers } from '@holdout/protocol';
import { zombicide, greedy as zombicideBot } from '@holdout/zombicide';

/** The rules of a game, the bots that play it, and the field of its state that says how far it is. */
export interface ServedGame {
  readonly game: Game<CoreState>;
  readonly bots: BotPlayers;
  readonly progress: string;
}

const served = <S extends CoreState>(game: Game<S>, bots: BotPlayers<S>, progress: string): ServedGame =>
  ({ game, bots, progress }) as ServedGame;

/** The games a server has, by id. */
export const GAMES: ReadonlyMap<string, ServedGame> = new Map([
  ['pandemic', served(pandemic, new Map([['greedy', { choose: pandemicBot }]]), 'turn')],
  ['zombicide', served(zombicide, new Map([['greedy', { choose: zombicideBot }]]), 'round')],
]);

/** The number of the turn or round that a game is in. */
export function progressOf({ progress }: ServedGame, state: CoreState): number {
  const value = (state as unknown as Readonly<Record<string, unknown>>)[progress];
  return typeof value === 'number' ? value : 0;
}
