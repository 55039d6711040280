import { useEffect } from 'react';
import { usePanels } from '../../app/panels.ts';
import { useSettings } from '../../app/settings.ts';
import { isWriting } from '../../app/writing.ts';
import type { Screen } from '../screen.ts';
import { useScreenStore } from '../screen.ts';
import type { TableStore } from '../table.ts';
import { useTableStore } from '../tableContext.ts';

/** Buttons of the action bar by key: a key does what a click on the button does. */
const ACTION_KEYS: Readonly<Record<string, string>> = {
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

/** Single keys of the table, unless the person has switched them off. WCAG 2.1.4 */
export function useShortcuts(): void {
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const table = useTableStore();
  const screen = useScreenStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || usePanels.getState().open) return;
      const done =
        event.key === 'Escape' ? goBack(table, screen) : shortcuts && perform(event, table, screen);
      if (done) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shortcuts, table, screen]);
}

/** Esc closes what is open, and otherwise leaves a question that can be left. */
function goBack(table: TableStore, screen: Screen): boolean {
  const { menu, drawer, closeMenu, openDrawer } = screen.getState();
  if (menu) closeMenu();
  else if (drawer) openDrawer(null);
  else return cancel(table);
  return true;
}

function cancel(table: TableStore): boolean {
  const { decision, choose } = table.getState();
  const back = decision?.options.find(({ kind }) => kind === 'back');
  if (back) void choose(back.key, back.seat);
  return back !== undefined;
}

function perform(event: KeyboardEvent, table: TableStore, screen: Screen): boolean {
  // A dialog has keys of its own, and a button is pressed by Space.
  if (dialogOpen() || (event.key === ' ' && isButton(event.target) && !table.getState().event)) return false;
  const action = ACTION_KEYS[event.key.toLowerCase()];
  if (action) return press(`[data-action="${action}"]`);
  return control(event, table) || look(event.key, table, screen);
}

const dialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, [role="button"], a, summary') !== null;

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.focus();
  button?.click();
  return button !== null;
}

/** Keys that take back, do again, or go on. */
function control({ key, shiftKey }: KeyboardEvent, table: TableStore): boolean {
  const { event, next, skip } = table.getState();
  if (key.toLowerCase() === 'u') return press(shiftKey ? '[data-testid="redo"]' : '[data-testid="undo"]');
  if (key !== ' ' || !event) return false;
  if (shiftKey) skip();
  else next();
  return true;
}

/** Keys that change what is seen. */
function look(key: string, table: TableStore, screen: Screen): boolean {
  const { camera } = screen.getState();
  if (key.toLowerCase() === 'l') openLog(screen);
  else if (key.toLowerCase() === 'x') toggleText();
  else if (key === '+') camera?.zoomBy(1);
  else if (key === '-') camera?.zoomBy(-1);
  else if (key === '0') camera?.fit();
  else return lookAtSeat(Number(key) - 1, table, screen);
  return true;
}

/** Where the log is in sight already, it takes the focus. */
function openLog(screen: Screen): void {
  const there = document.querySelector<HTMLElement>('[data-testid="log"] :is(input, button)');
  if (there) there.focus();
  else screen.getState().openDrawer('log');
}

function toggleText(): void {
  const { textBoard, set } = useSettings.getState();
  set({ textBoard: !textBoard });
}

function lookAtSeat(seat: number, table: TableStore, screen: Screen): boolean {
  if (!table.getState().view?.seats[seat]) return false;
  const panel = document.querySelector(`[data-seat="${seat}"] button`);
  screen.getState().openMenu({ t: 'seat', seat }, panel);
  return true;
}
