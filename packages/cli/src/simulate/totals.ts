import type { BatchResult } from './batch.ts';
import { Checksum } from './digest.ts';
import { wilson } from './wilson.ts';

/** Adds up the batches of a simulation, in the order of their games. */
export class Totals {
  games = 0;
  wins = 0;
  decisions = 0;
  turns = 0;
  readonly losses: Record<string, number> = {};
  private readonly checks = new Checksum();
  private startedAt = Number.POSITIVE_INFINITY;

  /** @param causes ways to lose that are told even if no game was lost that way. */
  constructor(causes: readonly string[]) {
    for (const cause of causes) this.losses[cause] = 0;
  }

  add(result: BatchResult): void {
    this.games += result.count;
    this.wins += result.wins;
    this.decisions += result.decisions;
    this.turns += result.turns;
    for (const [cause, n] of Object.entries(result.losses))
      this.losses[cause] = (this.losses[cause] ?? 0) + n;
    for (const digest of result.digests) this.checks.add(digest);
    this.startedAt = Math.min(this.startedAt, result.startedAt);
  }

  get checksum(): string {
    return this.checks.hex;
  }

  /** Seconds from the beginning of the first game until `now` (milliseconds since 1970). */
  secondsUntil(now: number): number {
    return this.games === 0 ? 0 : Math.max(0.001, (now - this.startedAt) / 1000);
  }

  /** 95 % intervals of the shares of wins and of each way to lose. */
  intervals(): { readonly wins: Interval; readonly losses: Readonly<Record<string, Interval>> } {
    const losses: Record<string, Interval> = {};
    for (const [cause, n] of Object.entries(this.losses)) losses[cause] = wilson(n, this.games);
    return { wins: wilson(this.wins, this.games), losses };
  }
}

type Interval = readonly [number, number];
