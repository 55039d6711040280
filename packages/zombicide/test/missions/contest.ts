import { deal, seen } from '../deal.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { calm } from './morgue.ts';

export const EAST = ['parker', 'cathy', 'jane'];
export const WEST = ['bear', 'james', 'joe'];
export const SIX = EAST.flatMap((id, i) => [id, WEST[i]]);

/** Two players with a team each. */
export const contest = (mission: string) => ({
  mission,
  players: 2,
  owners: [0, 1, 0, 1, 0, 1],
  teams: [0, 1],
});

/** A mission of rivals at its beginning. */
export const rivalsOf = (mission: string): Scene => calm(sceneOf(contest(mission), ...SIX));

/** Zones in which the two teams begin, in different games. */
export function startsOf(mission: string): readonly (readonly string[])[][] {
  return Array.from({ length: 12 }, (_, game) => {
    const { survivors } = seen(deal({ ...contest(mission), survivors: SIX }, `game ${game}`));
    return [EAST, WEST].map((ids) => [
      ...new Set(survivors.flatMap(({ id, zone }) => (ids.includes(id) && zone ? [zone] : []))),
    ]);
  });
}
