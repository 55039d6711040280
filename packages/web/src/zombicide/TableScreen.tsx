import { useSettings } from '../app/settings.ts';
import learner from '../table/learner/learner.module.css';
import type { TableLink } from '../table/link.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { TableRoot } from '../table/TableRoot.tsx';
import { Board } from './board/Board.tsx';
import { Dock } from './Dock.tsx';
import { Menus } from './decision/menus/Menus.tsx';
import { Ending } from './end/Ending.tsx';
import { Learner } from './learner/Learner.tsx';
import { Status } from './panels/Status.tsx';
import { PANELS } from './panels.tsx';
import { createScreen } from './screen.ts';
import './table.css';
import { PROFILE } from './table.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { useWords } from './words.ts';

/** The table of a game: map, survivors, decisions. */
export function TableScreen({ link }: { readonly link: TableLink }) {
  return (
    <TableRoot link={link} profile={PROFILE} createScreen={createScreen} useWords={useWords}>
      <Table />
    </TableRoot>
  );
}

function Table() {
  const textBoard = useSettings((settings) => settings.textBoard);
  useShortcuts();
  return (
    <TableFrame panels={PANELS} menus={<Menus />} ending={<Ending />}>
      <Status />
      <div className={learner.stage}>
        <Learner />
        {textBoard ? <TextBoard /> : <Board />}
      </div>
      <Dock />
    </TableFrame>
  );
}
