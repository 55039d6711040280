import { useCallback, useMemo } from 'react';
import { LogPanel, type LogPanelProps } from '../../table/log/LogPanel.tsx';
import { cityOnMap } from '../board/geometry.ts';
import { PANDEMIC_LOG } from '../log/kind.tsx';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';

/** The log of this table: a line shows its place on the map, and can be looked at again. */
export function Log({ covers }: { readonly covers: boolean }) {
  const opening = useTable((state) => state.opening);
  const history = useTable((state) => state.history);
  const update = useTable((state) => state.update);
  const showing = useTable((state) => state.event !== null && state.looking === null);
  const looking = useTable((state) => state.looking);
  const look = useTable((state) => state.look);
  const point = useScreen((state) => state.point);
  const camera = useScreen((state) => state.camera);
  const openDrawer = useScreen((state) => state.openDrawer);
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
  const onPoint = useCallback<LogPanelProps['onPoint']>(
    (refs) => {
      const cities = refs?.places ?? [];
      point(cities);
      if (cities[0]) camera?.show(cityOnMap(cities[0]));
    },
    [point, camera],
  );
  return (
    <LogPanel
      kind={PANDEMIC_LOG}
      opening={opening}
      history={told}
      onLook={onLook}
      onPoint={onPoint}
      current={looking}
    />
  );
}
