import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { expect, it } from 'vitest';
import { sceneOf } from '../useBoard.ts';
import { outlineOf } from './outline.ts';

const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

const cornersOf = (path: string): number => path.split(/[ML]/).length - 1;

it('of two rectangles side by side is one rectangle', () => {
  expect(outlineOf([box(0, 0, 10, 20), box(10, 0, 30, 20)])).toBe('M0 0L40 0L40 20L0 20Z');
});

it('of a corner has six corners and no line inside', () => {
  expect(outlineOf([box(0, 0, 10, 10), box(0, 10, 10, 10), box(10, 10, 10, 10)])).toBe(
    'M0 0L10 0L10 10L20 10L20 20L0 20Z',
  );
});

it('of rectangles that lie apart is a loop for each', () => {
  expect(outlineOf([box(0, 0, 5, 5), box(9, 0, 5, 5)]).match(/M/g)).toHaveLength(2);
});

it('runs round a hole the other way, so that it is not filled', () => {
  const ring = [box(0, 0, 30, 10), box(0, 10, 10, 10), box(20, 10, 10, 10), box(0, 20, 30, 10)];
  expect(outlineOf(ring)).toContain('M10 10L10 20L20 20L20 10Z');
});

it('of every zone of every mission is one loop with four corners or a few more', () => {
  for (const mission of OUR_MISSIONS) {
    for (const { zone, path } of sceneOf(mission).plan.zones) {
      expect(path.match(/M/g), `${mission.id} ${zone}`).toHaveLength(1);
      expect(cornersOf(path), `${mission.id} ${zone}`).toBeLessThanOrEqual(12);
    }
  }
});
