/** A contender's program and what it is called with. */
export interface SideSpec {
  readonly file: URL;
  readonly args?: readonly string[];
}

/** One contender, or several that do the same and are compared: they measure by turns. */
export interface Bench {
  /** What `--only` calls it. */
  readonly name: string;
  readonly sides: readonly SideSpec[];
  /** Nothing in it depends on the time it takes: twice is enough to see that it is the same every time. */
  readonly untimed?: boolean;
  /** The last side is a peer from the registry, and each of the others is put in proportion to it. */
  readonly against?: {
    readonly title: string;
    readonly meaning: string;
    readonly peer: string;
    /** The figure that is compared. */
    readonly figure: string;
  };
}

const pandemic = (players: number, ...args: string[]): Bench => ({
  name: args.length === 0 ? 'pandemic' : 'brink',
  sides: [
    {
      file: new URL('../contenders/pandemic.ts', import.meta.url),
      args: ['--players', String(players), ...args],
    },
  ],
});

const zombicide = (mission: string, bot: string, games: number): Bench => ({
  name: 'zombicide',
  sides: [
    {
      file: new URL('../contenders/zombicide.ts', import.meta.url),
      args: ['--mission', mission, '--bot', bot, '--games', String(games)],
    },
  ],
});

const PEER = 'boardgame.io';

export const BENCHES: readonly Bench[] = [
  pandemic(4),
  pandemic(3),
  pandemic(2),
  pandemic(4, '--module', 'none'),
  pandemic(4, '--module', 'virulent+mutation'),
  pandemic(4, '--module', 'virulent+bioterrorist'),
  { name: 'decision', sides: [{ file: new URL('../contenders/decision.ts', import.meta.url) }] },
  { name: 'clone', sides: [{ file: new URL('../contenders/clone.ts', import.meta.url) }] },
  { name: 'apply', sides: [{ file: new URL('../contenders/apply.ts', import.meta.url) }] },
  zombicide('s1-07', 'random', 400),
  zombicide('s1-05', 'random', 200),
  zombicide('s1-07', 'greedy', 20),
  zombicide('s1-05', 'greedy', 10),
  {
    name: 'zombicide-parts',
    sides: [{ file: new URL('../contenders/zombicide-parts.ts', import.meta.url) }],
  },
  { name: 'replay', sides: [{ file: new URL('../contenders/replay.ts', import.meta.url) }] },
  { name: 'save', sides: [{ file: new URL('../contenders/save.ts', import.meta.url) }], untimed: true },
  { name: 'web', sides: [{ file: new URL('../contenders/web.ts', import.meta.url) }], untimed: true },
  {
    name: 'mini',
    sides: [
      { file: new URL('../contenders/mini.ts', import.meta.url) },
      { file: new URL('../contenders/mini.ts', import.meta.url), args: ['--table'] },
      { file: new URL('../contenders/mini-boardgameio.ts', import.meta.url) },
    ],
    against: {
      title: 'A small game like Pandemic, against boardgame.io',
      meaning:
        'Four pawns on the 48 cities, to drive, to treat, to end; two infections a turn with outbreaks; lost at the ' +
        'eighth outbreak or without cubes. Both sides call the same functions for the rules and draw the same ' +
        'numbers, so what differs is the engine around them. Random play to the end, the new game included.',
      peer: PEER,
      figure: 'games',
    },
  },
  {
    name: 'tictactoe',
    sides: [
      { file: new URL('../contenders/tictactoe.ts', import.meta.url) },
      { file: new URL('../contenders/tictactoe.ts', import.meta.url), args: ['--table'] },
      { file: new URL('../contenders/tictactoe-boardgameio.ts', import.meta.url) },
    ],
    against: {
      title: 'Noughts and crosses, against boardgame.io',
      meaning:
        'The example of its tutorial in our own words, random play to the end. Its client is reset for each game, ' +
        'which is cheaper than a new one; our side makes a new game each time.',
      peer: PEER,
      figure: 'games',
    },
  },
  { name: 'parts', sides: [{ file: new URL('../contenders/parts.ts', import.meta.url) }] },
];

export const NAMES: readonly string[] = [...new Set(BENCHES.map((bench) => bench.name))];
