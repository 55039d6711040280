import type { ZombicideView } from '@holdout/zombicide';
import * as table from '../table/context.ts';
import type { TableState, TableStore } from '../table/session.ts';

/** The table above, at which Zombicide is played. */
export function useTableStore(): TableStore<ZombicideView> {
  return table.useTableStore<ZombicideView>();
}

export function useTable<T>(select: (state: TableState<ZombicideView>) => T): T {
  return table.useTable<T, ZombicideView>(select);
}

/** The view on the screen. Only below a table that is open. */
export function useView(): ZombicideView {
  return table.useView<ZombicideView>();
}
