import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choose, startGame, visit, withBrowser } from './harness.ts';

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
    expect(await end.textContent()).toMatch(/all four/i);
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
