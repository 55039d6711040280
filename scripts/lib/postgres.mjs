// The PostgreSQL for the tests: the one that is there, or one of our own that ends with the run.
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { contentOf } from './lock.mjs';
import { installWithApt, isExecutable, isRoot, mayInstall, onPath, pathFolders } from './programs.mjs';
import { root } from './setup.mjs';

const here = '127.0.0.1';
const usualPort = 5432;
const probeMs = 3_000;
const onWindows = process.platform === 'win32';

const advice = {
  linux:
    'Install it (Debian, Ubuntu: `sudo apt-get install postgresql`; Fedora: `sudo dnf install postgresql-server`)',
  darwin: 'Install it (`brew install postgresql`)',
};

/**
 * The database for the tests, as `{ url }`: the named one, the one that answers on this machine, or else one of
 * our own, for which PostgreSQL is installed if nobody has to be asked for that. Never throws: where there is
 * no database to be had the result is `{ skipped }`, which says what to do about it.
 */
export async function ensurePostgres() {
  const url = process.env.HOLDOUT_TEST_DATABASE_URL || process.env.DATABASE_URL || (await runningServer());
  if (url) return { url };
  try {
    if (programs() === null && mayInstall()) await installWithApt('PostgreSQL', ['postgresql']);
    const cluster = await startCluster();
    if (cluster !== null) return { url: cluster.url };
  } catch (error) {
    return { skipped: `${error.message}\nSet DATABASE_URL to a PostgreSQL database for the tests.` };
  }
  const how = advice[process.platform] ?? 'Install it';
  return { skipped: `no PostgreSQL found. ${how}, or set DATABASE_URL to a database for the tests.` };
}

/** URL of the database `test` of this machine's server, or null if none lets us in without a password. */
export async function runningServer() {
  for (const user of new Set(['postgres', ...ownName()])) {
    const url = `postgres://${encodeURIComponent(user)}@${here}:${usualPort}/test`;
    if (await letsIn(url)) return url;
  }
  return null;
}

/** A container may run under a number that has no name. */
function ownName() {
  try {
    return [userInfo().username];
  } catch {
    return [];
  }
}

/** Whether a PostgreSQL server opens a session for the user of this URL without asking for a password. */
export function letsIn(url) {
  const { hostname, port, username, pathname } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let received = Buffer.alloc(0);
    const settle = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(probeMs, () => settle(false));
    socket.on('error', () => settle(false));
    socket.on('close', () => settle(false));
    socket.on('connect', () => {
      socket.write(startupMessage(decodeURIComponent(username), decodeURIComponent(pathname.slice(1))));
    });
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const answer = answerIn(received);
      if (answer !== null) settle(answer);
    });
  });
}

/** Its own length, the version of the protocol (3.0), then names and values that end with a zero byte each. */
function startupMessage(user, database) {
  const body = Buffer.from(['user', user, 'database', database, '', ''].join('\0'));
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + body.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, body]);
}

/**
 * What the server's messages say: a letter, a length that counts itself, and the rest. The user being let in
 * (R with 0) is not enough, since only then the database is looked for: Z says that all is ready.
 */
function answerIn(bytes) {
  for (let at = 0; at + 5 <= bytes.length; ) {
    const kind = String.fromCharCode(bytes[at]);
    const length = bytes.readInt32BE(at + 1);
    if (kind === 'Z') return true;
    if (kind === 'E' || length < 4) return false;
    if (kind === 'R' && at + 9 <= bytes.length && bytes.readInt32BE(at + 5) !== 0) return false;
    at += 1 + length;
  }
  return null;
}

/**
 * A new, empty cluster on a free port, as `{ url, port, restart, stop }`, or null where PostgreSQL's programs
 * are not installed. `restart` is a crash and a start after it: clients lose their connections, what was
 * committed stays. The cluster and its folder are gone after `stop`, or when this process has ended in
 * whatever way. Throws an Error with the programs' own words if they fail.
 */
export async function startCluster() {
  const binaries = programs();
  if (binaries === null) return null;
  const owner = serverUser();
  const folder = newFolder(owner);
  const stop = endWithUs(folder);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const call = (program, ...args) => promisify(execFile)(join(binaries, program), args, options);
  const control = (...args) => call('pg_ctl', '-D', data, '-l', log, '-w', ...args);
  try {
    await call(
      'initdb',
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
    );
    const port = await freePort();
    appendFileSync(join(data, 'postgresql.conf'), settings(port));
    await control('start');
    const restart = async () => void (await control('restart', '-m', 'immediate'));
    return { url: `postgres://postgres@${here}:${port}/postgres`, port, restart, stop };
  } catch (error) {
    const words = contentOf(log) ?? '';
    await stop();
    throw new Error(`PostgreSQL could not be started: ${error.message}\n${words}`.trim());
  }
}

function settings(port) {
  // No Unix socket: its path would be too long in many a folder.
  return `\nlisten_addresses = '${here}'\nport = ${port}\nunix_socket_directories = ''\n`;
}

/**
 * Folder of PostgreSQL's programs, or null. Debian keeps those of the server off the PATH. None on Windows,
 * where the rest of this is not at home.
 */
function programs() {
  if (onWindows) return null;
  const folders = [...configuredFolders(), ...debianFolders(), ...pathFolders()];
  const complete = (folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => isExecutable(join(folder, name)));
  return folders.find(complete) ?? null;
}

/** As PostgreSQL's own program for such questions says, where there is one. */
function configuredFolders() {
  const answers = onPath('pg_config').map((path) => spawnSync(path, ['--bindir'], { encoding: 'utf8' }));
  return answers.filter(({ status }) => status === 0).map(({ stdout }) => stdout.trim());
}

/** The newest version first. */
function debianFolders() {
  const parent = '/usr/lib/postgresql';
  try {
    const versions = readdirSync(parent).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(parent, version, 'bin'));
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root, so root runs it as somebody else; an empty object for all others. */
function serverUser() {
  if (!isRoot) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // There is no such user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user `postgres` or `nobody`.');
}

function idOf(which, name) {
  return Number(execFileSync('id', [which, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** In `tmp/`, or in the system's folder if the server's user does not get there (a copy in root's home). */
function newFolder(owner) {
  const ours = join(root, 'tmp');
  mkdirSync(ours, { recursive: true });
  const reachable = spawnSync('test', ['-x', ours], owner).status === 0;
  const folder = mkdtempSync(join(reachable ? ours : tmpdir(), 'postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Waits for the end of its input, then ends the server and removes the folder. */
const guardScript = `
cat >/dev/null
lock="$1/data/postmaster.pid"
pid=$(head -n 1 "$lock" 2>/dev/null)
if [ -n "$pid" ]; then
  kill -QUIT "$pid"
  while [ -e "$lock" ] && kill -0 "$pid"; do sleep 0.1; done
fi
rm -rf "$1"
`;

/**
 * Starts a guard that cleans up when this process has ended. It notices even a kill -9, by the pipe between
 * them. The function that is returned makes it clean up now.
 */
function endWithUs(folder) {
  const guard = spawn('sh', ['-c', guardScript, 'guard', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a process group of its own, because Ctrl+C goes to the whole group.
    detached: true,
  });
  const ended = once(guard, 'exit');
  guard.unref();
  guard.stdin.unref();
  return async () => {
    guard.ref();
    guard.stdin.end();
    await ended;
  };
}

async function freePort() {
  const server = createServer().listen(0, here);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
