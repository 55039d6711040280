import type { ReactNode } from 'react';
import { Beside } from './Beside.tsx';
import { type ScreenState, useScreen } from './screen.ts';

interface MenuWindowProps<M> {
  readonly titleOf: (menu: M) => string;
  readonly isWide: (menu: M) => boolean;
  readonly children: (menu: M) => ReactNode;
}

/** The window that is open beside something, if one is. `M` are the windows of the game. */
export function MenuWindow<M>({ titleOf, isWide, children }: MenuWindowProps<M>) {
  const menu = useScreen((state: ScreenState<M, string>) => state.menu);
  const anchor = useScreen((state) => state.anchor);
  const closeMenu = useScreen((state) => state.closeMenu);
  if (!menu) return null;
  return (
    <Beside
      key={JSON.stringify(menu)}
      title={titleOf(menu)}
      anchor={anchor}
      onClose={closeMenu}
      wide={isWide(menu)}
    >
      {children(menu)}
    </Beside>
  );
}
