import type { Board, Zone } from './board.ts';

/** Where one can walk and look while certain doors are open. Worked out once for each set of open doors. */
export interface Ways {
  /** Zones one step away. */
  readonly next: readonly (readonly Zone[])[];
  /** Zones that are seen, without the own one. */
  readonly visible: readonly (readonly Zone[])[];
  /** Range from `a` to `b` at `a * zones + b`: 0 in the own zone, -1 out of sight. */
  readonly range: Int8Array;
  /** Steps from every zone to one, -1 where no path leads; worked out when first asked for. */
  readonly to: (target: Zone) => Int16Array;
}

/** Tables of one board, by which of its doors are open. */
interface Tables {
  readonly byDoors: Map<number, Ways>;
  lastKey: number;
  last: Ways | null;
  allOpen: Ways | null;
}

const tables = new WeakMap<Board, Tables>();
/** A game has one set of open doors after the other: older ones are thrown away, and worked out again if need be. */
const MOST_TABLES = 64;

function tablesOf(board: Board): Tables {
  const known = tables.get(board);
  if (known) return known;
  const made: Tables = { byDoors: new Map(), lastKey: -1, last: null, allOpen: null };
  tables.set(board, made);
  return made;
}

/** @param doors 1 for an open door, 0 for a closed one. */
export function waysOf(board: Board, doors: readonly number[]): Ways {
  const own = tablesOf(board);
  let key = 0;
  for (let i = 0; i < doors.length; i++) key = key * 2 + doors[i];
  if (key === own.lastKey && own.last) return own.last;
  let ways = own.byDoors.get(key);
  if (!ways) {
    if (own.byDoors.size >= MOST_TABLES) own.byDoors.clear();
    ways = workOut(board, doors);
    own.byDoors.set(key, ways);
  }
  own.lastKey = key;
  own.last = ways;
  return ways;
}

/** As if every door were open. S1-ZMOVE-01d */
export function waysAllOpen(board: Board): Ways {
  const own = tablesOf(board);
  own.allOpen ??= workOut(
    board,
    board.doors.map(() => 1),
  );
  return own.allOpen;
}

function workOut(board: Board, doors: readonly number[]): Ways {
  const size = board.zones.length;
  const next: Zone[][] = board.zones.map(() => []);
  for (const { a, b, door } of board.links) {
    if ((door >= 0 && doors[door] === 0) || next[a].includes(b)) continue;
    next[a].push(b);
    next[b].push(a);
  }
  for (const list of next) list.sort((a, b) => a - b);
  const range = new Int8Array(size * size).fill(-1);
  const visible: Zone[][] = board.zones.map(() => []);
  for (let zone = 0; zone < size; zone++) range[zone * size + zone] = 0;
  for (const { a, b, steps, doors: needed } of board.sights) {
    if (needed.some((door) => doors[door] === 0)) continue;
    const place = a * size + b;
    if (range[place] < 0) visible[a].push(b);
    if (range[place] < 0 || range[place] > steps) range[place] = steps;
  }
  for (const list of visible) list.sort((a, b) => a - b);
  const reached: (Int16Array | undefined)[] = [];
  return {
    next,
    visible,
    range,
    to: (target) => {
      reached[target] ??= distances(next, target);
      return reached[target] as Int16Array;
    },
  };
}

function distances(next: readonly (readonly Zone[])[], target: Zone): Int16Array {
  const steps = new Int16Array(next.length).fill(-1);
  steps[target] = 0;
  const queue = [target];
  for (const zone of queue) {
    for (const other of next[zone]) {
      if (steps[other] >= 0) continue;
      steps[other] = steps[zone] + 1;
      queue.push(other);
    }
  }
  return steps;
}
