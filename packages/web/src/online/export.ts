import { InputError, type SaveFile } from '@holdout/kernel';
import type { Result } from '../app/result.ts';
import { keysOf, useKeychain } from './keychain.ts';
import { server } from './server.ts';

/** The game of a table. Until it is over (`whole`), what nobody can know is dealt anew in it. */
export async function saveOf(
  code: string,
): Promise<Result<{ readonly save: SaveFile; readonly whole: boolean }>> {
  const held = useKeychain.getState().tables[code];
  if (!held) return { ok: false, fault: { code: 'key.missing', path: '', args: {} } };
  try {
    return { ok: true, value: await server.save(code, keysOf(held)) };
  } catch (error) {
    if (error instanceof InputError) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** The same as a file. */
export async function exportTable(
  code: string,
): Promise<Result<{ readonly name: string; readonly text: string }>> {
  const result = await saveOf(code);
  if (!result.ok) return result;
  const { save } = result.value;
  const day = new Date().toISOString().slice(0, 10);
  return {
    ok: true,
    value: { name: `holdout-${save.game}-${day}-${code}.game.json`, text: JSON.stringify(save) },
  };
}
