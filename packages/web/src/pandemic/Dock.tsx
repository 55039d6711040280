import { useFollowed } from '../online/context.ts';
import { useNarrow } from '../table/Beside.tsx';
import { Dock as TableDock } from '../table/Dock.tsx';
import { sitsHere } from '../table/seating.ts';
import { useView } from './board/useView.ts';
import { terroristAt } from './board/where.ts';
import { ActionBar } from './decision/ActionBar.tsx';
import { AskPanel } from './decision/AskPanel.tsx';
import { Offers } from './decision/Offers.tsx';
import { Hand } from './panels/Hand.tsx';
import { Prompt } from './panels/Prompt.tsx';
import { Showing } from './panels/Showing.tsx';
import { useTable } from './tableContext.ts';
import { SecretHand } from './terror/SecretHand.tsx';

/** Below the map: what is being asked or shown, the hand it is about, and the buttons to choose with. */
export function Dock() {
  const { over } = useView();
  return (
    <TableDock
      showing={<Showing />}
      prompt={<Prompt />}
      Ask={AskPanel}
      Offers={Offers}
      over={over !== null}
      own={<OwnHand />}
      actions={<ActionBar />}
    />
  );
}

/** The hand of the one who is asked, or whose turn it is; where that is somebody at another screen, one's own. */
function OwnHand() {
  const view = useView();
  const asked = useTable((state) => state.decision?.owner) ?? view.turn.active;
  const own = useTable((state) => state.own);
  const mine = useTable((state) => state.place.seats[0]);
  const followed = useFollowed();
  const narrow = useNarrow();
  const seat = followed ?? (sitsHere(own, asked) ? asked : (mine ?? asked));
  const terrorist = terroristAt(view, seat);
  if (own && terrorist?.secret) return <SecretHand terrorist={terrorist} large={!narrow} />;
  return view.seats[seat] && <Hand seat={seat} large={!narrow} strip />;
}
