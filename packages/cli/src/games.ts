import type { CoreState, Game } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';

/** The games this program can play, by id. */
export const GAMES: ReadonlyMap<string, Game<CoreState>> = new Map([[pandemic.id, pandemic]]);
