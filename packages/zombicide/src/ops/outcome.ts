import type { Seat } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';
import { teamsOf } from '../rules/query.ts';
import { setting } from '../setting.ts';

/** The team has lost, at this very step. S1-END-01, S1-END-03 */
export function lose(g: G, cause: string): void {
  if (g.state.over) return;
  if (g.loud) g.emit({ t: 'lost', cause });
  g.end({ result: 'lost', cause, winners: [] });
}

/** All have won, also those whose survivors died; of rivals the team with the most experience. S1-END-02, RM-COMPET-02 */
export function win(g: G): void {
  if (g.state.over) return;
  if (setting(g).mission.rivals) {
    g.end({ result: 'won', cause: 'experience', winners: bestSeats(g) });
    return;
  }
  g.end({
    result: 'won',
    cause: 'mission',
    winners: Array.from({ length: g.state.options.players }, (_, i) => i),
  });
}

/** Experience of each team, that of its dead included. RM-COMPET-02 */
export function teamXp(g: G): number[] {
  const { survivors } = g.state;
  return teamsOf(g).map((members) => members.reduce((sum, who) => sum + survivors[who].xp, 0));
}

/** Seats of the team with the most experience; of all that have as much. */
function bestSeats(g: G): Seat[] {
  const sums = teamXp(g);
  const most = Math.max(...sums);
  return (g.state.options.teams ?? []).flatMap((team, seat) => (sums[team] === most ? [seat] : []));
}
