import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations, violationsInEveryLook } from './axe.ts';
import { choose, importSave, openCity, openSaved, toEndOfForm, visit, withBrowser } from './harness.ts';

withBrowser();

const save = JSON.parse(
  readFileSync(new URL('../../../fixtures/pandemic/win-2-players.game.json', import.meta.url), 'utf8'),
);

/** A game in the middle. */
async function openTable(page: Page, moves: number): Promise<void> {
  await openSaved(page, JSON.stringify({ ...save, log: save.log.slice(0, moves), snapshots: [] }));
}

describe('axe finds nothing', () => {
  test('on the start page, at the table and in its dialogs, in any language and theme', async () => {
    const page = await visit();
    await page.locator('form').waitFor();
    await toEndOfForm(page);
    expect(await violationsInEveryLook(page), 'start page').toEqual([]);
    await openTable(page, 10);
    expect(await violationsInEveryLook(page), 'table').toEqual([]);
    await openCity(page.locator('[data-city="atlanta"]'));
    await page.getByRole('dialog').waitFor();
    expect(await violationsInEveryLook(page), 'menu of a city').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-action="all"]').click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInEveryLook(page), 'all options').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-testid="settings"]').click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInEveryLook(page), 'settings').toEqual([]);
  });

  test('at the end of a game, in any language and theme', async () => {
    const page = await visit();
    await openTable(page, save.log.length);
    await page.getByRole('dialog').waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
  });

  test.each(['rules', 'about', 'nowhere'])('on the page /%s', async (path) => {
    const page = await visit({ theme: 'dark' }, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('on a phone: table, as text, discarding, end of the game', async () => {
    const page = await visit({ size: 'phone', language: 'de', theme: 'dark', textBoard: true });
    await openTable(page, 11);
    expect(await violations(page), 'discarding').toEqual([]);
    await choose(page, 'discard:osaka');
    expect(await violations(page), 'discarding again').toEqual([]);
  });
});

/** Presses Tab until what the test wants has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
    if (there) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

describe('by keyboard alone', () => {
  test('PB097: a whole turn: move, treat, end, and what follows, told as it happens', async () => {
    const page = await visit();
    await importSave(page, JSON.stringify({ ...save, log: save.log.slice(0, 13), snapshots: [] }));
    await page.getByTestId('saved-game').first().getByRole('link').focus();
    await page.keyboard.press('Enter');
    const table = page.getByTestId('table');
    await table.waitFor();
    const seat = async () => page.getByTestId('decision').getAttribute('data-owner');
    const before = await seat();
    const start = Number(await table.getAttribute('data-moves'));

    await page.keyboard.press('d');
    await tabTo(page, '[data-option^="drive:"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (n) => Number(document.querySelector('[data-testid=table]')?.getAttribute('data-moves')) > n,
      start,
    );
    const told = page.getByTestId('announcer');
    await page.waitForFunction(() => document.querySelector('[data-testid=announcer]')?.textContent !== '');
    expect(await told.getAttribute('aria-live')).toBe('polite');
    expect(await told.textContent()).toMatch(/moves? to|drive/i);

    await page.keyboard.press('e');
    await tabTo(page, '[data-option="end"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (owner) => document.querySelector('[data-testid=decision]')?.getAttribute('data-owner') !== owner,
      before,
    );
    await page.keyboard.press('u');
    await page.waitForFunction(
      (owner) => document.querySelector('[data-testid=decision]')?.getAttribute('data-owner') === owner,
      before,
    );
  });
});

describe('languages', () => {
  test('can be changed in the middle of a game, log and all, without a reload', async () => {
    const page = await visit();
    await importSave(page, JSON.stringify({ ...save, log: save.log.slice(0, 6), snapshots: [] }));
    await page.getByTestId('saved-game').first().getByRole('link').click();
    await page.getByTestId('table').waitFor();
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    for (const [language, city] of [
      ['de', 'Kairo'],
      ['ja', 'カイロ'],
      ['hu', 'Kairó'],
      ['en', 'Cairo'],
    ] as const) {
      await page.locator('select').first().selectOption(language);
      await page.locator(`[data-city="cairo"]`, { hasText: city }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      const log = await page.getByTestId('log').textContent();
      expect(log).not.toMatch(/log\.\w+/);
      expect(log?.length).toBeGreaterThan(80);
    }
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  });
});
