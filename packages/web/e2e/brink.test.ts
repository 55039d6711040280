import { type CoreState, type Game, type Json, saveTable, Table } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { choose, openSaved, visit, withBrowser } from './harness.ts';

withBrowser();

/** A game that has just been dealt, as a save. */
function dealt(seed: string, options: Json & object): string {
  const table = new Table(pandemic as unknown as Game<CoreState>, {
    options: { players: 2, ...options },
    seed,
    undo: 'keepFate',
    seats: [{ name: 'Ann' }, { name: 'Béla' }],
  });
  return JSON.stringify(saveTable(table, 'test'));
}

/** The first turn of this deal draws Government Interference: the strain is chosen, and nobody holds an event. */
const STRAIN = dealt('strain-24', {
  module: 'virulent',
  roles: ['field-operative', 'generalist'],
  epidemics: 7,
});
/** The first turn of this deal draws The Mutation Threatens. */
const MUTATION = dealt('mutation-22', {
  module: 'mutation',
  roles: ['troubleshooter', 'archivist'],
  epidemics: 4,
});

/** Goes on step by step until something of this kind is shown. */
async function showUntil(page: Page, event: string): Promise<void> {
  const showing = page.getByTestId('showing');
  for (;;) {
    await showing.waitFor();
    const shown = await showing.getAttribute('data-event');
    if (shown === event) return;
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

async function openInForce(page: Page): Promise<string> {
  await page.getByTestId('in-force').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return (await dialog.textContent()) ?? '';
}

const skip = (page: Page): Promise<void> => page.getByRole('button', { name: /^Skip/ }).click();

describe('the Virulent Strain', () => {
  test('is chosen with the first epidemic, and its effects can be read from then on', async () => {
    const page = await visit({ speed: 'step' });
    await openSaved(page, STRAIN);
    expect(await openInForce(page)).toMatch(/No virulent strain yet/);
    await page.keyboard.press('Escape');
    await choose(page, 'end');
    await showUntil(page, 'strain');
    expect(await page.getByTestId('showing').textContent()).toMatch(/The virulent strain is/);
    expect(await violations(page), 'the strain is shown').toEqual([]);
    await skip(page);
    const strain = await page.getByTestId('in-force').getAttribute('data-strain');
    expect(['blue', 'yellow', 'black', 'red']).toContain(strain);
    const words = await openInForce(page);
    expect(words).toMatch(/Virulent strain: (Blue|Yellow|Black|Red)/);
    expect(words).toMatch(/Government Interference.*no pawn may leave a city with a cube of the strain/);
    expect(await violations(page), 'what is in force').toEqual([]);
  });

  test('the Field Operative takes a sample, and it lies on his seat', async () => {
    const page = await visit({ size: 'phone', theme: 'dark' });
    await openSaved(page, STRAIN);
    for (const key of ['drive:washington', 'drive:montreal', 'sample:blue']) await choose(page, key);
    await page.getByRole('button', { name: 'Seats' }).click();
    const operative = page.getByTestId('seats').locator('[data-seat="0"]');
    await operative.waitFor();
    expect(await operative.textContent()).toMatch(/Samples:.*Blue: 1 cube/);
    expect(await violations(page)).toEqual([]);
  });
});

describe('the Mutation', () => {
  test('brings purple cubes when its event is drawn', async () => {
    const page = await visit({ size: 'tablet', speed: 'step' });
    await openSaved(page, MUTATION);
    const purple = page.locator('[data-city][aria-label*="Purple"]');
    expect(await purple.count()).toBe(0);
    await choose(page, 'end');
    await showUntil(page, 'incident');
    expect(await page.getByTestId('showing').textContent()).toMatch(/The Mutation Threatens/);
    expect(await violations(page), 'the event is shown').toEqual([]);
    await skip(page);
    expect(await purple.first().getAttribute('aria-label')).toMatch(/Purple: 3 cubes/);
    expect(await openInForce(page)).toMatch(/Mutation.*Purple/);
    expect(await violations(page), 'what is in force').toEqual([]);
  });

  test.each(['en', 'de', 'ja', 'hu'] as const)('tells where purple lies as text (%s)', async (language) => {
    const page = await visit({ language, textBoard: true, theme: 'contrast' });
    await openSaved(page, MUTATION);
    await choose(page, 'end');
    await page.locator('#text-brink').waitFor();
    expect(await page.getByTestId('text-board').textContent()).toMatch(/[(（]3/u);
    expect(await violations(page)).toEqual([]);
  });
});
