import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { Notice } from '../app/ui/Notice.tsx';
import { Board } from './board/Board.tsx';
import { EventCard } from './board/EventCard.tsx';
import { Dock } from './Dock.tsx';
import { Menus } from './decision/menus/Menus.tsx';
import { Drawers, SideColumn, Tabs, useLayout } from './Layout.tsx';
import { Announcer } from './log/Announcer.tsx';
import { Curtain } from './panels/Curtain.tsx';
import { Ending } from './panels/Ending.tsx';
import { Notices } from './panels/Notices.tsx';
import { Status } from './panels/Status.tsx';
import { useShortcuts } from './panels/useShortcuts.ts';
import { createScreen, type Screen, ScreenContext } from './screen.ts';
import './table.css';
import css from './TableScreen.module.css';
import { openTable, type TableStore } from './table.ts';
import { TableContext, useTable } from './tableContext.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { useNames, useWords } from './words.ts';

interface Opened {
  readonly table: TableStore;
  readonly screen: Screen;
}

/** The table of a game: board, hands, decisions. */
export function TableScreen({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const table = openTable(id, () => useSettings.getState().speed);
    setOpened({ table, screen: createScreen() });
    return () => table.getState().close();
  }, [id]);
  if (!opened) return null;
  return (
    <TableContext value={opened.table}>
      <ScreenContext value={opened.screen}>
        <Table />
      </ScreenContext>
    </TableContext>
  );
}

function Table() {
  const open = useTable((state) => state.view !== null);
  const fault = useTable((state) => state.fault);
  const handover = useTable((state) => state.handover);
  const history = useTable((state) => state.history);
  const names = useNames();
  const { text, fault: faultText } = useWords();
  useTitle(text('table.title'));
  if (!open && fault) {
    return (
      <div className={css.message}>
        <Notice kind="fault">{fault.code === 'internal' ? text('table.broken') : faultText(fault)}</Notice>
      </div>
    );
  }
  if (!open) {
    return (
      <p className={css.message} role="status">
        {text('table.opening')}
      </p>
    );
  }
  return (
    <>
      <Announcer history={history} names={names} />
      {handover === null ? <OpenTable /> : <Curtain seat={handover} />}
    </>
  );
}

function OpenTable() {
  const { text } = useWords();
  const layout = useLayout();
  const textBoard = useSettings((settings) => settings.textBoard);
  const moves = useTable((state) => state.update?.moves);
  useShortcuts();
  return (
    <div
      className={css.table}
      data-layout={layout}
      data-text={textBoard || undefined}
      data-testid="table"
      data-moves={moves}
    >
      <h1 className="visually-hidden">{text('table.title')}</h1>
      <div className={css.main}>
        <Status />
        {textBoard ? (
          <TextBoard withSeats={layout === 'narrow' || layout === 'flat'} />
        ) : (
          <Board>
            <EventCard />
          </Board>
        )}
        <Dock />
        {layout === 'middle' && <Tabs />}
      </div>
      {layout === 'wide' && <SideColumn />}
      <Drawers layout={layout} />
      <Menus />
      <Notices />
      <Ending />
    </div>
  );
}
