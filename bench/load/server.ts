// Our server as a process of its own, set up by its environment. `LOAD_STORE=memory` keeps the tables in memory.
import { boundHeap, readConfig, serve } from '@holdout/server';
import { MemoryStore } from '../../packages/server/src/store/memory.ts';
import { offerSkills } from './child.ts';
import { usageNow, usageWhenClean } from './usage.ts';

boundHeap();
const store = process.env.LOAD_STORE === 'memory' ? { store: new MemoryStore() } : {};
const served = await serve({
  config: readConfig(process.env),
  client: null,
  engine: 'bench',
  env: process.env,
  ...store,
});

offerSkills({
  urls: () => [`http://127.0.0.1:${served.port}/`],
  usage: () => usageNow(),
  clean: () => usageWhenClean(),
  close: () => served.close(),
});
