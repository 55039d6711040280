import { MISSION_FILES } from './index.generated.ts';
import type { Mission } from './schema.ts';

/**
 * Our own missions as they stand in their files, for clients that only show them: `@holdout/zombicide/missions`. Tests
 * check every one of them against the schema.
 */
export const OUR_MISSIONS: readonly Mission[] = MISSION_FILES as readonly Mission[];

export const missionFile = (id: string): Mission | undefined =>
  OUR_MISSIONS.find((mission) => mission.id === id);

export type { Mission } from './schema.ts';
