import { useEffect } from 'react';
import { usePanels } from '../app/panels.ts';
import { useSettings } from '../app/settings.ts';
import { isWriting } from '../app/writing.ts';
import { useTableStore } from './context.ts';
import { type ScreenStore, type TableMenu, useScreenStore } from './screen.ts';
import type { TableState } from './session.ts';

/** The single keys of one game's table. */
export interface TableKeys {
  /** Buttons of the action bar by key: a key does what a click on the button does. */
  readonly actions: Readonly<Record<string, string>>;
  /** What other letters do, beside those of every table. */
  readonly others?: Readonly<Record<string, () => void>>;
  /** What a digit points at, from 0. True if there is such a thing. */
  readonly digit: (n: number) => boolean;
  /** Esc with nothing open. True if there was something to leave. */
  readonly back: () => boolean;
}

type Screen = ScreenStore<TableMenu, string>;
type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target'>;

/** What keys do to a table itself. */
interface Controls {
  readonly getState: () => Pick<TableState, 'event' | 'next' | 'skip'>;
}

/** Single keys of the table, unless the person has switched them off. WCAG 2.1.4 */
export function useShortcuts(keys: TableKeys): void {
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const table = useTableStore();
  const screen = useScreenStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || usePanels.getState().open) return;
      const done =
        event.key === 'Escape' ? goBack(keys, screen) : shortcuts && perform(event, keys, table, screen);
      if (done) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shortcuts, table, screen, keys]);
}

/** Esc closes what is open, and otherwise leaves a question that can be left. */
export function goBack(keys: TableKeys, screen: Screen): boolean {
  const { menu, drawer, closeMenu, openDrawer } = screen.getState();
  if (menu) closeMenu();
  else if (drawer) openDrawer(null);
  else return keys.back();
  return true;
}

interface Asking {
  readonly getState: () => Pick<TableState, 'decision' | 'choose'>;
}

/** Leaves a question by an option of one of these kinds. False if it has none. */
export function leave(table: Asking, kinds: ReadonlySet<string>): boolean {
  const { decision, choose } = table.getState();
  const way = decision?.options.find(({ kind }) => kinds.has(kind));
  if (way) void choose(way.key, way.seat);
  return way !== undefined;
}

/** Does what a key stands for. False if it stands for nothing now. */
export function perform(event: KeyPress, keys: TableKeys, table: Controls, screen: Screen): boolean {
  // A dialog has keys of its own, and a button is pressed by Space.
  if (dialogOpen() || (event.key === ' ' && isButton(event.target) && !table.getState().event)) return false;
  const action = keys.actions[event.key.toLowerCase()];
  if (action) return press(`[data-action="${action}"]`);
  const other = keys.others?.[event.key.toLowerCase()];
  if (other) {
    other();
    return true;
  }
  return control(event, table) || look(event.key, keys, screen);
}

const dialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, [role="button"], a, summary') !== null;

/** Presses a button of the table, if it is there. */
function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.focus();
  button?.click();
  return button !== null;
}

/** Keys that take back, do again, or go on. */
function control({ key, shiftKey }: KeyPress, table: Controls): boolean {
  const { event, next, skip } = table.getState();
  if (key.toLowerCase() === 'u') return press(shiftKey ? '[data-testid="redo"]' : '[data-testid="undo"]');
  if (key !== ' ' || !event) return false;
  if (shiftKey) skip();
  else next();
  return true;
}

/** Keys that change what is seen. */
function look(key: string, keys: TableKeys, screen: Screen): boolean {
  const { camera } = screen.getState();
  if (key.toLowerCase() === 'l') openLog(screen);
  else if (key.toLowerCase() === 'x') toggleText();
  else if (key === '+') camera?.zoomBy(1);
  else if (key === '-') camera?.zoomBy(-1);
  else if (key === '0') camera?.fit();
  else return /^[1-9]$/.test(key) && keys.digit(Number(key) - 1);
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
