import { playRandom, randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { pandemic } from '../src/game.ts';
import { FULL, scene } from './scene.ts';

const FIVE_RED = ['bangkok', 'jakarta', 'manila', 'osaka', 'tokyo'];

describe('victory', () => {
  test('PD-END-01 T-020: the fourth cure wins in mid-turn, whatever still lies on the board', () => {
    const s = scene('medic', 'researcher')
      .cured('blue', 'yellow', 'black')
      .hand('medic', ...FIVE_RED)
      .cubes('cairo', { black: 3 })
      .cubes('lima', { yellow: 3 })
      .cubes('seoul', { red: 3 })
      .outbreaks(7)
      .do('drive:chicago')
      .do('drive:atlanta')
      .do('cure:red');
    expect(s.outcome).toBe('won: cures');
    expect(s.state.over?.winners).toEqual([0, 1]);
    expect(s.board('cairo', 'lima', 'seoul')).toEqual({
      cairo: { black: 3 },
      lima: { yellow: 3 },
      seoul: { red: 3 },
    });
    expect(s.eventsOf('drawing')).toEqual([]);
    expect(s.eventsOf('flip')).toEqual([]);
    expect(s.eventTypes.slice(-2)).toEqual(['cure', 'over']);
  });

  test('PD-END-01: an eradicated disease counts as cured', () => {
    const s = scene('medic', 'researcher')
      .cured('blue')
      .eradicated('yellow', 'black')
      .hand('medic', ...FIVE_RED)
      .cubes('paris', { blue: 1 })
      .do('cure:red');
    expect(s.outcome).toBe('won: cures');
  });

  test('PD-END-01: three cures do not win, not even with an empty board', () => {
    const s = scene('medic', 'researcher')
      .eradicated('blue', 'yellow')
      .hand('medic', ...FIVE_RED)
      .do('cure:red');
    expect(s.status('red')).toBe('eradicated');
    expect(s.outcome).toBe(null);
    s.asks('medic', 'action');
  });

  test('PD-END-01 T-021: the last turn, with no card left to draw, can still be won', () => {
    const s = scene('medic', 'researcher')
      .cured('blue', 'yellow', 'black')
      .hand('medic', ...FIVE_RED)
      .cubes('paris', { blue: 1 })
      .cubes('lima', { yellow: 1 })
      .cubes('cairo', { black: 1 })
      .playerDeckOf(0)
      .do('cure:red');
    expect(s.outcome).toBe('won: cures');
  });

  test('PD-END-03: after the winning cure nothing is resolved, not even by the Medic', () => {
    const s = scene('scientist', 'medic')
      .at('medic', 'seoul')
      .cured('blue', 'yellow', 'black')
      .hand('scientist', ...FIVE_RED.slice(1))
      .cubes('seoul', { red: 2 })
      .do('cure:red');
    expect(s.outcome).toBe('won: cures');
    expect(s.cubesIn('seoul')).toEqual({ red: 2 });
    expect(s.status('red')).toBe('cured');
  });
});

describe('defeat', () => {
  test('PD-END-02 PD-END-03 T-140 B08: lost at the eighth outbreak, the other card stays face down', () => {
    const s = scene('scientist', 'researcher')
      .cubes('osaka', { red: 3 })
      .outbreaks(7)
      .flips('osaka')
      .draws('paris', 'milan');
    const left = s.topInfections(3);
    s.endTurn();
    expect(s.outcome).toBe('lost: outbreaks');
    expect(s.infectionDiscard).toEqual(['osaka']);
    expect(s.topInfections(2)).toEqual(left.slice(1));
    expect(s.eventTypes.slice(-4)).toEqual(['flip', 'outbreak', 'lost', 'over']);
    expect(s.board('tokyo', 'taipei')).toEqual({ tokyo: {}, taipei: {} });
    expect(s.state.turn).toBe(1);
  });

  test('PD-END-02 PD-END-03: lost for want of a cube, at the first of two cards', () => {
    const s = scene('scientist', 'researcher')
      .supply('red', 0)
      .flips('osaka')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.outcome).toBe('lost: cubes');
    expect(s.eventTypes.slice(-3)).toEqual(['flip', 'lost', 'over']);
    expect(s.infectionDiscard).toEqual(['osaka']);
    expect(s.view('researcher').over).toEqual({ result: 'lost', cause: 'cubes', winners: [] });
  });

  test('PD-END-02 T-021 B34 B65: one card left when two are due: lost, undrawn, no infection', () => {
    const s = scene('scientist', 'researcher').playerDeckOf(1).do('end');
    expect(s.outcome).toBe('lost: cards');
    expect(s.cardsOf('scientist')).toEqual([]);
    expect(s.state.playerDeck.length).toBe(1);
    expect(s.eventTypes).toEqual(['drawing', 'lost', 'over']);
    expect(s.view('scientist').over).toEqual({ result: 'lost', cause: 'cards', winners: [] });
    expect(s.state.supply.slice(0, 4)).toEqual([FULL, FULL, FULL, FULL]);
  });

  test('PD-END-02 T-021 R22: the last two cards are drawn; only the next draw is a loss', () => {
    const s = scene('scientist', 'researcher')
      .draws('paris', 'milan')
      .playerDeckOf(2)
      .flips('osaka', 'lima')
      .endTurn();
    expect(s.cardsOf('scientist')).toEqual(['milan', 'paris']);
    expect(s.board('osaka', 'lima')).toEqual({ osaka: { red: 1 }, lima: { yellow: 1 } });
    expect(s.state.playerDeck).toEqual([]);
    expect(s.outcome).toBe(null);
    s.asks('researcher', 'action');
    expect(s.state.actions).toBe(4);
    s.do('drive:chicago').do('end');
    expect(s.outcome).toBe('lost: cards');
  });

  test('PD-END-03: lost inside an epidemic, cards are not shuffled back, nothing else is drawn', () => {
    const s = scene('scientist', 'researcher')
      .cubes('osaka', { red: 3 })
      .outbreaks(7)
      .infected('lima')
      .bottom('osaka')
      .draws('epidemic', 'epidemic')
      .do('end');
    expect(s.outcome).toBe('lost: outbreaks');
    expect(s.infectionDiscard).toEqual(['lima', 'osaka']);
    expect(s.eventsOf('epidemic').length).toBe(1);
    expect(s.eventsOf('intensify')).toEqual([]);
    expect(s.state.rate).toBe(1);
  });

  test('PD-END-03 T-140: after the end nobody can do anything', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift', 'chicago')
      .playerDeckOf(0)
      .do('end');
    expect(s.outcome).toBe('lost: cards');
    s.offers('scientist').offers('researcher');
    s.refuses('scientist', 'drive:chicago', 'HO-OVER');
    s.refuses('scientist', 'end', 'HO-OVER');
    s.refuses('researcher', 'event:airlift', 'HO-OVER');
    s.refuses('researcher', 'discard:chicago', 'HO-OVER');
  });

  test('PD-END-02 B05: a thousand games of random choices all end, in 28 turns at most, with a cause', () => {
    const outcomes = new Set<string>();
    let longest = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const options = pandemic.readOptions({
        players: 2 + (seed % 3),
        epidemics: 4 + (seed % 3),
        autoConsent: seed % 2 === 0,
      });
      const { run } = playRandom(pandemic, options, `end ${seed}`, randomNumbers(seed));
      longest = Math.max(longest, run.state.turn);
      outcomes.add(`${run.state.over?.result}: ${run.state.over?.cause}`);
    }
    expect(longest).toBeLessThanOrEqual(28);
    const known = ['lost: cards', 'lost: cubes', 'lost: outbreaks', 'won: cures'];
    expect(known).toEqual(expect.arrayContaining([...outcomes]));
    expect(outcomes.has('lost: outbreaks')).toBe(true);
  }, 60_000);
});
