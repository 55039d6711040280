import type { GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';
import { useMemo } from 'react';
import { useTable } from '../tableContext.ts';

const rolledBy = ({ t, rolled }: GameEvent): readonly number[] | null =>
  t === 'spawn-dice' && Array.isArray(rolled) ? rolled.map(Number) : null;

/** The spawn dice that were rolled last; none before the first roll. RM-DICE-01 */
export function lastSpawnDice(history: readonly Pick<MoveView, 'events'>[]): readonly number[] {
  for (let move = history.length - 1; move >= 0; move--) {
    const { events } = history[move];
    for (let i = events.length - 1; i >= 0; i--) {
      const rolled = rolledBy(events[i]);
      if (rolled) return rolled;
    }
  }
  return [];
}

export function useSpawnDice(): readonly number[] {
  const history = useTable((state) => state.history);
  const event = useTable((state) => state.event);
  const last = useMemo(() => lastSpawnDice(history), [history]);
  return (event && rolledBy(event)) ?? last;
}
