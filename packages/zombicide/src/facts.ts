/** What a client needs to know of the game without its rules: `@holdout/zombicide/facts`. */
export { CARS } from './content/cars.ts';
export { type BoxId, PLAYED_BOXES } from './content/define.ts';
export { EQUIPMENT } from './content/equipment/index.ts';
export { KINDS } from './content/kinds/index.ts';
export { SURVIVORS } from './content/survivors/index.ts';
export { MOST_TEAM_CARDS, TEAM_ACTIONS, TEAM_CARDS } from './content/team-cards.ts';
export {
  fewestPlayers,
  fewestSurvivors,
  MOST_TEAMS,
  mostPlayers,
  mostSurvivors,
  numberedTeams,
  sharedOut,
} from './state/counts.ts';
export { LEVELS, THRESHOLDS } from './state/ids.ts';
