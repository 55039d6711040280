import { setTimeout as pause } from 'node:timers/promises';
import type { Amount } from './amounts.ts';
import { CONTENDERS } from './contenders.ts';
import { Arena, type Watching } from './play.ts';
import { sqlite } from './stores.ts';
import type { Usage } from './usage.ts';

/** What a server holds for tables at which nobody plays, in bytes beyond what it holds without any. */
export interface Footprint {
  readonly tables: number;
  readonly connections: number;
  /** Their games are in memory, and nobody is connected. */
  readonly awake: Usage;
  /** The same with everybody connected. */
  readonly connected: Usage;
  /** Everybody is still connected, and the games have left the memory. */
  readonly asleep: Usage;
  /** Nobody is connected any more. */
  readonly left: Usage;
}

/** Milliseconds that the server may take to let go of them, beyond those after which it should. */
const PATIENCE = 60_000;
const WARM_UP = 20;
const [OURS] = CONTENDERS;

export async function measureFootprint(amount: Amount, watching: Watching): Promise<Footprint> {
  const place = await sqlite();
  const env = { ...place.env, SLEEP_AFTER: `${amount.sleepSeconds}s`, BEAT: '2s' };
  const arena = new Arena(OURS, { ...place, env }, watching);
  try {
    await arena.open();
    return await stages(arena, amount);
  } finally {
    await arena.close();
    await place.remove();
  }
}

async function stages(arena: Arena, { tables, sleepSeconds }: Amount): Promise<Footprint> {
  const { swarm, urls } = arena;
  // The program itself is larger once it has done all this.
  await swarm.ask('make', { tables: WARM_UP, urls, answers: 0 });
  await swarm.ask('connect');
  await swarm.ask('play', { perSecond: WARM_UP, seconds: 5, seed: 0 });
  await swarm.ask('clear');
  await mustBe(arena, 'rooms_awake', 0);
  const empty = await arena.usage('clean');
  const now = async (): Promise<Usage> => {
    const { cpu, rss, heap } = await arena.usage('clean');
    return { cpu: cpu - empty.cpu, rss: rss - empty.rss, heap: heap - empty.heap };
  };
  await swarm.ask('make', { tables, urls, answers: 0 });
  const awake = await now();
  await mustBe(arena, 'rooms_awake', tables);
  const connections = await swarm.ask<number>('connect');
  const connected = await now();
  await mustBe(arena, 'rooms_awake', tables);
  await comesTo(arena, 'rooms_awake', sleepSeconds * 1000 + PATIENCE);
  const asleep = await now();
  await mustBe(arena, 'connections', connections);
  await swarm.ask('hangUp');
  await comesTo(arena, 'rooms', PATIENCE);
  return { tables, connections, awake, connected, asleep, left: await now() };
}

async function read(arena: Arena, gauge: string): Promise<number> {
  const [metrics] = await arena.metrics();
  return metrics.get(gauge);
}

/** @throws Error if what was measured is not what it was thought to be. */
async function mustBe(arena: Arena, gauge: string, wanted: number): Promise<void> {
  const found = await read(arena, gauge);
  if (found !== wanted) throw new Error(`holdout_${gauge} is ${found} instead of ${wanted}`);
}

/** Waits until there are none of them. */
async function comesTo(arena: Arena, gauge: string, patience: number): Promise<void> {
  const end = performance.now() + patience;
  while ((await read(arena, gauge)) > 0) {
    if (performance.now() > end) throw new Error(`holdout_${gauge} does not come to 0`);
    await pause(500);
  }
}
