import { setImmediate } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type {
  Append,
  NewTable,
  Store,
  StoredKey,
  StoredRecord,
  TableHead,
  Watcher,
} from '../../src/store/index.ts';

export const BEGIN = 1_700_000_000_000;
/** Later than anything is due. */
export const LATER = BEGIN + 1_000_000;

interface Details {
  readonly head?: Partial<TableHead>;
  readonly keys?: readonly StoredKey[];
  readonly records?: readonly StoredRecord[];
}

/** A table with a key of its host, and no record. */
export function table(code: string, { head, keys, records = [] }: Details = {}): NewTable {
  return {
    head: {
      code,
      game: 'pandemic',
      names: ['Ann', 'Ben'],
      createdAt: BEGIN,
      updatedAt: BEGIN,
      n: records.length,
      moves: 0,
      turn: 0,
      over: null,
      ...head,
    },
    setup: JSON.stringify({ seed: code }),
    keys: keys ?? [hostKey(code)],
    records,
  };
}

export const hostKey = (code: string): StoredKey => ({ hash: `${code} host`, kind: 'host', seat: null });
export const seatKey = (hash: string, seat: number): StoredKey => ({ hash, kind: 'seat', seat });

/** A record with its place as its id and its body, written a second after the one before. */
export function record(n: number, details: Partial<StoredRecord> = {}): StoredRecord {
  return { n, id: `id ${n}`, body: JSON.stringify({ place: n }), at: BEGIN + 1000 * (n + 1), ...details };
}

export function append(
  code: string,
  n: number,
  details: Partial<StoredRecord> = {},
  more: Partial<Append> = {},
): Append {
  return { code, record: record(n, details), ...more };
}

/** Keys in an order that does not depend on the database. */
export async function keysOf(store: Store, code: string): Promise<StoredKey[]> {
  return (await store.keys(code)).sort((a, b) => (a.hash < b.hash ? -1 : 1));
}

/** All that can be known of a table. */
export async function allOf(store: Store, code: string) {
  return {
    head: await store.head(code),
    setup: await store.setup(code),
    keys: await keysOf(store, code),
    records: await store.records(code, 0),
    snapshot: await store.snapshot(code),
    targets: await Promise.all([0, 1].map((seat) => store.targets(code, seat))),
  };
}

export const NOTHING = { head: null, setup: null, keys: [], records: [], snapshot: null, targets: [[], []] };

/** Places of the log are dense and in order. */
export function expectDense(records: readonly StoredRecord[], length: number): void {
  expect(records.map(({ n }) => n)).toEqual(Array.from({ length }, (_, n) => n));
}

/** How often each answer was given. */
export function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

export const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** What nobody catches while this is done, and would end the process. */
export async function uncaughtIn(work: () => Promise<void>): Promise<unknown[]> {
  const before = process.listeners('uncaughtException');
  const errors: unknown[] = [];
  process.removeAllListeners('uncaughtException').on('uncaughtException', (error) => errors.push(error));
  try {
    await work();
    await setImmediate();
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of before) process.on('uncaughtException', listener);
  }
  return errors;
}

let fences = 0;

/** What a store tells, written down. */
export class Ear implements Watcher {
  private readonly heard: string[] = [];

  /** Hears what the store tells from now on. */
  static async at(store: Store): Promise<Ear> {
    const ear = new Ear();
    store.watch(ear);
    await ear.all(store);
    ear.heard.length = 0;
    return ear;
  }

  changed(code: string, n: number): void {
    this.heard.push(`${code} ${n}`);
  }

  present(code: string): void {
    this.heard.push(`${code} present`);
  }

  lost(): void {
    this.heard.push('lost');
  }

  has(word: string): boolean {
    return this.heard.includes(word);
  }

  /** All that the store has told until now: something that is told last is waited for. */
  async all(store: Store): Promise<string[]> {
    fences += 1;
    const fence = `fence-${fences}`;
    await store.remove(fence);
    await vi.waitFor(() => expect(this.heard).toContain(`${fence} -1`), { timeout: 10_000, interval: 5 });
    return this.heard.filter((word) => !word.startsWith('fence'));
  }
}
