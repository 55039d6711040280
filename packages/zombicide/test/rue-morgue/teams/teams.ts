import { TEAM_CARDS } from '../../../src/content/team-cards.ts';
import type { Scene, SceneOptions } from '../../scene.ts';
import { rueMorgueWith } from '../table.ts';

/** Cards of one team, in the words of the game. */
type Cards = readonly (typeof TEAM_CARDS)[number][];

/** Survivors of one team with these cards; nobody moves farther than a zone and nobody has any skill. */
export const teamWith = (cards: Cards, ...survivors: string[]): Scene => teamBy({}, cards, ...survivors);

/** The same with other rules. */
export const teamBy = (rules: SceneOptions['rules'], cards: Cards, ...survivors: string[]): Scene =>
  plain(rueMorgueWith(rules ? { rules } : {}, ...survivors), survivors, cards);

/** Two seats that play against each other: survivors are theirs in turn, and begin together on the crossing. */
export function rivals(options: SceneOptions, ...survivors: string[]): Scene {
  const mission = { rivals: { teams: 2 }, ...options.mission };
  return plain(rueMorgueWith({ players: 2, ...options, mission }, ...survivors), survivors);
}

/** Without any skill, with cards for the first team. */
function plain(s: Scene, survivors: readonly string[], cards: Cards = []): Scene {
  for (const id of survivors) s.skills(id);
  s.state.teams?.cards[0].push(...cards.map((card) => TEAM_CARDS.indexOf(card)));
  return s;
}

/** Calls a team action with everybody who can join, who then do their part in that order. */
export function calls(s: Scene, action: string, zone: string, ...others: string[]): Scene {
  s.do(`team:${action}:${s.z(zone)}`);
  for (const other of others) if (s.asking === 'teamJoin') s.do(`join:${other}`);
  if (s.asking === 'teamJoin') s.do('done');
  return s;
}
