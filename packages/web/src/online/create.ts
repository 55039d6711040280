import { InputError, type SaveFile } from '@holdout/kernel';
import type { Created, CreateRequest, SetupRequest } from '@holdout/protocol';
import type { Result } from '../app/result.ts';
import { claimSeat } from './claim.ts';
import { useKeychain } from './keychain.ts';
import { freshKey, server } from './server.ts';

type Keys = NonNullable<CreateRequest['keys']>;

/**
 * A new table at the server, with a link for each seat. Whoever makes it takes the first seat that a person has.
 *
 * @returns its number.
 */
export const createOnline = (setup: SetupRequest): Promise<Result<string>> =>
  make(setup, (keys) => server.create({ ...setup, keys }));

/**
 * The same with a game that was begun elsewhere: it goes on at the server.
 *
 * @returns the number of the table.
 */
export const importOnline = (save: SaveFile): Promise<Result<string>> =>
  make(save, (keys) => server.importSave(save, { keys }));

async function make(
  { game, seats }: Pick<SaveFile, 'game' | 'seats'>,
  send: (keys: Keys) => Promise<Created>,
): Promise<Result<string>> {
  const keys = {
    host: freshKey(),
    watch: freshKey(),
    seats: seats.map(({ bot }) => (bot === undefined ? freshKey() : null)),
  };
  try {
    const { code } = await send(keys);
    const invites = Object.fromEntries(
      keys.seats.flatMap((key, seat) => (key === null ? [] : [[seat, key]])),
    );
    useKeychain.getState().keep(code, {
      game,
      names: seats.map(({ name }) => name),
      host: keys.host,
      watch: keys.watch,
      invites,
      openedAt: Date.now(),
    });
    const seat = keys.seats.findIndex((key) => key !== null);
    const invite = keys.seats[seat];
    if (invite) await claimSeat(code, invite, seats[seat].name);
    return { ok: true, value: code };
  } catch (error) {
    if (error instanceof InputError) return { ok: false, fault: error.fault };
    throw error;
  }
}
