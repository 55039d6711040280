import { expect, it } from 'vitest';
import { ago } from './when.ts';

const NOW = Date.UTC(2026, 10, 29, 12);
const before = (minutes: number) => ago(NOW - minutes * 60_000, NOW);

it('says how long ago in the largest unit that fits', () => {
  expect(before(0.5)).toEqual({ value: 0, unit: 'second' });
  expect(before(1)).toEqual({ value: -1, unit: 'minute' });
  expect(before(119)).toEqual({ value: -1, unit: 'hour' });
  expect(before(60 * 24 * 2)).toEqual({ value: -2, unit: 'day' });
  expect(before(60 * 24 * 20)).toEqual({ value: -2, unit: 'week' });
  expect(before(60 * 24 * 400)).toEqual({ value: -1, unit: 'year' });
});

it('PB093: takes a clock that was set back for now', () => {
  expect(ago(NOW + 5000, NOW)).toEqual({ value: 0, unit: 'second' });
});
