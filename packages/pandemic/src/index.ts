export { CITY_FACTS } from './content/base/cities.ts';
export { EVENTS, ROLES } from './content/registry.ts';
export { pandemic } from './game.ts';
export type { G } from './rules/hooks.ts';
export { DISEASE_IDS, type DiseaseId } from './state/ids.ts';
export { EPIDEMIC_LEVELS, MAX_PLAYERS, MIN_PLAYERS, type OptionInput } from './state/options.ts';
export type { PandemicState } from './state/state.ts';
export { type DiseaseView, type PandemicView, ROLE_IDS, type SeatView } from './view/view.ts';
