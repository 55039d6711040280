import { expect, test, vi } from 'vitest';
import { createTranslate } from './translate.ts';

test('a message that is missing is told and shown by its id', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(createTranslate('en', {}).formatMessage({ id: 'pandemic.log.first' }, { name: 'Ann' })).toBe(
    'pandemic.log.first',
  );
  expect(complaints).toHaveBeenCalled();
  complaints.mockRestore();
});
