import type { Mission } from '@holdout/zombicide';
import { MOST_TEAMS, numberedTeams, sharedOut } from '@holdout/zombicide/facts';
import type { Ruleset } from '@holdout/zombicide/rulesets';

/** What of the choices makes teams. */
export interface TeamChoices {
  readonly players: number;
  /** By seat, from 0; seats beyond the list are in the first team, or by turns among rivals. */
  readonly teams: readonly number[];
}

/** Only games with Rue Morgue have teams. RM-SETUP-02 */
export const hasTeams = ({ boxes }: Mission): boolean => boxes.includes('rueMorgue');

/** How many teams there can be. */
export const mostTeams = ({ rivals }: Mission, players: number): number =>
  Math.min(players, rivals?.teams ?? MOST_TEAMS);

/** The team of every seat, as it is shown: from 0, perhaps with gaps. */
export function teamsOf(mission: Mission, { players, teams }: TeamChoices): number[] {
  const most = mostTeams(mission, players);
  const usual = (seat: number): number => (mission.rivals ? seat % most : 0);
  return Array.from({ length: players }, (_, seat) => {
    const chosen = teams[seat];
    return chosen !== undefined && chosen < most ? chosen : usual(seat);
  });
}

/** What is wrong with the teams. */
export type TeamProblem =
  | { readonly t: 'count'; readonly n: number }
  | { readonly t: 'uneven'; readonly sizes: readonly number[] };

/** Rivals need all their teams, all teams as many survivors, and every seat at least one. RM-SETUP-02, RM-COMPET-01 */
export function teamProblem(
  mission: Mission,
  choices: TeamChoices,
  survivors: number,
  rules: Pick<Ruleset, 'teams'>,
): TeamProblem | null {
  const teams = numberedTeams(teamsOf(mission, choices));
  const count = new Set(teams).size;
  if (mission.rivals && count < mission.rivals.teams) return { t: 'count', n: mission.rivals.teams };
  const owners = sharedOut(teams, survivors);
  const sizes = Array.from(
    { length: count },
    (_, team) => owners.filter((seat) => teams[seat] === team).length,
  );
  const idle = teams.some((_, seat) => !owners.includes(seat));
  const uneven = rules.teams !== 'free' && new Set(sizes).size > 1;
  return idle || uneven ? { t: 'uneven', sizes } : null;
}
