import { Api } from '@holdout/client';
import type { Created, SetupRequest } from '@holdout/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { address, choose, type Look, visit } from './harness.ts';
import { type Line, wholeGame } from './script.ts';

const LANGUAGES = ['en', 'de', 'ja', 'hu'] as const;
export const NAMES = ['Ann', 'Ben', 'こはる', 'Dóra'];

/** A table of the server at which everybody has a browser of his own. */
export interface Table {
  readonly api: Api;
  readonly code: string;
  /** By seat. */
  readonly pages: Page[];
  /** Opens the table to the test itself, beside the browsers. */
  readonly watch: string;
  readonly lines: readonly Line[];
}

/** A new table, to which as many people come as it has seats. The lines are a game that is over soon. */
export async function gather(setup: SetupRequest): Promise<Table> {
  const lines = wholeGame(setup);
  return around(await new Api(address()).create({ ...setup, consent: 'vote' }), lines);
}

/** The same with a table that is there already. Each comes with a browser and a language of his own. */
export async function around({ code, seats, watch }: Created, lines: readonly Line[]): Promise<Table> {
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
  return { api: new Api(address()), code, pages, watch, lines };
}

/** Waits until a screen shows so many moves. */
const hasMoves = (page: Page, n: number) =>
  page.waitForFunction(
    (moves) =>
      Number(document.querySelector('[data-testid=table]')?.getAttribute('data-moves')) === moves &&
      document.querySelector('[data-testid=connection]')?.getAttribute('data-state') === 'live',
    n,
  );

export type Incident = (table: Table) => Promise<void>;

/** Plays the whole game by clicking; at some moves something happens first. */
export async function playOut(table: Table, incidents: Readonly<Record<number, Incident>>): Promise<void> {
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
export const reload =
  (seat: number): Incident =>
  async ({ pages }) => {
    await pages[seat].reload();
    await pages[seat].getByTestId('table').waitFor();
  };

/** The same person opens the table in a second tab, and goes on there. */
export const secondTab =
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
export const loseConnection =
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
