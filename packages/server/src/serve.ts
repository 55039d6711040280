import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { Metrics } from './http/metrics.ts';
import { Keeper } from './keeper.ts';
import type { Context } from './room/context.ts';
import { Rooms } from './room/rooms.ts';
import { openStore, type Store } from './store/index.ts';

export interface ServeOptions {
  readonly config: Config;
  /** Folder of the built web client; null for a server without one. */
  readonly client: string | null;
  /** Version of the program. */
  readonly engine: string;
  /** Keys for notices may stand in the environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** In place of what the configuration says, for tests. */
  readonly store?: Store;
  readonly now?: () => number;
}

export interface Served {
  /** The address on this machine. */
  readonly url: string;
  /** Addresses in the local network, if the server listens there. */
  readonly network: readonly string[];
  readonly port: number;
  readonly rooms: Rooms;
  /** Ends it: who plays is sent away with all that was acknowledged on the disk. */
  readonly close: () => Promise<void>;
}

const PORTS_TO_TRY = 50;
/** Addresses that a browser of this machine reaches as localhost. */
const HERE = ['127.0.0.1', '::1', '0.0.0.0', '::'];
const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * Serves the web client, and tables for those who play together.
 *
 * @throws Error if the client has not been built, no port is free, or the tables can't be opened.
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { client, config } = options;
  if (client !== null && !existsSync(join(client, 'index.html'))) {
    throw new Error(`the web client is not built: there is no ${join(client, 'index.html')}`);
  }
  const store = options.store ?? (await openStore(config.dataDir, config.databaseUrl));
  const house = await furnish(options, store);
  try {
    const { app, port } = await listen(house.build, config);
    return { ...addresses(config.host, port), port, rooms: house.rooms, close: () => house.close(app) };
  } catch (error) {
    await house.close(null);
    throw error;
  }
}

/** All that a server is made of but its door. */
async function furnish({ config, client, engine, env, now = Date.now }: ServeOptions, store: Store) {
  const metrics = new Metrics();
  let log: FastifyInstance['log'] | null = null;
  let leaving = false;
  const context: Context = {
    store,
    engine,
    node: randomUUID(),
    now,
    patience: config.patience,
    watch: {
      written: (kind, milliseconds) => metrics.written(kind, milliseconds),
      refused: (why) => metrics.refused(why),
      trouble: (what, error) => {
        metrics.trouble();
        log?.error(error, what);
      },
    },
  };
  const rooms = new Rooms(context, { sleepAfter: config.sleepAfter, every: config.beat });
  metrics.observe(rooms);
  const keeper = await Keeper.begin(context, config, rooms, metrics, env);
  const build = async () => {
    const shareAddress = () =>
      config.publicUrl ?? addresses(config.host, portOf(app) ?? 0).network[0] ?? null;
    const app: FastifyInstance = await buildApp({
      config,
      context,
      rooms,
      keeper,
      metrics,
      client,
      engine,
      shareAddress,
      leaving: () => leaving,
    });
    log = app.log;
    return app;
  };
  const close = async (app: FastifyInstance | null) => {
    leaving = true;
    await keeper.close();
    await rooms.close();
    await app?.close();
    await store.close();
  };
  return { rooms, build, close };
}

async function listen(
  build: () => Promise<FastifyInstance>,
  { host, port: first, exactPort }: Config,
): Promise<{ app: FastifyInstance; port: number }> {
  const last = exactPort ? first : first + PORTS_TO_TRY - 1;
  for (let port = first; port <= last; port++) {
    const app = await build();
    try {
      await app.listen({ port, host });
      return { app, port: portOf(app) ?? port };
    } catch (error) {
      await app.close();
      if (exactPort || (codeOf(error) !== 'EADDRINUSE' && codeOf(error) !== 'EACCES')) throw error;
    }
  }
  throw new Error(`no free port from ${first} to ${last}`);
}

/** Port 0 lets the system choose. */
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : undefined;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function addresses(host: string, port: number): Pick<Served, 'url' | 'network'> {
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
  return {
    url: at(HERE.includes(host) ? 'localhost' : host),
    network: EVERYWHERE.includes(host) ? networkAddresses().map(at) : [],
  };
}

/** Addresses of this machine that others in its network may reach; those of the home network first. */
function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const found = all
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address);
  const isHome = (address: string) =>
    address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2;
  return found.sort((a, b) => isHome(a) - isHome(b));
}
