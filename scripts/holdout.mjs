#!/usr/bin/env node
// `npm run holdout -- ARGS` and `npx holdout ARGS`: the command `holdout`, with the dependencies installed first.
import { join } from 'node:path';
import process from 'node:process';
import { ensureInstalled, main, root, runNode } from './lib/setup.mjs';

main(async (args) => {
  await ensureInstalled();
  return runNode([join(root, 'packages/cli/bin/holdout.mjs'), ...args], { cwd: callersFolder() });
});

/** Relative paths in the arguments mean the folder the user is in; `npm run` changes to the root before. */
function callersFolder() {
  const throughNpmRun = process.env.npm_lifecycle_event === 'holdout' && process.cwd() === root;
  return (throughNpmRun && process.env.INIT_CWD) || process.cwd();
}
