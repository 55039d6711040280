import type { Seat } from '@holdout/kernel';
import type { Key } from '@holdout/protocol';
import { useKeychain } from './keychain.ts';
import { freshKey, server } from './server.ts';

/**
 * Takes a seat. The key that is to open it is kept before it is sent: if the answer is lost, the same one is sent again.
 *
 * @throws InputError if the invitation is void, or the server can't be reached.
 */
export async function claimSeat(code: string, invite: Key, name: string): Promise<Seat> {
  const kept = `holdout.claim.${invite}`;
  const key = sessionStorage.getItem(kept) ?? freshKey();
  sessionStorage.setItem(kept, key);
  const { seat } = await server.claim(code, invite, key, name);
  sessionStorage.removeItem(kept);
  const { tables, keep } = useKeychain.getState();
  const { [seat]: _, ...invites } = tables[code]?.invites ?? {};
  keep(code, { seats: { ...tables[code]?.seats, [seat]: key }, invites });
  return seat;
}
