import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../table/useMapKeys.ts';
import { sceneOf } from '../useBoard.ts';
import { middleOf, type Plan } from './plan.ts';
import { towards } from './towards.ts';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];
const PLANS = OUR_MISSIONS.map((mission) => ({ id: mission.id, plan: sceneOf(mission).plan }));

/** All zones that arrow keys lead to from one. */
function reached(plan: Plan, from: number): Set<number> {
  const seen = new Set([from]);
  // A set goes on to what is added to it meanwhile.
  for (const zone of seen) {
    for (const direction of DIRECTIONS) {
      const next = towards(plan, zone, direction);
      if (next !== null) seen.add(next);
    }
  }
  return seen;
}

/** A plan of zones with these middles. */
function planAt(...middles: readonly (readonly [number, number])[]): Plan {
  const zones = middles.map(([x, y], zone) => {
    const area = { x: x - 50, y: y - 50, w: 100, h: 100 };
    return { zone, area, boxes: [area], path: '', kind: 'room' as const, floor: 0 };
  });
  const none = { pavements: [], crossings: [], lanes: [], walls: [], sills: [], furniture: [] };
  const built = { lockers: [], beds: [], fences: [], stairs: [], wreck: null };
  return { width: 1000, height: 1000, zones, ...none, ...built };
}

describe.each(PLANS)('the arrow keys on $id', ({ plan }) => {
  it('lead from any zone to every other', () => {
    for (const { zone } of plan.zones) expect(reached(plan, zone).size).toBe(plan.zones.length);
  });

  it('lead the way they point', () => {
    for (const { zone, area } of plan.zones) {
      const from = middleOf(area);
      const to = (direction: Direction) => {
        const next = towards(plan, zone, direction);
        return next === null ? null : middleOf(plan.zones[next].area);
      };
      expect(to('up')?.y ?? Number.NEGATIVE_INFINITY).toBeLessThan(from.y);
      expect(to('down')?.y ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from.y);
      expect(to('left')?.x ?? Number.NEGATIVE_INFINITY).toBeLessThan(from.x);
      expect(to('right')?.x ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from.x);
    }
  });
});

describe('the next zone in a direction', () => {
  it('is the nearest one, rather ahead than beside', () => {
    const plan = planAt([100, 100], [300, 100], [500, 100], [200, 250]);
    expect(towards(plan, 0, 'right')).toBe(1);
    expect(towards(plan, 0, 'down')).toBe(3);
    expect(towards(plan, 2, 'left')).toBe(1);
  });

  it('is none at the edge, and none that lies only beside', () => {
    const plan = planAt([100, 100], [120, 900]);
    expect(towards(plan, 0, 'up')).toBeNull();
    expect(towards(plan, 0, 'right')).toBeNull();
    expect(towards(plan, 0, 'down')).toBe(1);
  });
});
