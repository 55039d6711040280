import { Run, seedStreams } from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import { expect, test } from 'vitest';
import { greedy } from '../../src/bot/greedy.ts';
import { zombicide } from '../../src/game.ts';
import { teamXp } from '../../src/ops/outcome.ts';
import type { OptionInput } from '../../src/state/options.ts';
import type { ZombicideState } from '../../src/state/state.ts';
import { TEAM } from './morgue.ts';

const MOST_ROUNDS = 40;

/** A whole game of bots, from the set-up to its end. */
function play(options: OptionInput, seed: number): Run<ZombicideState> {
  const read = zombicide.readOptions(options);
  const run = new Run(zombicide, zombicide.create(read, seedStreams(`bots ${seed}`, zombicide.streams)));
  const random = randomNumbers(seed);
  run.advance();
  while (!run.state.over && run.state.round <= MOST_ROUNDS) run.play(run.pick(greedy(run, random)));
  return run;
}

/** The first of many games that is won; they are few, but there are some. */
function firstWon(options: OptionInput, games: number): Run<ZombicideState> {
  for (let seed = 0; seed < games; seed++) {
    const run = play(options, seed);
    if (run.state.over?.result === 'won') return run;
  }
  throw new Error(`none of ${games} games was won`);
}

test.each([
  ['rm-05', 'finds the blue objective and gets everybody out'],
  ['rm-09', 'fetches all objectives and locks itself in'],
])('a team of bots wins %s: it %s', (mission) => {
  const run = firstWon({ mission, survivors: TEAM }, 60);
  expect(run.state.over).toMatchObject({ result: 'won', cause: 'mission', winners: [0] });
  expect(zombicide.faults(run)).toEqual([]);
});

test.each(['rm-11', 'rm-12'])(
  'RM-COMPET-02: %s, played by two teams of bots to its end, is won by the team with the most experience',
  (mission) => {
    const survivors = [...TEAM, 'louise', 'maddie'];
    const owners = survivors.map((_, i) => i % 2);
    const run = firstWon({ mission, players: 2, survivors, owners, teams: [0, 1] }, 200);
    const [east, west] = teamXp(run);
    const winners = east === west ? [0, 1] : [east > west ? 0 : 1];
    expect(run.state.over).toEqual({ result: 'won', cause: 'experience', winners });
    expect(run.state.tokens.every((token) => token === 1)).toBe(true);
    expect(zombicide.faults(run)).toEqual([]);
  },
);
