import { useMemo } from 'react';
import { leave, type TableKeys, useShortcuts as useKeys } from '../../table/useShortcuts.ts';
import { useScreenStore } from '../screen.ts';
import { useTableStore } from '../tableContext.ts';

const ACTION_KEYS: TableKeys['actions'] = {
  d: 'drive',
  f: 'fly',
  b: 'build',
  t: 'treat',
  k: 'share',
  c: 'cure',
  v: 'events',
  e: 'end',
  a: 'all',
};

/** Options that a question is left with. */
const LEAVING: ReadonlySet<string> = new Set(['back']);

/** Single keys of the table: actions, and a seat by its number. */
export function useShortcuts(): void {
  const table = useTableStore();
  const screen = useScreenStore();
  const keys = useMemo<TableKeys>(
    () => ({
      actions: ACTION_KEYS,
      digit: (seat) => {
        if (!table.getState().view?.seats[seat]) return false;
        const panel = document.querySelector(`[data-seat="${seat}"] button`);
        screen.getState().openMenu({ t: 'seat', seat }, panel);
        return true;
      },
      back: () => leave(table, LEAVING),
    }),
    [table, screen],
  );
  useKeys(keys);
}
