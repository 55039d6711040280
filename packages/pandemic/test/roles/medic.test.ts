import { checkHash, Run } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { pandemic } from '../../src/game.ts';
import { FULL, scene } from '../scene.ts';

describe('Medic: treating', () => {
  test('PD-ROLE-06 T-138 B01: one action takes all cubes of a colour, cured or not', () => {
    const s = scene('medic', 'researcher').at('medic', 'paris').cubes('paris', { blue: 3 }).do('treat:blue');
    expect(s.cubesIn('paris')).toEqual({});
    expect(s.supplyOf('blue')).toBe(FULL);
    expect(s.state.actions).toBe(3);
    expect(s.status('blue')).toBe('uncured');
  });

  test('PD-ROLE-06: only of the colour he has chosen', () => {
    const s = scene('medic', 'researcher')
      .at('medic', 'paris')
      .cubes('paris', { blue: 2, black: 3 })
      .do('treat:black');
    expect(s.cubesIn('paris')).toEqual({ blue: 2 });
  });

  test('PD-ROLE-06 B01: of a disease that is not cured, others still take a single cube', () => {
    const s = scene('medic', 'researcher')
      .active('researcher')
      .cubes('atlanta', { blue: 3 })
      .do('treat:blue');
    expect(s.cubesIn('atlanta')).toEqual({ blue: 2 });
  });

  test('PD-ROLE-06 B01: of a cured disease, others take all as well', () => {
    const s = scene('scientist', 'researcher')
      .cured('blue')
      .cubes('atlanta', { blue: 3 })
      .cubes('paris', { blue: 1 })
      .do('treat:blue');
    expect(s.cubesIn('atlanta')).toEqual({});
    expect(s.supplyOf('blue')).toBe(FULL - 1);
  });
});

describe('Medic: cured diseases', () => {
  test.each([
    ['drive:chicago', 'chicago'],
    ['fly:lima', 'lima'],
    ['charter:cairo', 'cairo'],
    ['shuttle:lagos', 'lagos'],
  ])('PD-ROLE-07: by %s he comes to %s and clears every cured colour there', (key, city) => {
    const s = scene('medic', 'researcher')
      .hand('medic', 'lima', 'atlanta')
      .stations('atlanta', 'lagos')
      .cured('red', 'black')
      .cubes(city, { red: 3, black: 2, blue: 1 })
      .cubes('osaka', { red: 1 })
      .cubes('delhi', { black: 1 })
      .do(key);
    expect(s.cubesIn(city)).toEqual({ blue: 1 });
    expect(s.board('osaka', 'delhi')).toEqual({ osaka: { red: 1 }, delhi: { black: 1 } });
    expect(s.state.actions).toBe(3);
    expect(s.supplyOf('red')).toBe(FULL - 1);
  });

  test('PD-ROLE-07: what is not cured stays where he comes', () => {
    const s = scene('medic', 'researcher').cubes('chicago', { blue: 3, red: 1 }).do('drive:chicago');
    expect(s.cubesIn('chicago')).toEqual({ blue: 3, red: 1 });
  });

  test('PD-ROLE-07 T-036: called to Seoul he takes the last cured cubes: eradicated', () => {
    const s = scene('dispatcher', 'medic')
      .at('dispatcher', 'seoul')
      .cured('red')
      .cubes('seoul', { red: 2 })
      .do('summon:p2:seoul');
    expect(s.cubesIn('seoul')).toEqual({});
    expect(s.status('red')).toBe('eradicated');
    expect(s.state.actions).toBe(3);
    expect(s.eventTypes).toEqual(['move', 'clear', 'eradicated']);
  });

  test('PD-ROLE-07 T-037 R40 B10: another finds the cure, the cubes where he is go at once', () => {
    const s = scene('scientist', 'medic')
      .at('medic', 'delhi')
      .hand('scientist', 'cairo', 'delhi', 'mumbai', 'chennai')
      .cubes('delhi', { black: 3, red: 2 })
      .cubes('kolkata', { black: 1 })
      .do('cure:black');
    expect(s.board('delhi', 'kolkata')).toEqual({ delhi: { red: 2 }, kolkata: { black: 1 } });
    expect(s.status('black')).toBe('cured');
    expect(s.state.actions).toBe(3);
  });

  test('PD-ROLE-07 R40 B10 B20: if these were the last, it is eradicated, once and for all', () => {
    const s = scene('scientist', 'medic')
      .at('medic', 'cairo')
      .hand('scientist', 'cairo', 'delhi', 'mumbai', 'chennai')
      .cubes('cairo', { black: 2 })
      .do('cure:black');
    expect(s.cubesIn('cairo')).toEqual({});
    expect(s.status('black')).toBe('eradicated');
    expect(s.eventTypes).toEqual(['spent', 'cure', 'clear', 'eradicated']);
    expect(s.supplyOf('black')).toBe(FULL);
  });

  test('PD-ROLE-07 B20: his coming and going changes nothing about an eradicated disease', () => {
    const s = scene('medic', 'researcher')
      .eradicated('blue')
      .cubes('chicago', { red: 1 })
      .do('drive:chicago')
      .do('drive:atlanta');
    expect(s.status('blue')).toBe('eradicated');
    expect(s.eventTypes).toEqual(['move', 'move']);
  });

  test('PD-ROLE-07 PD-ROLE-14: also when he is moved on the turn of another, by an event', () => {
    const s = scene('medic', 'researcher')
      .active('researcher')
      .cured('yellow')
      .cubes('lima', { yellow: 3 })
      .cubes('bogota', { yellow: 1 })
      .hand('researcher', 'airlift')
      .do('event:airlift')
      .do('pawn:p1')
      .do('to:lima');
    expect(s.cubesIn('lima')).toEqual({});
    expect(s.state.actions).toBe(4);
  });

  test('PD-ROLE-07 B56: a saved game that is read again moves nobody and clears nothing', () => {
    const s = scene('scientist', 'medic')
      .at('medic', 'chicago')
      .cured('blue')
      .cubes('atlanta', { blue: 2 })
      .rateSpace(4)
      .outbreaks(7)
      .start();
    const state = pandemic.readState(JSON.parse(JSON.stringify(s.state)));
    const run = new Run(pandemic, state);
    run.advance();
    expect(checkHash(run.state)).toBe(checkHash(s.state));
    expect(pandemic.view(run, 0)).toEqual(s.view('scientist'));
    expect(run.state.over).toBe(null);
    expect([run.state.rate, run.state.outbreaks]).toEqual([3, 7]);
  });
});

describe('Medic: keeping cured diseases out', () => {
  test('PD-ROLE-08 T-035 R41: an outbreak of a cured disease passes his city by', () => {
    const s = scene('scientist', 'medic')
      .cured('red')
      .at('medic', 'seoul')
      .cubes('beijing', { red: 3 })
      .flips('beijing', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.state.outbreaks).toBe(1);
    expect(s.board('beijing', 'shanghai', 'seoul', 'tokyo')).toEqual({
      beijing: { red: 3 },
      shanghai: { red: 1 },
      seoul: {},
      tokyo: {},
    });
  });

  test('PD-ROLE-08 R41 B59: a full city of a cured colour does not break out while he is there', () => {
    // Cubes of a cured colour can't lie where he is, but the rule must hold for that as well.
    const s = scene('scientist', 'medic')
      .at('medic', 'essen')
      .cured('blue')
      .cubes('essen', { blue: 3 })
      .flips('essen', 'lima')
      .draws('osaka', 'tokyo')
      .endTurn();
    expect(s.state.outbreaks).toBe(0);
    expect(s.board('essen', 'london', 'paris', 'milan', 'st-petersburg')).toEqual({
      essen: { blue: 3 },
      london: {},
      paris: {},
      milan: {},
      'st-petersburg': {},
    });
  });

  test('PD-ROLE-08 R41: the card of his city brings no cube of a cured colour, and that is told', () => {
    const s = scene('scientist', 'medic')
      .at('medic', 'essen')
      .cured('blue')
      .cubes('paris', { blue: 1 })
      .flips('essen', 'lima')
      .draws('osaka', 'tokyo')
      .endTurn();
    expect(s.cubesIn('essen')).toEqual({});
    expect(s.eventsOf('spared')).toEqual([
      { t: 'spared', city: 'essen', disease: 'blue', rule: 'PD-ROLE-08', role: 'medic' },
    ]);
    expect(s.status('blue')).toBe('cured');
  });

  test('PD-ROLE-08 R41: an epidemic of a cured colour places nothing in his city', () => {
    const s = scene('scientist', 'medic')
      .at('medic', 'essen')
      .cured('blue')
      .cubes('paris', { blue: 1 })
      .hand('medic', 'resilient-population')
      .bottom('essen')
      .draws('epidemic', 'tokyo')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.cubesIn('essen')).toEqual({});
    expect(s.infectionDiscard).toEqual(['essen']);
    expect(s.state.rate).toBe(1);
    s.do('medic', 'event:resilient-population').do('remove:essen');
  });

  test('PD-ROLE-08 R41: colours that are not cured come to him like to anybody', () => {
    const s = scene('scientist', 'medic')
      .at('medic', 'essen')
      .cured('red')
      .cubes('milan', { blue: 3 })
      .flips('essen', 'milan')
      .draws('osaka', 'tokyo')
      .endTurn();
    expect(s.cubesIn('essen')).toEqual({ blue: 2 });
  });

  test('PD-ROLE-08: the cities around him are not protected', () => {
    const s = scene('scientist', 'medic')
      .at('medic', 'essen')
      .cured('blue')
      .flips('paris', 'london')
      .draws('osaka', 'tokyo')
      .endTurn();
    expect(s.board('paris', 'london')).toEqual({ paris: { blue: 1 }, london: { blue: 1 } });
  });
});
