import { readSave, replay, saveTable } from '@holdout/kernel';
import { expect, test } from 'vitest';
import { zombicide } from '../src/game.ts';
import { deal, plan, seen } from './deal.ts';

test('a mission of one’s own whose door stands in the middle of a wall is saved, and replayed to the same table', () => {
  const mission = plan({ doors: [{ between: ['A1.r2', 'A1.NE'], at: [0.625, 0.35] }] });
  const table = deal({ mission });
  const file = readSave(JSON.parse(JSON.stringify(saveTable(table, 'test'))));
  const again = replay(zombicide, file);
  expect(again.mismatch).toBeNull();
  expect(seen(again.table)).toEqual(seen(table));
});
