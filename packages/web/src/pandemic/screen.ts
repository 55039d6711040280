import type { ScreenState, ScreenStore, TableMenu } from '../table/screen.ts';
import * as screen from '../table/screen.ts';
import type { Group, Pointed } from './decision/group.ts';

/** A small window beside something on the screen. */
export type Menu =
  | TableMenu
  | Pointed
  | { readonly t: 'group'; readonly group: Group }
  | { readonly t: 'all' }
  | { readonly t: 'end' }
  | { readonly t: 'inForce' }
  /** A card that is in nobody's hand: what it does. */
  | { readonly t: 'effect'; readonly card: string };

export type Drawer = 'seats' | 'decks' | 'log';

export type Screen = ScreenStore<Menu, Drawer>;

export const createScreen = (): Screen => screen.createScreenStore<Menu, Drawer>();

export function useScreenStore(): Screen {
  return screen.useScreenStore<Menu, Drawer>();
}

export function useScreen<T>(select: (state: ScreenState<Menu, Drawer>) => T): T {
  return screen.useScreen<T, Menu, Drawer>(select);
}
