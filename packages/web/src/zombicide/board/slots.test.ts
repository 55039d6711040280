import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../useBoard.ts';
import { type Arrangement, arrange } from './slots.ts';

const MOST = 40;
const AREAS = OUR_MISSIONS.flatMap((mission) => {
  return sceneOf(mission).plan.zones.map(({ zone, area }) => ({ name: `${mission.id} z${zone + 1}`, area }));
});

/** Whether any two pieces of an arrangement lie on one another. */
function hasOverlap({ size, slots }: Arrangement): boolean {
  return slots.some((a, i) =>
    slots.slice(0, i).some((b) => Math.abs(a.x - b.x) < size && Math.abs(a.y - b.y) < size),
  );
}

describe('the pieces of a zone', () => {
  it('all stand in it, in every zone of every mission, however many they are', () => {
    for (const { name, area } of AREAS) {
      for (let count = 1; count <= MOST; count++) {
        const { size, slots } = arrange(area, count);
        expect(slots).toHaveLength(count);
        const outside = slots.filter(
          ({ x, y }) =>
            x - size / 2 < area.x ||
            x + size / 2 > area.x + area.w ||
            y - size / 2 < area.y ||
            y + size / 2 > area.y + area.h,
        );
        expect(outside, `${count} in ${name}`).toEqual([]);
      }
    }
  });

  it('never lie on one another', () => {
    for (const { name, area } of AREAS) {
      for (let count = 2; count <= MOST; count++) {
        expect(hasOverlap(arrange(area, count)), `${count} in ${name}`).toBe(false);
      }
    }
  });

  it('become no larger when another one comes', () => {
    for (const { name, area } of AREAS) {
      const sizes = Array.from({ length: MOST }, (_, i) => arrange(area, i + 1).size);
      expect(sizes, name).toEqual([...sizes].sort((a, b) => b - a));
    }
  });
});

describe('an arrangement', () => {
  const area = { x: 100, y: 200, w: 500, h: 500 };

  it('of nobody has no places', () => {
    expect(arrange(area, 0).slots).toEqual([]);
  });

  it('puts a single piece in the middle', () => {
    expect(arrange(area, 1).slots).toEqual([{ x: 350, y: 450 }]);
  });

  it('is as large as it can be where there is room', () => {
    expect(arrange(area, 2).size).toBe(arrange(area, 1).size);
    expect(arrange(area, MOST).size).toBeLessThan(arrange(area, 1).size);
  });

  it('has its last row in the middle, too', () => {
    const { slots } = arrange({ x: 0, y: 0, w: 300, h: 300 }, 3);
    const rows = [...new Set(slots.map(({ y }) => y))];
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const across = slots.filter(({ y }) => y === row).map(({ x }) => x);
      expect((Math.min(...across) + Math.max(...across)) / 2).toBeCloseTo(150);
    }
  });

  it('fits a strip beside a car', () => {
    const strip = { x: 0, y: 220, w: 300, h: 80 };
    for (const count of [1, 2, 5, 13]) {
      const { size, slots } = arrange(strip, count);
      expect(Math.min(...slots.map(({ y }) => y)) - size / 2).toBeGreaterThanOrEqual(220);
      expect(Math.max(...slots.map(({ y }) => y)) + size / 2).toBeLessThanOrEqual(300);
    }
  });
});
