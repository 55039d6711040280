import { lazy, type ReactNode, Suspense, useContext } from 'react';
import { useSettings } from '../app/settings.ts';
import { RoomContext } from '../online/context.ts';
import { useTable } from './context.ts';
import { Notices } from './Notices.tsx';
import { Drawers, type PanelDef, SideColumn, Tabs } from './panels.tsx';
import css from './screen.module.css';
import { useLayout } from './useLayout.ts';
import { useTableWords } from './words.ts';

// Only tables of a server have a room around them.
const RoomBar = lazy(() => import('../online/RoomBar.tsx').then((module) => ({ default: module.RoomBar })));

interface TableFrameProps {
  /** Status, board and dock: what is there however small the screen is. */
  readonly children: ReactNode;
  readonly panels: readonly PanelDef[];
  readonly menus: ReactNode;
  readonly ending: ReactNode;
}

/** A table on the screen: where everything of it stands, by how much room there is. */
export function TableFrame({ children, panels, menus, ending }: TableFrameProps) {
  const { text } = useTableWords();
  const layout = useLayout();
  const textBoard = useSettings((settings) => settings.textBoard);
  const moves = useTable((state) => state.update?.moves);
  const thinking = useTable((state) => state.planning !== null);
  const room = useContext(RoomContext);
  return (
    <div
      className={css.frame}
      data-big={room?.getState().big || undefined}
      data-thinking={thinking || undefined}
    >
      {room && (
        <Suspense fallback={null}>
          <RoomBar />
        </Suspense>
      )}
      <div
        className={css.table}
        data-layout={layout}
        data-text={textBoard || undefined}
        data-testid="table"
        data-moves={moves}
      >
        <h1 className="visually-hidden">{text('table.title')}</h1>
        <div className={css.main}>
          {children}
          {layout === 'middle' && <Tabs panels={panels} />}
        </div>
        {layout === 'wide' && <SideColumn panels={panels} />}
        <Drawers panels={panels} layout={layout} />
        {menus}
        <Notices />
        {ending}
      </div>
    </div>
  );
}
