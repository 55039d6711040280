import { type Json, Run, seedStreams } from '@holdout/kernel';
import { interference, randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { INCIDENTS } from '../../src/content/registry.ts';
import { pandemic } from '../../src/game.ts';
import { isEpidemic, isEventCard, isIncident } from '../../src/state/ids.ts';
import type { OptionInput } from '../../src/state/options.ts';
import type { PandemicState } from '../../src/state/state.ts';
import { cardWord, infectionWords } from '../../src/state/words.ts';
import type { PandemicView } from '../../src/view/view.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const EVENTS = INCIDENTS.map((def) => def.id);
const MUTATIONS = ['mutation-1', 'mutation-2'];

function dealt(input: OptionInput, seed: string): Run<PandemicState> {
  const options = pandemic.readOptions({ module: 'mutation', ...input }) as Json & object;
  const run = new Run(pandemic, pandemic.create(options, seedStreams(seed, pandemic.streams)));
  run.advance();
  return run;
}

const viewOf = (run: Run<PandemicState>): PandemicView => pandemic.view(run, 0) as PandemicView;

describe('set-up of the Mutation', () => {
  test('OB-MUT-01 OB-MUT-05 OB-GEN-04 T-150: a fifth disease with twelve cubes, none on the board, uncured', () => {
    const view = viewOf(dealt({}, 'purple'));
    expect(view.diseases[4]).toEqual({ id: 'purple', status: 'uncured', supply: 12 });
    for (const cubes of Object.values(view.cubes)) expect(cubes[4]).toBe(0);
  });

  test('OB-MUT-01 OB-GEN-04: without the module there are four diseases', () => {
    for (const module of ['none', 'virulent'] as const) {
      const view = viewOf(dealt({ onTheBrink: true, module }, 'four'));
      expect(view.diseases.map(({ id }) => id)).toEqual(['blue', 'yellow', 'black', 'red']);
    }
  });

  test('OB-MUT-02 T-079 R83: both mutation cards lie in the infection discard, with the nine first cities', () => {
    for (const seed of SEEDS) {
      const { infectionDeck } = viewOf(dealt({}, seed));
      expect(infectionDeck.discard.length).toBe(11);
      expect(infectionDeck.discard.filter((card) => card.startsWith('mutation')).sort()).toEqual(MUTATIONS);
      expect(infectionDeck.count).toBe(39);
      expect(infectionDeck.layers.flat().filter((card) => MUTATIONS.includes(card))).toEqual([]);
    }
  });

  test('OB-MUT-02: without the module there are none', () => {
    const { state } = dealt({ onTheBrink: true, module: 'none' }, 'none');
    const infections = infectionWords([...state.infectionDeck, ...state.infectionDiscard]);
    expect(infections.filter((card) => MUTATIONS.includes(card))).toEqual([]);
    expect(state.playerDeck.filter(isIncident)).toEqual([]);
  });

  test.each([2, 3, 4, 5])(
    'OB-MUT-03 T-079: with %i players the three mutation events are in the deck, in no opening hand',
    (players) => {
      for (const seed of SEEDS) {
        const { playerDeck, hands } = dealt({ players }, seed).state;
        expect(playerDeck.filter(isIncident).map(cardWord).sort()).toEqual([...EVENTS].sort());
        expect(hands.flat().filter(isIncident)).toEqual([]);
      }
    },
  );

  test('OB-MUT-03: they can lie anywhere in it, the first card and the last', () => {
    const places = new Set<number>();
    for (let i = 0; i < 400; i++) {
      const { playerDeck } = dealt({ epidemics: 4 }, `place ${i}`).state;
      playerDeck.forEach((card, place) => {
        if (isIncident(card)) places.add(place);
      });
    }
    expect(places.size).toBe(48 + 4 - 8 + 3 + 4);
  });

  test.each([
    [2, 4],
    [3, 6],
    [4, 8],
    [5, 10],
  ])(
    'OB-MUT-04 OB-EVSEL-05: they come beside the usual events: for %i players %i of those',
    (players, events) => {
      const { playerDeck, hands } = dealt({ players }, 'events').state;
      expect([...playerDeck, ...hands.flat()].filter(isEventCard).length).toBe(events);
      expect(playerDeck.filter((card) => !isEpidemic(card)).length).toBe(
        48 + events + 3 - hands.flat().length,
      );
    },
  );

  test('OB-MUT-03: they are shuffled in before the piles are made: three players, four epidemics, 4 × 13 cards', () => {
    const { piles, playerDeck } = dealt({ players: 3, epidemics: 4 }, 'piles').state;
    expect(piles).toEqual([13, 13, 13, 13]);
    expect(playerDeck.length).toBe(52);
  });

  test('OB-MUT-03 OB-EVSEL-01: without the new events the five of the base game stay, and three come in', () => {
    const { playerDeck, hands } = dealt({ onTheBrink: false }, 'base events').state;
    expect([...playerDeck, ...hands.flat()].filter(isEventCard).length).toBe(5);
    expect(playerDeck.filter(isIncident).length).toBe(3);
  });
});

describe('what a seat can not see', () => {
  test('I-07 T-147: where the mutation events lie, and which other events are left over, nobody sees', () => {
    const random = randomNumbers(83);
    for (const [seed, hands] of SEEDS.map((seed, i) => [seed, i % 2 ? 'open' : 'closed'] as const)) {
      const run = dealt({ players: 3, hands }, seed);
      const { brink } = run.state;
      for (const viewer of [0, 1, 2, 'spectator', 'everyone'] as const) {
        const text = JSON.stringify([pandemic.view(run, viewer), run.decision([0, 1, 2])]);
        for (const id of [...EVENTS, ...(brink?.unused ?? []).map(cardWord)]) expect(text).not.toContain(id);
        for (let i = 0; i < 10; i++) expect(interference(run, viewer, random)).toBeNull();
      }
    }
  });
});
