import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Camera } from './board/useZoom.ts';
import type { Group, Pointed } from './decision/group.ts';

/** A small window beside something on the screen, one at a time. */
export type Menu =
  | Pointed
  | { readonly t: 'group'; readonly group: Group }
  | { readonly t: 'all' }
  | { readonly t: 'end' }
  | { readonly t: 'undo' }
  | { readonly t: 'redo' };

export type Drawer = 'seats' | 'decks' | 'log';

/** What the screen itself remembers: nothing of the game. */
export interface ScreenState {
  readonly menu: Menu | null;
  /** What the menu stands beside. */
  readonly anchor: Element | null;
  /** Panel that is in front where there is no room for all of them. */
  readonly drawer: Drawer | null;
  /** Cities that a line of the log points at. */
  readonly pointed: readonly string[];
  readonly endClosed: boolean;
  /** The map's own controls, while there is a map. */
  readonly camera: Camera | null;
  readonly openMenu: (menu: Menu, anchor: Element | null) => void;
  readonly closeMenu: () => void;
  readonly openDrawer: (drawer: Drawer | null) => void;
  readonly point: (cities: readonly string[]) => void;
  readonly closeEnd: (closed: boolean) => void;
  readonly setCamera: (camera: Camera | null) => void;
}

export type Screen = StoreApi<ScreenState>;

export function createScreen(): Screen {
  return createStore<ScreenState>()((set) => ({
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

export const ScreenContext = createContext<Screen | null>(null);

export function useScreenStore(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('no screen above this component');
  return screen;
}

export function useScreen<T>(select: (state: ScreenState) => T): T {
  return useStore(useScreenStore(), select);
}
