import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInEveryLook } from './axe.ts';
import { fitsInEveryLanguage, startGame, toEndOfForm, visit, withBrowser } from './harness.ts';

withBrowser();

const MODULE = 'virulent+bioterrorist';

/** Switches the box on and takes the module with most to choose, in whatever language. */
async function playTerror(page: Page): Promise<void> {
  await page.locator('form').getByRole('switch').check({ force: true });
  await page.locator('form h3 button').first().click();
  await page.locator(`input[value="${MODULE}"]`).check({ force: true });
}

/** Values of the choices of a group that is offered. */
const offered = (page: Page, group: string): Promise<(string | null)[]> =>
  page
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));

describe('On the Brink on the start page', () => {
  test('adds a seat and a level, and takes them away again without forgetting them', async () => {
    const page = await visit();
    const box = page.locator('form').getByRole('switch');
    await box.check({ force: true });
    await page.locator('input[value="5"]').first().check({ force: true });
    await page.locator('input[value="7"]').check({ force: true });
    expect(await page.getByLabel(/^Name at seat/).count()).toBe(5);
    await box.uncheck({ force: true });
    expect(await offered(page, 'Players')).toEqual(['2', '3', '4']);
    expect(await offered(page, 'Difficulty')).toEqual(['4', '5', '6']);
    expect(await page.getByLabel(/^Name at seat/).count()).toBe(4);
    await page.reload();
    await box.check({ force: true });
    expect(await page.getByLabel(/^Name at seat/).count()).toBe(5);
    expect(await page.locator('input[value="7"]').isChecked()).toBe(true);
  });

  test('starts a game of five with its roles', async () => {
    const page = await visit();
    await page.locator('form').getByRole('switch').check({ force: true });
    await startGame(page, { players: 5, level: 'Legendary', roles: ['Archivist', 'Medic'], seed: 'five' });
    expect(await page.getByTestId('seats').textContent()).toContain('Archivist');
  });

  test('with the bio-terrorist asks which side a bot plays', async () => {
    const page = await visit();
    await playTerror(page);
    expect(await offered(page, 'Players')).toEqual(['3', '4', '5']);
    expect(await page.getByText('Real cards on the table').count()).toBe(0);
    const seats = page.locator('form section li');
    expect(await seats.last().textContent()).toBe('Bot 3Bio-Terrorist');
    await page.locator('input[value="terrorist"]').check({ force: true });
    expect(await seats.first().textContent()).toBe('Bio-Terrorist');
    expect(await page.getByLabel(/^Name at seat/).count()).toBe(1);
    await page.locator('input[value="friends"]').check({ force: true });
    expect(await offered(page, 'Seat of the Bio-Terrorist')).toEqual(['random', '1', '2', '3']);
    expect(await page.getByText(/Four against one/).count()).toBe(0);
    await page.locator('input[value="5"]').first().check({ force: true });
    await page.getByText(/Four against one/).waitFor();
  });

  test('has nothing that axe finds, in any language and theme', async () => {
    const page = await visit();
    await playTerror(page);
    await page.locator('input[value="5"]').first().check({ force: true });
    await toEndOfForm(page);
    expect(await violationsInEveryLook(page)).toEqual([]);
  });

  test('is no wider than a phone, in any language', async () => {
    const page = await visit({ size: 'phone' });
    await playTerror(page);
    await page.locator('input[value="friends"]').check({ force: true });
    await page.locator('input[value="5"]').first().check({ force: true });
    await fitsInEveryLanguage(page);
  });
});
