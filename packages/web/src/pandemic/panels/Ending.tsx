import { lazy, Suspense } from 'react';
import { useSave } from '../../table/useSave.ts';
import { useView } from '../board/useView.ts';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useNames } from '../words.ts';

const EndScreen = lazy(() =>
  import('../end/EndScreen.tsx').then((module) => ({ default: module.EndScreen })),
);

/** How the game ended, once everything of it has been shown. It can be closed: the table stays as it is. */
export function Ending() {
  const view = useView();
  const closed = useScreen((state) => state.endClosed);
  const closeEnd = useScreen((state) => state.closeEnd);
  const showing = useTable((state) => state.event !== null);
  const update = useTable((state) => state.update);
  const opening = useTable((state) => state.opening);
  const history = useTable((state) => state.history);
  const names = useNames();
  const { exportGame, playAgain } = useSave();
  if (!view.over || closed || showing || !update) return null;
  return (
    <Suspense fallback={null}>
      <EndScreen
        view={view}
        opening={opening}
        history={history}
        names={names}
        seed={update.seed}
        seedHash={update.seedHash}
        onClose={() => closeEnd(true)}
        onReplay={() => void playAgain()}
        onExport={() => void exportGame()}
      />
    </Suspense>
  );
}
