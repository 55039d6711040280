import { lazy, Suspense } from 'react';
import { useEnd } from '../../table/useEnd.ts';
import { useView } from '../board/useView.ts';
import { useNames } from '../words.ts';

const EndScreen = lazy(() =>
  import('../end/EndScreen.tsx').then((module) => ({ default: module.EndScreen })),
);

/** How the game ended, once everything of it has been shown. It can be closed: the table stays as it is. */
export function Ending() {
  const view = useView();
  const names = useNames();
  const end = useEnd(view.over !== null);
  if (!end) return null;
  return (
    <Suspense fallback={null}>
      <EndScreen
        view={view}
        opening={end.opening}
        history={end.history}
        names={names}
        seed={end.update.seed}
        seedHash={end.update.seedHash}
        onClose={end.close}
        onReplay={end.playAgain}
        onExport={end.exportGame}
      />
    </Suspense>
  );
}
