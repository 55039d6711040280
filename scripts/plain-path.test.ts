import { expect, test } from 'vitest';
import { plainPath } from './lib/plain-path.ts';

test('points are rounded where they are, and told from the one before', () => {
  expect(plainPath('M10.4 20.6L30 40H5.2V7')).toBe('m10 21l20 19h-25v-33');
});

test('what is lost by rounding does not add up', () => {
  expect(plainPath('m0 0l.4 0l.4 0l.4 0l.4 0')).toBe('m0 0l0 0 1 0 0 0 1 0');
});

test('steps without a letter are those of the last one, and those after a start are lines', () => {
  expect(plainPath('m1 1 2 2-3 3')).toBe('m1 1l2 2-3 3');
  expect(plainPath('M1 1c1 1 2 2 3 3s4-4 5 5z')).toBe('m1 1c1 1 2 2 3 3s4-4 5 5z');
});

test('after a shape is closed the next begins at its start', () => {
  expect(plainPath('M10 10h5v5zm1 1h2z')).toBe('m10 10h5v5zm1 1h2z');
});

test('the flags of an arc may stand together', () => {
  expect(plainPath('M0 0a2.2 2.2 0 014.2-3')).toBe('m0 0a2 2 0 0 1 4-3');
});

test('what is no path is refused', () => {
  expect(() => plainPath('M1')).toThrow('lacks a number');
  expect(() => plainPath('b1 2')).toThrow('no path has a step b');
});
