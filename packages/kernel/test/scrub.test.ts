import { describe, expect, test } from 'vitest';
import { readSave, replay, saveTable, scrubSave, Table } from '../src/index.ts';
import { toy } from './toy.ts';

/** A save with names, times and fields of other programs, a bot at its second seat. */
function saved() {
  const table = new Table(toy, {
    options: {},
    seed: 'toy',
    undo: 'keepFate',
    seats: [{ name: 'Ann' }, { name: 'Ben', bot: 'greedy' }],
  });
  for (let i = 0; i < 4; i++) {
    table.answer({ seq: table.state.seq, seat: i % 2, key: 'dig' }, 1_790_000_000_000 + i);
  }
  return saveTable(table, 'test', { playedBy: 'Ann of Austria' });
}

describe('a save for whoever looks for a mistake', () => {
  test('tells neither who played nor when', () => {
    const save = saved();
    expect(save.log[0]).toMatch(/ @1790000000000$/);
    const scrubbed = scrubSave({ ...save, past: ['p1 dig @1780000000000'] });
    expect(JSON.stringify(scrubbed)).not.toMatch(/Ann|Ben|@|Austria/);
    expect(scrubbed.seats).toEqual([{ name: 'P1' }, { name: 'P2', bot: 'greedy' }]);
    expect(scrubbed.past).toEqual(['p1 dig']);
  });

  test('replays as before', () => {
    const save = saved();
    const { table, mismatch } = replay(toy, readSave(JSON.stringify(scrubSave(save))));
    expect(mismatch).toBeNull();
    expect(table.moves).toHaveLength(4);
    expect('past' in scrubSave(save)).toBe(false);
  });
});
