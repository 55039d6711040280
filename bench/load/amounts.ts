/** How much work a load test does. */
export interface Amount {
  readonly tables: number;
  /** Answers a second, at all tables together. */
  readonly perSecond: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Seconds that nobody plays at a table before its game leaves the memory, where that is measured. */
  readonly sleepSeconds: number;
}

export const FULL: Amount = {
  tables: 1000,
  perSecond: 300,
  warmUpSeconds: 8,
  seconds: 60,
  sleepSeconds: 75,
};

export const QUICK: Amount = {
  tables: 100,
  perSecond: 30,
  warmUpSeconds: 3,
  seconds: 10,
  sleepSeconds: 15,
};

/** At every tenth table somebody looks on. */
export const TABLES_PER_WATCHER = 10;

/**
 * Connections on average at a table: half of the tables have two to four seats, half have two, and there are the
 * watchers. A peer whose game has another number of seats is given watchers to make up for it.
 */
export const CONNECTIONS_PER_TABLE = (3 + 2) / 2 + 1 / TABLES_PER_WATCHER;
