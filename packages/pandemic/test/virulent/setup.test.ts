import { type Json, Run, seedStreams, Table } from '@holdout/kernel';
import { interference, randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { EPIDEMICS } from '../../src/content/registry.ts';
import { pandemic } from '../../src/game.ts';
import { isEpidemic } from '../../src/state/ids.ts';
import type { OptionInput } from '../../src/state/options.ts';
import type { PandemicState } from '../../src/state/state.ts';
import { cardWord } from '../../src/state/words.ts';

const VIRULENT = EPIDEMICS.map((def) => def.id);
const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const VIEWERS = [0, 1, 2, 'spectator'] as const;

function dealt(input: OptionInput, seed: string): Run<PandemicState> {
  const options = pandemic.readOptions(input) as Json & object;
  const run = new Run(pandemic, pandemic.create(options, seedStreams(seed, pandemic.streams)));
  run.advance();
  return run;
}

function table(input: OptionInput, seed: string): Table<PandemicState> {
  const seats = Array.from({ length: input.players ?? 2 }, (_, i) => ({ name: `P${i + 1}` }));
  return new Table(pandemic, { options: { ...input } as Json & object, seed, undo: 'keepFate', seats });
}

const virulentIn = (text: string): string[] => VIRULENT.filter((id) => text.includes(id));

describe('set-up of the Virulent Strain', () => {
  test.each([4, 5, 6, 7])(
    'OB-VS-01 OB-VS-02 T-147: %i of the eight virulent epidemics, all different, one in each pile, no usual one',
    (epidemics) => {
      for (const seed of SEEDS) {
        const { state } = dealt({ module: 'virulent', epidemics, players: 3 }, seed);
        const { playerDeck, brink, piles } = state;
        const inDeck = playerDeck.filter(isEpidemic).map(cardWord);
        expect(inDeck.length).toBe(epidemics);
        expect(new Set(inDeck).size).toBe(epidemics);
        const unused = (brink?.unused ?? []).filter(isEpidemic).map(cardWord);
        expect([...inDeck, ...unused].sort()).toEqual([...VIRULENT].sort());
        let start = 0;
        const each = piles.map((size) => {
          start += size;
          return playerDeck.slice(start - size, start).filter(isEpidemic).length;
        });
        expect(each).toEqual(new Array<number>(epidemics).fill(1));
      }
    },
  );

  test('OB-VS-01: which of them are in the game is chance, each can be left over and each can come first', () => {
    const left = new Set<string>();
    const first = new Set<string>();
    for (let i = 0; i < 80; i++) {
      const { playerDeck, brink } = dealt({ module: 'virulent', epidemics: 6 }, `which ${i}`).state;
      for (const card of (brink?.unused ?? []).filter(isEpidemic)) left.add(cardWord(card));
      first.add(cardWord(playerDeck.filter(isEpidemic).at(-1) ?? -1));
    }
    expect([...left].sort()).toEqual([...VIRULENT].sort());
    expect([...first].sort()).toEqual([...VIRULENT].sort());
  });

  test('OB-VS-02: four if nothing is said, up to seven; three and eight are refused', () => {
    expect(pandemic.readOptions({ module: 'virulent' })).toMatchObject({ epidemics: 4 });
    expect(pandemic.readOptions({ module: 'virulent+mutation' })).toMatchObject({ epidemics: 4 });
    expect(pandemic.readOptions({ module: 'mutation' })).toMatchObject({ epidemics: 5 });
    for (const epidemics of [3, 8])
      expect(() => pandemic.readOptions({ module: 'virulent', epidemics })).toThrow(
        expect.objectContaining({ code: 'option.range', path: 'epidemics' }),
      );
  });

  test('OB-VS-01: without the module no virulent epidemic is anywhere', () => {
    const { playerDeck, brink } = dealt({ onTheBrink: true, module: 'none' }, 'usual').state;
    expect(playerDeck.filter(isEpidemic).map(cardWord)).toEqual(new Array(5).fill('epidemic'));
    expect((brink?.unused ?? []).filter(isEpidemic)).toEqual([]);
  });
});

describe('which virulent epidemics are in the game', () => {
  test('T-147 OB-VS-01 OB-EVSEL-03: no payload names one before it is drawn, nor ever a card that is left over', () => {
    for (const [seed, hands] of [
      ['a', 'open'],
      ['b', 'closed'],
      ['c', 'open'],
    ] as const) {
      const game = table({ module: 'virulent', players: 3, epidemics: 6, hands }, `unseen ${seed}`);
      const random = randomNumbers(hands.length);
      const left = (game.state.brink?.unused ?? []).map(cardWord);
      expect(left.length).toBe(2 + 7);
      let events: unknown = game.opening;
      while (true) {
        const decision = game.decision([0, 1, 2]);
        const text = JSON.stringify([
          events,
          decision,
          VIEWERS.map((viewer) => pandemic.view(game.run, viewer)),
        ]);
        const drawn = drawnEpidemics(game.state);
        expect(virulentIn(text).filter((id) => !drawn.includes(id))).toEqual([]);
        for (const id of left) expect(text).not.toContain(`"${id}"`);
        if (!decision) break;
        const option = decision.options[random(decision.options.length)];
        expect(game.answer({ seq: decision.seq, seat: option.seat, key: option.key })).toBeNull();
        events = game.moves.at(-1)?.events;
      }
      expect(drawnEpidemics(game.state).length).toBeGreaterThan(0);
    }
  });

  test('T-147 I-07: those in the deck and those left over change places, and nobody sees a difference', () => {
    const random = randomNumbers(147);
    for (const seed of SEEDS) {
      const run = dealt({ module: 'virulent', players: 3, epidemics: 6 }, seed);
      const sampled = new Set<string>();
      for (let i = 0; i < 120; i++) {
        for (const viewer of VIEWERS) expect(interference(run, viewer, random)).toBeNull();
        const { playerDeck } = pandemic.sample(run, 0, random);
        sampled.add(cardWord(playerDeck.filter(isEpidemic).at(-1) ?? -1));
      }
      expect([...sampled].sort()).toEqual([...VIRULENT].sort());
    }
  });
});

/** Epidemics that have been drawn: resolved ones, that which is, and those that wait for it. */
function drawnEpidemics({ removed, frames }: PandemicState): string[] {
  const inHand = frames.flatMap(({ program, vars }) => {
    if (program === 'epidemic') return [vars.card as number];
    return program === 'turn' ? (vars.epidemics as number[]) : [];
  });
  return [...removed.filter(isEpidemic), ...inHand].map(cardWord);
}
