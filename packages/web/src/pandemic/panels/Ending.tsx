import { lazy, Suspense, useCallback } from 'react';
import { useLocation } from 'wouter';
import { downloadText } from '../../app/download.ts';
import { localHost } from '../../local/client.ts';
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

/** What can be done with the save of this table. */
function useSave() {
  const id = useTable((state) => state.id);
  const fail = useTable((state) => state.fail);
  const [, navigate] = useLocation();

  const exportGame = useCallback(async () => {
    const result = await localHost.exportSave(id);
    if (result.ok) downloadText(result.value.name, result.value.text);
    else fail(result.fault);
  }, [id, fail]);

  const playAgain = useCallback(async () => {
    const made = await localHost.playAgain(id);
    if (made.ok) navigate(`/table/${made.value}`);
    else fail(made.fault);
  }, [id, fail, navigate]);

  return { exportGame, playAgain };
}
