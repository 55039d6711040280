import type { ListedTable } from '@holdout/client';
import { type Fault, InputError } from '@holdout/kernel';
import { useCallback, useEffect, useState } from 'react';
import { type HeldTable, isHeld, keysOf, ownSeats, useKeychain } from '../online/keychain.ts';
import { server } from '../online/server.ts';

/** A table of the server as this browser knows it, with what the server says of it. */
export interface OnlineTable {
  readonly held: HeldTable;
  /** Null if the server was not reached, or does not know it. */
  readonly listed: ListedTable | null;
  /** The server was reached and knows no such table, or the keys open it no more. */
  readonly gone: boolean;
  /** One of the own seats is asked. */
  readonly asked: boolean;
}

/** Keys that the server takes at once. */
const KEYS_AT_ONCE = 16;
/** So many tables are asked whose turn it is. */
const MOST_ASKED = 20;

interface Word {
  readonly listed: ReadonlyMap<string, ListedTable>;
  readonly asked: ReadonlySet<string>;
}

/** The tables of the server that this browser has keys of: where one is asked first, then the one played last. */
export function useOnlineTables() {
  const held = useKeychain(({ tables }) => tables);
  const [word, setWord] = useState<Word | null>(null);
  const [problem, setProblem] = useState<Fault | null>(null);

  const read = useCallback(async () => {
    const tables = Object.values(useKeychain.getState().tables).filter(isHeld);
    try {
      const listed = await list(tables);
      setProblem(null);
      setWord((before) => ({ listed, asked: before?.asked ?? new Set() }));
      setWord({ listed, asked: await whereAsked(tables, listed) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(error.fault);
    }
  }, []);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void read();
    };
    void read();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [read]);

  return { tables: inOrder(Object.values(held).filter(isHeld), word), problem, read };
}

function inOrder(tables: readonly HeldTable[], word: Word | null): OnlineTable[] {
  return tables
    .map((held) => {
      const listed = word?.listed.get(held.code) ?? null;
      return { held, listed, gone: word !== null && !listed, asked: word?.asked.has(held.code) ?? false };
    })
    .sort((a, b) => Number(b.asked) - Number(a.asked) || lastOf(b) - lastOf(a));
}

/** When somebody played there last, in milliseconds since 1970; when it was opened here, if that is all one knows. */
export const lastOf = ({ listed, held }: OnlineTable): number => listed?.updatedAt ?? held.openedAt;

/** @throws InputError if the server can't be reached. */
async function list(tables: readonly HeldTable[]): Promise<Map<string, ListedTable>> {
  const keys = tables.flatMap(keysOf);
  const parts = Array.from({ length: Math.ceil(keys.length / KEYS_AT_ONCE) }, (_, n) =>
    keys.slice(n * KEYS_AT_ONCE, (n + 1) * KEYS_AT_ONCE),
  );
  const found = await Promise.all(parts.map((part) => server.list(part)));
  return new Map(found.flat().map((table) => [table.code, table]));
}

/** The tables at which one of the own seats is asked. What can't be learned is left out. */
async function whereAsked(
  tables: readonly HeldTable[],
  listed: ReadonlyMap<string, ListedTable>,
): Promise<Set<string>> {
  const running = tables
    .filter((table) => listed.get(table.code)?.over === null && ownSeats(table).length > 0)
    .sort((a, b) => b.openedAt - a.openedAt)
    .slice(0, MOST_ASKED);
  const asked = await Promise.all(running.map((table) => isAsked(table)));
  return new Set(running.filter((_, n) => asked[n]).map(({ code }) => code));
}

async function isAsked(table: HeldTable): Promise<boolean> {
  try {
    const { asked, grants } = await server.header(table.code, keysOf(table));
    return asked.some((seat) => grants.seats.includes(seat));
  } catch {
    return false;
  }
}
