import type { Key } from '@holdout/protocol';
import { freshKey } from './server.ts';

/**
 * Hands a new key to the server. It is kept before it is sent: if the answer is lost, the same one is sent again, and
 * nobody has to do with a key that this browser does not know.
 *
 * @param what is done with it: the same word, the same key, until it has come off.
 * @throws InputError if the server refuses it, or can't be reached.
 */
export async function sendKey<T>(
  what: string,
  send: (key: Key) => Promise<T>,
): Promise<{ readonly key: Key; readonly answer: T }> {
  const kept = `holdout.key.${what}`;
  const key = sessionStorage.getItem(kept) ?? freshKey();
  sessionStorage.setItem(kept, key);
  const answer = await send(key);
  sessionStorage.removeItem(kept);
  return { key, answer };
}
