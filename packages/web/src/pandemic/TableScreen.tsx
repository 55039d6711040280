import { useSettings } from '../app/settings.ts';
import type { TableLink } from '../table/link.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { TableRoot } from '../table/TableRoot.tsx';
import { useLayout } from '../table/useLayout.ts';
import { Board } from './board/Board.tsx';
import { EventCard } from './board/EventCard.tsx';
import { Dock } from './Dock.tsx';
import { Menus } from './decision/menus/Menus.tsx';
import { Curtain } from './panels/Curtain.tsx';
import { Ending } from './panels/Ending.tsx';
import { Status } from './panels/Status.tsx';
import { useShortcuts } from './panels/useShortcuts.ts';
import { usePanels } from './panels.tsx';
import { createScreen } from './screen.ts';
import './table.css';
import { PROFILE } from './table.ts';
import { useTable } from './tableContext.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { useWords } from './words.ts';

/** The table of a game: board, hands, decisions. */
export function TableScreen({ link }: { readonly link: TableLink }) {
  return (
    <TableRoot link={link} profile={PROFILE} createScreen={createScreen} useWords={useWords}>
      <Table />
    </TableRoot>
  );
}

function Table() {
  const handover = useTable((state) => state.handover);
  return handover === null ? <OpenTable /> : <Curtain seat={handover} />;
}

function OpenTable() {
  useShortcuts();
  const panels = usePanels();
  return (
    <TableFrame panels={panels} menus={<Menus />} ending={<Ending />}>
      <Status />
      <MapOrText />
      <Dock />
    </TableFrame>
  );
}

function MapOrText() {
  const layout = useLayout();
  const textBoard = useSettings((settings) => settings.textBoard);
  if (textBoard) return <TextBoard withSeats={layout === 'narrow' || layout === 'flat'} />;
  return (
    <Board>
      <EventCard />
    </Board>
  );
}
