import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { ensurePostgres, letsIn, startCluster } from './postgres.mjs';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
  vi.unstubAllEnvs();
});

/** A message of a PostgreSQL server. */
function message(kind: string, ...content: number[]): Buffer {
  return Buffer.from([kind.charCodeAt(0), 0, 0, 0, 4 + content.length, ...content]);
}

/** Answers the first message of a client. Its `said` is that message. */
async function serverThatSays(...answers: Buffer[]): Promise<{ url: string; said: () => Buffer }> {
  let said = Buffer.alloc(0);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (chunk) => {
      said = chunk;
      for (const answer of answers) socket.write(answer);
    });
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://postgres@127.0.0.1:${port}/test`, said: () => said };
}

const letIn = message('R', 0, 0, 0, 0);

describe('looking for a server', () => {
  test('one that is ready lets us in', async () => {
    const { url, said } = await serverThatSays(letIn, message('K', 0, 0, 0, 1, 0, 0, 0, 2), message('Z', 73));
    expect(await letsIn(url)).toBe(true);
    expect(said().toString('latin1')).toBe('\0\0\0\x25\0\x03\0\0user\0postgres\0database\0test\0\0');
  });

  test('its messages may come in pieces', async () => {
    const bytes = Buffer.concat([letIn, message('Z', 73)]);
    const { url } = await serverThatSays(bytes.subarray(0, 3), bytes.subarray(3, 8), bytes.subarray(8));
    expect(await letsIn(url)).toBe(true);
  });

  test('one that wants a password does not', async () => {
    const { url } = await serverThatSays(message('R', 0, 0, 0, 10));
    expect(await letsIn(url)).toBe(false);
  });

  test('one without the database does not, though it knows the user', async () => {
    const { url } = await serverThatSays(letIn, message('E', 0));
    expect(await letsIn(url)).toBe(false);
  });

  test('something else that answers there does not', async () => {
    const { url } = await serverThatSays(Buffer.from([72, 0, 0, 0, 0, 0]));
    expect(await letsIn(url)).toBe(false);
  });

  test('nothing there does not', async () => {
    const { url } = await serverThatSays();
    const ended = open.map((server) => once(server.close(), 'close'));
    await Promise.all(ended);
    expect(await letsIn(url)).toBe(false);
  });
});

describe('the database for the tests', () => {
  test('is the named one, before all others', async () => {
    vi.stubEnv('HOLDOUT_TEST_DATABASE_URL', '');
    vi.stubEnv('DATABASE_URL', 'postgres://me@there/mine');
    expect(await ensurePostgres()).toEqual({ url: 'postgres://me@there/mine' });
    vi.stubEnv('HOLDOUT_TEST_DATABASE_URL', 'postgres://me@there/tests');
    expect(await ensurePostgres()).toEqual({ url: 'postgres://me@there/tests' });
  });
});

const mine = await startCluster();
if (mine === null) console.warn('no programs of PostgreSQL here, so tests with an own cluster are skipped');
afterAll(() => mine?.stop());

describe.skipIf(mine === null)('a cluster of our own', () => {
  test('lets us in without a password', async () => {
    expect(await letsIn(mine?.url ?? '')).toBe(true);
  });

  test('ends with the process that started it, even if that is killed', async () => {
    const script = "import { startCluster } from './postgres.mjs'; console.log((await startCluster()).url);";
    // The timer is what it dies in.
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', `${script} setInterval(() => {}, 1000);`],
      {
        cwd: import.meta.dirname,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [printed] = await once(child.stdout, 'data');
    const url = String(printed).trim();
    expect(await letsIn(url)).toBe(true);
    child.kill('SIGKILL');
    await vi.waitFor(async () => expect(await letsIn(url)).toBe(false), { timeout: 20_000, interval: 100 });
  });
});
