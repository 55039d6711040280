// `npm start`: installs what is missing, builds the web client when it is out of date, serves the game.
// Arguments are those of `holdout serve`, and `--rebuild`.
import { join } from 'node:path';
import { buildClient } from './lib/build.mjs';
import { ensureInstalled, main, root, runNode } from './lib/setup.mjs';

main(async (args) => {
  await ensureInstalled();
  const built = await buildClient({ force: args.includes('--rebuild') });
  if (built !== 0) return built;
  const forServe = args.filter((arg) => arg !== '--rebuild');
  // Settings may stand in a file beside the project, as `.env.sample` shows.
  const settings = `--env-file-if-exists=${join(root, '.env')}`;
  return runNode([settings, join(root, 'packages/cli/bin/holdout.mjs'), 'serve', ...forServe]);
});
