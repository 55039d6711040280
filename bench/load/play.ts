import type { Amount } from './amounts.ts';
import { Child } from './child.ts';
import type { LoadContender } from './contenders.ts';
import { Metrics } from './metrics.ts';
import type { Place } from './stores.ts';
import type { Played } from './tally.ts';
import { cpuOfAll, machineBusy, type Usage } from './usage.ts';

/** What one contender came to. */
export interface LoadResult {
  readonly contender: LoadContender;
  readonly played: Played;
  readonly connections: number;
  /** Seconds that the measurement took, until all had heard of the last answer. */
  readonly elapsed: number;
  /** Seconds until all tables were made and all were connected. */
  readonly setup: number;
  /** Seconds of processor time while it was measured: of the servers, of PostgreSQL, and of what is none of ours. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
  readonly othersCpu: number;
  /** Bytes at the end of the measurement, of all nodes together; `live` after all garbage was collected. */
  readonly rss: number;
  readonly heap: number;
  readonly live: number;
  /** By what our server says of itself; null for a peer. */
  readonly own: OwnFigures | null;
}

interface OwnFigures {
  /** Milliseconds that the event loop was late, the slowest node's. */
  readonly lag99: number;
  /** Mean milliseconds until a record was written. */
  readonly write: number;
  readonly troubles: number;
}

const SEED = 20_261_130;

export interface Watching {
  /** A folder for profiles of the servers' processor time. */
  readonly profile: string | null;
}

const serverFlags = ({ profile }: Watching): string[] => [
  '--expose-gc',
  ...(profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
];

/** Servers and a swarm of one contender. */
export class Arena {
  readonly servers: readonly Child[];
  readonly swarm: Child;
  urls: readonly string[] = [];

  constructor({ server, swarm, nodes }: LoadContender, { env }: Place, watching: Watching) {
    const flags = serverFlags(watching);
    this.servers = Array.from({ length: nodes }, () => new Child(server, { env, flags }));
    this.swarm = new Child(swarm);
  }

  async open(): Promise<void> {
    this.urls = (await Promise.all(this.servers.map((server) => server.ask<string[]>('urls')))).flat();
  }

  /** What all servers have used; `clean` without their garbage. */
  async usage(how: 'usage' | 'clean' = 'usage'): Promise<Usage> {
    const all = await Promise.all(this.servers.map((server) => server.ask<Usage>(how)));
    const sum = (pick: (usage: Usage) => number) => all.reduce((total, usage) => total + pick(usage), 0);
    return { cpu: sum(({ cpu }) => cpu), rss: sum(({ rss }) => rss), heap: sum(({ heap }) => heap) };
  }

  metrics(): Promise<Metrics[]> {
    return Promise.all(this.urls.map((url) => Metrics.read(url)));
  }

  async close(): Promise<void> {
    await this.swarm.stop();
    for (const server of this.servers) await server.stop();
  }
}

/** Plays at all tables of a contender. */
export async function playLoad(
  contender: LoadContender,
  place: Place,
  amount: Amount,
  watching: Watching,
): Promise<LoadResult> {
  const arena = new Arena(contender, place, watching);
  try {
    await arena.open();
    return await measure(contender, arena, amount);
  } finally {
    await arena.close();
  }
}

async function measure(contender: LoadContender, arena: Arena, amount: Amount): Promise<LoadResult> {
  const { swarm, urls } = arena;
  const { tables, perSecond, warmUpSeconds, seconds } = amount;
  const start = performance.now();
  await swarm.ask('make', { tables, urls, answers: perSecond * (warmUpSeconds + seconds) });
  const connections = await swarm.ask<number>('connect');
  const setup = (performance.now() - start) / 1000;
  await swarm.ask('play', { perSecond, seconds: warmUpSeconds, seed: SEED - 1 });
  const ownBefore = contender.isOurs ? await arena.metrics() : null;
  const before = await clocks(arena);
  const played = await swarm.ask<Played>('play', { perSecond, seconds, seed: SEED });
  const after = await clocks(arena);
  const elapsed = (after.at - before.at) / 1000;
  const ownAfter = contender.isOurs ? await arena.metrics() : null;
  const serverCpu = after.usage.cpu - before.usage.cpu;
  const databaseCpu = contender.usesPostgres ? after.database - before.database : 0;
  const { heap: live } = await arena.usage('clean');
  return {
    contender,
    played,
    connections,
    elapsed,
    setup,
    serverCpu,
    databaseCpu,
    othersCpu: Math.max(0, after.machine - before.machine - serverCpu - databaseCpu - played.cpu),
    rss: after.usage.rss,
    heap: after.usage.heap,
    live,
    own: ownBefore && ownAfter && ownFigures(ownBefore, ownAfter),
  };
}

async function clocks(arena: Arena) {
  return {
    at: performance.now(),
    usage: await arena.usage(),
    database: cpuOfAll('postgres'),
    machine: machineBusy(),
  };
}

function ownFigures(before: readonly Metrics[], after: readonly Metrics[]): OwnFigures {
  const total = (all: readonly Metrics[], name: string) => all.reduce((sum, one) => sum + one.get(name), 0);
  const grown = (name: string) => total(after, name) - total(before, name);
  return {
    // Reading it begins it anew.
    lag99: Math.max(...after.map((one) => one.get('nodejs_eventloop_lag_p99_seconds'))) * 1000,
    write: (grown('write_seconds_sum') / grown('write_seconds_count')) * 1000,
    troubles: grown('troubles_total'),
  };
}
