import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { TestTable } from '../src/zombicide/testTable.ts';
import { violations, violationsInEveryLook } from './axe.ts';
import { openSaved, toEndOfForm, visit, withBrowser } from './harness.ts';

withBrowser();

/** A bot plays the mission until a game has come to such an end. */
function played(result: 'won' | 'lost'): TestTable {
  for (let seed = 0; seed < 60; seed++) {
    // Who takes every option at random does not live long.
    const table = new TestTable({ mission: 's1-00' }, `${seed}`).play(
      seed,
      3000,
      undefined,
      result === 'won' ? 99 : 1,
    );
    if (table.view.over?.result === result) return table;
  }
  throw new Error(`no game was ${result}`);
}

/** A game in the middle, when a survivor who was wounded acts. */
function underWay(mission: string): string {
  for (let seed = 0; seed < 60; seed++) {
    let save = '';
    new TestTable({ mission, survivors: new Array<string>(6).fill('random') }, `${seed}`).play(
      seed,
      400,
      ({ ask }, { survivors, turn }, table) => {
        const hurt = survivors.some(({ id, wounds }) => id === turn.active && wounds > 0);
        if (ask === 'action' && hurt && save === '') save = table.save;
      },
    );
    if (save !== '') return save;
  }
  throw new Error('nobody was wounded');
}

let middle = '';
let morgue = '';
const ended = { won: '', lost: '' };
beforeAll(() => {
  middle = underWay('s1-03');
  morgue = underWay('rm-03');
  for (const result of ['won', 'lost'] as const) ended[result] = played(result).save;
});

/** Chooses Zombicide in the form for a new game, and opens all that is folded. */
async function openForm(page: Page): Promise<void> {
  await page.locator('input[type=radio][value=zombicide]').check({ force: true });
  await page.getByTestId('mission').waitFor();
  const folded = page.locator('form button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  await toEndOfForm(page);
}

const DIALOGS = {
  'menu of a zone': '[data-zone][tabindex="0"]',
  'sheet of a survivor': '[data-state="active"][data-survivor]',
  mission: '[data-testid="status"] button',
  'all options': '[data-action="all"]',
};

/** Has the table looked at, and each of its dialogs, which is opened with a key. */
async function expectPleasing(page: Page, look: (page: Page) => Promise<string[]>): Promise<void> {
  expect(await look(page), 'table').toEqual([]);
  for (const [name, selector] of Object.entries(DIALOGS)) {
    await page.locator(selector).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await look(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

describe('axe finds nothing in any language and theme', () => {
  test('in the form, at the table and in its dialogs', async () => {
    const page = await visit();
    await openForm(page);
    expect(await violationsInEveryLook(page), 'form').toEqual([]);
    await openSaved(page, middle);
    await expectPleasing(page, violationsInEveryLook);
  });

  test('at the end of a game', async () => {
    const page = await visit();
    await openSaved(page, ended.won);
    await page.getByRole('dialog').waitFor();
    expect(await violationsInEveryLook(page), 'result').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await violationsInEveryLook(page), 'table').toEqual([]);
  });
});

describe('axe finds nothing', () => {
  test.each(['dark', 'contrast'] as const)(
    'at a helicopter, with doors of all colours, in %s',
    async (theme) => {
      const page = await visit({ theme });
      await openSaved(page, morgue);
      await expectPleasing(page, violations);
    },
  );

  test('at the end of a game that was lost, in the dark', async () => {
    const page = await visit({ theme: 'dark' });
    await openSaved(page, ended.lost);
    await page.getByRole('dialog').waitFor();
    expect(await violations(page), 'result').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await violations(page), 'table').toEqual([]);
  });

  test('on a phone: form, and the table just started', async () => {
    const page = await visit({ size: 'phone', language: 'de', theme: 'dark' });
    await openForm(page);
    expect(await violations(page), 'form').toEqual([]);
    await page.locator('form button[type=submit]').first().click();
    await page.getByTestId('table').waitFor();
    // Whatever was said about starting is still in the page.
    expect(await violations(page), 'table').toEqual([]);
  });

  test('on a phone, at the end of a game, of which nothing is cut off', async () => {
    const page = await visit({ size: 'phone', language: 'de', theme: 'dark' });
    await openSaved(page, ended.lost);
    await page.getByRole('dialog').waitFor();
    expect(await violations(page), 'result').toEqual([]);
    const overflow = await page.evaluate(
      () =>
        [...document.querySelectorAll('[role=dialog] *')].filter((one) => one.scrollWidth > window.innerWidth)
          .length,
    );
    expect(overflow).toBe(0);
  });

  test('on a phone, the board as text', async () => {
    const page = await visit({ size: 'phone', language: 'ja', theme: 'contrast', textBoard: true });
    await openSaved(page, middle);
    const board = page.getByTestId('text-board');
    await board.waitFor();
    expect(await violations(page)).toEqual([]);
    const [options, zones] = await board.evaluate((one) =>
      [...one.children].map((part) => ({
        top: part.getBoundingClientRect().top,
        end: part.getBoundingClientRect().top + part.scrollHeight,
      })),
    );
    expect(options.end, 'options lie above the zones').toBeLessThanOrEqual(zones.top + 1);
  });
});

test('no page of Zombicide is wider than a phone', async () => {
  const page = await visit({ size: 'phone', language: 'hu' });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await openForm(page);
  for (const mission of ['s1-00', 's1-03']) {
    await page.getByTestId('mission').selectOption(mission);
    expect(await tooWide(), mission).toBeLessThanOrEqual(0);
  }
  await openSaved(page, middle);
  expect(await tooWide(), 'table').toBeLessThanOrEqual(0);
});
