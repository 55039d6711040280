// `npm run bench [-- ARGS]`: the benchmarks, after installing what is missing.
import { ensureInstalled, main, runNode } from './lib/setup.mjs';

main(async (args) => {
  await ensureInstalled();
  return runNode(['bench/run.ts', ...args]);
});
