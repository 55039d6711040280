import * as z from 'zod';

/** How a server is set up: out of the environment, or out of flags that stand for it. */
export interface Config {
  /** The first port to try; with `exactPort` the only one. 0 lets the system choose. */
  readonly port: number;
  readonly exactPort: boolean;
  readonly host: string;
  /** Folder for tables, keys, archives and reports. */
  readonly dataDir: string;
  /** PostgreSQL that takes the tables instead of a file. */
  readonly databaseUrl: string | null;
  /** The address by which players reach the server, without a slash at its end; null if that is the one they used. */
  readonly publicUrl: string | null;
  /** Other pages that may talk to this server. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies stand in between, so that limits go by the address of the player. */
  readonly trustProxy: number;
  /** Days after which a table that nobody has touched goes to the archive; 0 for never. */
  readonly maxGameDays: number;
  /** How many new tables one address may make. */
  readonly quota: readonly Quota[];
  /** Requests of one address in a minute. */
  readonly requestsPerMinute: number;
  /** Connections of one address at a time. */
  readonly socketsPerAddress: number;
  /** Seconds that a seat is waited for before it is told that it is asked. */
  readonly patience: number;
  /** Seconds after which a game that nobody plays leaves the memory. */
  readonly sleepAfter: number;
  /** Seconds after which a node says again that it lives; after three times that it counts as dead. */
  readonly beat: number;
  readonly logLevel: string;
  /** Who has this word may read the metrics; null for this machine only. */
  readonly metricsToken: string | null;
  /** Notices may be sent to addresses of the own network. */
  readonly allowPrivateHooks: boolean;
}

export interface Quota {
  readonly limit: number;
  /** Milliseconds. */
  readonly per: number;
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const duration = z
  .string()
  .regex(/^\d{1,6}[smhd]$/, 'a number with s, m, h or d, such as 10m')
  .transform((text) => Number(text.slice(0, -1)) * UNITS[text.slice(-1)]);
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const flag = z.enum(['true', 'false', '1', '0', 'yes', 'no']).transform((text) => /^[t1y]/.test(text));
const address = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
};
const url = z.string().refine(address, 'an address with http:// or https://');
const origin = url.transform((text) => new URL(text).origin);
const database = z.string().regex(/^postgres(ql)?:\/\//, 'an address with postgres://');
const quota = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'a JSON list such as [{"limit":3,"per":"10m"}]' });
      return z.NEVER;
    }
  })
  .pipe(z.array(z.strictObject({ limit: z.int().min(1), per: duration })));

/** What the environment may say. An empty value counts as none. */
const schema = z.object({
  PORT: whole(0, 65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: database.optional(),
  PUBLIC_URL: url.transform((text) => text.replace(/\/+$/, '')).optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(origin))
    .default([]),
  TRUST_PROXY: whole(0, 10).default(0),
  MAX_GAME_DAYS: whole(0, 36_500).default(0),
  GAME_QUOTA: quota.default([
    { limit: 20, per: 600_000 },
    { limit: 100, per: 86_400_000 },
  ]),
  REQUESTS_PER_MINUTE: whole(10, 1_000_000).default(600),
  SOCKETS_PER_ADDRESS: whole(1, 100_000).default(100),
  PATIENCE: duration.default(60_000),
  SLEEP_AFTER: duration.default(600_000),
  BEAT: duration.default(10_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  METRICS_TOKEN: z.string().min(8).optional(),
  ALLOW_PRIVATE_HOOKS: flag.default(false),
});

/** A setting that can't be used: which one, and what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly setting: string;
  readonly wanted: string;

  constructor(setting: string, wanted: string) {
    super(`${setting}: ${wanted}`);
    this.setting = setting;
    this.wanted = wanted;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings.
 *
 * @throws ConfigError for the first one that can't be used.
 */
export function readConfig(env: Environment): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ConfigError(String(issue.path[0]), issue.message);
  }
  const set = result.data;
  return {
    port: set.PORT,
    exactPort: given.PORT !== undefined,
    host: set.HOST,
    dataDir: set.DATA_DIR ?? usualFolder(env),
    databaseUrl: set.DATABASE_URL ?? null,
    publicUrl: set.PUBLIC_URL ?? null,
    allowedOrigins: set.ALLOWED_ORIGINS,
    trustProxy: set.TRUST_PROXY,
    maxGameDays: set.MAX_GAME_DAYS,
    quota: set.GAME_QUOTA,
    requestsPerMinute: set.REQUESTS_PER_MINUTE,
    socketsPerAddress: set.SOCKETS_PER_ADDRESS,
    patience: set.PATIENCE,
    sleepAfter: set.SLEEP_AFTER,
    beat: set.BEAT,
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN ?? null,
    allowPrivateHooks: set.ALLOW_PRIVATE_HOOKS,
  };
}

/** Where programs keep their data: the folder of the XDG convention, or what stands for it. */
function usualFolder(env: Environment): string {
  const base = env.XDG_DATA_HOME ?? env.LOCALAPPDATA ?? `${env.HOME ?? '.'}/.local/share`;
  return `${base}/holdout`;
}
