// `npm run soak [-- ARGS]`: many whole games in a row, after installing what is missing.
import { ensureInstalled, main, runNode } from './lib/setup.mjs';

main(async (args) => {
  await ensureInstalled();
  return runNode(['packages/testkit/src/soak.ts', ...args]);
});
