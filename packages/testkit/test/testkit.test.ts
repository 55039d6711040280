import { type Game, type Json, Run, seedStreams } from '@holdout/kernel';
import { type PandemicState, pandemic } from '@holdout/pandemic';
import { describe, expect, test } from 'vitest';
import {
  interference,
  playRandom,
  randomNumbers,
  rewound,
  unexplained,
  Watcher,
  withRolls,
} from '../src/index.ts';

/** What these tools find must be found: each is shown a game with the fault it looks for. */

const options = pandemic.readOptions({ players: 3, epidemics: 4 }) as Json & object;

function start(game: Game<PandemicState> = pandemic): Run<PandemicState> {
  return new Run(game, game.create(options, seedStreams('testkit', game.streams)));
}

function started(game?: Game<PandemicState>): Run<PandemicState> {
  const run = start(game);
  run.advance();
  return run;
}

describe('withRolls', () => {
  // Three roles out of seven, six and five, then the place of an epidemic in each of four piles.
  const rolls = [1, 1, 1, 5, 6, 7, 8];

  test('the rolls come as they are written', () => {
    const run = start();
    withRolls(run, rolls, () => run.advance());
    expect(run.state.roles).toEqual([0, 1, 2]);
    const places = run.state.playerDeck.flatMap((card, i) => (card >= 64 ? [i] : []));
    // Four piles of eleven cards and their epidemic.
    expect(places).toEqual([4, 12 + 5, 24 + 6, 36 + 7]);
  });

  test('a roll too few and a roll too many are errors', () => {
    const few = start();
    expect(() => withRolls(few, rolls.slice(0, 6), () => few.advance())).toThrow(/does not have/);
    const many = start();
    expect(() => withRolls(many, [...rolls, 3], () => many.advance())).toThrow(/were not made: 3/);
  });
});

describe('rewound', () => {
  test('a choice that goes another way the second time is found', () => {
    let calls = 0;
    const moody: Game<PandemicState> = {
      ...pandemic,
      // Forgets a card when it is cloned for the third time.
      clone: (state) => {
        calls += 1;
        const copy = pandemic.clone(state);
        if (calls === 2) copy.playerDeck.pop();
        return copy;
      },
    };
    const run = started(moody);
    expect(() => rewound(run, run.owner() ?? 0, 'end')).toThrow(/does not lead to where it was/);
  });

  test('a choice that is not open is an error', () => {
    const run = started();
    expect(() => rewound(run, run.owner() ?? 0, 'drive:tokyo')).toThrow(/can't choose drive:tokyo/);
  });
});

describe('interference', () => {
  test('a view that shows the next infection card is found', () => {
    const leaky: Game<PandemicState> = {
      ...pandemic,
      view: (run, viewer) => ({ ...pandemic.view(run, viewer), next: run.state.infectionDeck.at(-1) }),
    };
    expect(interference(started(leaky), 0, randomNumbers(1))).toMatch(/0 sees a difference/);
    expect(interference(started(), 0, randomNumbers(1))).toBeNull();
  });
});

describe('unexplained', () => {
  test('an option that is refused without a reason is found', () => {
    const run = started();
    const seat = run.owner() ?? 0;
    expect(unexplained(run, seat)).toEqual([]);
    run.explain = () => null;
    expect(unexplained(run, seat)).toContain('drive:tokyo');
  });
});

describe('Watcher', () => {
  test('an invariant that does not hold is found, with the question at which it was', () => {
    const broken: Game<PandemicState> = { ...pandemic, faults: () => ['a cube too many'] };
    const watcher = new Watcher<PandemicState>('game 7');
    expect(() => watcher.look(started())).not.toThrow();
    expect(() => watcher.look(started(broken))).toThrow(/^game 7 at \d+, \w+: a cube too many$/);
  });

  test('a number that becomes less is found', () => {
    const run = started();
    const watcher = new Watcher<PandemicState>('game 7', ({ actions }) => [0, actions]);
    watcher.look(run);
    run.state.actions -= 1;
    expect(() => watcher.look(run)).toThrow(/number 1 went from 4 down to 3/);
  });

  test('a view that shows what nobody can know is found', () => {
    const leaky: Game<PandemicState> = {
      ...pandemic,
      view: (run, viewer) => ({ ...pandemic.view(run, viewer), next: run.state.infectionDeck.at(-1) }),
    };
    const watcher = new Watcher<PandemicState>('game 7');
    expect(() => watcher.lookClosely(started(), randomNumbers(1))).not.toThrow();
    expect(() => watcher.lookClosely(started(leaky), randomNumbers(1))).toThrow(/sees a difference/);
  });
});

describe('playRandom', () => {
  test('the same numbers make the same game', () => {
    const play = () => playRandom(pandemic, options, 'same', randomNumbers(3));
    expect(play().run.state).toEqual(play().run.state);
  });

  test('a game that does not end is an error', () => {
    const neverDone = (run: Run<PandemicState>) => {
      run.state.actions = 4;
    };
    expect(() => playRandom(pandemic, options, 'x', () => 0, neverDone)).toThrow(/does not end/);
  });
});
