import { createECDH } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpush from 'web-push';
import { writeWhole } from '../files.ts';

/** Keys by which push services know this server. Browsers subscribe to the public one and keep to it. */
export interface Vapid {
  /** Base64url: a point of P-256, 65 bytes. */
  readonly publicKey: string;
  /** Base64url, 32 bytes. */
  readonly privateKey: string;
  /** Where a push service may reach who runs the server: `mailto:` or `https:`. */
  readonly subject: string;
}

type Env = Readonly<Record<string, string | undefined>>;
type Keys = Pick<Vapid, 'publicKey' | 'privateKey'>;

/** Apple refuses localhost here. */
const SOMEBODY = 'mailto:holdout@example.com';

/**
 * The keys of VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY; without them those of `vapid.json` in the data folder, which is
 * made when there is none. VAPID_SUBJECT goes with both. Two servers that share a data folder should be given keys.
 *
 * @throws Error if keys don't belong together, the subject is no address, or the file can't be read or written.
 */
export async function loadVapid(dataFolder: string, env: Env): Promise<Vapid> {
  const subject = env.VAPID_SUBJECT || SOMEBODY;
  if (!/^(mailto|https):/.test(subject) || !URL.canParse(subject)) {
    throw new Error('VAPID_SUBJECT must begin with mailto: or https:');
  }
  const keys = keysOf(env) ?? (await keptKeys(dataFolder)) ?? (await makeKeys(dataFolder));
  return { ...keys, subject };
}

function keysOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Env): Keys | null {
  if (!publicKey && !privateKey) return null;
  return checked({ publicKey, privateKey }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY');
}

const FILE = 'vapid.json';

async function keptKeys(dataFolder: string): Promise<Keys | null> {
  const path = join(dataFolder, FILE);
  try {
    return checked(JSON.parse(await readFile(path, 'utf8')), path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    // A syntax error tells what stands in the file, which is secret.
    throw error instanceof SyntaxError ? new Error(`${path} is not JSON`) : error;
  }
}

async function makeKeys(dataFolder: string): Promise<Keys> {
  const keys = webpush.generateVAPIDKeys();
  await writeWhole(dataFolder, FILE, `${JSON.stringify(keys, null, 2)}\n`);
  return keys;
}

/** @throws Error that names where the keys are from, and not the keys, if they don't belong together. */
function checked(value: unknown, from: string): Keys {
  const { publicKey, privateKey } = { ...(value as Partial<Record<keyof Keys, unknown>>) };
  if (typeof publicKey !== 'string' || typeof privateKey !== 'string' || !isPair(publicKey, privateKey)) {
    throw new Error(`${from}: not a pair of VAPID keys`);
  }
  return { publicKey, privateKey };
}

function isPair(publicKey: string, privateKey: string): boolean {
  const secret = Buffer.from(privateKey, 'base64url');
  if (secret.length !== 32) return false;
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(secret);
  } catch {
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey;
}
