export { greedy } from './bot/greedy.ts';
export { SKILLS } from './content/skills/index.ts';
export * from './facts.ts';
export { zombicide } from './game.ts';
export { MISSION_IDS, missionCalled, missions } from './missions/index.ts';
export { type Finding, lintMission } from './missions/lint/index.ts';
export { readMission } from './missions/read.ts';
export { type Mission, missionSchema } from './missions/schema.ts';
export type { G } from './rules/hooks.ts';
export {
  PRESETS,
  presetRules,
  RULES,
  type RuleName,
  type Ruleset,
  rulesOf,
  usualPreset,
} from './rules/ruleset.ts';
export type { GameOptions, OptionInput } from './state/options.ts';
export type { ZombicideState } from './state/state.ts';
export type {
  CardView,
  CarView,
  SurvivorView,
  TeamView,
  TentView,
  ZombicideView,
  ZoneView,
} from './view/view.ts';
