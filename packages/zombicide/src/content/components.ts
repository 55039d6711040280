import type { BoxId } from './define.ts';

/** What of the mission's things a box holds. */
export interface Components {
  readonly doors: Coloured;
  readonly objectives: Coloured;
  readonly spawns: Coloured;
  readonly cars: Readonly<Record<string, number>>;
  /** What has no colours; `spawnTokens`: spawn zones of all colours together. */
  readonly things: Readonly<Record<Thing, number>>;
}

type Coloured = Readonly<Record<'plain' | 'blue' | 'green' | 'pink', number>>;
type Thing = 'spawnTokens' | 'triggers' | 'tents' | 'stairs' | 'helicopters';

const COMPONENTS: Readonly<Partial<Record<BoxId, Components>>> = {
  season1: {
    doors: { plain: 10, blue: 1, green: 1, pink: 0 },
    // Ten tokens; two of them have a coloured back.
    objectives: { plain: 10, blue: 1, green: 1, pink: 0 },
    spawns: { plain: 5, blue: 1, green: 0, pink: 0 },
    cars: { pimpmobile: 2, 'police-car': 2 },
    things: { spawnTokens: 6, triggers: 0, tents: 0, stairs: 0, helicopters: 0 },
  },
  rueMorgue: {
    doors: { plain: 9, blue: 1, green: 0, pink: 1 },
    // Ten objectives and six spawn zones; of both, two tokens have a coloured back.
    objectives: { plain: 10, blue: 1, green: 0, pink: 1 },
    spawns: { plain: 6, blue: 1, green: 0, pink: 1 },
    cars: {},
    // One helicopter with two sides: it stands or flies, or it has crashed.
    things: { spawnTokens: 6, triggers: 6, tents: 11, stairs: 1, helicopters: 1 },
  },
};

const NO_COLOURS: Coloured = { plain: 0, blue: 0, green: 0, pink: 0 };
const NOTHING: Components = {
  doors: NO_COLOURS,
  objectives: NO_COLOURS,
  spawns: NO_COLOURS,
  cars: {},
  things: { spawnTokens: 0, triggers: 0, tents: 0, stairs: 0, helicopters: 0 },
};

/** Everything in the boxes of a mission together. RM-COMP-06 */
export function componentsOf(boxes: readonly BoxId[]): Components {
  return boxes
    .map((box) => COMPONENTS[box] ?? NOTHING)
    .reduce(
      (sum, next) => ({
        doors: add(sum.doors, next.doors),
        objectives: add(sum.objectives, next.objectives),
        spawns: add(sum.spawns, next.spawns),
        cars: add(sum.cars, next.cars),
        things: add(sum.things, next.things),
      }),
      NOTHING,
    );
}

function add<T extends Readonly<Record<string, number>>>(a: T, b: T): T {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...keys].map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)])) as T;
}
