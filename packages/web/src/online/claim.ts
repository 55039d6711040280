import type { Seat } from '@holdout/kernel';
import type { Key } from '@holdout/protocol';
import { useKeychain } from './keychain.ts';
import { sendKey } from './sendKey.ts';
import { server } from './server.ts';

/**
 * Takes a seat.
 *
 * @throws InputError if the invitation is void, or the server can't be reached.
 */
export async function claimSeat(code: string, invite: Key, name: string): Promise<Seat> {
  const { key, answer } = await sendKey(`claim.${invite}`, (own) => server.claim(code, invite, own, name));
  const { seat } = answer;
  const { tables, keep } = useKeychain.getState();
  const { [seat]: _, ...invites } = tables[code]?.invites ?? {};
  keep(code, { seats: { ...tables[code]?.seats, [seat]: key }, invites });
  return seat;
}

/**
 * Comes back with the words that were written down: a lost key is replaced by a new one.
 *
 * @throws InputError if the words belong to no key of the table, or the server can't be reached.
 */
export async function recoverKey(code: string, words: string): Promise<void> {
  const { key, answer } = await sendKey(`recover.${code}`, (own) => server.recover(code, words, own));
  const { seat } = answer;
  const { tables, keep } = useKeychain.getState();
  keep(code, seat === null ? { host: key } : { seats: { ...tables[code]?.seats, [seat]: key } });
}
