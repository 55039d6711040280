import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choose, importSave, movesOf, visit, withBrowser } from './harness.ts';

withBrowser();

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/pandemic/${name}.game.json`, import.meta.url), 'utf8');

/** The winning game up to its last answers, so that there is something left to do. */
function unfinished(): string {
  const save = JSON.parse(fixture('win-2-players'));
  return JSON.stringify({ ...save, log: save.log.slice(0, 10), snapshots: [] });
}

test('once visited, it opens and plays without a connection', async () => {
  const page = await visit({ installs: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await importSave(page, unfinished());
  await page.getByTestId('saved-game').first().getByRole('link').click();
  await page.getByTestId('table').waitFor();
  await choose(page, 'end');
  expect(await movesOf(page)).toBe(11);
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.locator('[id="PD-END-01"]').waitFor();
});

describe('saved games', () => {
  test('a game is there again after a reload, at the same choice', async () => {
    const page = await visit();
    await importSave(page, unfinished());
    await page
      .getByRole('link', { name: /continue/i })
      .first()
      .click();
    await page.getByTestId('table').waitFor();
    expect(await movesOf(page)).toBe(10);
    await choose(page, 'end');
    const moves = await movesOf(page);
    const asked = await page.getByTestId('decision').getAttribute('data-ask');
    await page.reload();
    await page.getByTestId('table').waitFor();
    expect(await movesOf(page)).toBe(moves);
    expect(await page.getByTestId('decision').getAttribute('data-ask')).toBe(asked);
    await page.getByTestId('undo').click();
    await page.waitForFunction(
      () => document.querySelector('[data-testid=table]')?.getAttribute('data-moves') === '10',
    );
    await page.getByTestId('redo').click();
    await page.waitForFunction(
      (n) => document.querySelector('[data-testid=table]')?.getAttribute('data-moves') === String(n),
      moves,
    );
  });

  test('damaged and foreign files are refused with what and where, and nothing is lost', async () => {
    const page = await visit();
    await importSave(page, unfinished());
    const games = page.getByTestId('saved-game');
    await games.first().waitFor();

    const tampered = JSON.parse(fixture('outbreaks-4-players'));
    tampered.log[7] = 'p1 fly:the-moon';
    const damaged: readonly (readonly [string, string, RegExp])[] = [
      ['cut.game.json', unfinished().slice(0, 300), /character/i],
      ['cat.json', '{"format":"cat"}', /format/i],
      ['newer.game.json', unfinished().replace('"v": 2', '"v": 99').replace('"v":2', '"v":99'), /99/],
      ['tampered.game.json', JSON.stringify(tampered), /log\[7\]/],
    ];
    for (const [name, text, message] of damaged) {
      await importSave(page, text, name);
      await page.getByText(message).first().waitFor();
      expect(await games.count()).toBe(1);
    }
  });

  test('an exported file is the game', async () => {
    const page = await visit();
    await importSave(page, fixture('win-2-players'));
    await page.getByTestId('saved-game').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /export/i })
        .first()
        .click(),
    ]);
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const exported = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const original = JSON.parse(fixture('win-2-players'));
    expect(exported.log).toEqual(original.log);
    expect(exported.snapshots.at(-1)).toEqual(original.snapshots.at(-1));
  });
});
