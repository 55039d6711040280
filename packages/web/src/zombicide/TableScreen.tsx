import { useSettings } from '../app/settings.ts';
import learner from '../table/learner/learner.module.css';
import { Notices } from '../table/Notices.tsx';
import css from '../table/screen.module.css';
import { TableRoot } from '../table/TableRoot.tsx';
import { useLayout } from '../table/useLayout.ts';
import { Board } from './board/Board.tsx';
import { Dock } from './Dock.tsx';
import { Menus } from './decision/menus/Menus.tsx';
import { Ending } from './end/Ending.tsx';
import { Drawers, SideColumn, Tabs } from './Layout.tsx';
import { Learner } from './learner/Learner.tsx';
import { Status } from './panels/Status.tsx';
import { createScreen } from './screen.ts';
import './table.css';
import { PROFILE } from './table.ts';
import { useTable } from './tableContext.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { useWords } from './words.ts';

/** The table of a game: map, survivors, decisions. */
export function TableScreen({ id }: { readonly id: string }) {
  return (
    <TableRoot id={id} profile={PROFILE} createScreen={createScreen} useWords={useWords}>
      <Table />
    </TableRoot>
  );
}

function Table() {
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
        <div className={learner.stage}>
          <Learner />
          {textBoard ? <TextBoard /> : <Board />}
        </div>
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
