import { readFileSync } from 'node:fs';
import { Api } from '@holdout/client';
import type { SaveFile } from '@holdout/kernel';
import { newKey, recoveryWords } from '@holdout/protocol';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInEveryLook } from './axe.ts';
import {
  address,
  choose,
  importSave,
  movesOf,
  openSaved,
  toEndOfForm,
  visit,
  withBrowser,
} from './harness.ts';

withBrowser();

const fixture = (name: string): SaveFile =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/pandemic/${name}.game.json`, import.meta.url), 'utf8'));

const finished = fixture('win-2-players');
/** The same game, with something left to do. */
const unfinished: SaveFile = { ...finished, log: finished.log.slice(0, 10), snapshots: [] };
const MOVES = finished.log.length;

const freshKey = () => newKey((bytes) => crypto.getRandomValues(bytes));

/** A table of the server, and the keys that a browser has of it. */
async function online(save: SaveFile, names: readonly [string, string]) {
  const api = new Api(address());
  const seats = names.map((name) => ({ name }));
  const { code, ...made } = await api.importSave({ ...save, seats });
  const key = freshKey();
  await api.claim(code, made.seats[0] ?? '', key, names[0]);
  return {
    code,
    game: save.game,
    names,
    host: made.host,
    watch: made.watch,
    seats: { 0: key },
    invites: {},
    openedAt: Date.now(),
    seen: 0,
  };
}
type Held = Awaited<ReturnType<typeof online>>;

/** The browser has keys of these tables, as if it had been at them before. */
async function comeWith(page: Page, tables: readonly Held[]): Promise<void> {
  await page.locator('form').waitFor();
  await page.evaluate((held) => {
    const state = { tables: Object.fromEntries(held.map((table) => [table.code, table])) };
    localStorage.setItem('holdout.online', JSON.stringify({ state, version: 1 }));
  }, tables);
  await page.reload();
  await page
    .getByTestId('online-table')
    .nth(tables.length - 1)
    .waitFor();
}

const cardOf = (page: Page, { code }: Held): Locator =>
  page.locator(`[data-testid="online-table"][data-code="${code}"]`);

/** Opens what a card has behind its last button, and takes one of it. */
async function takeMore(page: Page, card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

const hasMoves = (page: Page, n: number) =>
  page.waitForFunction(
    (moves) => document.querySelector('[data-testid=table]')?.getAttribute('data-moves') === String(moves),
    n,
  );

const hasHash = (page: Page, hash: string) =>
  page.waitForFunction((wanted) => window.location.hash === wanted, hash);

describe('tables of the server on the start page', () => {
  test('each says how it stands, and where one is asked comes first', async () => {
    const page = await visit();
    expect(await page.getByText('Your tables online').count()).toBe(0);
    const asked = await online(unfinished, ['Ann', 'Ben']);
    const over = await online(finished, ['Chie', 'Dóra']);
    const gone = { ...over, code: '0000000', names: ['Old', 'Friends'] as const, seats: { 0: freshKey() } };
    await comeWith(page, [gone, over, asked] as Held[]);
    await cardOf(page, asked).getByText('Your turn').waitFor();
    expect(await page.getByTestId('online-table').first().getAttribute('data-code')).toBe(asked.code);
    expect(await cardOf(page, asked).textContent()).toContain(`Table number: ${asked.code}`);
    expect(await cardOf(page, over).textContent()).toMatch(/Won.*Turn \d+.*40 moves/);
    await cardOf(page, gone as Held)
      .getByText('Gone', { exact: true })
      .waitFor();
    await cardOf(page, asked).getByRole('link').click();
    await page.getByTestId('room').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/g/${asked.code}`);
  });

  test('are there as the browser remembers them while the server is not', async () => {
    const page = await visit();
    const table = await online(unfinished, ['Ann', 'Ben']);
    await page.route('**/api/**', (route) => route.fulfill({ status: 200, body: 'no server of ours' }));
    await comeWith(page, [table]);
    await page.getByText(/can’t be reached/).waitFor();
    expect(await cardOf(page, table).textContent()).toContain('Ann and Ben');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await cardOf(page, table).getByText('Your turn').waitFor();
    expect(await page.getByText(/can’t be reached/).count()).toBe(0);
  });

  test('forgotten are the keys of this browser, with the words that bring one back', async () => {
    const page = await visit();
    const table = await online(unfinished, ['Ann', 'Ben']);
    await comeWith(page, [table]);
    await takeMore(page, cardOf(page, table), 'Forget on this device');
    const words = page.getByTestId('forget-words');
    expect(await words.textContent()).toContain(recoveryWords(table.seats[0]));
    await page.getByRole('button', { name: 'Forget on this device' }).click();
    await page.getByText('Your tables online').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('form').waitFor();
    expect(await page.getByTestId('online-table').count()).toBe(0);
    expect((await new Api(address()).list([table.host])).length).toBe(1);
  });

  test('a host deletes one for everybody', async () => {
    const page = await visit();
    const table = await online(unfinished, ['Ann', 'Ben']);
    await comeWith(page, [table]);
    await takeMore(page, cardOf(page, table), 'Delete for everybody');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for everybody' }).click();
    await cardOf(page, table).waitFor({ state: 'detached' });
    expect(await new Api(address()).list([table.host])).toEqual([]);
  });

  test('one goes on alone with a copy in this browser', async () => {
    const page = await visit();
    const table = await online(unfinished, ['Ann', 'Ben']);
    await comeWith(page, [table]);
    await takeMore(page, cardOf(page, table), 'Go on alone');
    await page.waitForURL(/\/table\/[a-z0-9]{12}$/);
    await page.getByTestId('table').waitFor();
    expect(await page.getByTestId('room').count()).toBe(0);
    const before = await movesOf(page);
    await choose(page, 'end');
    expect(await movesOf(page)).toBe(before + 1);
    expect((await new Api(address()).list([table.host]))[0].moves).toBe(10);
  });

  test('a game of this browser goes on at the server', async () => {
    const page = await visit();
    await importSave(page, JSON.stringify(unfinished));
    await page
      .getByTestId('saved-game')
      .getByRole('button', { name: /^Play online/ })
      .click();
    await page.waitForURL(/\/g\/[0-9A-Z]{7}/);
    // The others are to be invited first.
    await page.getByTestId('seat-list').waitFor();
    await page.keyboard.press('Escape');
    await hasMoves(page, 10);
    await page.goto(address());
    await page.getByTestId('online-table').waitFor();
    await page.getByTestId('saved-game').waitFor();
  });
});

describe('a game is shown once more', () => {
  test('by buttons, slider, keys and the address', async () => {
    const page = await visit();
    await openSaved(page, JSON.stringify(finished));
    await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
    await page.getByTestId('replay').waitFor();
    await hasMoves(page, 0);
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('button', { name: 'One move forward' }).click();
    await hasMoves(page, 1);
    await page.keyboard.press(']');
    await hasMoves(page, 2);
    await page.keyboard.press('[');
    await hasMoves(page, 1);
    await page.getByRole('slider').fill('23');
    await hasMoves(page, 23);
    await hasHash(page, '#s=23');
    await page.keyboard.press(']');
    await hasMoves(page, 24);
    expect(await page.getByTestId('replay-step').textContent()).toBe(`Move 24 of ${MOVES}`);
    await page.keyboard.press('ArrowLeft');
    await hasMoves(page, 23);

    await page.reload();
    await hasMoves(page, 23);
    await page.getByRole('button', { name: 'To the end' }).click();
    await hasMoves(page, MOVES);
    await page.getByText('The game is over').waitFor();
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await hasMoves(page, 0);
    await page.evaluate(() => {
      window.location.hash = '#s=7';
    });
    await hasMoves(page, 7);
  });

  test('step by step, as it happened, and by itself', async () => {
    const page = await visit({ speed: 'step' });
    await openSaved(page, JSON.stringify(finished));
    await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
    const end = finished.log.findIndex((line) => line.includes('discard:')) + 1;
    await page.goto(`${page.url().split('#')[0]}#s=${end - 1}`);
    await hasMoves(page, end - 1);
    await page.getByRole('button', { name: 'One move forward' }).click();
    await page.getByTestId('showing').waitFor();
    await page.getByTestId('skip-steps').click();
    await page.getByTestId('showing').waitFor({ state: 'detached' });

    await page.getByTestId('settings').click();
    await page.getByRole('radio', { name: /^At once/ }).check({ force: true });
    await page.keyboard.press('Escape');
    await page.getByRole('slider').fill(String(MOVES - 2));
    await hasMoves(page, MOVES - 2);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await hasMoves(page, MOVES);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  test('and goes on from any move in a table of its own', async () => {
    const page = await visit();
    await openSaved(page, JSON.stringify(finished));
    const { pathname } = new URL(page.url());
    await page.goto(`${address()}${pathname.replace('table', 'replay')}#s=10`);
    await hasMoves(page, 10);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/\/table\//);
    expect(new URL(page.url()).pathname).not.toBe(pathname);
    await hasMoves(page, 10);
    await choose(page, 'end');
    await hasMoves(page, 11);
    await page.goto(address());
    await page.getByTestId('saved-game').nth(1).waitFor();
  });

  test('PB101: also one that was played at the server: the link opens it at that move, for everybody', async () => {
    const page = await visit();
    const table = await online(finished, ['Ann', 'Ben']);
    await comeWith(page, [table]);
    await cardOf(page, table)
      .getByRole('button', { name: /^Replay/ })
      .click();
    await page.getByRole('slider').fill('15');
    await hasMoves(page, 15);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByTestId('copy-step').click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${address()}/r/${table.code}#t=${table.watch}&s=15`);

    const other = await visit({ language: 'de' }, link.slice(address().length + 1));
    await hasMoves(other, 15);
    expect(new URL(other.url()).hash).toBe('#s=15');
  });

  test('but not before it is over', async () => {
    const page = await visit();
    const table = await online(unfinished, ['Ann', 'Ben']);
    await comeWith(page, [table]);
    await page.goto(`${address()}/r/${table.code}`);
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.getByTestId('room').waitFor();
  });
});

describe('a problem is reported', () => {
  const downloaded = async (page: Page, work: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), work()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  };

  test('at a table of this browser, with a save that names nobody', async () => {
    const page = await visit();
    const named = { ...unfinished, seats: [{ name: 'Annegret' }, { name: 'Balthasar' }] };
    await openSaved(page, JSON.stringify(named));
    await page.getByTestId('report').click();
    const text = await downloaded(page, () => page.getByRole('button', { name: 'Save the file' }).click());
    expect(JSON.parse(text).seats).toEqual([{ name: 'P1' }, { name: 'P2' }]);
    expect(text).not.toMatch(/Annegret|Balthasar/);
    expect(await page.getByTestId('report-facts').textContent()).toContain('pandemic · #10');
  });

  test('at a table of the server, under a number', async () => {
    const page = await visit();
    const table = await online(unfinished, ['Annegret', 'Balthasar']);
    await comeWith(page, [table]);
    await cardOf(page, table).getByRole('link').click();
    await page.getByTestId('room').waitFor();
    await page.getByTestId('report').click();
    const text = await downloaded(page, () =>
      page.getByRole('button', { name: 'Report', exact: true }).click(),
    );
    expect(text).not.toMatch(/Annegret|Balthasar/);
    expect(await page.getByTestId('report-number').textContent()).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('axe finds nothing on the start page and in a replay, in any language and theme', async () => {
  const page = await visit();
  const table = await online(unfinished, ['Ann', 'Ben']);
  const over = await online(finished, ['Chie', 'Dóra']);
  const gone = { ...over, code: '0000000', seats: { 0: freshKey() } };
  await comeWith(page, [table, over, gone]);
  await cardOf(page, table).locator('text=10').first().waitFor();
  await toEndOfForm(page);
  expect(await violationsInEveryLook(page), 'start page').toEqual([]);
  await cardOf(page, table).getByRole('button').last().click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsInEveryLook(page), 'menu').toEqual([]);
  await page.getByRole('dialog').getByRole('button').nth(2).click();
  await page.getByRole('alertdialog').waitFor();
  expect(await violationsInEveryLook(page), 'forgetting').toEqual([]);

  await page.goto(`${address()}/r/${over.code}#s=12`);
  await page.getByTestId('replay').waitFor();
  await hasMoves(page, 12);
  expect(await violationsInEveryLook(page), 'replay').toEqual([]);
  await page.getByTestId('report').click();
  await page.getByTestId('report-facts').waitFor();
  expect(await violationsInEveryLook(page), 'report').toEqual([]);
});

test.each(['de', 'hu'] as const)('nothing is wider than a phone, in %s', async (language) => {
  const page = await visit({ size: 'phone', language });
  const over = await online(finished, ['Donaudampfschifffahrtsgesellschaft', 'Megszentségteleníthetetlen']);
  await comeWith(page, [over, { ...over, code: '0000000', seats: { 0: freshKey() } }]);
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await tooWide(), 'start page').toBeLessThanOrEqual(0);
  await page.goto(`${address()}/r/${over.code}#s=12`);
  await page.getByTestId('replay').waitFor();
  await hasMoves(page, 12);
  expect(await tooWide(), 'replay').toBeLessThanOrEqual(0);
});
