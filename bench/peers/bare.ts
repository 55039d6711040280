import {
  type CoreState,
  type Game,
  type HookTable,
  type OptionKind,
  type Program,
  Run,
  Table,
  Vocabulary,
  wordDomain,
} from '@holdout/kernel';
import type { Choices, Outcome } from '../lib/match.ts';

/** The parts of a small game that its benchmark needs. */
interface Parts<S extends CoreState> {
  readonly id: string;
  readonly seats: number;
  /** Where the game starts and what it goes through, until it ends itself. */
  readonly program: Program;
  readonly kinds: readonly OptionKind[];
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly create: (seed: number, core: CoreState) => S;
  readonly clone: (state: S) => S;
}

/** A game on our kernel without hooks, without secrets and without a view of its own. */
export function bareGame<S extends CoreState>(parts: Parts<S>): Game<S> {
  const { id, seats, program, kinds, words, create, clone } = parts;
  const domains = Object.fromEntries(Object.entries(words).map(([name, list]) => [name, wordDomain(list)]));
  const noHooks: HookTable = [];
  return {
    id,
    rules: 1,
    streams: [],
    switches: {},
    programs: new Map([[program.id, program]]),
    vocabulary: new Vocabulary(kinds, domains),
    readOptions: (options) => Object(options),
    seats: () => seats,
    create: (options) => create('seed' in options ? Number(options.seed) : 0, freshState(program)),
    clone,
    hooksOf: () => noHooks,
    view: (run) => clone(run.state),
    readState: () => {
      throw new TypeError(`a game of ${id} is not saved`);
    },
    faults: () => [],
    contentHash: () => id,
    migrations: {},
    sample: (run) => clone(run.state),
  };
}

const freshState = (program: Program): CoreState => ({
  seq: 0,
  frames: [{ program: program.id, at: program.start, vars: {} }],
  rng: {},
  entered: false,
  switches: {},
  over: null,
});

/** Plays a game to its end by the rules alone: no log, no undo, no keys. */
export function playRun<S extends CoreState>(game: Game<S>, seed: number, random: Choices): Outcome<S> {
  const run = new Run(game, game.create({ seed }, {}));
  run.advance();
  while (!run.state.over) run.play(run.pick(random(run.count())));
  return { end: run.state, moves: run.state.seq };
}

/** Plays a game to its end at a table: answers by key, a log with events, states kept for undo. */
export function playTable<S extends CoreState>(game: Game<S>, seed: number, random: Choices): Outcome<S> {
  const seats = Array.from({ length: game.seats({}) }, (_, seat) => ({ name: `Player ${seat + 1}` }));
  const table = new Table(game, { options: { seed }, seed: '', undo: 'keepFate', seats });
  const { run } = table;
  while (!table.over) {
    const seat = run.owner() ?? 0;
    const key = game.vocabulary.key(run.pick(random(run.count())));
    const refused = table.answer({ seq: table.state.seq, seat, key });
    if (refused) throw new Error(`an option that was offered is refused: ${refused.rule}`);
  }
  return { end: table.state, moves: table.state.seq };
}
