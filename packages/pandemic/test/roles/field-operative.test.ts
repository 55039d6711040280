import { describe, expect, test } from 'vitest';
import { mutationScene } from '../modules.ts';
import { FULL, scene } from '../scene.ts';

const RED = ['tokyo', 'osaka', 'seoul', 'beijing', 'shanghai'];
const THREE_RED = RED.slice(0, 3);
const RED_CITIES = ['tokyo', 'osaka', 'seoul', 'beijing', 'shanghai', 'taipei', 'manila'];

describe('Field Operative: samples', () => {
  test('OB-ROLE-09 R56: an action takes a cube of his city, of any colour, onto his card', () => {
    const s = scene('field-operative', 'researcher')
      .at('field-operative', 'cairo')
      .cubes('cairo', { black: 3, red: 1 })
      .cubes('riyadh', { yellow: 1 })
      .offersOf('field-operative', ['sample'], 'sample:black', 'sample:red')
      .do('sample:black')
      .asks('field-operative', 'action');
    expect(s.cubesIn('cairo')).toEqual({ black: 2, red: 1 });
    expect(s.samplesOf('black')).toBe(1);
    expect(s.supplyOf('black')).toBe(FULL - 3);
    expect(s.state.actions).toBe(3);
    for (const role of ['field-operative', 'researcher'])
      expect(s.view(role).brink?.samples).toEqual([0, 0, 1, 0, 0]);
  });

  test('OB-ROLE-09 T-053: a second sample in the turn is not possible', () => {
    scene('field-operative', 'researcher')
      .cubes('atlanta', { blue: 2, red: 1 })
      .do('sample:blue')
      .refuses('field-operative', 'sample:blue', 'PD-TURN-04')
      .refuses('field-operative', 'sample:red', 'PD-TURN-04')
      .offersOf('field-operative', ['sample']);
  });

  test('OB-ROLE-09 PD-TURN-04: on his next turn again', () => {
    const s = scene('field-operative', 'researcher')
      .cubes('atlanta', { blue: 2 })
      .draws('milan', 'essen', 'tokyo', 'osaka')
      .flips('lima', 'cairo', 'delhi', 'lagos')
      .do('sample:blue')
      .endTurn()
      .endTurn()
      .do('sample:blue');
    expect(s.samplesOf('blue')).toBe(2);
    expect(s.cubesIn('atlanta')).toEqual({});
  });

  test('OB-ROLE-09: only what is there, and only he', () => {
    scene('field-operative', 'researcher')
      .cubes('atlanta', { blue: 1 })
      .cubes('chicago', { red: 1 })
      .refuses('field-operative', 'sample:red', 'OB-ROLE-09')
      .refuses('researcher', 'sample:blue', 'PD-TURN-05');
    scene('researcher', 'field-operative')
      .cubes('atlanta', { blue: 1 })
      .refuses('researcher', 'sample:blue', 'OB-ROLE-09')
      .refuses('field-operative', 'sample:blue', 'PD-TURN-05')
      .offersOf('researcher', ['sample']);
  });

  test('OB-ROLE-09 T-054 OQ-19 R56: the last cube of a cured disease sampled, the disease is eradicated', () => {
    const s = scene('field-operative', 'researcher')
      .cured('red')
      .cubes('atlanta', { red: 1 })
      .do('sample:red');
    expect(s.status('red')).toBe('eradicated');
    expect([s.samplesOf('red'), s.supplyOf('red')]).toEqual([1, FULL - 1]);
    s.do('return-sample:red');
    expect([s.samplesOf('red'), s.supplyOf('red')]).toEqual([0, FULL]);
    expect(s.status('red')).toBe('eradicated');
  });

  test('OB-ROLE-09: of a disease that is not cured it is a sample and no more', () => {
    const s = scene('field-operative', 'researcher').cubes('atlanta', { red: 1 }).do('sample:red');
    expect(s.status('red')).toBe('uncured');
  });

  test('OB-ROLE-09 OB-MUT-05: purple as well where there is purple', () => {
    const s = mutationScene('field-operative', 'researcher')
      .cubes('atlanta', { purple: 2 })
      .offersOf('field-operative', ['sample'], 'sample:purple')
      .do('sample:purple');
    expect([s.samplesOf('purple'), s.supplyOf('purple')]).toEqual([1, 10]);
  });

  test('OB-ROLE-11: he may keep as many as he likes, of all colours', () => {
    const s = scene('field-operative', 'researcher')
      .samples({ blue: 9, yellow: 4, black: 3, red: 1 })
      .cubes('atlanta', { blue: 1 })
      .do('sample:blue');
    expect(s.view('researcher').brink?.samples).toEqual([10, 4, 3, 1, 0]);
  });
});

describe('Field Operative: cures', () => {
  test('OB-ROLE-10 T-052: three red cards and three red samples at a station cure red', () => {
    const s = scene('field-operative', 'researcher')
      .samples({ red: 3, blue: 1 })
      .cubes('tokyo', { red: 2 })
      .hand('field-operative', ...THREE_RED, 'lima')
      .refuses('field-operative', 'cure:red', 'PD-ACT-11')
      .do('cure-samples:red')
      .asks('field-operative', 'action');
    expect(s.status('red')).toBe('cured');
    expect([s.samplesOf('red'), s.samplesOf('blue')]).toEqual([0, 1]);
    expect(s.supplyOf('red')).toBe(FULL - 2);
    expect(s.cardsOf('field-operative')).toEqual(['lima']);
    expect(s.discardPile).toEqual([...THREE_RED].sort());
    expect(s.state.actions).toBe(3);
  });

  test('OB-ROLE-10 T-052: with four cards he says which three; a fourth he cannot hand in', () => {
    const s = scene('field-operative', 'researcher')
      .samples({ red: 3 })
      .hand('field-operative', ...THREE_RED, 'beijing')
      .do('cure-samples:red')
      .asks('field-operative', 'cureCard')
      .do('spend:tokyo')
      .do('spend:beijing')
      .refuses('field-operative', 'spend:beijing', 'HO-ASK')
      .do('spend:osaka')
      .asks('field-operative', 'action');
    expect(s.cardsOf('field-operative')).toEqual(['seoul']);
    expect(s.status('red')).toBe('eradicated');
  });

  test('OB-ROLE-10: leaving the choice of cards costs nothing', () => {
    const s = scene('field-operative', 'researcher')
      .samples({ red: 3 })
      .hand('field-operative', ...THREE_RED, 'beijing')
      .do('cure-samples:red')
      .do('spend:tokyo')
      .do('back')
      .asks('field-operative', 'action');
    expect([s.samplesOf('red'), s.cardsOf('field-operative').length, s.state.actions]).toEqual([3, 4, 4]);
  });

  test('OB-ROLE-10: of five samples only three go', () => {
    const s = scene('field-operative', 'researcher')
      .samples({ red: 5 })
      .hand('field-operative', ...THREE_RED)
      .do('cure-samples:red');
    expect([s.samplesOf('red'), s.supplyOf('red')]).toEqual([2, FULL - 2]);
  });

  test('OB-ROLE-10: he may: with five cards he can keep his samples', () => {
    const s = scene('field-operative', 'researcher')
      .samples({ red: 3 })
      .hand('field-operative', ...RED)
      .offersOf('field-operative', ['cure', 'cure-samples'], 'cure:red', 'cure-samples:red')
      .do('cure:red');
    expect(s.samplesOf('red')).toBe(3);
    expect(s.cardsOf('field-operative')).toEqual([]);
  });

  test.each([
    ['two samples', { red: 2 }, THREE_RED, 'OB-ROLE-10'],
    ['samples of another colour', { blue: 3, red: 2 }, THREE_RED, 'OB-ROLE-10'],
    ['two cards', { red: 6 }, ['tokyo', 'osaka'], 'PD-ACT-11'],
    ['a card of another colour', { red: 3 }, ['tokyo', 'osaka', 'lima'], 'PD-ACT-11'],
  ])('OB-ROLE-10: not with %s', (_, samples, cards, rule) => {
    scene('field-operative', 'researcher')
      .samples(samples)
      .hand('field-operative', ...cards)
      .refuses('field-operative', 'cure-samples:red', rule)
      .offersOf('field-operative', ['cure-samples']);
  });

  test('OB-ROLE-10 PD-ACT-11: not away from a station, and not what is cured already', () => {
    scene('field-operative', 'researcher')
      .at('field-operative', 'cairo')
      .samples({ red: 3 })
      .hand('field-operative', ...THREE_RED)
      .refuses('field-operative', 'cure-samples:red', 'PD-ACT-11')
      .offersOf('field-operative', ['cure-samples']);
    scene('field-operative', 'researcher')
      .cured('red')
      .samples({ red: 3 })
      .hand('field-operative', ...THREE_RED)
      .refuses('field-operative', 'cure-samples:red', 'PD-ACT-11')
      .offersOf('field-operative', ['cure-samples']);
  });

  test('OB-ROLE-10: nobody else can use his samples', () => {
    scene('researcher', 'field-operative')
      .samples({ red: 3 })
      .hand('researcher', ...THREE_RED)
      .refuses('researcher', 'cure-samples:red', 'OB-ROLE-10')
      .offersOf('researcher', ['cure-samples']);
  });

  test('OB-ROLE-10 PD-END-01: the fourth cure with samples wins', () => {
    const s = scene('field-operative', 'researcher')
      .cured('blue', 'yellow', 'black')
      .samples({ red: 3 })
      .cubes('tokyo', { red: 3 })
      .hand('field-operative', ...THREE_RED)
      .do('cure-samples:red');
    expect(s.outcome).toBe('won: cures');
  });
});

describe('Field Operative: back to the supply', () => {
  test('OB-ROLE-11 T-144 R58: on the turn of another, between two actions, one by one', () => {
    const s = scene('researcher', 'field-operative')
      .samples({ red: 2, blue: 1 })
      .do('drive:chicago')
      .offers('field-operative', 'return-sample:red', 'return-sample:blue')
      .do('field-operative', 'return-sample:red')
      .do('field-operative', 'return-sample:red')
      .offers('field-operative', 'return-sample:blue')
      .refuses('field-operative', 'return-sample:red', 'OB-ROLE-11')
      .asks('researcher', 'action');
    expect([s.supplyOf('red'), s.samplesOf('red')]).toEqual([FULL, 0]);
    expect(s.state.actions).toBe(3);
    expect(s.eventsOf('samples-back').length).toBe(2);
  });

  test('OB-ROLE-11: only he puts them back', () => {
    scene('researcher', 'field-operative')
      .samples({ red: 2 })
      .refuses('researcher', 'return-sample:red', 'OB-ROLE-11')
      .offersOf('researcher', ['return-sample']);
  });

  test('OB-ROLE-11 T-144 PD-EPI-07: not in the middle of an epidemic', () => {
    const s = scene('researcher', 'field-operative')
      .samples({ blue: 2 })
      .supply('blue', 3)
      .hand('researcher', 'resilient-population')
      .draws('epidemic', 'milan')
      .bottom('delhi')
      .do('end')
      .asks('researcher', 'pause')
      .offers('field-operative')
      .refuses('field-operative', 'return-sample:blue', 'PD-EPI-07')
      .do('continue')
      .asks('researcher', 'pause')
      .do('field-operative', 'return-sample:blue')
      .do('field-operative', 'return-sample:blue');
    expect(s.supplyOf('blue')).toBe(5);
  });

  test('OB-ROLE-11 OQ-19 R58: with an empty supply the table waits; what he returns in time saves the game', () => {
    const low = (...flips: string[]) => {
      const s = scene('researcher', 'field-operative')
        .samples({ red: 3 })
        .draws('milan', 'essen')
        .flips(...flips);
      for (const city of RED_CITIES) s.cubes(city, { red: 3 });
      expect(s.supplyOf('red')).toBe(0);
      return s.do('end').asks('researcher', 'pause');
    };
    expect(low('bangkok').do('continue').outcome).toBe('lost: cubes');
    const s = low('bangkok', 'lima')
      .do('field-operative', 'return-sample:red')
      .goOn()
      .asks('field-operative', 'action');
    expect(s.cubesIn('bangkok')).toEqual({ red: 1 });
    expect(s.outcome).toBe(null);
  });

  test('OB-ROLE-11: while a hand is reduced as well', () => {
    const s = scene('researcher', 'field-operative')
      .hand('researcher', ...RED, 'paris')
      .samples({ red: 2 })
      .draws('milan', 'essen')
      .do('end')
      .asks('researcher', 'discard')
      .do('field-operative', 'return-sample:red')
      .asks('researcher', 'discard')
      .do('discard:milan')
      .goOn();
    expect(s.samplesOf('red')).toBe(1);
  });

  test('OB-ROLE-11: if he does not want to be waited for, nobody waits', () => {
    const s = scene('researcher', 'field-operative')
      .samples({ red: 3 })
      .supply('red', 1)
      .draws('milan', 'essen');
    s.flips('lima', 'cairo').state.switches.holdForEvents[1] = false;
    s.do('end').asks('field-operative', 'action');
  });
});
