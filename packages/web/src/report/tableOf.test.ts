import { expect, test } from 'vitest';
import { tableOf } from './tableOf.ts';

test('an address says which table its page shows', () => {
  const here = { at: 'here', id: '2b3c4d5e6f7g' };
  const server = { at: 'server', code: '7K2M9QX' };
  expect(['/table/2b3c4d5e6f7g', '/replay/2b3c4d5e6f7g'].map(tableOf)).toEqual([here, here]);
  expect(['/g/7K2M9QX', '/w/7K2M9QX', '/r/7K2M9QX', '/table/7K2M9QX'].map(tableOf)).toEqual([
    server,
    server,
    server,
    server,
  ]);
  expect(['/', '/rules', '/g/none', '/tables/2b3c4d5e6f7g'].map(tableOf)).toEqual([null, null, null, null]);
});
