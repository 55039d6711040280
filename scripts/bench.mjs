// `npm run bench [-- ARGS]`: the benchmarks, after installing what is missing.
// `npm run bench -- load [ARGS]`: many players at many tables.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, main, runNode } from './lib/setup.mjs';

const benches = fileURLToPath(new URL('../bench/run.ts', import.meta.url));
const load = fileURLToPath(new URL('../bench/load/run.ts', import.meta.url));

main(async (args) => {
  await ensureInstalled();
  return args[0] === 'load' ? runNode([load, ...args.slice(1)]) : runNode([benches, ...args]);
});
