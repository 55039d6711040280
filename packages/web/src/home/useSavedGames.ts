import type { Fault, SaveFile } from '@holdout/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { downloadText } from '../app/download.ts';
import type { Result } from '../app/result.ts';
import type { SavedTable } from '../local/api.ts';
import { localHost } from '../local/client.ts';
import { importOnline } from '../online/create.ts';

/** A save that comes from outside. */
export interface Arrival {
  /** Name of the file; empty if it was pasted. */
  readonly name: string;
  readonly text: string;
}

/** What the last wish has led to, until somebody closes it. */
type Outcome =
  | { readonly kind: 'added'; readonly ids: readonly string[] }
  | { readonly kind: 'removed'; readonly table: SavedTable; readonly save: string | null }
  | { readonly kind: 'fault'; readonly name: string; readonly fault: Fault }
  /** The browser itself would not: its words. */
  | { readonly kind: 'refused'; readonly words: string };

export interface SavedGamesState {
  /** Newest first; null until they have been read. */
  readonly tables: readonly SavedTable[] | null;
  readonly outcome: Outcome | null;
  readonly take: (arrivals: readonly Arrival[]) => Promise<void>;
  readonly save: (id: string) => Promise<void>;
  /** Makes a table of the server out of a game, and goes there. The game here stays as it is. */
  readonly playOnline: (id: string) => Promise<void>;
  readonly remove: (table: SavedTable) => Promise<void>;
  /** Brings back what was removed last; a save keeps everything but its number. */
  readonly restore: () => Promise<void>;
  readonly dismiss: () => void;
}

/** The games kept in this browser, and all that can be done to them. Nothing here overwrites a game. */
export function useSavedGames(): SavedGamesState {
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [, navigate] = useLocation();

  const read = useCallback(async () => setTables(await localHost.list()), []);
  const attempt = useCallback(
    async (work: () => Promise<Outcome | null>) => {
      try {
        const outcome = await work();
        if (outcome) setOutcome(outcome);
        await read();
      } catch (error) {
        setTables((known) => known ?? []);
        setOutcome({ kind: 'refused', words: error instanceof Error ? error.message : String(error) });
      }
    },
    [read],
  );

  useEffect(() => {
    void attempt(async () => null);
    // Another tab may have played on.
    const onReturn = () => {
      if (document.visibilityState === 'visible') void read().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [attempt, read]);

  return {
    tables,
    outcome,
    take: useCallback((arrivals) => attempt(() => addAll(arrivals)), [attempt]),
    save: (id) => attempt(() => saveAsFile(id)),
    playOnline: (id) =>
      attempt(async () => {
        const made = await makeOnline(id);
        if (!made.ok) return { kind: 'fault', name: '', fault: made.fault };
        navigate(`/g/${made.value}#invite=1`);
        return null;
      }),
    remove: (table) => attempt(() => removeTable(table)),
    restore: () =>
      attempt(async () => {
        if (outcome?.kind !== 'removed' || outcome.save === null) return null;
        return addAll([{ name: '', text: outcome.save }]);
      }),
    dismiss: () => setOutcome(null),
  };
}

/** Takes in one after the other; the first that is no good is told, the good ones stay. */
async function addAll(arrivals: readonly Arrival[]): Promise<Outcome | null> {
  const ids: string[] = [];
  for (const { name, text } of arrivals) {
    const result = await localHost.importSave(text);
    if (!result.ok) return { kind: 'fault', name, fault: result.fault };
    ids.push(result.value);
  }
  return ids.length > 0 ? { kind: 'added', ids } : null;
}

async function saveAsFile(id: string): Promise<Outcome | null> {
  const result = await localHost.exportSave(id);
  if (!result.ok) return { kind: 'fault', name: '', fault: result.fault };
  downloadText(result.value.name, result.value.text);
  return null;
}

async function makeOnline(id: string): Promise<Result<string>> {
  const result = await localHost.exportSave(id);
  return result.ok ? importOnline(JSON.parse(result.value.text) as SaveFile) : result;
}

async function removeTable(table: SavedTable): Promise<Outcome> {
  const save = table.broken ? null : await localHost.exportSave(table.id);
  await localHost.remove(table.id);
  return { kind: 'removed', table, save: save?.ok ? save.value.text : null };
}
