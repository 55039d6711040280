import type { Option } from '@holdout/kernel';
import { useCallback } from 'react';
import { useTableStore } from './context.ts';
import { useScreenStore } from './screen.ts';

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
