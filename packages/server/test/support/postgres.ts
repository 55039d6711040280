import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { type Cluster, runningServer, startCluster } from '../../../../scripts/lib/postgres.mjs';

export interface Schema {
  /** The same database, but tables are made and found in the new schema and nowhere else. */
  readonly url: string;
  /** Removes it with all that is in it. Waits for transactions that still use it. */
  readonly drop: () => Promise<void>;
}

export interface LoopbackProxy {
  readonly port: number;
  /** Breaks all connections, which clients see as an end or as a reset; new ones may be made. */
  readonly cut: () => void;
  /** From now on nothing gets through, in either direction. New connections are accepted but get no answer. */
  readonly block: () => void;
  /** Passes on what was held back, and all that follows. */
  readonly unblock: () => void;
  readonly close: () => Promise<void>;
}

let found: Promise<string | null> | undefined;

/** The database for tests: what `npm test` found, or the server of this machine. Null if there is none. */
export async function databaseUrl(): Promise<string | null> {
  const named = process.env.HOLDOUT_TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (named) return named;
  found ??= runningServer();
  return found;
}

/**
 * Makes an empty schema for one test or one file of tests.
 *
 * @throws Error if the database cannot be reached or its user may not create schemas.
 */
export async function freshSchema(url: string): Promise<Schema> {
  const name = `holdout_test_${randomBytes(8).toString('hex')}`;
  await execute(url, `CREATE SCHEMA ${name}`);
  return {
    url: withSearchPath(url, name),
    drop: () => execute(url, `DROP SCHEMA IF EXISTS ${name} CASCADE`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withSearchPath(url: string, schema: string): string {
  const result = new URL(url);
  const before = result.searchParams.get('options');
  const option = `-c search_path=${schema}`;
  result.searchParams.set('options', before === null ? option : `${before} ${option}`);
  // A plus for a space is the custom of web forms; libpq, for one, does not know it.
  result.search = result.search.replaceAll('+', '%20');
  return result.href;
}

/**
 * A new PostgreSQL of the test's own, which may crash (`restart`) without harm to others; null where
 * PostgreSQL's programs are not installed. It takes some seconds to start, so a hook that does it wants a
 * longer timeout.
 *
 * @throws Error if PostgreSQL does not start.
 */
export async function ownCluster(): Promise<Cluster | null> {
  return startCluster();
}

/** A way to a port of this machine that can be disturbed, as a network is. */
export async function proxyTo(port: number): Promise<LoopbackProxy> {
  const pairs = new Set<Pair>();
  let blocked = false;
  const server = createServer((client) => {
    const pair = { client, upstream: connect(port, '127.0.0.1') };
    pairs.add(pair);
    breakTogether(pair, () => pairs.delete(pair));
    if (!blocked) join(pair);
  });
  const cut = (): void => {
    for (const { client } of pairs) client.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    block: () => {
      blocked = true;
      pairs.forEach(separate);
    },
    unblock: () => {
      if (blocked) pairs.forEach(join);
      blocked = false;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}

interface Pair {
  readonly client: Socket;
  readonly upstream: Socket;
}

function join({ client, upstream }: Pair): void {
  client.pipe(upstream).pipe(client);
}

/** What arrives from now on waits in the sockets. */
function separate({ client, upstream }: Pair): void {
  client.unpipe(upstream);
  upstream.unpipe(client);
}

/** When one side is gone, the other is told so; what was the reason does not matter here. */
function breakTogether({ client, upstream }: Pair, onBroken: () => void): void {
  for (const socket of [client, upstream]) {
    socket.on('error', () => {});
    socket.on('close', () => {
      client.destroy();
      upstream.destroy();
      onBroken();
    });
  }
}
