import type { Option } from '@holdout/kernel';
import { useCallback } from 'react';
import { useView } from '../board/useView.ts';
import { useScreenStore } from '../screen.ts';
import { useTable, useTableStore } from '../tableContext.ts';

/** Takes an option, and closes the window it was chosen in. */
export function useTake(): (option: Option) => void {
  const table = useTableStore();
  const screen = useScreenStore();
  return useCallback(
    ({ key, seat }) => {
      screen.getState().closeMenu();
      void table.getState().choose(key, seat);
    },
    [table, screen],
  );
}

/** Ending the actions is asked back where it costs something that can't be had again. */
export function useEndNeedsAsking(): boolean {
  const view = useView();
  const mode = useTable((state) => state.update?.undoMode);
  return mode !== 'keepFate' || view.turn.actions > 0;
}
