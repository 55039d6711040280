import type { BoxId } from './define.ts';

/** What of the mission's things a box holds. */
export interface Components {
  readonly doors: Readonly<Record<'plain' | 'blue' | 'green', number>>;
  readonly objectives: Readonly<Record<'plain' | 'blue' | 'green', number>>;
  readonly spawns: Readonly<Record<'plain' | 'blue' | 'green', number>>;
  readonly cars: Readonly<Record<string, number>>;
}

const COMPONENTS: Readonly<Partial<Record<BoxId, Components>>> = {
  season1: {
    doors: { plain: 10, blue: 1, green: 1 },
    // Ten tokens; two of them have a coloured back.
    objectives: { plain: 10, blue: 1, green: 1 },
    spawns: { plain: 5, blue: 1, green: 0 },
    cars: { pimpmobile: 2, 'police-car': 2 },
  },
  rueMorgue: {
    doors: { plain: 9, blue: 1, green: 0 },
    // Ten objectives and six spawn zones; of both, two tokens have a coloured back, one of them blue.
    objectives: { plain: 10, blue: 1, green: 0 },
    spawns: { plain: 6, blue: 1, green: 0 },
    cars: {},
  },
};

const NOTHING: Components = {
  doors: { plain: 0, blue: 0, green: 0 },
  objectives: { plain: 0, blue: 0, green: 0 },
  spawns: { plain: 0, blue: 0, green: 0 },
  cars: {},
};

/** Everything in the boxes of a mission together. */
export function componentsOf(boxes: readonly BoxId[]): Components {
  return boxes
    .map((box) => COMPONENTS[box] ?? NOTHING)
    .reduce(
      (sum, next) => ({
        doors: add(sum.doors, next.doors),
        objectives: add(sum.objectives, next.objectives),
        spawns: add(sum.spawns, next.spawns),
        cars: add(sum.cars, next.cars),
      }),
      NOTHING,
    );
}

function add<T extends Readonly<Record<string, number>>>(a: T, b: T): T {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...keys].map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)])) as T;
}
