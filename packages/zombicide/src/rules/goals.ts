import { lose, win } from '../ops/outcome.ts';
import { setting } from '../setting.ts';
import type { G } from './hooks.ts';
import { livingCount } from './query.ts';

/** Whether the game is over. Looked at after every action and every step of the zombies. S1-END-01 to S1-END-03 */
export function checkGoals(g: G): void {
  if (g.state.over) return;
  const { wins, losses } = setting(g);
  if (wins.every(({ holds }) => holds(g))) {
    win(g);
    return;
  }
  if (livingCount(g) === 0) {
    if (g.state.survivors.every((s) => s.dead)) lose(g, 'dead');
    else lose(g, 'out-of-reach');
    return;
  }
  for (const { cause, holds } of losses) {
    if (holds(g)) {
      lose(g, cause);
      return;
    }
  }
  if (wins.some(({ lost }) => lost?.(g))) lose(g, 'out-of-reach');
}
