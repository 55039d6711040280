import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { choose, openSaved, visit, withBrowser } from './harness.ts';

withBrowser();

/** A recorded game as it was before the last of its moves, and the keys of these. */
function recorded(name: string, last = Infinity): { readonly text: string; readonly keys: string[] } {
  const file = new URL(`../../../fixtures/zombicide/${name}.game.json`, import.meta.url);
  const game = JSON.parse(readFileSync(file, 'utf8')) as { log: string[] };
  const made = Math.max(0, game.log.length - last);
  const text = JSON.stringify({ ...game, log: game.log.slice(0, made), snapshots: [] });
  return { text, keys: game.log.slice(made).map((line) => line.split(' ')[1]) };
}

async function play(page: Page, { text, keys }: ReturnType<typeof recorded>): Promise<string> {
  await openSaved(page, text);
  for (const key of keys) await choose(page, key);
  const end = page.getByRole('dialog');
  await end.waitFor();
  return (await end.textContent()) ?? '';
}

describe('Rue Morgue by clicking', () => {
  test('a whole mission is won, from the team’s cards to the end screen', async () => {
    const page = await visit({ textBoard: true });
    expect(await play(page, recorded('win-rm-00a-alone'))).toMatch(/Mission accomplished/);
  });

  test('on a phone: the pilot takes off, flies and lands, and the mission is won', async () => {
    const page = await visit({ size: 'phone', theme: 'dark' });
    expect(await play(page, recorded('win-rm-03-2-players', 85))).toMatch(/Mission accomplished/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('two teams at one screen: the last objective ends the game, and the richer team has won', async () => {
    const page = await visit({ size: 'tablet' });
    const text = await play(page, recorded('rivals-rm-11-2-players', 12));
    expect(text).toMatch(/Team [12]/);
    expect(text).toMatch(/experience/i);
  });

  test('a team action: called, joined, and everybody does his part', async () => {
    const page = await visit();
    const { text, keys } = recorded('win-rm-00a-alone');
    const first = keys.findIndex((key) => key.startsWith('activate:'));
    await openSaved(page, text);
    for (const key of keys.slice(0, first + 1)) await choose(page, key);
    await page.locator('[data-action="team"]').click();
    await page.locator('[data-option^="team:"]:visible').first().click();
    const decision = page.getByTestId('decision');
    for (let answers = 0; (await decision.getAttribute('data-ask')) !== 'action'; answers++) {
      expect(answers).toBeLessThan(12);
      const before = await page.getByTestId('table').getAttribute('data-moves');
      await page.locator('[data-option]:visible').first().click();
      await page.waitForFunction(
        (moves) => document.querySelector('[data-testid=table]')?.getAttribute('data-moves') !== moves,
        before,
      );
    }
    expect(await page.getByTestId('log').textContent()).toMatch(/team action/i);
  });
});
