import type { Box } from './plan.ts';

/** A corner, as `x y` of a path. */
type Corner = string;

/** The outline of rectangles that lie side by side, as a path: where two of them touch there is no line. */
export function outlineOf(boxes: readonly Box[]): string {
  const next = edgesOf(boxes);
  let path = '';
  for (let start = firstOf(next); start !== undefined; start = firstOf(next)) {
    const loop = [start];
    for (let at = follow(next, start); at !== start; at = follow(next, at)) loop.push(at);
    path += `M${withoutStops(loop).join('L')}Z`;
  }
  return path;
}

const firstOf = (next: ReadonlyMap<Corner, Corner[]>): Corner | undefined => next.keys().next().value;

/** Takes one edge that begins at a corner, and gives its end. */
function follow(next: Map<Corner, Corner[]>, from: Corner): Corner {
  const ends = next.get(from);
  const end = ends?.pop();
  if (ends?.length === 0) next.delete(from);
  if (end === undefined) throw new Error(`the outline is open at ${from}`);
  return end;
}

/**
 * The rectangles are cut along all their sides into cells. Each cell is walked round clockwise: an edge that two cells
 * share is walked in both directions, and falls away.
 */
function edgesOf(boxes: readonly Box[]): Map<Corner, Corner[]> {
  const xs = sorted(boxes.flatMap(({ x, w }) => [x, x + w]));
  const ys = sorted(boxes.flatMap(({ y, h }) => [y, y + h]));
  const inside = (i: number, j: number): boolean =>
    boxes.some(({ x, y, w, h }) => xs[i] >= x && xs[i] < x + w && ys[j] >= y && ys[j] < y + h);
  const next = new Map<Corner, Corner[]>();
  const edge = (x1: number, y1: number, x2: number, y2: number): void => {
    const from = `${x1} ${y1}`;
    next.set(from, [...(next.get(from) ?? []), `${x2} ${y2}`]);
  };
  for (let i = 0; i < xs.length - 1; i++) {
    for (let j = 0; j < ys.length - 1; j++) {
      if (!inside(i, j)) continue;
      const [left, right, top, bottom] = [xs[i], xs[i + 1], ys[j], ys[j + 1]];
      if (!inside(i, j - 1)) edge(left, top, right, top);
      if (!inside(i + 1, j)) edge(right, top, right, bottom);
      if (!inside(i, j + 1)) edge(right, bottom, left, bottom);
      if (!inside(i - 1, j)) edge(left, bottom, left, top);
    }
  }
  return next;
}

const sorted = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Leaves out corners on a straight line. */
function withoutStops(loop: readonly Corner[]): Corner[] {
  const at = (i: number): readonly string[] => loop[(i + loop.length) % loop.length].split(' ');
  return loop.filter((_, i) => {
    const [[x1, y1], [x, y], [x2, y2]] = [at(i - 1), at(i), at(i + 1)];
    return !((x1 === x && x === x2) || (y1 === y && y === y2));
  });
}
