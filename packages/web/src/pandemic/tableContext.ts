import type { PandemicView } from '@holdout/pandemic';
import * as table from '../table/context.ts';
import type { TableState, TableStore } from '../table/session.ts';

/** The table above, at which Pandemic is played. */
export function useTableStore(): TableStore<PandemicView> {
  return table.useTableStore<PandemicView>();
}

export function useTable<T>(select: (state: TableState<PandemicView>) => T): T {
  return table.useTable<T, PandemicView>(select);
}
