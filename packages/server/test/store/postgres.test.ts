import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPostgres, openStore, type Store } from '../../src/store/index.ts';
import { freshSchema, type LoopbackProxy, ownCluster, proxyTo, type Schema } from '../support/postgres.ts';
import { postgresUrl, query } from './backends.ts';
import { append, BEGIN, Ear, expectDense, range, record, table, tally } from './tables.ts';

const undo: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const step of undo.splice(0).reverse()) await step();
});

async function open(url: string): Promise<Store> {
  const store = await openPostgres(url);
  undo.push(() => store.close());
  return store;
}

const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

describe.skipIf(postgresUrl === null)('stores in one database', () => {
  let schema: Schema;

  beforeEach(async () => {
    schema = await freshSchema(postgresUrl ?? '');
    undo.push(schema.drop);
  });

  const channel = () => `holdout_${new URL(schema.url).searchParams.get('options')?.split('=').at(-1)}`;

  test('are opened at once and bring the schema up to date one after the other', async () => {
    const stores = await Promise.all(range(6).map(() => open(schema.url)));
    await stores[0].create(table('T1'));
    for (const store of stores) expect(await store.count()).toBe(1);
    expect(await query(schema.url, 'SELECT version FROM holdout_schema')).toHaveLength(1);
  });

  test('tell each other what has changed and who is there', async () => {
    const [one, two] = [await openStore('/nowhere', schema.url), await open(schema.url)];
    undo.push(() => one.close());
    await one.create(table('T1'));
    const ears = await Promise.all([one, two].map((store) => Ear.at(store)));
    await one.append(append('T1', 0));
    await two.append(append('T1', 1));
    await one.setPresence('a', BEGIN, [{ code: 'T1', who: '1' }]);
    expect(await two.presence('T1', 'b', BEGIN)).toEqual(['1']);
    await two.remove('T1');
    for (const ear of ears) expect(await ear.all(one)).toEqual(['T1 1', 'T1 2', 'T1 present', 'T1 -1']);
  });

  test('do not hear those of another schema', async () => {
    const other = await freshSchema(postgresUrl ?? '');
    undo.push(other.drop);
    const [here, there] = [await open(schema.url), await open(other.url)];
    const ear = await Ear.at(here);
    await there.create(table('T1'));
    await there.append(append('T1', 0));
    expect(await ear.all(here)).toEqual([]);
  });

  test('are not disturbed by what others say on their channel', async () => {
    const store = await open(schema.url);
    await store.create(table('T1'));
    const ear = await Ear.at(store);
    const words = [
      '',
      'hello',
      '{',
      'null',
      '[]',
      '"changed"',
      '{}',
      '{"t":"changed"}',
      '{"t":"changed","code":"T1"}',
      '{"t":"changed","code":1,"n":1}',
      '{"t":"changed","code":"T1","n":"1"}',
      '{"t":"present"}',
      '{"t":"present","code":null}',
      '{"t":"other","code":"T1","n":1}',
      'x'.repeat(7999),
    ];
    for (const word of words) await query(schema.url, `SELECT pg_notify('${channel()}', '${word}')`);
    await store.append(append('T1', 0));
    expect(await ear.all(store)).toEqual(['T1 1']);
  });

  test('refuse a database of a newer program', async () => {
    await (await openPostgres(schema.url)).close();
    await query(schema.url, 'UPDATE holdout_schema SET version = 99');
    await expect(openPostgres(schema.url)).rejects.toThrow('the database is of a newer Holdout (schema 99');
  });

  test('are not opened where nobody answers', async () => {
    const proxy = await proxyTo(1);
    await expect(openPostgres(through(proxy, schema.url))).rejects.toThrow();
    await proxy.close();
    await expect(openPostgres(through(proxy, schema.url))).rejects.toThrow('ECONNREFUSED');
  });

  describe('when the connection', () => {
    let proxy: LoopbackProxy;
    let store: Store;

    beforeEach(async () => {
      proxy = await proxyTo(Number(new URL(schema.url).port || 5432));
      undo.push(() => proxy.close());
      store = await open(through(proxy, schema.url));
      await store.create(table('T1'));
    });

    test('breaks, what was under way fails, and then it goes on', async () => {
      const codes = range(10).map((i) => `B${i}`);
      for (const code of codes) await store.create(table(code));
      const ear = await Ear.at(store);
      const under = Promise.allSettled(codes.map((code) => store.append(append(code, 0))));
      await setTimeout(1);
      proxy.cut();
      expect(tally((await under).map(({ status }) => status)).rejected).toBeGreaterThan(0);
      await waitFor(() => expect(ear.has('lost')).toBe(true));
      for (const code of codes) expect(['done', 'repeated']).toContain(await store.append(append(code, 0)));
      for (const code of codes) expectDense(await store.records(code, 0), 1);
      expect(await ear.all(store)).toContain('lost');
    });

    test('breaks again and again, nothing is lost and nothing is there twice', async () => {
      const progress = writeAll(store, ['T1'], 60);
      for (const _ of range(8)) {
        await setTimeout(30);
        proxy.cut();
      }
      await progress.ended;
      await expectWritten(await open(schema.url), ['T1'], 60);
    });

    test('breaks while nobody uses it, nobody has to know', async () => {
      const ear = await Ear.at(store);
      proxy.cut();
      await waitFor(() => expect(ear.has('lost')).toBe(true));
      expect(await store.append(append('T1', 0))).toBe('done');
      expect(await ear.all(store)).toEqual(['lost', 'T1 1']);
    });

    test('dies without a word, that is noticed', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
      const name = `holdout-${randomUUID()}`;
      const other = await open(`${through(proxy, schema.url)}&application_name=${name}`);
      const connections = () =>
        query(schema.url, `SELECT pid FROM pg_stat_activity WHERE application_name = '${name}'`);
      const ear = await Ear.at(other);
      const old = await connections();
      expect(old).toHaveLength(2);
      const dead = [other.append(append('T1', 0)), other.head('T1')];
      const failed = Promise.all(dead.map((one: Promise<unknown>) => one.catch(() => 'failed')));
      proxy.block();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await failed).toEqual(['failed', 'failed']);
      expect(ear.has('lost')).toBe(false);
      proxy.unblock();
      await waitFor(() => expect(ear.has('lost')).toBe(true));
      await vi.waitFor(async () => expect(await connections()).not.toEqual(expect.arrayContaining([old[0]])));
      await vi.waitFor(async () => expect(await connections()).not.toEqual(expect.arrayContaining([old[1]])));
      expect(['done', 'repeated']).toContain(await other.append(append('T1', 0)));
    });

    test('is dead, the store is closed all the same', async () => {
      const ear = await Ear.at(store);
      proxy.block();
      await store.close();
      proxy.unblock();
      await expect(store.head('T1')).rejects.toThrow();
      expect(ear.has('lost')).toBe(false);
    });
  });
});

describe('a database of our own', async () => {
  const cluster = await ownCluster();
  afterAll(() => cluster?.stop());

  test.skipIf(!cluster)('crashes in the middle of many appends, and what was done is there', async () => {
    const store = await open(cluster?.url ?? '');
    const codes = range(10).map((i) => `T${i}`);
    for (const code of codes) await store.create(table(code));
    const ear = await Ear.at(store);
    const progress = writeAll(store, codes, 20);
    await waitFor(() => expect(progress.done).toBeGreaterThan(40));
    await cluster?.restart();
    await progress.ended;
    expect(progress.failed).toBeGreaterThan(0);
    await expectWritten(store, codes, 20);
    await waitFor(() => expect(ear.has('lost')).toBe(true));
  });

  test.skipIf(!cluster)('may only be read for a while, and says so', async () => {
    const url = cluster?.url ?? '';
    const store = await open(url);
    const readOnly = async (value: string) => {
      await query(url, `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await query(url, 'SELECT pg_reload_conf()');
    };
    const state = () =>
      store.check().then(
        () => 'writes',
        (error: Error) => error.message,
      );
    expect(await state()).toBe('writes');
    await readOnly('on');
    await vi.waitFor(async () => expect(await state()).toContain('read-only'));
    await readOnly('off');
    await vi.waitFor(async () => expect(await state()).toBe('writes'));
  });
});

function through(proxy: LoopbackProxy, url: string): string {
  const changed = new URL(url);
  changed.hostname = '127.0.0.1';
  changed.port = String(proxy.port);
  return changed.href;
}

/** Appends to each table as a server does: what failed is tried again under the same id. */
function writeAll(store: Store, codes: readonly string[], count: number) {
  const progress = { done: 0, failed: 0, ended: Promise.resolve() };
  const writeOne = async (code: string, n: number): Promise<void> => {
    const answer = await store.append(append(code, n)).catch(() => 'failed');
    if (answer === 'done' || answer === 'repeated') {
      progress.done += 1;
      return;
    }
    expect(answer).toBe('failed');
    progress.failed += 1;
    await setTimeout(5);
    await writeOne(code, n);
  };
  const write = async (code: string) => {
    for (const n of range(count)) await writeOne(code, n);
  };
  progress.ended = Promise.all(codes.map(write)).then(() => undefined);
  return progress;
}

async function expectWritten(store: Store, codes: readonly string[], count: number): Promise<void> {
  for (const code of codes) {
    expect(await store.records(code, 0)).toEqual(range(count).map((n) => record(n)));
    expect(await store.head(code)).toMatchObject({ n: count });
  }
}
