import type { ZombicideView } from '@holdout/zombicide';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { focusLesson } from '../table/learner/LessonCard.tsx';
import type { TableState } from '../table/session.ts';
import { leave, type TableKeys, useShortcuts as useKeys } from '../table/useShortcuts.ts';
import { type Screen, useScreenStore } from './screen.ts';
import { useTableStore } from './tableContext.ts';

const ACTION_KEYS: TableKeys['actions'] = {
  m: 'move',
  a: 'melee',
  f: 'shoot',
  s: 'search',
  o: 'open',
  g: 'objective',
  c: 'car',
  i: 'cards',
  n: 'noise',
  t: 'team',
  k: 'special',
  v: 'all',
  e: 'end',
};

/** Options that a question is left with. */
const LEAVING: ReadonlySet<string> = new Set(['stay', 'done', 'keep']);

interface Table {
  readonly getState: () => Pick<TableState<ZombicideView>, 'view' | 'decision' | 'choose'>;
}

/** Actions by their keys, and survivors by their numbers: one acts next, or his sheet opens. */
export function keysOf(table: Table, screen: Screen): TableKeys {
  return {
    actions: ACTION_KEYS,
    others: { w: toggleSight, h: focusLesson },
    digit: (n) => {
      const { view, decision, choose } = table.getState();
      const survivor = view?.survivors[n];
      if (!survivor) return false;
      const act = decision?.options.find(({ key }) => key === `activate:${survivor.id}`);
      if (act) void choose(act.key, act.seat);
      else {
        const row = document.querySelector(`[data-survivor="${survivor.id}"]`);
        screen.getState().openMenu({ t: 'survivor', survivor: survivor.id }, row);
      }
      return true;
    },
    back: () => leave(table, LEAVING),
  };
}

function toggleSight(): void {
  const { sight, set } = useSettings.getState();
  set({ sight: !sight });
}

/** Single keys of the table. */
export function useShortcuts(): void {
  const table = useTableStore();
  const screen = useScreenStore();
  useKeys(useMemo(() => keysOf(table, screen), [table, screen]));
}
