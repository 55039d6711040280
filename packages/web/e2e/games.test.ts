import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choose, importSave, passTheScreen, startGame, visit, withBrowser } from './harness.ts';

withBrowser();

interface Recorded {
  readonly seed: string;
  readonly log: readonly string[];
}

const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/pandemic/${name}.game.json`, import.meta.url), 'utf8'));

/** The keys of a log without undo. */
const keysOf = ({ log }: Recorded): string[] => log.map((line) => line.split(' ')[1]);

describe('a whole game by clicking', () => {
  test('is won', async () => {
    const game = recorded('win-2-players');
    const page = await visit();
    await startGame(page, {
      players: 2,
      level: 'Introductory',
      roles: ['Scientist', 'Researcher'],
      seed: game.seed,
    });
    for (const key of keysOf(game)) await choose(page, key);
    const end = page.getByRole('dialog');
    await end.waitFor();
    expect(await end.textContent()).toMatch(/every cure that was needed/i);
    expect(await end.textContent()).toContain(game.seed);
  });

  test('is lost, on a phone, as text', async () => {
    const game = recorded('loss-2-players');
    const page = await visit({ size: 'phone', theme: 'dark', textBoard: true });
    await startGame(page, {
      players: 2,
      level: 'Heroic',
      roles: ['Researcher', 'Medic'],
      seed: game.seed,
      friends: true,
    });
    for (const key of keysOf(game)) await choose(page, key);
    const end = page.getByRole('dialog');
    await end.waitFor();
    expect(await end.textContent()).toMatch(/outbreak/i);
  });
});

test('PB087: on a phone the map is tapped, and nothing is wider than the screen', async () => {
  const game = recorded('win-2-players');
  const page = await visit({ size: 'phone' });
  await importSave(page, JSON.stringify({ ...game, log: [], snapshots: [] }));
  await page.getByTestId('saved-game').first().getByRole('link').click();
  await page.getByTestId('table').waitFor();
  for (const key of keysOf(game).slice(0, 24)) {
    await choose(page, key);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, key).toBeLessThanOrEqual(0);
  }
  const zooming = await page
    .locator('button:visible')
    .evaluateAll((buttons) => buttons.filter((one) => getComputedStyle(one).touchAction === 'auto').length);
  expect(zooming, 'buttons that a double tap would zoom into').toBe(0);
});

describe('other ways to play', () => {
  /** A recorded game from its very first choice. */
  const fromTheStart = (name: string): string => {
    const save = JSON.parse(
      readFileSync(new URL(`../../../fixtures/pandemic/${name}.game.json`, import.meta.url), 'utf8'),
    );
    return JSON.stringify({ ...save, log: [], snapshots: [] });
  };
  /** The log up to its first undo. */
  const plainKeys = (name: string, most: number): string[] => {
    const { log } = recorded(name);
    const undo = log.findIndex((line) => / (undo|redo) /.test(line));
    return log.slice(0, Math.min(most, undo < 0 ? log.length : undo)).map((line) => line.split(' ')[1]);
  };

  test('real cards: what was turned over on the table is entered', async () => {
    const page = await visit();
    await importSave(page, fromTheStart('real-cards-2-players'));
    await page.getByTestId('saved-game').first().getByRole('link').click();
    await page.getByTestId('table').waitFor();
    for (const key of plainKeys('real-cards-2-players', 30)) await choose(page, key);
  });

  test('closed hands at one screen: the curtain falls before the next hand is shown', async () => {
    const page = await visit({ size: 'tablet' });
    await importSave(page, fromTheStart('closed-hands-3-players'));
    await page.getByTestId('saved-game').first().getByRole('link').click();
    let handovers = 0;
    for (const key of plainKeys('closed-hands-3-players', 25)) {
      if (await passTheScreen(page)) handovers += 1;
      await choose(page, key);
    }
    expect(handovers).toBeGreaterThan(1);
  });
});
