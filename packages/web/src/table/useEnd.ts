import { useTable } from './context.ts';
import { useScreen } from './screen.ts';
import { useSave } from './useSave.ts';

/**
 * What an end screen shows and can do, once everything of the game has been shown; null before. It can be closed: the
 * table stays as it is.
 */
export function useEnd(over: boolean) {
  const closed = useScreen((state) => state.endClosed);
  const closeEnd = useScreen((state) => state.closeEnd);
  const showing = useTable((state) => state.event !== null);
  const update = useTable((state) => state.update);
  const opening = useTable((state) => state.opening);
  const history = useTable((state) => state.history);
  const { exportGame, playAgain } = useSave();
  if (!over || closed || showing || !update) return null;
  return {
    update,
    opening,
    history,
    close: () => closeEnd(true),
    playAgain: playAgain && (() => void playAgain()),
    exportGame: () => void exportGame(),
  };
}
