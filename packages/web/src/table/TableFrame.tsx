import { lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { RoomContext } from '../online/context.ts';
import { ReplayContext } from '../replay/context.ts';
import { useTable } from './context.ts';
import { Notices } from './Notices.tsx';
import { Drawers, type PanelDef, SideColumn, Tabs } from './panels.tsx';
import css from './screen.module.css';
import { useScreen } from './screen.ts';
import { useLayout } from './useLayout.ts';
import { useTableWords } from './words.ts';

// Only tables of a server have a room around them.
const RoomBar = lazy(() => import('../online/RoomBar.tsx').then((module) => ({ default: module.RoomBar })));
// Only a game that is shown once more has a bar to go through it.
const ReplayBar = lazy(() =>
  import('../replay/ReplayBar.tsx').then((module) => ({ default: module.ReplayBar })),
);

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
  const replay = useContext(ReplayContext);
  const showsEnd = useShowsEnd(replay !== null);
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
      {replay && (
        <Suspense fallback={null}>
          <ReplayBar />
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
        {showsEnd && ending}
      </div>
    </div>
  );
}

/** Whoever looks at a game once more knows how it has ended: that is shown when he asks for it. */
function useShowsEnd(again: boolean): boolean {
  const closeEnd = useScreen((state) => state.closeEnd);
  const [shows, setShows] = useState(!again);
  useEffect(() => {
    if (shows) return;
    closeEnd(true);
    setShows(true);
  }, [shows, closeEnd]);
  return shows;
}
