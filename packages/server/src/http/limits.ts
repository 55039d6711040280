import { InputError } from '@holdout/kernel';
import type { Quota } from '../config.ts';

/** Addresses that are remembered at most; the oldest go first. */
const MOST_ADDRESSES = 100_000;

/** How often something was done by each address, in windows of time. */
export class Quotas {
  private readonly quotas: readonly Quota[];
  private readonly now: () => number;
  private readonly uses = new Map<string, number[]>();

  constructor(quotas: readonly Quota[], now: () => number) {
    this.quotas = quotas;
    this.now = now;
  }

  /** @throws InputError if it was too often. */
  use(address: string): void {
    const now = this.now();
    const longest = Math.max(0, ...this.quotas.map(({ per }) => per));
    const times = (this.uses.get(address) ?? []).filter((time) => time > now - longest);
    for (const { limit, per } of this.quotas) {
      const recent = times.filter((time) => time > now - per);
      if (recent.length < limit) continue;
      const seconds = Math.ceil((recent[recent.length - limit] + per - now) / 1000);
      throw new InputError('quota', '', { limit, seconds });
    }
    this.uses.delete(address);
    this.uses.set(address, [...times, now]);
    for (const oldest of this.uses.keys()) {
      if (this.uses.size <= MOST_ADDRESSES) break;
      this.uses.delete(oldest);
    }
  }
}

/** A bucket that fills slowly: so many at once, and so many a second. */
export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private readonly now: () => number;
  private left: number;
  private at: number;

  constructor(size: number, perSecond: number, now: () => number) {
    this.size = size;
    this.perSecond = perSecond;
    this.now = now;
    this.left = size;
    this.at = now();
  }

  /** Whether there was one left. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.size, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

/** How many connections each address has. */
export class Counter {
  private readonly most: number;
  private readonly counts = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Null if there are too many already; else how to count this one off again. */
  add(address: string): (() => void) | null {
    const count = this.counts.get(address) ?? 0;
    if (count >= this.most) return null;
    this.counts.set(address, count + 1);
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      const left = (this.counts.get(address) ?? 1) - 1;
      if (left === 0) this.counts.delete(address);
      else this.counts.set(address, left);
    };
  }
}
