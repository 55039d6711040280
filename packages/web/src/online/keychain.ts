import type { Seat } from '@holdout/kernel';
import { isCode, isKey, type Key } from '@holdout/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A table of a server that this browser has keys of. */
export interface HeldTable {
  readonly code: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly host: Key | null;
  readonly watch: Key | null;
  /** Keys of the own seats, by seat. */
  readonly seats: Readonly<Record<string, Key>>;
  /** What the host may pass on, by seat; null for a seat that is taken. */
  readonly invites: Readonly<Record<string, Key>>;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly openedAt: number;
  /** Number of moves that were seen here. */
  readonly seen: number;
  /** Number of lines of talk that were read here. */
  readonly read: number;
}

interface Keychain {
  readonly tables: Readonly<Record<string, HeldTable>>;
  /** Adds what is known of a table to what was. */
  readonly keep: (code: string, change: Partial<HeldTable>) => void;
  readonly forget: (code: string) => void;
}

const NEW: Omit<HeldTable, 'code'> = {
  game: '',
  names: [],
  host: null,
  watch: null,
  seats: {},
  invites: {},
  openedAt: 0,
  seen: 0,
  read: 0,
};

// What is stored is read while the keychain is made: all it takes has to stand before it.

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const numberOr0 = (value: unknown): number => (typeof value === 'number' ? value : 0);

const keyOrNull = (value: unknown): Key | null => (typeof value === 'string' && isKey(value) ? value : null);

/** What was stored, as far as it can be used. */
function readTables(stored: unknown): Record<string, HeldTable> {
  if (!isRecord(stored) || !isRecord(stored.tables)) return {};
  const tables: Record<string, HeldTable> = {};
  for (const [code, table] of Object.entries(stored.tables)) {
    if (isCode(code) && isRecord(table)) tables[code] = readTable(code, table);
  }
  return tables;
}

const readTable = (code: string, table: Readonly<Record<string, unknown>>): HeldTable => ({
  code,
  game: typeof table.game === 'string' ? table.game : '',
  names: Array.isArray(table.names) ? table.names.map(String) : [],
  host: keyOrNull(table.host),
  watch: keyOrNull(table.watch),
  seats: readKeys(table.seats),
  invites: readKeys(table.invites),
  openedAt: numberOr0(table.openedAt),
  seen: numberOr0(table.seen),
  read: numberOr0(table.read),
});

function readKeys(value: unknown): Record<string, Key> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, Key] =>
        typeof entry[1] === 'string' && isKey(entry[1]) && /^\d+$/.test(entry[0]),
    ),
  );
}

/** The tables of servers that are open to this browser. Whoever has the browser has the keys. */
export const useKeychain = create<Keychain>()(
  persist(
    (set) => ({
      tables: {},
      keep: (code, change) =>
        set(({ tables }) => ({
          tables: { ...tables, [code]: { ...NEW, ...tables[code], ...change, code } },
        })),
      forget: (code) =>
        set(({ tables }) => {
          const { [code]: _, ...rest } = tables;
          return { tables: rest };
        }),
    }),
    {
      name: 'holdout.online',
      version: 1,
      partialize: ({ tables }) => ({ tables }),
      merge: (stored, current) => ({ ...current, tables: readTables(stored) }),
    },
  ),
);

// What another tab has added is there in this one, too.
window.addEventListener('storage', ({ key }) => {
  if (key === 'holdout.online') void useKeychain.persist.rehydrate();
});

/** The keys that open a table: all of them together say what one may do there. */
export const keysOf = ({ host, watch, seats }: HeldTable): Key[] =>
  [host, ...Object.values(seats), watch].filter((key) => key !== null);

/** Whether this browser still has a key of it. */
export const isHeld = (table: HeldTable): boolean => keysOf(table).length > 0;

export const ownSeats = ({ seats }: HeldTable): Seat[] => Object.keys(seats).map(Number);
