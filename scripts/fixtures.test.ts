import { readdirSync, readFileSync } from 'node:fs';
import { checkHash, type Json, readSave, replay, saveTable } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { describe, expect, test } from 'vitest';

const folder = new URL('../fixtures/pandemic/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.game.json'));

describe('recorded games', () => {
  test.each(files)('%s is replayed to the end it had', (name) => {
    const file = readSave(readFileSync(new URL(name, folder), 'utf8'));
    const { table, mismatch } = replay(pandemic, file);
    expect(mismatch).toBeNull();
    expect(checkHash(JSON.parse(JSON.stringify(table.state)))).toBe(file.snapshots.at(-1)?.hash);
    expect(pandemic.faults(table.run)).toEqual([]);
  });

  test('a file of format 1 is written again in the format of today, and is the same game', () => {
    const old = JSON.parse(readFileSync(new URL('format-1.game.json', folder), 'utf8')) as { log: Json[] };
    const { table } = replay(pandemic, readSave(old));
    const again = saveTable(table, 'test');
    expect(again.log).toHaveLength(old.log.length);
    expect(again.log[0]).toBe('p2 give:p1:istanbul @1790000000000');
    expect(again.snapshots.at(-1)?.hash).toBe(readSave(old).snapshots.at(-1)?.hash);
  });
});
