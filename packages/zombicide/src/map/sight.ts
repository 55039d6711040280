import type { BoardZone, Door, Sight, Zone } from './board.ts';
import type { Node, Passage } from './layout.ts';
import { GROUND } from './tile.ts';
import { commonBorder } from './walls.ts';

/** A straight look has to be at least this wide. */
const LEAST = 30;
const SLACK = 12;

/** The way on from a rectangle to the next, in one of the four directions of the board. */
interface Way {
  readonly to: number;
  readonly direction: number;
  readonly lo: number;
  readonly hi: number;
  readonly door: Door;
}

/**
 * Who sees whom. On far ground one looks straight along the board, over any number of zones, to a wall or the end;
 * from a room into every zone it is open to, and no further, except straight out along the street. S1-SIGHT-01 to
 * S1-SIGHT-06; into a building and out of it one zone deep, also across a street (ruling OQ-47 of Rue Morgue). Into a
 * tent and out of it nobody sees. RM-TENT-05
 */
export function sightsOf(
  nodes: readonly Node[],
  passages: readonly Passage[],
  zoneOf: readonly Zone[],
  zones: readonly BoardZone[],
  tents: ReadonlySet<Zone>,
): Sight[] {
  const ways = waysOf(nodes, passages);
  const found = new Map<string, Sight>();
  const zoneAt = (node: number): Zone => zoneOf[nodes[node].cell];
  const isFar = (zone: Zone): boolean => GROUND[zones[zone].type].far;

  const add = (a: Zone, b: Zone, steps: number, doors: readonly Door[]): void => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      const key = `${from}/${to}/${doors.join(',')}`;
      const known = found.get(key);
      if (!known || known.steps > steps) found.set(key, { a: from, b: to, steps, doors });
    }
  };

  /** Looks on in one direction from a rectangle of far ground. */
  const look = (
    from: Zone,
    node: number,
    direction: number,
    lo: number,
    hi: number,
    steps: number,
    doors: readonly Door[],
  ): void => {
    for (const way of ways[node]) {
      const [low, high] = [Math.max(lo, way.lo), Math.min(hi, way.hi)];
      if (way.direction !== direction || high - low < LEAST) continue;
      const next = zoneAt(way.to);
      if (tents.has(next)) continue;
      const crossed = next === zoneAt(node) ? steps : steps + 1;
      const through = withDoor(doors, way.door);
      if (next !== from) add(from, next, crossed, through);
      if (isFar(next)) look(from, way.to, direction, low, high, crossed, through);
    }
  };

  nodes.forEach(({ rect }, node) => {
    const from = zoneAt(node);
    if (tents.has(from)) return;
    if (isFar(from)) {
      for (let direction = 0; direction < 4; direction++) {
        const [lo, hi] = direction % 2 === 0 ? [rect[0], rect[2]] : [rect[1], rect[3]];
        look(from, node, direction, lo, hi, 0, []);
      }
      return;
    }
    for (const way of ways[node]) {
      const next = zoneAt(way.to);
      if (next === from || tents.has(next)) continue;
      const through = withDoor([], way.door);
      add(from, next, 1, through);
      if (isFar(next)) look(from, way.to, way.direction, way.lo, way.hi, 1, through);
    }
  });
  return [...found.values()].sort((p, q) => p.a - q.a || p.b - q.b || p.steps - q.steps);
}

const withDoor = (doors: readonly Door[], door: Door): readonly Door[] =>
  door < 0 || doors.includes(door) ? doors : [...doors, door].sort((a, b) => a - b);

/** North 0, east 1, south 2, west 3. */
function waysOf(nodes: readonly Node[], passages: readonly Passage[]): Way[][] {
  const ways: Way[][] = nodes.map(() => []);
  const join = (i: number, j: number, axis: 'x' | 'y', lo: number, hi: number, door: Door): void => {
    const side = axis === 'x' ? 0 : 1;
    const forth = nodes[i].rect[side] < nodes[j].rect[side];
    const [onward, back] = axis === 'x' ? [1, 3] : [2, 0];
    ways[i].push({ to: j, direction: forth ? onward : back, lo, hi, door });
    ways[j].push({ to: i, direction: forth ? back : onward, lo, hi, door });
  };
  for (const { a, b, axis, at, lo, hi, door } of passages) {
    const [near, far] = [a, b].map((cell) =>
      nodes.flatMap((node, i) => (node.cell === cell && liesAt(node, axis, at, lo, hi) ? [i] : [])),
    );
    for (const i of near) for (const j of far) join(i, j, axis, lo, hi, door);
  }
  // The rectangles of one cell lie open to each other.
  nodes.forEach((p, i) => {
    for (let j = i + 1; j < nodes.length; j++) {
      const common = nodes[j].cell === p.cell ? commonBorder(p, nodes[j]) : null;
      if (common) join(i, j, common.axis, common.lo, common.hi, -1);
    }
  });
  return ways;
}

function liesAt(
  { rect: [x1, y1, x2, y2] }: Node,
  axis: 'x' | 'y',
  at: number,
  lo: number,
  hi: number,
): boolean {
  const [across, along] =
    axis === 'x'
      ? [
          [x1, x2],
          [y1, y2],
        ]
      : [
          [y1, y2],
          [x1, x2],
        ];
  const touches = across.some((edge) => Math.abs(edge - at) <= SLACK);
  return touches && Math.min(hi, along[1]) - Math.max(lo, along[0]) >= LEAST;
}
