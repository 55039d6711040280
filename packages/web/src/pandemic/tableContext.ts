import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TableState, TableStore } from './table.ts';

/** The table that the screen below shows. */
export const TableContext = createContext<TableStore | null>(null);

export function useTableStore(): TableStore {
  const store = useContext(TableContext);
  if (!store) throw new Error('no table above this component');
  return store;
}

export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useTableStore(), select);
}
