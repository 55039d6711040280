import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { choose, movesOf, openSaved, take, visit, withBrowser } from './harness.ts';

withBrowser();

/** Chooses Zombicide on the start page, which must be in English, and starts the tutorial as it stands. */
async function startTutorial(page: Page): Promise<void> {
  await page
    .getByRole('radiogroup', { name: 'Which game' })
    .getByRole('radio', { name: /Zombicide/ })
    .check({ force: true });
  await page.getByLabel('Mission', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('table').waitFor();
}

describe.each(['desktop', 'phone'] as const)('the tutorial of Zombicide, %s', (size) => {
  test('is started, a survivor acts, the zombies have their phase, and a move is taken back', async () => {
    const page = await visit({ size, theme: size === 'phone' ? 'dark' : 'light' });
    await startTutorial(page);
    const decision = page.getByTestId('decision');
    for (let survivor = 0; survivor < 4; survivor++) {
      if ((await decision.getAttribute('data-ask')) === 'activate') await take(page, 'activate:');
      await page.locator('[data-action="move"]').click();
      await take(page, 'move:');
      while ((await decision.getAttribute('data-ask')) === 'walkOn') await take(page, 'stay');
      await take(page, 'end');
    }
    expect(await page.getByTestId('status').textContent()).toContain('Round 2');
    const moves = await movesOf(page);
    await page.getByTestId('undo').click();
    await page.waitForFunction(
      (n) => Number(document.querySelector('[data-testid=table]')?.getAttribute('data-moves')) < n,
      moves,
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

/** The keys of a recorded game. */
const recorded = (name: string): { readonly text: string; readonly keys: string[] } => {
  const file = new URL(`../../../fixtures/zombicide/${name}.game.json`, import.meta.url);
  const game = JSON.parse(readFileSync(file, 'utf8')) as { log: string[] };
  const text = JSON.stringify({ ...game, log: [], snapshots: [] });
  return { text, keys: game.log.map((line) => line.split(' ')[1]) };
};

test('a mission is won by clicking, from the first move to the end screen', async () => {
  const { text, keys } = recorded('win-s1-00-alone');
  const page = await visit({ textBoard: true });
  await openSaved(page, text);
  for (const key of keys) await choose(page, key);
  const end = page.getByRole('dialog');
  await end.waitFor();
  expect(await end.textContent()).toMatch(/Mission accomplished/);
});

test('a refusal leads to its rule: the page of the rules shows both games', async () => {
  const page = await visit({}, 'rules#S1-MOVE-04');
  await page.locator('[id="S1-MOVE-04"]').waitFor();
  expect(await page.locator('[id="S1-MOVE-04"]').textContent()).toMatch(/zombie/i);
  await page.getByRole('radio', { name: /^Pandemic/ }).check({ force: true });
  await page.locator('[id="PD-END-01"]').waitFor();
});
