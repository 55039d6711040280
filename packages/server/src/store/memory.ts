import type { Seat } from '@holdout/kernel';
import type {
  Append,
  Appended,
  DueNotice,
  KeyChange,
  NewTable,
  Presence,
  Snapshot,
  Store,
  StoredKey,
  StoredRecord,
  StoredTarget,
  TableHead,
  Watcher,
} from './store.ts';
import { Watchers } from './watchers.ts';

interface Kept {
  head: TableHead;
  readonly setup: string;
  keys: StoredKey[];
  readonly records: StoredRecord[];
  snapshot: Snapshot | null;
  readonly targets: (StoredTarget & { readonly seat: Seat })[];
}

interface Waiting extends DueNotice {
  tries: number;
  takenUntil: number;
}

/** Tables that last as long as the process: for tests, and for measuring all but the disk. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, Kept>();
  /** Which table a key opens. */
  private readonly owners = new Map<string, string>();
  private notices: Waiting[] = [];
  private readonly nodes = new Map<string, { readonly at: number; readonly present: readonly Presence[] }>();
  private readonly watchers = new Watchers();
  private made = 0;

  async create({ head, setup, keys, records }: NewTable): Promise<'done' | 'taken'> {
    if (this.tables.has(head.code) || !this.areNew(keys)) return 'taken';
    this.own(head.code, keys);
    this.tables.set(head.code, {
      head: { ...head, n: records.length },
      setup,
      keys: [...keys],
      records: [...records],
      snapshot: null,
      targets: [],
    });
    return 'done';
  }

  private areNew(keys: readonly StoredKey[]): boolean {
    const hashes = new Set(keys.map(({ hash }) => hash));
    return hashes.size === keys.length && !keys.some(({ hash }) => this.owners.has(hash));
  }

  private own(code: string, keys: readonly StoredKey[]): void {
    for (const { hash } of keys) this.owners.set(hash, code);
  }

  private disown(keys: readonly StoredKey[]): void {
    for (const { hash } of keys) this.owners.delete(hash);
  }

  async head(code: string): Promise<TableHead | null> {
    return this.tables.get(code)?.head ?? null;
  }

  async setup(code: string): Promise<string | null> {
    return this.tables.get(code)?.setup ?? null;
  }

  async keys(code: string): Promise<StoredKey[]> {
    return [...(this.tables.get(code)?.keys ?? [])];
  }

  async tablesOf(hashes: readonly string[]) {
    return [...new Set(hashes)]
      .flatMap((hash) => {
        const table = this.tables.get(this.owners.get(hash) ?? '');
        return table ? [{ hash, head: table.head }] : [];
      })
      .sort((a, b) => b.head.updatedAt - a.head.updatedAt);
  }

  async records(code: string, after: number): Promise<StoredRecord[]> {
    return this.tables.get(code)?.records.slice(after) ?? [];
  }

  async append({ code, record, quiet, head, keys, notices }: Append): Promise<Appended> {
    const table = this.tables.get(code);
    if (!table) return 'gone';
    if (record.id !== null && table.records.some(({ id }) => id === record.id)) return 'repeated';
    if (table.records.length !== record.n) return 'behind';
    if (keys && !this.change(table, keys)) return 'spent';
    table.records.push(record);
    table.head = { ...table.head, ...head, n: record.n + 1, ...(quiet ? {} : { updatedAt: record.at }) };
    if (notices) {
      this.notices = this.notices.filter((notice) => notice.code !== code);
      for (const notice of notices) {
        this.made += 1;
        this.notices.push({ ...notice, code, id: String(this.made), tries: 0, takenUntil: 0 });
      }
    }
    this.watchers.changed(code, record.n + 1);
    return 'done';
  }

  /** False if a key that has to be there is not, or one that is added is there already. */
  private change(table: Kept, { spend, drop = [], add = [] }: KeyChange): boolean {
    if (spend !== undefined && !table.keys.some(({ hash }) => hash === spend)) return false;
    if (!this.areNew(add)) return false;
    const goes = (key: StoredKey) =>
      key.hash === spend || drop.some(({ kind, seat }) => kind === key.kind && seat === key.seat);
    this.disown(table.keys.filter(goes));
    this.own(table.head.code, add);
    table.keys = [...table.keys.filter((key) => !goes(key)), ...add];
    return true;
  }

  async keepSnapshot(code: string, n: number, save: string): Promise<void> {
    const table = this.tables.get(code);
    if (table && (table.snapshot?.n ?? -1) < n) table.snapshot = { n, save };
  }

  async snapshot(code: string): Promise<Snapshot | null> {
    return this.tables.get(code)?.snapshot ?? null;
  }

  async idle(before: number, limit: number): Promise<TableHead[]> {
    return [...this.tables.values()]
      .map(({ head }) => head)
      .filter(({ updatedAt }) => updatedAt < before)
      .sort((a, b) => a.updatedAt - b.updatedAt)
      .slice(0, limit);
  }

  async remove(code: string): Promise<void> {
    this.disown(this.tables.get(code)?.keys ?? []);
    this.tables.delete(code);
    this.notices = this.notices.filter((notice) => notice.code !== code);
    this.watchers.changed(code, -1);
  }

  async count(): Promise<number> {
    return this.tables.size;
  }

  async targets(code: string, seat: Seat): Promise<StoredTarget[]> {
    const targets = this.tables.get(code)?.targets ?? [];
    return targets.filter((one) => one.seat === seat).map(({ id, target }) => ({ id, target }));
  }

  async addTarget(code: string, seat: Seat, id: string, target: string): Promise<void> {
    await this.removeTargets(code, seat, id);
    this.tables.get(code)?.targets.push({ seat, id, target });
  }

  async removeTargets(code: string, seat: Seat, id?: string): Promise<void> {
    const targets = this.tables.get(code)?.targets ?? [];
    for (let i = targets.length - 1; i >= 0; i--) {
      if (targets[i].seat === seat && (id === undefined || targets[i].id === id)) targets.splice(i, 1);
    }
  }

  async takeNotices(now: number, lease: number, limit: number): Promise<DueNotice[]> {
    const due = this.notices
      .filter((one) => one.due <= now && one.takenUntil <= now)
      .sort((a, b) => a.due - b.due)
      .slice(0, limit);
    for (const notice of due) {
      notice.tries += 1;
      notice.takenUntil = now + lease;
    }
    return due.map(({ takenUntil: _, ...notice }) => ({ ...notice }));
  }

  async settleNotice(id: string): Promise<void> {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  async setPresence(
    node: string,
    at: number,
    present: readonly Presence[],
    about?: readonly string[],
  ): Promise<void> {
    const before = this.nodes.get(node)?.present ?? [];
    const others = about ? before.filter(({ code }) => !about.includes(code)) : [];
    const now = [...others, ...present];
    this.nodes.set(node, { at, present: now });
    this.tellPresence(changedPresence(before, now));
  }

  async presences(node: string, since: number): Promise<Presence[]> {
    return [...this.nodes].flatMap(([name, { at, present }]) =>
      name !== node && at >= since ? present : [],
    );
  }

  async presence(code: string, node: string, since: number): Promise<string[]> {
    return [...this.nodes]
      .filter(([name, { at }]) => name !== node && at >= since)
      .flatMap(([, { present }]) => present.filter((one) => one.code === code).map(({ who }) => who));
  }

  async leave(node: string): Promise<void> {
    const before = this.nodes.get(node)?.present ?? [];
    this.nodes.delete(node);
    this.tellPresence(changedPresence(before, []));
  }

  private tellPresence(codes: readonly string[]): void {
    for (const code of codes) this.watchers.present(code);
  }

  watch(watcher: Watcher): () => void {
    return this.watchers.add(watcher);
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {}
}

/** The tables at which somebody has come or gone. */
export function changedPresence(before: readonly Presence[], after: readonly Presence[]): string[] {
  const old = new Map(before.map(({ code, who }) => [code, who]));
  const now = new Map(after.map(({ code, who }) => [code, who]));
  return [...new Set([...old.keys(), ...now.keys()])].filter((code) => old.get(code) !== now.get(code));
}
