// A server as a process of its own, set up by its environment. It says on which port it listens, and is gone when whoever
// has started it is.
import { flushCompileCache } from 'node:module';
import { readConfig } from '../../src/config.ts';
import { serve } from '../../src/serve.ts';

process.on('uncaughtException', (error) => {
  console.error('nobody caught', error);
  process.exit(70);
});
process.stdin.on('end', () => process.exit(1));
process.stdin.resume();

// Whoever is killed can't keep what he has compiled for the next one.
flushCompileCache();
// All that can be done beforehand is done: what comes over the input opens the door, and says where.
const port = await new Promise<string>((resolve) =>
  process.stdin.once('data', (data) => resolve(String(data))),
);
const env = { ...process.env, PORT: port.trim() };
const served = await serve({ config: readConfig(env), client: null, engine: 'test', env });
console.log(JSON.stringify({ port: served.port }));
