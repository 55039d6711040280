import type { CoreState, Run } from '@holdout/kernel';

/** A whole number from 0 to below `n`, of the bot's own luck. */
export type Random = (n: number) => number;

/**
 * A player of decisions. It looks at the open choice of a run it is given; in a game with secrets that is a deal of
 * `game.sample`, never the true state.
 */
export interface Bot {
  readonly id: string;
  /** Index of the option it takes, from 0 to below `run.count()`. */
  readonly choose: <S extends CoreState>(run: Run<S>, random: Random) => number;
}

/** Takes any option, all alike. */
export const randomBot: Bot = {
  id: 'random',
  choose: (run, random) => random(run.count()),
};

/** Bots by id. */
export const BOTS: ReadonlyMap<string, Bot> = new Map([[randomBot.id, randomBot]]);
