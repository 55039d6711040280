import { type Json, Run, seedStreams } from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { greedy } from '../src/bot/greedy.ts';
import { pandemic } from '../src/game.ts';
import { MODULES } from '../src/state/limits.ts';
import type { OptionInput } from '../src/state/options.ts';
import type { PandemicState } from '../src/state/state.ts';

type Game = Run<PandemicState>;
const MOST_DECISIONS = 2000;

function played(input: OptionInput, seed: number, watch?: (run: Game) => void): Game {
  const options = pandemic.readOptions({ autoConsent: true, ...input }) as unknown as Json & object;
  const run = new Run(pandemic, pandemic.create(options, seedStreams(`bot ${seed}`, pandemic.streams)));
  const random = randomNumbers(seed);
  run.advance();
  for (let n = 0; !run.state.over && n < MOST_DECISIONS; n++) {
    watch?.(run);
    run.play(run.pick(greedy(run, random)));
  }
  return run;
}

const tableOf = (module: (typeof MODULES)[number]): OptionInput => ({ module, onTheBrink: true, players: 3 });

describe('the greedy bot', () => {
  test.each(MODULES)('plays both sides to the end, module %s', (module) => {
    for (let seed = 0; seed < 6; seed++) {
      expect(played(tableOf(module), seed).state.over?.result, `seed ${seed}`).toMatch(/won|lost/);
    }
  });

  test('wins a game of the base box now and then', () => {
    const won = Array.from({ length: 60 }, (_, seed) => played({ players: 2, epidemics: 4 }, seed)).filter(
      ({ state }) => state.over?.result === 'won',
    );
    expect(won.length).toBeGreaterThan(0);
  });

  test('the same seed is the same game', () => {
    const [first, again] = [1, 1].map((seed) => JSON.stringify(played(tableOf('bioterrorist'), seed).state));
    expect(first).toBe(again);
  });

  test.each(MODULES)(
    'OB-BT-27 PD-COM-03: what it may not know changes nothing it does, module %s',
    (module) => {
      const random = randomNumbers(4);
      let looked = 0;
      const look = (run: Game): void => {
        const owner = run.owner();
        if (owner === null || owner >= run.state.pawns.length || random(3) > 0) return;
        const other = new Run(pandemic, pandemic.sample(run, owner, random));
        other.advance();
        looked += 1;
        expect(other.pick(greedy(other, randomNumbers(9)))).toBe(run.pick(greedy(run, randomNumbers(9))));
      };
      for (let seed = 0; seed < 3; seed++) played(tableOf(module), seed, look);
      expect(looked).toBeGreaterThan(10);
    },
  );
});
