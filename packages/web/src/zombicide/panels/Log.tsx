import type { GameEvent } from '@holdout/kernel';
import { useCallback, useMemo } from 'react';
import { LogPanel, type LogPanelProps } from '../../table/log/LogPanel.tsx';
import { stretchFrom } from '../../table/log/stretch.ts';
import { zoneNumber } from '../board/pieces.ts';
import { middleOf } from '../board/plan.ts';
import { ZOMBICIDE_LOG } from '../log/kind.tsx';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';

/** The log of this table: a line shows its place on the map, and can be looked at again. */
export function Log({ covers }: { readonly covers: boolean }) {
  const opening = useTable((state) => state.opening);
  const history = useTable((state) => state.history);
  const update = useTable((state) => state.update);
  const showing = useTable((state) => state.event !== null && state.looking === null);
  const looking = useTable((state) => state.looking);
  const look = useTable((state) => state.look);
  const lookAt = useTable((state) => state.lookAt);
  const point = useScreen((state) => state.point);
  const camera = useScreen((state) => state.camera);
  const openDrawer = useScreen((state) => state.openDrawer);
  const { plan } = useBoard();
  // What is still being shown is not told before.
  const told = useMemo(
    () => (showing ? history.slice(0, update?.history.from) : history),
    [showing, history, update],
  );
  const onLook = useCallback(
    (n: number) => {
      if (covers) openDrawer(null);
      void look(n);
    },
    [covers, openDrawer, look],
  );
  const onReplay = useCallback(
    (event: GameEvent) => {
      const ends = ZOMBICIDE_LOG.part?.(event);
      const stretch = ends ? stretchFrom(history, event, ends) : null;
      if (!stretch) return;
      if (covers) openDrawer(null);
      void lookAt(stretch);
    },
    [history, covers, openDrawer, lookAt],
  );
  const onPoint = useCallback<LogPanelProps['onPoint']>(
    (refs) => {
      const zones = (refs?.places ?? []).filter((place) => /^z\d+$/.test(place));
      point(zones);
      const [first] = zones;
      if (first) camera?.show(middleOf(plan.zones[zoneNumber(first)].area));
    },
    [point, camera, plan],
  );
  return (
    <LogPanel
      kind={ZOMBICIDE_LOG}
      opening={opening}
      history={told}
      onLook={onLook}
      onReplay={onReplay}
      onPoint={onPoint}
      current={looking}
    />
  );
}
