import type { GameEvent } from '@holdout/kernel';
import type { EventRefs } from '@holdout/lang';
import { useMemo } from 'react';
import { useTable } from '../context.ts';
import { useScreen } from '../screen.ts';
import type { Point } from '../useZoom.ts';
import type { LogKind } from './kind.ts';
import { LogPanel } from './LogPanel.tsx';
import { stretchFrom } from './stretch.ts';

export interface LogProps {
  /** It lies over the board, and gives way to what is shown there again. */
  readonly covers: boolean;
}

interface TableLogProps extends LogProps {
  readonly kind: LogKind;
  /** Where on the map a place is that a line is about; null if it is none of the map. */
  readonly placeOnMap: (place: string) => Point | null;
}

/** The log of this table: a line shows its place on the map, and can be looked at again. */
export function TableLog({ covers, kind, placeOnMap }: TableLogProps) {
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
  // What is still being shown is not told before.
  const told = useMemo(
    () => (showing ? history.slice(0, update?.history.from) : history),
    [showing, history, update],
  );
  const onLook = (n: number): void => {
    if (covers) openDrawer(null);
    void look(n);
  };
  const onReplay = (event: GameEvent): void => {
    const ends = kind.part?.(event);
    const stretch = ends ? stretchFrom(history, event, ends) : null;
    if (!stretch) return;
    if (covers) openDrawer(null);
    void lookAt(stretch);
  };
  const onPoint = (refs: EventRefs | null): void => {
    const places = (refs?.places ?? []).filter((place) => placeOnMap(place) !== null);
    point(places);
    const first = places.length > 0 ? placeOnMap(places[0]) : null;
    if (first) camera?.show(first);
  };
  return (
    <LogPanel
      kind={kind}
      opening={opening}
      history={told}
      onLook={onLook}
      onReplay={onReplay}
      onPoint={onPoint}
      current={looking}
    />
  );
}
