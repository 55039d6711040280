export { greedy } from './bot/greedy.ts';
export { EPIDEMICS, EVENTS, INCIDENTS, ROLES } from './content/registry.ts';
export * from './facts.ts';
export { pandemic } from './game.ts';
export type { G } from './rules/hooks.ts';
export type { OptionInput } from './state/options.ts';
export type { PandemicState } from './state/state.ts';
export type { TerroristView } from './view/terrorist.ts';
export type { DiseaseView, PandemicView, SeatView } from './view/view.ts';
