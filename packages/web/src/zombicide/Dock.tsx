import { Dock as TableDock } from '../table/Dock.tsx';
import { ActionBar } from './decision/ActionBar.tsx';
import { AskPanel, PickAsk } from './decision/AskPanel.tsx';
import { ActiveSheet } from './panels/ActiveSheet.tsx';
import { Prompt } from './panels/Prompt.tsx';
import { Showing } from './panels/Showing.tsx';
import { useView } from './tableContext.ts';

/** Below the map: what is being asked or shown, the survivor it is about, and the buttons to choose with. */
export function Dock() {
  const { over } = useView();
  return (
    <TableDock
      showing={<Showing />}
      prompt={<Prompt />}
      Ask={AskPanel}
      Offers={PickAsk}
      over={over !== null}
      own={<ActiveSheet />}
      actions={<ActionBar />}
    />
  );
}
