import type { Option } from '@holdout/kernel';
import { useCallback } from 'react';
import { useView } from '../board/useView.ts';
import { useScreen, useScreenStore } from '../screen.ts';
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

interface Ending {
  /** It is asked back first: it costs something that can't be had again. */
  readonly asks: boolean;
  readonly press: (option: Option, button: HTMLElement) => void;
}

/** How the actions are ended by a button: at once, or after a look at what will come. */
export function useEnding(): Ending {
  const view = useView();
  const take = useTake();
  const openMenu = useScreen((state) => state.openMenu);
  const mode = useTable((state) => state.update?.undoMode);
  const asks = mode !== 'keepFate' || view.turn.actions > 0;
  return { asks, press: (option, button) => (asks ? openMenu({ t: 'end' }, button) : take(option)) };
}
