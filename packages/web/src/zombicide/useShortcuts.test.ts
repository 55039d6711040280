import type { Decision } from '@holdout/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMON_GROUPS, type Group } from './decision/group.ts';
import { createScreen } from './screen.ts';
import { ZOMBICIDE_SHORTCUTS } from './shortcuts.ts';
import { option, TestTable } from './testTable.ts';
import { keysOf } from './useShortcuts.ts';

const { view, asked } = new TestTable({ survivors: ['ned', 'amy', 'wanda', 'phil'] });

/** Keys of a table at which this is asked, and what they have chosen. */
function keys(decision: Decision | null) {
  const chosen: string[] = [];
  const choose = async (key: string, seat: number) => void chosen.push(`${seat} ${key}`);
  const screen = createScreen();
  return { ...keysOf({ getState: () => ({ view, decision, choose }) }, screen), chosen, screen };
}

const asking = (...words: string[]): Decision => ({ ...asked, options: words.map((key) => option(key, 2)) });

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: (selector: string) => selector });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the number of a survivor', () => {
  it('has him act next, if he may', () => {
    const { digit, chosen, screen } = keys(asked);
    expect(digit(1)).toBe(true);
    expect(chosen).toEqual(['0 activate:amy']);
    expect(screen.getState().menu).toBeNull();
  });

  it('opens his sheet otherwise, beside his row', () => {
    const { digit, chosen, screen } = keys(asking('activate:amy'));
    expect(digit(0)).toBe(true);
    expect(chosen).toEqual([]);
    expect(screen.getState()).toMatchObject({
      menu: { t: 'survivor', survivor: 'ned' },
      anchor: '[data-survivor="ned"]',
    });
  });

  it('is for nobody beyond the last one', () => {
    expect(keys(asked).digit(4)).toBe(false);
  });
});

describe('Esc', () => {
  it.each(['stay', 'done', 'keep'])('leaves a question by %s', (leave) => {
    const { back, chosen } = keys(asking('on:z1', leave));
    expect(back()).toBe(true);
    expect(chosen).toEqual([`2 ${leave}`]);
  });

  it('never ends a turn, and does nothing where nothing can be left', () => {
    for (const decision of [asking('move:z1', 'end'), null]) {
      const { back, chosen } = keys(decision);
      expect(back()).toBe(false);
      expect(chosen).toEqual([]);
    }
  });
});

describe('the keys of actions', () => {
  const { actions } = keys(null);

  it('are there for every common action, each with one of its own', () => {
    expect(Object.values(actions)).toEqual(expect.arrayContaining([...COMMON_GROUPS]));
    expect(new Set(Object.values(actions)).size).toBe(Object.keys(actions).length);
  });

  it('reach every group of the bar, also those that not every game has', () => {
    const groups = ['team', 'special', 'end'] satisfies Group[];
    expect(Object.values(actions)).toEqual(expect.arrayContaining(groups));
    expect(actions.t).toBe('team');
  });

  it('leave alone those that every table has', () => {
    for (const key of ['u', 'l', 'x', ' ', '+', '-', '0', '1']) expect(actions[key]).toBeUndefined();
  });
});

describe('the list of keys', () => {
  it('names every letter that does something, and no other', () => {
    const { actions, others } = keys(null);
    const own = [...Object.keys(actions), ...Object.keys(others ?? {})];
    const common = ['u', 'l', 'x'];
    const listed = ZOMBICIDE_SHORTCUTS.flatMap((line) => line.keys).filter((key) => /^[A-Z]$/.test(key));
    expect(listed.map((key) => key.toLowerCase()).sort()).toEqual([...own, ...common].sort());
  });
});
