import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../src/config.ts';
import { type Served, type ServeOptions, serve } from '../../src/serve.ts';

/** A folder that nobody else uses. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'holdout-'));

/** Settings of a server for tests: on this machine only, on any port, in a folder of its own, without a word. */
export function testConfig(change: Partial<Config> = {}): Config {
  const usual = readConfig({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: freshFolder(), LOG_LEVEL: 'silent' });
  return { ...usual, requestsPerMinute: 100_000, quota: [], socketsPerAddress: 10_000, ...change };
}

/** A server for tests, without a client. */
export function startServer(
  change: Partial<Config> = {},
  options: Partial<Omit<ServeOptions, 'config'>> = {},
): Promise<Served> {
  return serve({ config: testConfig(change), client: null, engine: 'test', env: {}, ...options });
}
