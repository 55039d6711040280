import { quantile } from '../lib/stats.ts';

/** Some of the values that were measured, and how they lie. */
export interface Spread {
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** What a swarm has seen while it played. Times are in milliseconds since an answer was to be sent. */
export interface Played {
  readonly seconds: number;
  readonly sent: number;
  readonly acknowledged: number;
  /** Those of them that were while it was played. */
  readonly inTime: number;
  readonly refused: Readonly<Record<string, number>>;
  /** Answers that were not sent or that somebody had not heard of ten seconds after the end. */
  readonly lost: number;
  /** Connections that the server has ended. */
  readonly broken: number;
  /** Tables whose game was over, and that another one has taken the place of. */
  readonly replaced: number;
  readonly troubles: readonly string[];
  /** Until an answer was acknowledged to whoever gave it. */
  readonly acknowledgement: Spread;
  /** Until another seat of the same table has heard of it. */
  readonly update: Spread;
  /** How much of that the swarm itself was late. */
  readonly late: Spread;
  /** Bytes on the wire for one answer: to one connection, and to all at the table. */
  readonly bytesToOne: Spread;
  readonly bytesToAll: Spread;
  /** Bytes to one connection before they were compressed. */
  readonly textToOne: Spread;
  /** Seconds of processor time that the swarm has used. */
  readonly cpu: number;
}

function spread(values: readonly number[]): Spread {
  if (values.length === 0) return { p50: 0, p90: 0, p95: 0, p99: 0, max: 0 };
  const at = (q: number) => quantile(values, q);
  return { p50: at(0.5), p90: at(0.9), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** Words of what went wrong that are kept. */
const MOST_TROUBLES = 5;

/** Counts while a swarm plays. */
export class Tally {
  sent = 0;
  private inTime = 0;
  lost = 0;
  broken = 0;
  replaced = 0;
  private readonly acknowledgements: number[] = [];
  readonly updates: number[] = [];
  readonly late: number[] = [];
  readonly bytesToOne: number[] = [];
  readonly bytesToAll: number[] = [];
  readonly textToOne: number[] = [];
  private readonly refusals = new Map<string, number>();
  private readonly troubles: string[] = [];
  private readonly end: number;

  /** `end` is when no more is sent, by `performance.now()`. */
  constructor(end: number) {
    this.end = end;
  }

  acknowledged(milliseconds: number): void {
    this.acknowledgements.push(milliseconds);
    if (performance.now() < this.end) this.inTime += 1;
  }

  refused(why: string): void {
    this.refusals.set(why, (this.refusals.get(why) ?? 0) + 1);
  }

  trouble(error: unknown): void {
    if (this.troubles.length < MOST_TROUBLES) this.troubles.push(String(error));
  }

  sum(seconds: number, cpu: number): Played {
    return {
      seconds,
      sent: this.sent,
      inTime: this.inTime,
      acknowledged: this.acknowledgements.length,
      refused: Object.fromEntries(this.refusals),
      lost: this.lost,
      broken: this.broken,
      replaced: this.replaced,
      troubles: this.troubles,
      acknowledgement: spread(this.acknowledgements),
      update: spread(this.updates),
      late: spread(this.late),
      bytesToOne: spread(this.bytesToOne),
      bytesToAll: spread(this.bytesToAll),
      textToOne: spread(this.textToOne),
      cpu,
    };
  }
}
