// The clients of our server, all in this one process.
import { setTimeout as pause } from 'node:timers/promises';
import { offerCrowd, type Start } from './crowd.ts';
import type { Playable } from './driver.ts';
import { forEach } from './http.ts';
import { SwarmTable } from './table.ts';

const AT_ONCE = 16;

/** All that were made, those whose game is over included. */
const tables: SwarmTable[] = [];
let urls: readonly string[] = [];
let next = 0;
let broken: (why: string) => void = () => undefined;

async function make(index: number, underWay: boolean): Promise<SwarmTable> {
  const table = await SwarmTable.make(index, urls[index % urls.length], underWay, (why) => broken(why));
  tables.push(table);
  return table;
}

offerCrowd({
  make: async (start: Start) => {
    urls = start.urls;
    next = start.tables;
    const indices = Array.from({ length: start.tables }, (_, index) => index);
    await forEach(indices, AT_ONCE, (index) => make(index, true));
  },
  connect: async (whenBroken) => {
    broken = whenBroken;
    await forEach(tables, AT_ONCE, (table) => table.connect(urls));
    return tables;
  },
  replace: async (over: Playable) => {
    (over as SwarmTable).leave();
    next += 1;
    const table = await make(next - 1, false);
    await table.connect(urls);
    return table;
  },
  hangUp,
  clear: async () => {
    await hangUp();
    await forEach(tables, AT_ONCE, (table) => table.remove());
    tables.length = 0;
  },
});

/** The server has seen that they are gone when the promise is kept. */
async function hangUp(): Promise<void> {
  for (const table of tables) table.leave();
  await pause(1000);
}
