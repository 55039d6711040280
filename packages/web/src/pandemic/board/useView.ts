import type { PandemicView } from '@holdout/pandemic';
import * as table from '../../table/context.ts';

/** The view that is on the screen. Only for parts of the table, which are there once it is open. */
export function useView(): PandemicView {
  return table.useView<PandemicView>();
}
