import { createContext, useContext, useEffect } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Camera } from './useZoom.ts';

/**
 * Windows that every table has: the options of one group (`G` are those of the game), all of them, and why nothing can
 * be taken back, or done again.
 */
export type TableMenu<G extends string = string> =
  | { readonly t: 'group'; readonly group: G }
  | { readonly t: 'all' }
  | { readonly t: 'undo' }
  | { readonly t: 'redo' };

/** What a screen remembers of itself, nothing of the game. `M` is a small window beside something, one at a time. */
export interface ScreenState<M, D extends string> {
  readonly menu: M | null;
  /** What the menu stands beside. */
  readonly anchor: Element | null;
  /** Panel that is in front where there is no room for all of them. */
  readonly drawer: D | null;
  /** Places on the map that a line of the log points at. */
  readonly pointed: readonly string[];
  readonly endClosed: boolean;
  /** The map's own controls, while there is a map. */
  readonly camera: Camera | null;
  readonly openMenu: (menu: M, anchor: Element | null) => void;
  readonly closeMenu: () => void;
  readonly openDrawer: (drawer: D | null) => void;
  readonly point: (places: readonly string[]) => void;
  readonly closeEnd: (closed: boolean) => void;
  readonly setCamera: (camera: Camera | null) => void;
}

export type ScreenStore<M, D extends string> = StoreApi<ScreenState<M, D>>;

export function createScreenStore<M, D extends string>(): ScreenStore<M, D> {
  return createStore<ScreenState<M, D>>()((set) => ({
    menu: null,
    anchor: null,
    drawer: null,
    pointed: [],
    endClosed: false,
    camera: null,
    openMenu: (menu, anchor) => set({ menu, anchor }),
    closeMenu: () => set({ menu: null }),
    openDrawer: (drawer) => set({ drawer }),
    point: (pointed) => set({ pointed }),
    closeEnd: (endClosed) => set({ endClosed }),
    setCamera: (camera) => set({ camera }),
  }));
}

export const ScreenContext = createContext<unknown>(null);

/** The screen above; `M` and `D` are the windows and panels of the game that is played. */
export function useScreenStore<M = TableMenu, D extends string = string>(): ScreenStore<M, D> {
  const screen = useContext(ScreenContext);
  if (screen === null) throw new Error('no screen above this component');
  return screen as ScreenStore<M, D>;
}

export function useScreen<T, M = TableMenu, D extends string = string>(
  select: (state: ScreenState<M, D>) => T,
): T {
  return useStore(useScreenStore<M, D>(), select);
}

/** Shortcuts and the log move the map, too. */
export function useSharedCamera(camera: Camera): void {
  const setCamera = useScreen((state) => state.setCamera);
  useEffect(() => {
    setCamera(camera);
    return () => setCamera(null);
  }, [camera, setCamera]);
}
