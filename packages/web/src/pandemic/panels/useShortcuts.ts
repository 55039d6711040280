import { useMemo } from 'react';
import { type TableKeys, useShortcuts as useKeys } from '../../table/useShortcuts.ts';
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
      back: () => {
        const { decision, choose } = table.getState();
        const back = decision?.options.find(({ kind }) => kind === 'back');
        if (back) void choose(back.key, back.seat);
        return back !== undefined;
      },
    }),
    [table, screen],
  );
  useKeys(keys);
}
