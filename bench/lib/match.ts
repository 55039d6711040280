import { randomNumbers } from '@holdout/testkit';
import { Clock } from './clock.ts';
import { type About, amount, offer } from './contender.ts';
import { Digest } from './digest.ts';

/** A number from 0 on, below the given one. */
export type Choices = (below: number) => number;

const WARM_UP_ROUNDS = 4;

/** How a game came out, and how many moves it took. */
export interface Outcome<E> {
  readonly end: E;
  readonly moves: number;
}

/** One side of a comparison: the same games as the other sides, by the same choices. */
interface Match<E> extends Pick<About, 'title' | 'meaning'> {
  /** Games of a repeat: seeds 0, 1, 2 and so on. */
  readonly games: number;
  /** How often a fast side plays the same games again within a repeat, so that there is something to measure. */
  readonly rounds: number;
  readonly play: (seed: number, random: Choices) => Outcome<E>;
  /** The facts at the end of a game, in the same words on every side. */
  readonly facts: (end: E) => string;
}

/** Offers one side of a comparison. Every side lists its options in the same order and draws from the same numbers. */
export function offerMatch<E>(match: Match<E>): void {
  const { title, meaning, play, facts } = match;
  const games = amount(match.games);

  const playRound = (count: number): Outcome<E>[] => {
    const outcomes: Outcome<E>[] = [];
    for (let seed = 0; seed < count; seed++) outcomes.push(play(seed, randomNumbers(seed)));
    return outcomes;
  };

  const checksumOf = (outcomes: readonly Outcome<E>[]): string => {
    const digest = new Digest();
    for (const { end, moves } of outcomes) digest.add(moves, facts(end));
    return digest.end();
  };

  const measure = () => {
    const clock = new Clock();
    const checksums = new Set<string>();
    let moves = 0;
    for (let round = 0; round < match.rounds; round++) {
      const outcomes = clock.time(() => playRound(games));
      for (const outcome of outcomes) moves += outcome.moves;
      checksums.add(checksumOf(outcomes));
    }
    const figures = { games: (games * match.rounds) / clock.wall, microseconds: (clock.wall * 1e6) / moves };
    return { figures, checksum: [...checksums].join(' and ') };
  };

  offer({
    title,
    meaning,
    rows: [
      { figure: 'games', what: 'games a second', unit: '1/s' },
      { figure: 'microseconds', what: 'time a move', unit: 'µs' },
    ],
    warmUp: () => {
      for (let i = 0; i < Math.max(WARM_UP_ROUNDS, match.rounds); i++) playRound(match.games);
    },
    measure,
  });
}
