import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  backUpSqlite,
  databaseFile,
  openSqlite,
  openStore,
  type Store,
  type StoredRecord,
} from '../../src/store/index.ts';
import { temporaryFolder } from './backends.ts';
import { allOf, append, expectDense, range, table, tally } from './tables.ts';

const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url));

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let file: string;
let opened: Store[] = [];

beforeEach(async () => {
  folder = await temporaryFolder();
  file = databaseFile(folder.path);
});

afterEach(async () => {
  for (const store of opened) await store.close();
  opened = [];
  await folder.remove();
});

async function open(path = file): Promise<Store> {
  const store = await openSqlite(path);
  opened.push(store);
  return store;
}

/** As another program would. */
function execute(sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

const bodies = (records: readonly StoredRecord[]) => records.map(({ id, body }) => `${id} ${body}`);

/** Another process that appends to T1 of the file, each time with an id of its own, and names those that are done. */
function writerOf(path: string) {
  const child = spawn(process.execPath, [WRITER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const done = () => said.split('\n').slice(0, -1);
  const writes = async (count: number) => {
    while (done().length < count) await setTimeout(5);
  };
  return { done, writes, kill: () => child.kill('SIGKILL'), ended };
}

test('a store is made in the data folder', async () => {
  const inside = join(folder.path, 'new', 'data');
  const store = await openStore(inside, null);
  opened.push(store);
  expect(await store.count()).toBe(0);
  expect(statSync(inside).mode & 0o077).toBe(0);
  expect(existsSync(databaseFile(inside))).toBe(true);
});

test('two stores that are opened at once find the same file', async () => {
  const stores = await Promise.all(range(4).map(() => open()));
  await stores[0].create(table('T1'));
  const play = async (store: Store, who: number) => {
    for (let done = 0; done < 10; ) {
      const { n } = (await store.head('T1')) ?? { n: 0 };
      if ((await store.append(append('T1', n, { id: `${who} ${done}` }))) === 'done') done += 1;
    }
  };
  await Promise.all(stores.map(play));
  for (const store of stores) expectDense(await store.records('T1', 0), 40);
});

test('whoever else writes to the file is waited for, and meanwhile the process goes on', async () => {
  const store = await open();
  await store.create(table('T1'));
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const answer = store.append(append('T1', 0));
  await setTimeout(20);
  other.exec('COMMIT');
  other.close();
  expect(await answer).toBe('done');
});

test('another process may write, and what it was told is done is there after it is killed', async () => {
  const store = await open();
  await store.create(table('T1'));
  const writer = writerOf(file);
  for (let done = 0; done < 30; ) {
    const { n } = (await store.head('T1')) ?? { n: 0 };
    if ((await store.append(append('T1', n, { id: `ours ${done}` }))) === 'done') done += 1;
    await setTimeout(1);
  }
  await writer.writes(30);
  writer.kill();
  await writer.ended;
  const records = await store.records('T1', 0);
  expectDense(records, records.length);
  const ids = records.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...writer.done(), ...range(30).map((i) => `ours ${i}`)]));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a copy that is made while tables are played has the log up to some place', async () => {
  const store = await open();
  for (const code of ['T1', 'T2', 'T3']) await store.create(table(code));
  const copies: string[] = [];
  const play = async (code: string) => {
    for (const n of range(30)) await store.append(append(code, n));
  };
  const copy = async () => {
    for (const i of range(6)) {
      // Now and then, in the middle of a transaction too.
      for (let step = 0; step < 17 * i; step++) await undefined;
      copies.push(join(folder.path, `copy ${i}`));
      backUpSqlite(file, copies[i]);
    }
  };
  await Promise.all([...['T1', 'T2', 'T3'].map(play), copy()]);
  for (const path of copies) {
    const copied = await open(path);
    for (const code of ['T1', 'T2', 'T3']) {
      const [head, records, all] = [
        await copied.head(code),
        await copied.records(code, 0),
        await store.records(code, 0),
      ];
      expect(head?.n).toBe(records.length);
      expect(bodies(records)).toEqual(bodies(all).slice(0, records.length));
      expect(await copied.append(append(code, records.length, { id: 'goes on' }))).toBe('done');
      expect(await copied.keys(code)).toEqual(await store.keys(code));
    }
  }
});

test('a copy is not written over anything, and needs a database', async () => {
  await open();
  const to = join(folder.path, 'copy');
  writeFileSync(to, 'precious');
  expect(() => backUpSqlite(file, to)).toThrow();
  expect(readFileSync(to, 'utf8')).toBe('precious');
  const missing = join(folder.path, 'missing');
  expect(() => backUpSqlite(missing, join(folder.path, 'other'))).toThrow();
  expect(existsSync(missing)).toBe(false);
});

test('a database of a newer program is refused and stays as it is', async () => {
  const store = await open();
  await store.create(table('T1'));
  const before = await allOf(store, 'T1');
  await store.close();
  execute('UPDATE holdout_schema SET version = 99');
  await expect(openSqlite(file)).rejects.toThrow(
    'the database is of a newer Holdout (schema 99, known up to',
  );
  execute('UPDATE holdout_schema SET version = 1');
  expect(await allOf(await open(), 'T1')).toEqual(before);
});

test('a file that is no database is refused and stays as it is', async () => {
  const text = 'I am not a database. '.repeat(100);
  writeFileSync(file, text);
  await expect(openSqlite(file)).rejects.toThrow('file is not a database');
  expect(readFileSync(file, 'utf8')).toBe(text);
  await expect(openSqlite(join(folder.path, 'missing', 'file'))).rejects.toThrow('unable to open database');
});

test('what fails together with others is told to each of them', async () => {
  const store = await open();
  const codes = range(5).map((i) => `T${i}`);
  for (const code of codes) await store.create(table(code));
  execute("CREATE TRIGGER full BEFORE INSERT ON holdout_records BEGIN SELECT RAISE(ROLLBACK, 'full'); END");
  const results = await Promise.allSettled([
    ...codes.map((code) => store.append(append(code, 0))),
    store.keepSnapshot('T0', 0, 'save'),
    store.head('T0'),
  ]);
  expect(tally(results.map(({ status }) => status))).toEqual({ rejected: 7 });
  execute('DROP TRIGGER full');
  expect(await store.snapshot('T0')).toBeNull();
  for (const code of codes) expect(await store.append(append(code, 0))).toBe('done');
});
