import type { ScreenState, ScreenStore, TableMenu } from '../table/screen.ts';
import * as screen from '../table/screen.ts';
import type { Group, Pointed } from './decision/group.ts';
import type { Deed } from './terror/deeds.ts';

/** A small window beside something on the screen. */
export type Menu =
  | TableMenu<Group>
  | Pointed
  | { readonly t: 'end' }
  | { readonly t: 'deed'; readonly deed: Deed }
  | { readonly t: 'inForce' }
  /** A card that is in nobody's hand: what it does. */
  | { readonly t: 'effect'; readonly card: string };

export type Drawer = 'seats' | 'decks' | 'log' | 'notebook';

export type Screen = ScreenStore<Menu, Drawer>;

export const createScreen = (): Screen => screen.createScreenStore<Menu, Drawer>();

export function useScreenStore(): Screen {
  return screen.useScreenStore<Menu, Drawer>();
}

export function useScreen<T>(select: (state: ScreenState<Menu, Drawer>) => T): T {
  return screen.useScreen<T, Menu, Drawer>(select);
}
