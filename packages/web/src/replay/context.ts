import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ReplayState, ReplayStore } from './store.ts';

/** The game that the table below shows once more; null where it is played. */
export const ReplayContext = createContext<ReplayStore | null>(null);

/** Only below a replay. */
export function useReplay<T>(select: (state: ReplayState) => T): T {
  const store = useContext(ReplayContext);
  if (!store) throw new Error('no replay above this component');
  return useStore(store, select);
}
