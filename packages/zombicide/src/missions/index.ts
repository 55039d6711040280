import { MISSION_FILES } from './index.generated.ts';
import { readMission } from './read.ts';
import type { Mission } from './schema.ts';

const byId = new Map<string, Mission>();

/** Our missions in their order, read when they are first asked for. */
export const MISSION_IDS: readonly string[] = MISSION_FILES.map((file) => (file as { id: string }).id);

export function missionCalled(id: string): Mission | undefined {
  const known = byId.get(id);
  if (known) return known;
  const file = MISSION_FILES.find((entry) => (entry as { id: string }).id === id);
  if (!file) return undefined;
  const mission = readMission(file);
  byId.set(id, mission);
  return mission;
}

/** @throws InputError if one of our own missions is not as it should be. */
export const missions = (): Mission[] => MISSION_IDS.flatMap((id) => missionCalled(id) ?? []);
