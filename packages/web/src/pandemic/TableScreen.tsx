import { useSettings } from '../app/settings.ts';
import { Notices } from '../table/Notices.tsx';
import css from '../table/screen.module.css';
import { TableRoot } from '../table/TableRoot.tsx';
import { useLayout } from '../table/useLayout.ts';
import { Board } from './board/Board.tsx';
import { EventCard } from './board/EventCard.tsx';
import { Dock } from './Dock.tsx';
import { Menus } from './decision/menus/Menus.tsx';
import { Drawers, SideColumn, Tabs } from './Layout.tsx';
import { Curtain } from './panels/Curtain.tsx';
import { Ending } from './panels/Ending.tsx';
import { Status } from './panels/Status.tsx';
import { useShortcuts } from './panels/useShortcuts.ts';
import { createScreen } from './screen.ts';
import './table.css';
import { PROFILE } from './table.ts';
import { useTable } from './tableContext.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { useWords } from './words.ts';

/** The table of a game: board, hands, decisions. */
export function TableScreen({ id }: { readonly id: string }) {
  return (
    <TableRoot id={id} profile={PROFILE} createScreen={createScreen} useWords={useWords}>
      <Table />
    </TableRoot>
  );
}

function Table() {
  const handover = useTable((state) => state.handover);
  return handover === null ? <OpenTable /> : <Curtain seat={handover} />;
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
