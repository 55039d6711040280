import { type CoreState, type Game, type Json, mix, Run, seedStreams } from '@holdout/kernel';

/** A stream of whole numbers for tests and simulations, apart from the game's own luck. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = mix(seed ^ 0x5bd1e995);
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    return (mix(state) >>> 0) % below;
  };
}

/** What one game of random choices came to. */
export interface Playout<S extends CoreState> {
  readonly run: Run<S>;
  readonly decisions: number;
}

/** A game may not last longer than this; one that does goes round in circles. */
const MAX_DECISIONS = 20_000;

/**
 * Plays a game to its end with choices at random.
 *
 * @param watch called before each choice and once at the end.
 * @param most after so many decisions it is left as it is; for games that can come to a standstill.
 * @throws EngineError at a dead end (nothing to choose and not over), Error if the game does not end.
 */
export function playRandom<S extends CoreState>(
  game: Game<S>,
  options: Json & object,
  seed: string,
  random: (below: number) => number,
  watch?: (run: Run<S>) => void,
  most = Number.POSITIVE_INFINITY,
): Playout<S> {
  const run = new Run(game, game.create(options, seedStreams(seed, game.streams)));
  run.advance();
  let decisions = 0;
  while (!run.state.over && decisions < most) {
    watch?.(run);
    run.play(run.pick(random(run.count())));
    decisions += 1;
    if (decisions > MAX_DECISIONS) throw new Error(`the game of seed ${seed} does not end`);
  }
  watch?.(run);
  return { run, decisions };
}
