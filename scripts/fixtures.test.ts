import { readdirSync, readFileSync } from 'node:fs';
import {
  type CoreState,
  checkHash,
  type Game,
  type Json,
  readSave,
  replay,
  saveTable,
} from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { zombicide } from '@holdout/zombicide';
import { describe, expect, test } from 'vitest';

const textOf = (path: string): string =>
  readFileSync(new URL(`../fixtures/${path}`, import.meta.url), 'utf8');
const filesOf = (game: string): string[] =>
  readdirSync(new URL(`../fixtures/${game}/`, import.meta.url)).filter((name) => name.endsWith('.game.json'));

/** The end of a recorded game is the one it had when it was recorded. */
function expectSameEnd<S extends CoreState>(game: Game<S>, path: string): void {
  const file = readSave(textOf(path));
  const { table, mismatch } = replay(game, file);
  expect(mismatch).toBeNull();
  expect(checkHash(JSON.parse(JSON.stringify(table.state)))).toBe(file.snapshots.at(-1)?.hash);
  expect(game.faults(table.run)).toEqual([]);
}

describe('recorded games', () => {
  test.each(filesOf('pandemic'))('Pandemic: %s is replayed to the end it had', (name) => {
    expectSameEnd(pandemic, `pandemic/${name}`);
  });

  test.each(filesOf('zombicide'))('Zombicide: %s is replayed to the end it had', (name) => {
    expectSameEnd(zombicide, `zombicide/${name}`);
  });

  test('PB069 PB073: a file of format 1 is written again in the format of today, and is the same game', () => {
    const old = JSON.parse(textOf('pandemic/format-1.game.json')) as { log: Json[] };
    const { table } = replay(pandemic, readSave(old));
    const again = saveTable(table, 'test');
    expect(again.log).toHaveLength(old.log.length);
    expect(again.log[0]).toBe('p2 give:p1:istanbul @1790000000000');
    expect(again.snapshots.at(-1)?.hash).toBe(readSave(old).snapshots.at(-1)?.hash);
  });
});
