import { InputError } from '@holdout/kernel';
import type { SetupRequest } from '@holdout/protocol';
import type { Result } from '../app/result.ts';
import { claimSeat } from './claim.ts';
import { useKeychain } from './keychain.ts';
import { faultOf, freshKey, server } from './server.ts';

/**
 * A new table at the server, with a link for each seat. Whoever makes it takes the first seat that a person has.
 *
 * @returns its number.
 */
export async function createOnline(setup: SetupRequest): Promise<Result<string>> {
  const keys = {
    host: freshKey(),
    watch: freshKey(),
    seats: setup.seats.map(({ bot }) => (bot === undefined ? freshKey() : null)),
  };
  try {
    const { code } = await server.create({ ...setup, keys });
    const invites = Object.fromEntries(
      keys.seats.flatMap((key, seat) => (key === null ? [] : [[seat, key]])),
    );
    useKeychain.getState().keep(code, {
      game: setup.game,
      names: setup.seats.map(({ name }) => name),
      host: keys.host,
      watch: keys.watch,
      invites,
      openedAt: Date.now(),
    });
    const seat = keys.seats.findIndex((key) => key !== null);
    const invite = keys.seats[seat];
    if (invite) await claimSeat(code, invite, setup.seats[seat].name);
    return { ok: true, value: code };
  } catch (error) {
    if (error instanceof InputError) return { ok: false, fault: faultOf(error) };
    throw error;
  }
}
