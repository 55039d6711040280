import { Run, seedStreams } from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { greedy } from '../../src/bot/greedy.ts';
import { zombicide } from '../../src/game.ts';
import { teamXp } from '../../src/ops/outcome.ts';
import type { OptionInput } from '../../src/state/options.ts';
import type { ZombicideState } from '../../src/state/state.ts';
import { begun, calm, spent, TEAM } from './morgue.ts';

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

describe('a bot with a Molotov, and the helicopter in sight', () => {
  /** What Bear does, with so many Skinner Walkers around it. */
  function answer(walkers: number, ...doors: number[]): string {
    const s = calm(spent(begun('rm-10')))
      .open(...doors)
      .zombies('A1.b', { 'skinner-walker': walkers });
    s.state.cars[0].zone = s.zone('A1.b');
    s.carries('bear', 'molotov').active('bear').at('bear', 'A1.W').next();
    return zombicide.vocabulary.key(s.run.pick(greedy(s.run, () => 0)));
  }
  const ALL = [1, 2, 3, 4, 5, 6, 7];
  const fire = (): string => `shoot:left:${begun('rm-10').z('A1.b')}`;

  test('throws it at thirty', () => {
    expect(answer(30, ...ALL)).toBe(fire());
  });

  test('keeps it for later while there are fewer, or a door is still shut', () => {
    expect(answer(29, ...ALL)).not.toBe(fire());
    expect(answer(30, ...ALL.slice(1))).not.toBe(fire());
  });
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
