import type { CityOnMap } from './geometry.ts';

/** Where the pieces of a city lie around its node, so that they don't cover its name. */
export interface Slots {
  /** Middle of the row of pawns. */
  readonly pawns: number;
  /** Side on which the cubes lie. */
  readonly cubes: 'left' | 'right';
}

const ABOVE = -36;
const BELOW = 37;

export function slotsOf({ x, y, label }: CityOnMap): Slots {
  const dx = label.x - x;
  const dy = label.y - y;
  const named = { above: dy < -10, beside: Math.abs(dy) <= 10 };
  const nameRight = dx > 0 && (named.beside || named.above);
  return { pawns: named.above ? BELOW : ABOVE, cubes: nameRight ? 'left' : 'right' };
}

const PAWN_SPACING = 30;

/** Where each of `n` pawns of a city stands, from the middle of its row. */
export const pawnShift = (i: number, n: number): number => (i - (n - 1) / 2) * PAWN_SPACING;
