import { fieldError } from '@holdout/kernel';
import { type Mission, missionSchema } from './schema.ts';

/**
 * Checks the shape of a mission from outside.
 *
 * @throws InputError naming the field that is wrong.
 */
export function readMission(input: unknown): Mission {
  const result = missionSchema.safeParse(input);
  if (result.success) return result.data;
  throw fieldError('mission.field', input, result.error.issues[0].path);
}
