import { type KeyboardEvent, useCallback } from 'react';
import { useTableStore } from './context.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** What a key asks of the place on the map that has the focus: to open it, or to go on from it. */
type MapKey = 'open' | 'home' | Direction;

const KEYS: Readonly<Record<string, MapKey>> = {
  Enter: 'open',
  ' ': 'open',
  Home: 'home',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Reads a key on the map. It is then used up: neither the page nor a shortcut answers to it. Null for other keys. */
export function useMapKeys(): (event: KeyboardEvent) => MapKey | null {
  const table = useTableStore();
  return useCallback(
    (event) => {
      // While something is being shown, Space goes on to the next step.
      const goesOn = event.key === ' ' && table.getState().event !== null;
      const asked = goesOn ? undefined : KEYS[event.key];
      if (!asked) return null;
      event.preventDefault();
      event.stopPropagation();
      return asked;
    },
    [table],
  );
}
