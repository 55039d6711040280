import type { Seat } from '@holdout/kernel';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { RemoteState, RemoteStore } from './remote.ts';

/** The room around the table below; null where a table is this browser's own. */
export const RoomContext = createContext<RemoteStore | null>(null);

/** Only below a room. */
function useRoomStore(): RemoteStore {
  const store = useContext(RoomContext);
  if (!store) throw new Error('no room above this component');
  return store;
}

export function useRoom<T>(select: (state: RemoteState) => T): T {
  return useStore(useRoomStore(), select);
}

const NEVER = () => () => undefined;

/** Whom one who only looks on follows; null is whoever is asked. Also where there is no room. */
export function useFollowed(): Seat | null {
  const room = useContext(RoomContext);
  const read = () => room?.getState().following ?? null;
  return useSyncExternalStore(room?.subscribe ?? NEVER, read, read);
}
