import type { ScreenState, ScreenStore, TableMenu } from '../table/screen.ts';
import * as screen from '../table/screen.ts';
import type { Group, Pointed } from './decision/group.ts';

/** A small window beside something on the screen. */
export type Menu = TableMenu<Group> | Pointed;

export type Drawer = 'survivors' | 'mission' | 'log';

export type Screen = ScreenStore<Menu, Drawer>;

export const createScreen = (): Screen => screen.createScreenStore<Menu, Drawer>();

export function useScreenStore(): Screen {
  return screen.useScreenStore<Menu, Drawer>();
}

export function useScreen<T>(select: (state: ScreenState<Menu, Drawer>) => T): T {
  return screen.useScreen<T, Menu, Drawer>(select);
}
