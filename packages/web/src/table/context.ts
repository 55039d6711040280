import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TableState, TableStore } from './session.ts';

/** The table that the screen below shows, of whatever game. */
export const TableContext = createContext<unknown>(null);

/** The table above; `V` is the view of the game that is played at it. */
export function useTableStore<V extends object = object>(): TableStore<V> {
  const store = useContext(TableContext);
  if (store === null) throw new Error('no table above this component');
  return store as TableStore<V>;
}

export function useTable<T, V extends object = object>(select: (state: TableState<V>) => T): T {
  return useStore(useTableStore<V>(), select);
}

/** The view on the screen. Only below a table that is open. */
export function useView<V extends object>(): V {
  const view = useTable<V | null, V>((state) => state.view);
  if (!view) throw new Error('the table is not open');
  return view;
}
