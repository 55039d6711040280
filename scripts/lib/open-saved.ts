import type { BrowserContext, Page } from 'playwright-core';

/** Gives the client its settings before it starts for the first time; what is changed later stays. */
export async function withSettings(
  context: BrowserContext,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.addInitScript((state) => {
    if (localStorage.getItem('holdout.settings') === null) {
      localStorage.setItem('holdout.settings', JSON.stringify({ state, version: 1 }));
    }
  }, settings);
}

/** Pastes a save file on the start page, in whatever language it is, and opens the game: the table, or its curtain. */
export async function openSaved(page: Page, text: string): Promise<void> {
  await page.locator('form').waitFor();
  await page.evaluate((json) => {
    const data = new DataTransfer();
    data.setData('text/plain', json);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);
  await page.getByTestId('saved-game').first().getByRole('link').click();
  await page.getByTestId('table').or(page.getByTestId('curtain')).first().waitFor();
}
