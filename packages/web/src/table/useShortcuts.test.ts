import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettings } from '../app/settings.ts';
import { createScreenStore, type TableMenu } from './screen.ts';
import { goBack, perform, type TableKeys } from './useShortcuts.ts';

const MOVE = '[data-action="move"]';
const UNDO = '[data-testid="undo"]';
const REDO = '[data-testid="redo"]';
const LOG = '[data-testid="log"] :is(input, button)';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** A thing on the page: it knows what it is part of. */
class FakeElement {
  readonly within: string;
  constructor(within: string) {
    this.within = within;
  }
  closest(selector: string): this | null {
    return selector.split(', ').includes(this.within) ? this : null;
  }
}

/** What is on the page, by the selectors that find it; and what has been done. */
let page: string[] = [];
let done: string[] = [];

beforeEach(() => {
  page = [];
  done = [];
  const button = (selector: string) => ({
    focus: () => done.push(`focus ${selector}`),
    click: () => done.push(`click ${selector}`),
  });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (page.includes(selector) ? button(selector) : null),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keys: TableKeys = {
  actions: { m: 'move' },
  others: { w: () => void done.push('watch') },
  digit: (n) => {
    done.push(`digit ${n}`);
    return n < 4;
  },
  back: () => {
    done.push('back');
    return false;
  },
};

/** Presses a key while an event is shown, or not. */
function press(key: string, { shift = false, showing = false, on = '' } = {}) {
  const screen = createScreenStore<TableMenu, string>();
  const event = showing ? { t: 'outbreak' } : null;
  const table = {
    getState: () => ({ event, next: () => void done.push('next'), skip: () => void done.push('skip') }),
  };
  // A part of the page, as far as keys look at it.
  const target = on === '' ? null : (new FakeElement(on) as unknown as Element);
  const used = perform({ key, shiftKey: shift, target }, keys, table, screen);
  return { used, screen: screen.getState() };
}

describe('a key of an action', () => {
  it('presses its button, in capitals, too', () => {
    page = [MOVE];
    expect(press('m').used).toBe(true);
    expect(press('M').used).toBe(true);
    expect(done).toEqual([`focus ${MOVE}`, `click ${MOVE}`, `focus ${MOVE}`, `click ${MOVE}`]);
  });

  it('is not used where its button is missing', () => {
    expect(press('m').used).toBe(false);
  });

  it('may do something else than to press a button', () => {
    expect(press('w').used).toBe(true);
    expect(press('W').used).toBe(true);
    expect(done).toEqual(['watch', 'watch']);
  });

  it('is left to a dialog that is open', () => {
    page = [MOVE, DIALOG, UNDO];
    expect(press('m').used).toBe(false);
    expect(press('w').used).toBe(false);
    expect(press('u').used).toBe(false);
    expect(done).toEqual([]);
  });
});

describe('keys that every table has', () => {
  it('take back, and do again', () => {
    page = [UNDO, REDO];
    press('u');
    press('U', { shift: true });
    expect(done.filter((what) => what.startsWith('click'))).toEqual([`click ${UNDO}`, `click ${REDO}`]);
  });

  it('go on with what is being shown, or leave it out', () => {
    expect(press(' ').used).toBe(false);
    expect(press(' ', { showing: true }).used).toBe(true);
    expect(press(' ', { showing: true, shift: true }).used).toBe(true);
    expect(done).toEqual(['next', 'skip']);
  });

  it('leave Space to a button that has the focus, unless something is being shown', () => {
    expect(press(' ', { on: 'button' }).used).toBe(false);
    expect(press(' ', { on: 'button', showing: true }).used).toBe(true);
  });

  it('open the log, or go to it if it is in sight', () => {
    expect(press('l').screen.drawer).toBe('log');
    page = [LOG];
    expect(press('l').screen.drawer).toBeNull();
    expect(done).toEqual([`focus ${LOG}`]);
  });

  it('change between the map and the text', () => {
    // There is nowhere to keep it here.
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const before = useSettings.getState().textBoard;
    press('x');
    expect(useSettings.getState().textBoard).toBe(!before);
    press('X');
    expect(useSettings.getState().textBoard).toBe(before);
  });

  it('hand digits from 1 to 9 on, counted from 0', () => {
    expect([press('1').used, press('4').used, press('5').used]).toEqual([true, true, false]);
    expect(done).toEqual(['digit 0', 'digit 3', 'digit 4']);
    expect(press('0').used).toBe(true);
    expect(done).toHaveLength(3);
  });

  it('leave every other key alone', () => {
    for (const key of ['q', 'Enter', 'ArrowUp', 'F5', '12']) expect(press(key).used).toBe(false);
    expect(done).toEqual([]);
  });
});

describe('Esc', () => {
  it('closes a menu first, then a drawer, then leaves the question', () => {
    const screen = createScreenStore<TableMenu, string>();
    screen.getState().openMenu({ t: 'undo' }, null);
    screen.getState().openDrawer('log');
    expect(goBack(keys, screen)).toBe(true);
    expect(screen.getState()).toMatchObject({ menu: null, drawer: 'log' });
    expect(goBack(keys, screen)).toBe(true);
    expect(screen.getState().drawer).toBeNull();
    expect(done).toEqual([]);
    expect(goBack(keys, screen)).toBe(false);
    expect(done).toEqual(['back']);
  });
});
