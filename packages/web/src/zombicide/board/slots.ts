import type { Box } from './plan.ts';

export interface Slot {
  readonly x: number;
  readonly y: number;
}

/** Where things stand, and how big they are. */
export interface Arrangement {
  readonly size: number;
  readonly slots: readonly Slot[];
}

const LARGEST = 118;
const SMALLEST = 16;
/** Room along the edges of a zone, less in one that is narrow, and between two pieces as part of a piece. */
const MARGIN = 30;
const NARROW_MARGIN = 0.1;
const GAP = 0.08;

/** Places for `count` pieces in a zone, in rows from its middle, as large as they fit. */
export function arrange(area: Box, count: number): Arrangement {
  if (count === 0) return { size: LARGEST, slots: [] };
  const width = within(area.w);
  const height = within(area.h);
  let size = LARGEST;
  while (size > SMALLEST && fitting(width, height, size) < count) size -= 2;
  const columns = Math.max(1, Math.min(count, Math.floor(width / size)));
  const rows = Math.ceil(count / columns);
  const slots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns;
    const column = i - row * columns;
    return {
      x: area.x + area.w / 2 + (column - (inRow - 1) / 2) * size,
      y: area.y + area.h / 2 + (row - (rows - 1) / 2) * size,
    };
  });
  return { size: size * (1 - GAP), slots };
}

const within = (length: number): number => length - 2 * Math.min(MARGIN, length * NARROW_MARGIN);

const fitting = (width: number, height: number, size: number): number =>
  Math.floor(width / size) * Math.floor(height / size);
