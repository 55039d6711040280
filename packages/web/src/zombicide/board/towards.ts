import type { Direction } from '../../table/useMapKeys.ts';
import type { Plan } from './plan.ts';

const AXES: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The nearest zone in a direction, or null at the edge of the board. */
export function towards(plan: Plan, zone: number, direction: Direction): number | null {
  const [dx, dy] = AXES[direction];
  const middle = (n: number): readonly [number, number] => {
    const { x, y, w, h } = plan.zones[n].area;
    return [x + w / 2, y + h / 2];
  };
  const [x, y] = middle(zone);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { zone: other } of plan.zones) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    // Ahead rather than beside.
    if (other === zone || along <= 0 || across > along * 2) continue;
    const far = along + across * 2;
    if (far < least) {
      least = far;
      best = other;
    }
  }
  return best;
}
