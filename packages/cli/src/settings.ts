import process from 'node:process';
import type { Config } from '@holdout/server';
import { UsageError } from './errors.ts';
import { wholeNumber } from './flags.ts';

/** What the flags of a command say about the server's settings. */
export interface SettingFlags {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

/** The environment, and over it the flags. */
export function environmentOf({
  port,
  host,
  data,
  database,
}: SettingFlags): Record<string, string | undefined> {
  return {
    ...process.env,
    ...(port === undefined ? {} : { PORT: String(wholeNumber('--port', port, 0, 65_535)) }),
    ...(host === undefined ? {} : { HOST: host }),
    ...(data === undefined ? {} : { DATA_DIR: data }),
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  };
}

/** @throws UsageError naming the setting that can't be used. */
export async function readSettings(flags: SettingFlags): Promise<Config> {
  const { ConfigError, readConfig } = await import('@holdout/server');
  try {
    const config = readConfig(environmentOf(flags));
    // A flag is a wish; what the environment names is what others rely on.
    return { ...config, exactPort: flags.port === undefined && config.exactPort };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new UsageError('setting', { setting: error.setting, wanted: error.wanted });
  }
}
