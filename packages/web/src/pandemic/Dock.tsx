import { useNarrow } from '../table/Beside.tsx';
import { Dock as TableDock } from '../table/Dock.tsx';
import { useView } from './board/useView.ts';
import { ActionBar } from './decision/ActionBar.tsx';
import { AskPanel } from './decision/AskPanel.tsx';
import { Hand } from './panels/Hand.tsx';
import { Prompt } from './panels/Prompt.tsx';
import { Showing } from './panels/Showing.tsx';
import { useTable } from './tableContext.ts';

/** Below the map: what is being asked or shown, the hand it is about, and the buttons to choose with. */
export function Dock() {
  const { over } = useView();
  return (
    <TableDock
      showing={<Showing />}
      prompt={<Prompt />}
      Ask={AskPanel}
      over={over !== null}
      own={<OwnHand />}
      actions={<ActionBar />}
    />
  );
}

/** The hand of the one who is asked, or whose turn it is. */
function OwnHand() {
  const view = useView();
  const owner = useTable((state) => state.decision?.owner);
  const narrow = useNarrow();
  const seat = owner ?? view.turn.active;
  return view.seats[seat] && <Hand seat={seat} large={!narrow} strip />;
}
