import type { PandemicView } from '@holdout/pandemic';
import { useTable } from '../tableContext.ts';

/** The view that is on the screen. Only for parts of the table, which are there once it is open. */
export function useView(): PandemicView {
  return useTable((state) => {
    if (!state.view) throw new Error('the table is not open yet');
    return state.view;
  });
}
