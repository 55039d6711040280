import { InputError } from '@holdout/kernel';
import { type Mission, readMission } from '@holdout/zombicide';
import { UsageError } from '../errors.ts';
import { readText } from '../files.ts';

/** @throws UsageError if the file can't be read or is no JSON. */
export async function readMissionJson(path: string): Promise<unknown> {
  const text = await readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('notJson', { path });
  }
}

/** @throws UsageError if the file can't be read, InputError naming the field that is wrong. */
export async function readMissionFile(path: string): Promise<Mission> {
  const input = await readMissionJson(path);
  try {
    return readMission(input);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.code, `${path}: ${error.path}`, error.args);
  }
}
