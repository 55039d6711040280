import { expect, test } from 'vitest';
import { scene, type Zombies } from '../scene.ts';

const W = 'walker';
const R = 'runner';
const F = 'fatty';
const A = 'abomination';
type Kind = keyof Zombies;
type Row = readonly [number, number, Kind, number, Kind, number, Kind, number, Kind];

/** Least experience of each danger level, blue to red. */
const LEVELS = [0, 7, 19, 43];

/** Number of the card, then how many of which kind appear, blue to red. */
const SPAWN: readonly Row[] = [
  [1, 0, W, 2, R, 2, R, 5, W],
  [2, 1, W, 1, W, 6, W, 7, W],
  [3, 1, W, 1, R, 1, F, 4, R],
  [4, 2, W, 3, W, 4, W, 2, R],
  [5, 0, W, 4, W, 2, F, 5, W],
  [6, 1, W, 1, W, 3, R, 7, W],
  [7, 1, W, 2, W, 2, W, 4, R],
  [8, 2, W, 3, W, 4, W, 2, F],
  [9, 0, W, 4, W, 2, R, 5, W],
  [10, 1, W, 1, W, 3, R, 7, W],
  [11, 1, W, 1, R, 1, R, 4, F],
  [12, 1, F, 3, W, 4, W, 2, R],
  [13, 0, W, 2, R, 2, R, 5, W],
  [14, 1, W, 1, W, 6, W, 7, W],
  [15, 1, W, 1, R, 1, F, 4, R],
  [16, 2, W, 3, W, 4, W, 2, R],
  [17, 0, W, 4, W, 2, F, 5, W],
  [18, 1, W, 1, W, 3, R, 7, W],
  [19, 1, W, 2, W, 2, W, 4, R],
  [20, 2, W, 3, W, 4, W, 2, F],
  [21, 0, W, 4, W, 2, R, 5, W],
  [22, 1, W, 1, W, 3, R, 7, W],
  [23, 1, W, 1, R, 1, R, 4, F],
  [24, 1, F, 3, W, 4, W, 2, R],
  [25, 1, W, 2, R, 5, W, 3, F],
  [26, 1, W, 2, W, 3, W, 7, W],
  [27, 2, W, 2, W, 3, R, 4, F],
  [28, 2, W, 1, A, 2, R, 5, W],
  [29, 1, W, 4, W, 1, A, 6, W],
  [30, 1, W, 2, W, 6, W, 1, A],
  [31, 1, R, 1, R, 3, W, 8, W],
  [32, 1, F, 3, W, 2, F, 5, W],
  [33, 1, W, 2, R, 5, W, 3, R],
  [34, 1, W, 2, W, 3, R, 7, W],
  [35, 1, R, 1, F, 3, W, 4, R],
  [36, 1, A, 3, W, 2, R, 5, W],
];

/** Number of the card, and who acts again from yellow on. */
const EXTRA = [
  [37, W],
  [38, W],
  [39, F],
  [40, R],
] as const;

const MANHOLE: readonly Row[] = [
  [41, 1, W, 2, W, 1, F, 1, R],
  [42, 1, W, 1, R, 2, W, 1, F],
];

test('S1-SPAWN-03 S1-GK-02 ZB043: the deck is the cards 1 to 42, each once', () => {
  const { zombieDeck } = scene('amy').state;
  const numbers = [...SPAWN, ...MANHOLE].map(([number]) => number).concat(EXTRA.map(([number]) => number));
  expect(zombieDeck.toSorted((a, b) => a - b)).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers).toHaveLength(42);
});

test.each(SPAWN)(
  'S1-SPAWN-03 S1-ZOM-03 ZB043: card %i brings what its four lines say',
  (number, ...lines) => {
    LEVELS.forEach((xp, level) => {
      const s = scene('amy').xp('amy', xp).zombieCards(number).spawns('B1.NW');
      expect(s.zombiesAt('B1.NW'), `level ${level}`).toEqual(arriving(lines, level));
      expect(all(s.view.zones), `level ${level}`).toBe(all([{ zombies: arriving(lines, level) }]));
    });
  },
);

test.each(EXTRA)('S1-SPAWN-06 ZB043: card %i lets each %s act from yellow on', (number, kind) => {
  LEVELS.forEach((xp, level) => {
    const everybody: Zombies = { walker: 1, runner: 1, fatty: 1, abomination: 1 };
    const s = scene('amy').at('amy', 'A2.NE').xp('amy', xp).zombies('A1.NW', everybody);
    s.zombieCards(number).spawns('B1.NW');
    const stayed = { ...everybody };
    if (level > 0) delete stayed[kind];
    expect(s.zombiesAt('A1.NW'), `level ${level}`).toEqual(stayed);
    expect(all(s.view.zones), `level ${level}`).toBe(4);
  });
});

test.each(MANHOLE)(
  'S1-SPAWN-08 ZB043: card %i brings what its four lines say, out of a manhole',
  (number, ...lines) => {
    LEVELS.forEach((xp, level) => {
      const s = scene('amy').at('amy', 'A1.NW').xp('amy', xp).zombieCards(number).spawns('B1.NW');
      expect(s.zombiesAt('A1.N'), `level ${level}`).toEqual(arriving(lines, level));
      expect(s.zombiesAt('B1.NW'), `level ${level}`).toEqual({});
    });
  },
);

/** What comes for a line: a Fatty has two Walkers with it. */
function arriving(lines: readonly (number | Kind)[], level: number): Zombies {
  const count = Number(lines[level * 2]);
  const kind = lines[level * 2 + 1] as Kind;
  if (count === 0) return {};
  return kind === 'fatty' ? { fatty: count, walker: count * 2 } : { [kind]: count };
}

function all(zones: readonly { readonly zombies: Zombies }[]): number {
  return zones.reduce((sum, { zombies }) => sum + Object.values(zombies).reduce((a, b) => a + b, 0), 0);
}
