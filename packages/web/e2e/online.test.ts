import { Api } from '@holdout/client';
import type { SetupRequest } from '@holdout/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, choose, type Look, visit, withBrowser } from './harness.ts';
import { type Line, wholeGame } from './script.ts';

withBrowser();

const LANGUAGES = ['en', 'de', 'ja', 'hu'] as const;
const NAMES = ['Ann', 'Ben', 'こはる', 'Dóra'];

interface Table {
  readonly api: Api;
  readonly code: string;
  readonly pages: Page[];
  /** A key for each seat, which the test itself may use beside the browsers. */
  readonly watch: string;
  readonly lines: readonly Line[];
}

/** A table of the server to which as many people come as it has seats, each with a browser and a language of his own. */
async function gather(setup: SetupRequest): Promise<Table> {
  const lines = wholeGame(setup);
  const api = new Api(address());
  const { code, seats, watch } = await api.create({ ...setup, consent: 'vote' });
  const pages: Page[] = [];
  for (const [seat, invite] of seats.entries()) {
    const look: Look = {
      language: LANGUAGES[seat],
      size: seat === 1 ? 'phone' : seat === 2 ? 'tablet' : 'desktop',
      theme: seat % 2 === 0 ? 'light' : 'dark',
      textBoard: true,
    };
    const page = await visit(look, `g/${code}#t=${invite}`);
    await page.locator('form input').fill(NAMES[seat]);
    await page.locator('form button[type=submit]').click();
    await page.getByTestId('table').waitFor();
    expect(new URL(page.url()).hash, 'the key is not left in the address').toBe('');
    pages.push(page);
  }
  return { api, code, pages, watch, lines };
}

/** Waits until a screen shows so many moves. */
const hasMoves = (page: Page, n: number) =>
  page.waitForFunction(
    (moves) =>
      Number(document.querySelector('[data-testid=table]')?.getAttribute('data-moves')) === moves &&
      document.querySelector('[data-testid=connection]')?.getAttribute('data-state') === 'live',
    n,
  );

type Incident = (table: Table) => Promise<void>;

/** Plays the whole game by clicking; at some moves something happens first. */
async function playOut(table: Table, incidents: Readonly<Record<number, Incident>>): Promise<void> {
  const { lines, pages } = table;
  expect(lines.length, 'moves to the last incident').toBeGreaterThan(
    Math.max(...Object.keys(incidents).map(Number)),
  );
  for (const [n, { seat, key }] of lines.entries()) {
    await incidents[n]?.(table);
    await hasMoves(pages[seat], n);
    await choose(pages[seat], key);
  }
  for (const page of pages) await page.getByRole('dialog').waitFor();
}

/** A page is loaded anew. */
const reload =
  (seat: number): Incident =>
  async ({ pages }) => {
    await pages[seat].reload();
    await pages[seat].getByTestId('table').waitFor();
  };

/** The same person opens the table in a second tab, and goes on there. */
const secondTab =
  (seat: number): Incident =>
  async ({ pages, code }) => {
    const tab = await pages[seat].context().newPage();
    tab.setDefaultTimeout(20_000);
    await tab.goto(`${address()}/g/${code}`);
    await tab.getByTestId('table').waitFor();
    pages[seat] = tab;
  };

const connection = (page: Page) => page.getByTestId('connection');

/** The connection breaks, the screen says so, and it comes back. */
const loseConnection =
  (seat: number): Incident =>
  async ({ pages }) => {
    const page = pages[seat];
    await page.context().setOffline(true);
    await page.evaluate(() => (window as unknown as { cut: () => void }).cut());
    await page.waitForFunction(
      () => document.querySelector('[data-testid=connection]')?.getAttribute('data-state') !== 'live',
    );
    expect(await connection(page).textContent()).not.toBe('');
    await page.context().setOffline(false);
    await page.waitForFunction(
      () => document.querySelector('[data-testid=connection]')?.getAttribute('data-state') === 'live',
    );
  };

/** Somebody sends an answer to a question that is not asked any more, and the same answer twice. */
const staleAndTwice: Incident = async ({ api, code, pages, watch }) => {
  const moves = Number(await pages[0].getByTestId('table').getAttribute('data-moves'));
  const held = await pages[0].evaluate(() => localStorage.getItem('holdout.online') ?? '{}');
  const [key] = Object.values<string>(JSON.parse(held).state.tables[code].seats);
  const stale = await api.do(code, [key], 'stale-answer', { t: 'answer', seq: 1, seat: 0, key: 'end' });
  expect(stale).toMatchObject({ ok: false, reason: { rule: 'HO-STALE' } });
  const once = { t: 'phrase', seat: 0, phrase: 'hello' } as const;
  const both = await Promise.all([
    api.do(code, [key], 'said-only-once', once),
    api.do(code, [key], 'said-only-once', once),
  ]);
  expect(both).toEqual([{ ok: true }, { ok: true }]);
  const header = await api.header(code, [watch]);
  expect(header.moves).toBe(moves);
  await pages[0].getByTestId('talk').click();
  await pages[0].getByTestId('talk-lines').locator('li[class]').first().waitFor();
  expect(await pages[0].getByTestId('talk-lines').locator('li[class]').count()).toBe(1);
  await pages[0].keyboard.press('Escape');
  await pages[0].getByRole('dialog').waitFor({ state: 'hidden' });
};

const pandemicOf = (players: number, seed: string): SetupRequest => ({
  game: 'pandemic',
  options: { players, epidemics: 6, autoConsent: true },
  seats: NAMES.slice(0, players).map((name) => ({ name })),
  undo: 'keepFate',
  seed,
});

const zombicideOf = (players: number, seed: string): SetupRequest => ({
  game: 'zombicide',
  options: { mission: 's1-01', players },
  seats: NAMES.slice(0, players).map((name) => ({ name })),
  undo: 'keepFate',
  seed,
});

/** Games of two, three and four that are over soon, but not too soon. */
const DEALS = {
  pandemic: ['deal 49', 'deal 11', 'deal 36'],
  zombicide: ['deal 58', 'deal 58', 'deal 58'],
} as const;

test.each([
  ['pandemic', pandemicOf],
  ['zombicide', zombicideOf],
] as const)('two browsers play a whole game of %s: a reload, a second tab', async (name, setup) => {
  const table = await gather(setup(2, DEALS[name][0]));
  await playOut(table, { 6: reload(0), 10: staleAndTwice, 12: secondTab(1) });
});

test.each([
  ['pandemic', pandemicOf],
  ['zombicide', zombicideOf],
] as const)('three browsers play a whole game of %s: a connection is lost', async (name, setup) => {
  const table = await gather(setup(3, DEALS[name][1]));
  await playOut(table, { 8: loseConnection(2), 14: loseConnection(0) });
});

test.each([
  ['pandemic', pandemicOf],
  ['zombicide', zombicideOf],
] as const)('four browsers play a whole game of %s: one laptop is closed for hours', async (name, setup) => {
  const table = await gather(setup(4, DEALS[name][2]));
  const closed = (seat: number): Incident => {
    return async ({ pages, code }) => {
      const before = pages[seat];
      const context = before.context();
      await before.close();
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.clock.install({ time: Date.now() + 5 * 3_600_000 });
      await page.goto(`${address()}/g/${code}`);
      await page.getByTestId('table').waitFor();
      pages[seat] = page;
    };
  };
  await playOut(table, { 9: closed(3), 15: closed(1) });
});
