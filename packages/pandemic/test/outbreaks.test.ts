import { describe, expect, test } from 'vitest';
import { FULL, scene } from './scene.ts';

describe('outbreaks', () => {
  test('PD-OUT-03 PD-OUT-04 T-029: a chain through three cities ends with three cubes in each', () => {
    const s = scene('scientist', 'researcher')
      .cubes('osaka', { red: 3 })
      .cubes('tokyo', { red: 3 })
      .cubes('taipei', { red: 2 })
      .flips('osaka', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.state.outbreaks).toBe(2);
    expect(s.board('osaka', 'tokyo', 'taipei', 'seoul', 'shanghai', 'san-francisco')).toEqual({
      osaka: { red: 3 },
      tokyo: { red: 3 },
      taipei: { red: 3 },
      seoul: { red: 1 },
      shanghai: { red: 1 },
      'san-francisco': { red: 1 },
    });
  });

  test('PD-OUT-01 T-032: the eighth outbreak loses at once, before a cube is placed', () => {
    const s = scene('scientist', 'researcher')
      .cubes('osaka', { red: 3 })
      .outbreaks(7)
      .flips('osaka')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.outcome).toBe('lost: outbreaks');
    expect(s.cubesIn('tokyo')).toEqual({});
    expect(s.supplyOf('red')).toBe(FULL - 3);
  });

  test('PD-OUT-01: an outbreak is counted first, only then do cubes go to the neighbours', () => {
    const s = scene('scientist', 'researcher')
      .cubes('osaka', { red: 3 })
      .outbreaks(2)
      .flips('osaka', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.state.outbreaks).toBe(3);
    const told = s.events.filter(({ t }) => t === 'outbreak' || t === 'infect');
    expect(told).toEqual([
      { t: 'outbreak', city: 'osaka', disease: 'red', outbreaks: 3, chain: false },
      { t: 'infect', city: 'tokyo', disease: 'red', n: 1, cause: 'outbreak' },
      { t: 'infect', city: 'taipei', disease: 'red', n: 1, cause: 'outbreak' },
      { t: 'infect', city: 'lima', disease: 'yellow', n: 1, cause: 'flip' },
    ]);
  });

  test('PD-OUT-02 PD-OUT-05 T-134: black spreads from Istanbul to all six neighbours, even blue ones', () => {
    const s = scene('scientist', 'researcher')
      .cubes('istanbul', { black: 3 })
      .flips('istanbul', 'lima')
      .draws('paris', 'tokyo')
      .endTurn();
    expect(s.board('istanbul', 'milan', 'st-petersburg', 'moscow', 'baghdad', 'cairo', 'algiers')).toEqual({
      istanbul: { black: 3 },
      milan: { black: 1 },
      'st-petersburg': { black: 1 },
      moscow: { black: 1 },
      baghdad: { black: 1 },
      cairo: { black: 1 },
      algiers: { black: 1 },
    });
    expect(s.supplyOf('black')).toBe(FULL - 3 - 6);
    expect(s.supplyOf('blue')).toBe(FULL);
    expect(s.state.outbreaks).toBe(1);
  });

  test('PD-OUT-02 B62: every neighbour gets its cube although no pawn is anywhere near', () => {
    const s = scene('scientist', 'researcher')
      .cubes('lima', { yellow: 3 })
      .flips('lima', 'osaka')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.board('lima', 'mexico-city', 'bogota', 'santiago')).toEqual({
      lima: { yellow: 3 },
      'mexico-city': { yellow: 1 },
      bogota: { yellow: 1 },
      santiago: { yellow: 1 },
    });
    expect(s.supplyOf('yellow')).toBe(FULL - 6);
  });

  test('PD-OUT-02 R04: a blue cube comes to a city full of black ones and sets nothing off', () => {
    const s = scene('scientist', 'researcher')
      .cubes('milan', { blue: 3 })
      .cubes('istanbul', { black: 3 })
      .flips('milan', 'lima')
      .draws('paris', 'tokyo')
      .endTurn();
    expect(s.board('milan', 'istanbul', 'essen', 'paris')).toEqual({
      milan: { blue: 3 },
      istanbul: { blue: 1, black: 3 },
      essen: { blue: 1 },
      paris: { blue: 1 },
    });
    expect(s.state.outbreaks).toBe(1);
  });

  test('PD-OUT-03 T-031: a city filled up by one outbreak breaks out itself in the next of the chain', () => {
    const s = scene('scientist', 'researcher')
      .cubes('hong-kong', { red: 3 })
      .cubes('taipei', { red: 2 })
      .cubes('manila', { red: 3 })
      .flips('hong-kong', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.state.outbreaks).toBe(3);
    expect(
      s.board('hong-kong', 'taipei', 'manila', 'ho-chi-minh-city', 'shanghai', 'kolkata', 'bangkok'),
    ).toEqual({
      'hong-kong': { red: 3 },
      taipei: { red: 3 },
      manila: { red: 3 },
      'ho-chi-minh-city': { red: 2 },
      shanghai: { red: 2 },
      kolkata: { red: 1 },
      bangkok: { red: 1 },
    });
    expect(s.board('san-francisco', 'sydney', 'osaka')).toEqual({
      'san-francisco': { red: 1 },
      sydney: { red: 1 },
      osaka: { red: 1 },
    });
    expect(s.supplyOf('red')).toBe(FULL - 18);
  });

  test('PD-OUT-04 T-030 R02: two full neighbours break out once each and send each other nothing', () => {
    const s = scene('scientist', 'researcher')
      .cubes('beijing', { red: 3 })
      .cubes('seoul', { red: 3 })
      .flips('beijing', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.eventsOf('outbreak').map(({ city }) => city)).toEqual(['beijing', 'seoul']);
    expect(s.state.outbreaks).toBe(2);
    expect(s.board('beijing', 'seoul', 'shanghai', 'tokyo')).toEqual({
      beijing: { red: 3 },
      seoul: { red: 3 },
      shanghai: { red: 2 },
      tokyo: { red: 1 },
    });
  });

  test('PD-OUT-04 B23: Essen and London, both full, come to exactly two outbreaks', () => {
    const s = scene('scientist', 'researcher')
      .cubes('essen', { blue: 3 })
      .cubes('london', { blue: 3 })
      .flips('essen', 'lima')
      .draws('osaka', 'tokyo')
      .endTurn();
    expect(s.state.outbreaks).toBe(2);
    expect(s.board('essen', 'london', 'paris', 'milan', 'st-petersburg', 'new-york', 'madrid')).toEqual({
      essen: { blue: 3 },
      london: { blue: 3 },
      paris: { blue: 2 },
      milan: { blue: 1 },
      'st-petersburg': { blue: 1 },
      'new-york': { blue: 1 },
      madrid: { blue: 1 },
    });
  });

  test('PD-OUT-04: the next card starts afresh, so a city can break out once for each card', () => {
    const s = scene('scientist', 'researcher')
      .cubes('beijing', { red: 3 })
      .cubes('seoul', { red: 3 })
      .flips('beijing', 'seoul')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.eventsOf('outbreak').map(({ city }) => city)).toEqual([
      'beijing',
      'seoul',
      'seoul',
      'beijing',
      'shanghai',
    ]);
    expect(s.board('beijing', 'seoul', 'shanghai', 'tokyo')).toEqual({
      beijing: { red: 3 },
      seoul: { red: 3 },
      shanghai: { red: 3 },
      tokyo: { red: 3 },
    });
  });

  test('PD-OUT-03 PD-OUT-05 R01: Algiers sets off Cairo, Istanbul gets a cube from each', () => {
    const s = scene('scientist', 'researcher')
      .cubes('algiers', { black: 3 })
      .cubes('cairo', { black: 3 })
      .flips('algiers', 'lima')
      .draws('osaka', 'tokyo')
      .endTurn();
    expect(s.state.outbreaks).toBe(2);
    expect(
      s.board('algiers', 'cairo', 'madrid', 'paris', 'istanbul', 'baghdad', 'riyadh', 'khartoum'),
    ).toEqual({
      algiers: { black: 3 },
      cairo: { black: 3 },
      madrid: { black: 1 },
      paris: { black: 1 },
      istanbul: { black: 2 },
      baghdad: { black: 1 },
      riyadh: { black: 1 },
      khartoum: { black: 1 },
    });
    // Cairo waits until Algiers has given a cube to each of its neighbours.
    const told = s.events.filter(({ t, cause }) => t === 'outbreak' || cause === 'outbreak');
    expect(told.map(({ t, city }) => `${t} ${city}`)).toEqual([
      'outbreak algiers',
      'infect madrid',
      'infect paris',
      'infect istanbul',
      'outbreak cairo',
      'infect istanbul',
      'infect baghdad',
      'infect riyadh',
      'infect khartoum',
    ]);
  });

  test('PD-OUT-06 OQ-11 R05: first set off, first to break out; neighbours in table order', () => {
    const s = scene('scientist', 'researcher')
      .cubes('london', { blue: 3 })
      .cubes('new-york', { blue: 3 })
      .cubes('montreal', { blue: 3 })
      .cubes('paris', { blue: 3 })
      .flips('london', 'lima')
      .draws('osaka', 'tokyo')
      .endTurn();
    expect(s.eventsOf('outbreak').map(({ city, chain }) => [city, chain])).toEqual([
      ['london', false],
      ['new-york', true],
      ['paris', true],
      ['montreal', true],
    ]);
    expect(s.board('madrid', 'essen', 'washington', 'milan', 'algiers', 'chicago')).toEqual({
      madrid: { blue: 3 },
      essen: { blue: 2 },
      washington: { blue: 2 },
      milan: { blue: 1 },
      algiers: { blue: 1 },
      chicago: { blue: 1 },
    });
    expect(s.supplyOf('blue')).toBe(FULL - 22);
  });

  test('PD-OUT-01 R08: with the marker on 7 a chain of two loses at its first city', () => {
    const s = scene('scientist', 'researcher')
      .cubes('beijing', { red: 3 })
      .cubes('seoul', { red: 3 })
      .outbreaks(7)
      .flips('beijing')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.outcome).toBe('lost: outbreaks');
    expect(s.eventsOf('outbreak').map(({ city }) => city)).toEqual(['beijing']);
    expect(s.state.outbreaks).toBe(8);
    expect(s.board('shanghai', 'tokyo')).toEqual({ shanghai: {}, tokyo: {} });
  });

  test('PD-OUT-01 R08: with the marker on 6 the second city of the chain loses', () => {
    const s = scene('scientist', 'researcher')
      .cubes('beijing', { red: 3 })
      .cubes('seoul', { red: 3 })
      .cubes('tokyo', { red: 3 })
      .outbreaks(6)
      .flips('beijing')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.outcome).toBe('lost: outbreaks');
    expect(s.eventsOf('outbreak').map(({ city }) => city)).toEqual(['beijing', 'seoul']);
    expect(s.board('shanghai', 'osaka')).toEqual({ shanghai: { red: 1 }, osaka: {} });
  });

  test('PD-OUT-07: the Quarantine Specialist keeps cube and chain out of her city and its neighbours', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'tokyo')
      .cubes('taipei', { red: 3 })
      .cubes('osaka', { red: 3 })
      .cubes('shanghai', { red: 2 })
      .flips('taipei', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.state.outbreaks).toBe(1);
    expect(s.board('taipei', 'osaka', 'shanghai', 'hong-kong', 'manila', 'tokyo')).toEqual({
      taipei: { red: 3 },
      osaka: { red: 3 },
      shanghai: { red: 2 },
      'hong-kong': { red: 1 },
      manila: { red: 1 },
      tokyo: {},
    });
  });

  test('PD-OUT-07: where the Medic is, a cured colour neither arrives nor breaks out in a chain', () => {
    const s = scene('medic', 'researcher')
      .at('medic', 'lima')
      .cured('yellow')
      .cubes('bogota', { yellow: 3 })
      .flips('bogota', 'osaka')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.state.outbreaks).toBe(1);
    expect(
      s.board('bogota', 'lima', 'miami', 'mexico-city', 'buenos-aires', 'sao-paulo', 'santiago'),
    ).toEqual({
      bogota: { yellow: 3 },
      lima: {},
      miami: { yellow: 1 },
      'mexico-city': { yellow: 1 },
      'buenos-aires': { yellow: 1 },
      'sao-paulo': { yellow: 1 },
      santiago: {},
    });
  });

  test('PD-OUT-07: the Medic keeps nothing out that is not cured, so a chain runs through his city', () => {
    const s = scene('medic', 'researcher')
      .at('medic', 'lima')
      .cubes('lima', { yellow: 3 })
      .cubes('bogota', { yellow: 3 })
      .flips('bogota', 'osaka')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.state.outbreaks).toBe(2);
    expect(s.board('lima', 'santiago', 'mexico-city')).toEqual({
      lima: { yellow: 3 },
      santiago: { yellow: 1 },
      'mexico-city': { yellow: 2 },
    });
  });

  test('PD-INF-03 PD-OUT-01 R10 B67: an epidemic in a full city is one outbreak, not three', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'resilient-population')
      .cubes('paris', { blue: 3 })
      .cubes('london', { blue: 1 })
      .bottom('paris')
      .draws('epidemic', 'tokyo')
      .do('end');
    // Before the cards are shuffled back.
    s.asks('scientist', 'pause');
    expect(s.state.outbreaks).toBe(1);
    expect(s.board('paris', 'london', 'essen', 'milan', 'madrid', 'algiers')).toEqual({
      paris: { blue: 3 },
      london: { blue: 2 },
      essen: { blue: 1 },
      milan: { blue: 1 },
      madrid: { blue: 1 },
      algiers: { blue: 1 },
    });
    expect(s.supplyOf('blue')).toBe(FULL - 4 - 5);
  });
});
