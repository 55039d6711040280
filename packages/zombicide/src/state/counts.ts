import { SURVIVORS } from '../content/survivors/index.ts';
import type { Mission } from '../missions/schema.ts';

export const MAX_PLAYERS = 6;
/** RM-SETUP-02 */
export const MOST_TEAMS = 4;

/** Survivors of each player by the number of players. S1-SETUP-04 */
const EACH: readonly number[] = [0, 4, 3, 2, 1, 1, 1];

/** How many survivors a mission is played with, at least: S1-SETUP-04, raised to what it needs. S1-SETUP-05 */
export function fewestSurvivors(mission: Mission, players: number): number {
  const { each, min } = mission.survivors;
  return each === undefined ? Math.max(EACH[players] * players, min) : each * players;
}

/** Survivors in the boxes of a mission. */
export const survivorsThere = ({ boxes }: Mission): number =>
  SURVIVORS.filter((def) => boxes.includes(def.box)).length;

/** All survivors of the boxes; a mission that says how many each begins with has just those. S1-M09-SP1 */
export function mostSurvivors(mission: Mission, players: number): number {
  if (mission.survivors.each !== undefined) return fewestSurvivors(mission, players);
  return survivorsThere(mission);
}

/** Rivals are at least two. RM-COMPET-01 */
export const fewestPlayers = ({ rivals }: Mission): number => rivals?.teams ?? 1;

/** Number of players a mission takes, with a survivor for each. */
export function mostPlayers(mission: Mission): number {
  const { survivors, players } = mission;
  return Math.min(players?.max ?? MAX_PLAYERS, Math.floor(survivorsThere(mission) / (survivors.each ?? 1)));
}
