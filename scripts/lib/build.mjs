// The web client is built when what it is made of has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withLock } from './lock.mjs';
import { root, runNode } from './setup.mjs';

const client = join(root, 'packages/web');
const output = join(client, 'dist');
// The build empties its folder first, so an interrupted or failed one leaves no stamp.
const stampFile = join(output, '.sources');
const lockFile = join(root, 'tmp', 'build.lock');
const notInClient = new Set(['cli', 'server', 'testkit']);

/** Builds the web client if it is missing or older than its sources (`force`: always). Returns the exit code. */
export async function buildClient({ force = false, stdio = 'inherit' } = {}) {
  const announceWaiting = () => console.error('holdout: waiting for another run that is building ...');
  return withLock(lockFile, announceWaiting, async () => {
    const sources = hashOfSources();
    if (!force && isBuilt(sources)) return 0;
    console.error('holdout: building the web client ...');
    const code = await runNode(['node_modules/vite/bin/vite.js', 'build', 'packages/web'], { stdio });
    if (code !== 0) return code;
    compressFiles(output);
    writeFileSync(stampFile, sources);
    return code;
  });
}

/** Each text also lies there compressed, as small as can be; the server only has to pass it on. */
function compressFiles(folder) {
  for (const file of filesUnder(folder)) {
    if (!/\.(?:css|html|js|md|svg|webmanifest)$/.test(file)) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function isBuilt(sources) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources;
}

/** Content, not times: a fresh clone or a switched branch has times that say nothing. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of sourceRoots().flatMap(filesUnder)) {
    hash.update(`${relative(root, file)}\n`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

function sourceRoots() {
  const packages = readdirSync(join(root, 'packages')).filter((name) => !notInClient.has(name));
  return [
    ...packages.flatMap((name) => [
      join(root, 'packages', name, 'src'),
      join(root, 'packages', name, 'package.json'),
    ]),
    join(client, 'index.html'),
    join(client, 'public'),
    join(client, 'vite.config.ts'),
    join(root, 'locales'),
    join(root, 'package-lock.json'),
  ];
}

function filesUnder(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
