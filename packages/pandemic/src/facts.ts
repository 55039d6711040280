/** What a client needs to know of the game without its rules: `@holdout/pandemic/facts`. */
export { CITY_FACTS } from './content/base/cities.ts';
export { BASE_ROLE_IDS as ROLE_IDS } from './content/base/ids.generated.ts';
export { BRINK_ROLE_IDS } from './content/brink/ids.generated.ts';
export { DISEASE_IDS, type DiseaseId } from './state/ids.ts';
export {
  EPIDEMIC_LEVELS,
  EPIDEMIC_LEVELS_BRINK,
  MAX_PLAYERS,
  MAX_PLAYERS_BRINK,
  MIN_PLAYERS,
  MIN_PLAYERS_TERRORIST,
  MODULES,
  type ModuleId,
} from './state/limits.ts';
