import { fieldError, InputError } from '@holdout/kernel';
import { fewestSurvivors, survivorsThere } from '../state/counts.ts';
import { type Mission, missionSchema } from './schema.ts';

/**
 * Checks the shape of a mission from outside, and that its boxes hold the survivors it needs.
 *
 * @throws InputError naming the field that is wrong.
 */
export function readMission(input: unknown): Mission {
  const result = missionSchema.safeParse(input);
  if (result.success) return withTeam(result.data);
  throw fieldError('mission.field', input, result.error.issues[0].path);
}

/** S1-SETUP-05 */
function withTeam(mission: Mission): Mission {
  const [found, most] = [fewestSurvivors(mission, 1), survivorsThere(mission)];
  if (found <= most) return mission;
  throw new InputError('mission.team', 'survivors', { found, most });
}
