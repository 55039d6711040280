import type { Seat } from '@holdout/kernel';
import type { AnyCommand } from '@holdout/protocol';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useTable } from '../table/context.ts';
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

/** Does something beside the game; what the server does not take is told above the table. @returns whether it was done. */
export function useAct(): (command: AnyCommand) => Promise<boolean> {
  const act = useRoom((state) => state.do);
  const fail = useTable((state) => state.fail);
  return async (command) => {
    const outcome = await act(command);
    if (!outcome.ok && outcome.fault) fail(outcome.fault);
    return outcome.ok;
  };
}

const NEVER = () => () => undefined;

/** Whom one who only looks on follows; null is whoever is asked. Also where there is no room. */
export function useFollowed(): Seat | null {
  const room = useContext(RoomContext);
  const read = () => room?.getState().following ?? null;
  return useSyncExternalStore(room?.subscribe ?? NEVER, read, read);
}
