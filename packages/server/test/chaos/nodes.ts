import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../support/serving.ts';

const PROGRAM = fileURLToPath(new URL('./node.ts', import.meta.url));

/** The program is the same each time. */
const COMPILED = freshFolder();

/** A server that runs as a process of its own. */
export interface Node {
  readonly port: number;
  readonly url: string;
  /** At once and without a word, as when the power fails. */
  kill(): Promise<void>;
}

interface Spare {
  readonly child: ChildProcess;
  /** The port on which it listens once it was told where. */
  readonly port: Promise<number>;
}

/** Starts servers with the same settings. The next one is kept ready, for it takes a second to load its program. */
export class Launcher {
  private readonly env: Readonly<Record<string, string>>;
  private spare: Spare;
  private readonly running = new Set<ChildProcess>();
  /** What the servers have complained of. */
  readonly complaints: string[] = [];
  /** Those that have ended, though nobody has ended them. */
  readonly crashes: string[] = [];

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.env = {
      HOST: '127.0.0.1',
      DATA_DIR: freshFolder(),
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: COMPILED,
      // Each player has an address of his own.
      TRUST_PROXY: '1',
      GAME_QUOTA: '[]',
      REQUESTS_PER_MINUTE: '1000000',
      SOCKETS_PER_ADDRESS: '100000',
      ...env,
    };
    this.spare = this.load();
  }

  private load(): Spare {
    const env = { PATH: process.env.PATH ?? '', ...this.env };
    const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    const port = new Promise<number>((resolve) => {
      createInterface(child.stdout as NodeJS.ReadableStream).on('line', (line) => {
        const found = /^\{"port":(\d+)\}$/.exec(line);
        if (found) resolve(Number(found[1]));
        else this.complaints.push(line);
      });
    });
    createInterface(child.stderr as NodeJS.ReadableStream).on('line', (line) => this.crashes.push(line));
    child.stdin?.on('error', () => undefined);
    this.running.add(child);
    child.on('exit', (code) => {
      if (this.running.delete(child)) this.crashes.push(`ended with ${code}`);
    });
    return { child, port };
  }

  /** @throws Error if it does not start. */
  async start(port = 0): Promise<Node> {
    const { child, port: heard } = this.spare;
    this.spare = this.load();
    child.stdin?.write(`${port}\n`);
    const failed = once(child, 'exit').then(() => {
      throw new Error(`a server did not start: ${this.crashes.join('\n')}`);
    });
    const at = await Promise.race([heard, failed]);
    failed.catch(() => undefined);
    return { port: at, url: `http://127.0.0.1:${at}`, kill: () => this.end(child) };
  }

  private async end(child: ChildProcess): Promise<void> {
    if (!this.running.delete(child)) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  async close(): Promise<void> {
    await Promise.all([...this.running].map((child) => this.end(child)));
  }
}

/**
 * A free port that the system does not give out by itself: while a server is down, nobody else must be given its port,
 * not even a client that tries to reach it.
 */
export async function fixedPort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 18_000);
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
