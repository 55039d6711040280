import type { TeamView, ZombicideView } from '@holdout/zombicide';

/** The team of a survivor as it has to be told: null where there is only one. */
export const teamShown = ({ teams, survivors }: ZombicideView, id: string): number | null =>
  teams.length > 1 ? (survivors.find((survivor) => survivor.id === id)?.team ?? null) : null;

/** Cards of a team, each with whether it is used up in this round. RM-TEAM-02 */
export function cardsOf({ cards, played }: TeamView): { readonly card: string; readonly played: boolean }[] {
  const left = [...played];
  return cards.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, played: at >= 0 };
  });
}

/** Teams that some of the winners play for. */
export const winningTeams = ({ survivors, over }: ZombicideView): number[] =>
  [...new Set(survivors.filter(({ seat }) => over?.winners.includes(seat)).map(({ team }) => team))].sort(
    (a, b) => a - b,
  );

/** Questions that everybody together answers, or the first player where teams are rivals. */
const TOGETHER: ReadonlySet<string> = new Set([
  'victim',
  'leaderWay',
  'shortGroup',
  'shortWay',
  'hole',
  'nextTrigger',
]);

/** Whether the first player answers a question instead of all. RM-COMPET-05 */
export const firstDecides = (ask: string, mission: { readonly rivals?: unknown }): boolean =>
  mission.rivals !== undefined && TOGETHER.has(ask);
