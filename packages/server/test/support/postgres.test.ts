import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  databaseUrl,
  freshSchema,
  type LoopbackProxy,
  ownCluster,
  proxyTo,
  type Schema,
} from './postgres.ts';

const url = await databaseUrl();
if (url === null) console.warn('no PostgreSQL here, so its tests are skipped: set DATABASE_URL to run them');

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Its errors are kept, since an error that nobody listens for would end the tests. */
async function session(connectionString: string): Promise<{ client: Client; lost: Promise<Error> }> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  const lost = new Promise<Error>((resolve) => client.on('error', resolve));
  await client.connect();
  undo.push(() => client.end().catch(() => {}));
  return { client, lost };
}

async function rows(connectionString: string, query: string): Promise<unknown[]> {
  const { client } = await session(connectionString);
  return (await client.query(query)).rows;
}

describe.skipIf(url === null)('a schema of its own', () => {
  const database = url ?? '';

  async function schema(): Promise<Schema> {
    const made = await freshSchema(database);
    undo.push(made.drop);
    return made;
  }

  test('has nothing of another one, or of the database', async () => {
    const [one, two] = [await schema(), await schema()];
    await rows(one.url, 'CREATE TABLE seats (name text)');
    await rows(one.url, "INSERT INTO seats VALUES ('Wanda')");
    expect(await rows(one.url, 'SELECT name FROM seats')).toEqual([{ name: 'Wanda' }]);
    await expect(rows(two.url, 'SELECT name FROM seats')).rejects.toThrow('does not exist');
    await expect(rows(database, 'SELECT name FROM seats')).rejects.toThrow('does not exist');
  });

  test('leaves nothing behind', async () => {
    const made = await schema();
    const name = new URL(made.url).searchParams.get('options')?.split('=')[1];
    const find = `SELECT nspname FROM pg_namespace WHERE nspname = '${name}'`;
    expect(await rows(database, find)).toHaveLength(1);
    await rows(made.url, 'CREATE TABLE seats (name text)');
    await made.drop();
    expect(await rows(database, find)).toEqual([]);
    await made.drop();
  });

  test('keeps the other options of the URL', async () => {
    const address = new URL(database);
    address.searchParams.set('application_name', 'holdout tests');
    address.searchParams.set('options', '-c statement_timeout=12345');
    const made = await freshSchema(address.href);
    undo.push(made.drop);
    expect(made.url).not.toContain('+');
    expect(await rows(made.url, 'SHOW statement_timeout')).toEqual([{ statement_timeout: '12345ms' }]);
    expect(await rows(made.url, 'SHOW application_name')).toEqual([{ application_name: 'holdout tests' }]);
    expect(await rows(made.url, 'CREATE TABLE seats (name text)')).toEqual([]);
  });
});

const cluster = await ownCluster();
if (cluster === null)
  console.warn('no programs of PostgreSQL here, so tests with an own cluster are skipped');
afterAll(() => cluster?.stop());

describe.skipIf(cluster === null)('a cluster of its own', () => {
  const { url: database, restart, port } = cluster ?? { url: '', port: 0, restart: async () => {} };

  test('breaks its connections when it restarts, and keeps what was committed', async () => {
    const { client, lost } = await session(database);
    await client.query('CREATE TABLE kept AS SELECT 7 AS number');
    await client.query('BEGIN');
    await client.query('INSERT INTO kept VALUES (8)');
    await restart();
    expect((await lost).message).toMatch(/terminat/);
    expect(await rows(database, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  });

  test('is gone after it was stopped, and does not mind to be stopped again', async () => {
    const other = await ownCluster();
    if (other === null) throw new Error('there was one before');
    expect(other.port).not.toBe(port);
    expect(await rows(other.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await other.stop();
    await expect(session(other.url)).rejects.toThrow('ECONNREFUSED');
    await other.stop();
  });

  describe('through a proxy', () => {
    let proxy: LoopbackProxy;
    let through: string;
    beforeAll(async () => {
      proxy = await proxyTo(port);
      through = database.replace(`:${port}/`, `:${proxy.port}/`);
    });
    afterEach(() => proxy.unblock());
    afterAll(() => proxy.close());

    test('connections are cut, and new ones may be made', async () => {
      const [one, two] = [await session(through), await session(through)];
      expect((await one.client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      proxy.cut();
      await Promise.all([one.lost, two.lost]);
      expect(await rows(through, 'SELECT 2 AS two')).toEqual([{ two: 2 }]);
    });

    test('a blocked query gets its answer when the way is free again', async () => {
      const { client } = await session(through);
      proxy.block();
      const answer = client.query('SELECT 1 AS one').then((result) => result.rows);
      const pause = new Promise((resolve) => setTimeout(resolve, 300, 'nothing yet'));
      expect(await Promise.race([answer, pause])).toBe('nothing yet');
      proxy.unblock();
      expect(await answer).toEqual([{ one: 1 }]);
    });

    test('who comes while it is blocked waits, and is let in when it is not', async () => {
      proxy.block();
      const late = rows(through, 'SELECT 1 AS one');
      const pause = new Promise((resolve) => setTimeout(resolve, 300, 'nothing yet'));
      expect(await Promise.race([late, pause])).toBe('nothing yet');
      proxy.unblock();
      expect(await late).toEqual([{ one: 1 }]);
    });

    test('a blocked connection can be cut', async () => {
      const { client, lost } = await session(through);
      proxy.block();
      const answer = client.query('SELECT 1');
      proxy.cut();
      await expect(answer).rejects.toThrow();
      await lost;
    });

    test('when the server is gone, its clients are told', async () => {
      const { lost } = await session(through);
      await restart();
      await lost;
      expect(await rows(through, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });
  });
});
