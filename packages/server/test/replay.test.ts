import { readFileSync } from 'node:fs';
import { readSave, replay, type Seat } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { TableHost } from '@holdout/protocol';
import { describe, expect, test } from 'vitest';

/** A game of the fixtures, as far as it was played. */
function host(name: string) {
  const url = new URL(`../../../fixtures/pandemic/${name}.game.json`, import.meta.url);
  const { table, mismatch } = replay(pandemic, readSave(readFileSync(url, 'utf8')));
  expect(mismatch).toBeNull();
  return new TableHost(table);
}

const ALL: readonly Seat[] = [0, 1, 2, 3];

describe('a table as it was', () => {
  test('after each move is as it was told then', () => {
    const played = host('win-2-players');
    const told = TableHost.create(pandemic, played.table.setup);
    for (const n of [0, 1, 2, 3, 14, 15, 40, played.moves]) {
      while (told.moves < n) told.table.apply(played.table.moves[told.moves].entry);
      const at = played.at(n, 'everyone');
      const then = told.update('everyone', ALL);
      expect(at.view, `move ${n}`).toEqual(then.view);
      expect(at.moves).toBe(n);
      expect(at.history.moves).toHaveLength(n);
      expect(at.decision?.owner).toBe(then.decision?.owner);
      expect(at.decision?.options ?? []).toEqual([]);
      expect(at.undo.can).toBe(false);
    }
    expect(played.at(played.moves, 'everyone').decision).toBeNull();
    expect(played.at(0, 'everyone').opening).toEqual(told.update('everyone', ALL).opening);
  });

  test('looking leaves the table as it is', () => {
    const played = host('win-2-players');
    const before = JSON.stringify(played.update('everyone', []));
    played.at(7, 'everyone');
    played.cut(7, 'everyone');
    expect(JSON.stringify(played.update('everyone', []))).toBe(before);
  });

  test('a step leads from one to the next', () => {
    const played = host('outbreaks-4-players');
    for (const n of [0, 5, 11]) {
      const steps = played.look(n, 'everyone');
      expect(played.at(n + 1, 'everyone').history.moves.at(-1)?.events).toEqual(
        steps.map(({ event }) => event),
      );
    }
  });

  test('there is no move before the first or after the last', () => {
    const played = host('win-2-players');
    for (const n of [-1, 0.5, played.moves + 1]) expect(() => played.at(n, 'everyone')).toThrow(RangeError);
  });

  test('is hidden from others as long as the game goes on, and open once it is over', () => {
    const played = host('terror-3-players');
    expect(played.table.over).toBe(true);
    const seen = played.at(6, 'everyone');
    expect(seen.viewer).toBe('everyone');
    const running = new TableHost(played.cut(played.moves - 1, 'everyone'));
    const spectated = running.at(running.movesFor('spectator'), 'everyone');
    const now = running.update('spectator', []);
    expect(spectated.viewer).toBe('spectator');
    expect(spectated.seed).toBeNull();
    expect(spectated.view).toEqual(now.view);
    expect(spectated.history.moves.some(({ key }) => key === null)).toBe(true);
    expect(spectated.history).toEqual(now.history);
  });
});

describe('a table that goes on from an earlier move', () => {
  test('has the same luck, and all that was answered until then', () => {
    const played = host('win-2-players');
    const cut = new TableHost(played.cut(12, 'everyone'));
    expect(cut.moves).toBe(12);
    expect(cut.update('everyone', []).view).toEqual(played.at(12, 'everyone').view);
    while (cut.moves < played.moves) cut.table.apply(played.table.moves[cut.moves].entry);
    expect(cut.update('everyone', []).view).toEqual(played.update('everyone', []).view);
  });
});
