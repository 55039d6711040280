import { describe, expect, test } from 'vitest';
import { FULL, scene } from './scene.ts';

const RED = ['osaka', 'tokyo', 'manila', 'sydney', 'taipei'];

describe('a cure', () => {
  test('PD-CURE-01: takes no cube off the board', () => {
    const s = scene('researcher', 'scientist')
      .hand('researcher', ...RED)
      .cubes('tokyo', { red: 3, blue: 1 })
      .cubes('atlanta', { red: 2 })
      .do('cure:red');
    expect(s.status('red')).toBe('cured');
    expect(s.board('tokyo', 'atlanta')).toEqual({ tokyo: { red: 3, blue: 1 }, atlanta: { red: 2 } });
    expect(s.supplyOf('red')).toBe(FULL - 5);
    expect(s.eventsOf('cure')).toEqual([{ t: 'cure', seat: 0, disease: 'red' }]);
  });

  test('PD-CURE-01 T-128 R17: a cured disease still spreads and breaks out', () => {
    const s = scene('researcher', 'scientist')
      .cured('yellow')
      .cubes('bogota', { yellow: 1 })
      .cubes('santiago', { yellow: 3 })
      .draws('paris', 'milan')
      .flips('lima', 'santiago')
      .endTurn();
    expect(s.board('lima', 'santiago', 'bogota')).toEqual({
      lima: { yellow: 2 },
      santiago: { yellow: 3 },
      bogota: { yellow: 1 },
    });
    expect(s.state.outbreaks).toBe(1);
    expect(s.status('yellow')).toBe('cured');
  });

  test('PD-CURE-01: an epidemic of a cured disease brings three cubes', () => {
    const s = scene('researcher', 'scientist')
      .cured('red')
      .cubes('tokyo', { red: 1 })
      .hand('scientist', 'resilient-population')
      .draws('epidemic', 'milan')
      .bottom('osaka')
      .do('end');
    expect(s.cubesIn('osaka')).toEqual({ red: 3 });
    expect(s.supplyOf('red')).toBe(FULL - 4);
    s.do('scientist', 'event:resilient-population').do('remove:osaka');
  });
});

describe('eradication', () => {
  test('PD-CURE-02 PD-CURE-04 T-014 R16: the last cube of a cured disease is treated: no more of it, but its cards count', () => {
    const s = scene('researcher', 'scientist')
      .cured('yellow')
      .at('researcher', 'lima')
      .cubes('lima', { yellow: 1, red: 1 })
      .draws('paris', 'milan')
      .flips('bogota', 'tokyo')
      .do('treat:yellow');
    expect(s.status('yellow')).toBe('eradicated');
    expect(s.eventTypes).toEqual(['treat', 'eradicated']);
    s.endTurn();
    expect(s.cubesIn('bogota')).toEqual({});
    expect(s.supplyOf('yellow')).toBe(FULL);
    expect(s.infectionDiscard).toEqual(['bogota', 'tokyo']);
    expect(s.eventsOf('flip').length).toBe(2);
    expect(s.eventsOf('spared')).toEqual([
      { t: 'spared', city: 'bogota', disease: 'yellow', rule: 'PD-CURE-04' },
    ]);
    expect(s.cubesIn('tokyo')).toEqual({ red: 1 });
  });

  test('PD-CURE-02 T-019 B19: a cure without a cube on the board eradicates at once', () => {
    const s = scene('researcher', 'scientist')
      .hand('researcher', 'essen', 'paris', 'london', 'madrid', 'milan')
      .cubes('atlanta', { red: 3 })
      .do('cure:blue');
    expect(s.status('blue')).toBe('eradicated');
    expect(s.eventTypes).toEqual(['spent', 'cure', 'eradicated']);
    expect(s.status('red')).toBe('uncured');
  });

  test('PD-CURE-02 T-037 R40 B10: the Medic clears his city when another finds the cure, and may eradicate by it', () => {
    const s = scene('scientist', 'medic')
      .at('medic', 'cairo')
      .cubes('cairo', { black: 2, red: 1 })
      .hand('scientist', 'delhi', 'cairo', 'karachi', 'tehran')
      .do('cure:black');
    expect(s.cubesIn('cairo')).toEqual({ red: 1 });
    expect(s.status('black')).toBe('eradicated');
    expect(s.eventTypes).toEqual(['spent', 'cure', 'clear', 'eradicated']);
    const more = scene('scientist', 'medic')
      .at('medic', 'cairo')
      .cubes('cairo', { black: 2 })
      .cubes('delhi', { black: 1 })
      .hand('scientist', 'delhi', 'cairo', 'karachi', 'tehran')
      .do('cure:black');
    expect(more.board('cairo', 'delhi')).toEqual({ cairo: {}, delhi: { black: 1 } });
    expect(more.status('black')).toBe('cured');
  });

  test('PD-CURE-02 B20: the Medic who walks into the last cubes eradicates; it happens only once', () => {
    const s = scene('medic', 'scientist')
      .cured('red', 'blue')
      .cubes('miami', { red: 3, blue: 1 })
      .cubes('bogota', { blue: 1 })
      .do('drive:miami');
    expect([s.status('red'), s.status('blue')]).toEqual(['eradicated', 'cured']);
    s.do('drive:bogota').do('drive:miami');
    expect([s.status('red'), s.status('blue')]).toEqual(['eradicated', 'eradicated']);
    expect(s.eventsOf('eradicated').map((event) => event.disease)).toEqual(['red', 'blue']);
  });

  test('PD-CURE-03 T-128 R19: a disease that is not cured is not eradicated by the loss of its last cube', () => {
    const s = scene('researcher', 'scientist')
      .cubes('atlanta', { red: 1 })
      .draws('paris', 'milan')
      .flips('osaka', 'lima')
      .do('treat:red');
    expect(s.status('red')).toBe('uncured');
    expect(s.supplyOf('red')).toBe(FULL);
    expect(s.eventTypes).toEqual(['treat']);
    s.endTurn();
    expect(s.cubesIn('osaka')).toEqual({ red: 1 });
    expect(s.status('red')).toBe('uncured');
  });

  test('PD-CURE-04 R16: the cards of an eradicated disease use up the flips of the rate', () => {
    const s = scene('researcher', 'scientist')
      .eradicated('red')
      .rateSpace(4)
      .draws('paris', 'milan')
      .flips('osaka', 'seoul', 'lima')
      .endTurn();
    expect(s.infectionDiscard).toEqual(['lima', 'osaka', 'seoul']);
    expect(s.board('osaka', 'seoul', 'lima')).toEqual({ osaka: {}, seoul: {}, lima: { yellow: 1 } });
    expect(s.state.outbreaks).toBe(0);
    expect(s.supplyOf('red')).toBe(FULL);
  });

  test('PD-CURE-04: an epidemic in a city of an eradicated disease places nothing either', () => {
    const s = scene('researcher', 'scientist')
      .eradicated('red')
      .draws('epidemic', 'milan')
      .bottom('osaka')
      .flips('lima')
      .endTurn();
    expect(s.cubesIn('osaka')).toEqual({});
    expect(s.supplyOf('red')).toBe(FULL);
  });

  test('PD-CURE-05: looked at after each step: eradicated by an Airlift between two flips, spared at the second', () => {
    const s = scene('researcher', 'medic')
      .cured('red')
      .at('medic', 'paris')
      .cubes('tokyo', { red: 2 })
      .hand('researcher', 'airlift')
      .draws('essen', 'milan')
      .flips('lima', 'osaka')
      .do('end')
      .do('continue');
    expect(s.infectionDiscard).toEqual(['lima']);
    s.do('researcher', 'event:airlift').do('pawn:p2').do('to:tokyo');
    expect(s.status('red')).toBe('eradicated');
    s.goOn();
    expect(s.infectionDiscard).toEqual(['lima', 'osaka']);
    expect(s.cubesIn('osaka')).toEqual({});
    expect(s.supplyOf('red')).toBe(FULL);
  });

  test('PD-CURE-05: one cube anywhere on the board keeps a cured disease from being eradicated', () => {
    const s = scene('researcher', 'scientist')
      .cured('red')
      .cubes('atlanta', { red: 2 })
      .cubes('miami', { red: 1 })
      .do('treat:red');
    expect(s.status('red')).toBe('cured');
    expect(s.eventTypes).toEqual(['treat']);
    s.do('drive:miami').do('treat:red');
    expect(s.status('red')).toBe('eradicated');
  });
});
