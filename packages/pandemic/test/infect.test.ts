import { describe, expect, test } from 'vitest';
import { FULL, scene } from './scene.ts';

describe('infect phase', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 4],
    [7, 4],
  ])('PD-INF-01 B25: with the rate marker on space %i, %i cards are turned over', (space, cards) => {
    const s = scene('scientist', 'researcher').rateSpace(space).draws('paris', 'milan').endTurn();
    expect(s.eventsOf('flip').length).toBe(cards);
    expect(s.state.infectionDiscard.length).toBe(cards);
    expect(s.state.infectionDeck.length).toBe(48 - cards);
  });

  test('PD-INF-01 PD-INF-02 T-132: three cards from the top, each done with before the next', () => {
    const s = scene('scientist', 'researcher')
      .rateSpace(4)
      .flips('lima', 'osaka', 'paris')
      .draws('tokyo', 'milan')
      .endTurn();
    const told = s.events.filter(({ t }) => t === 'flip' || t === 'infect');
    expect(told).toEqual([
      { t: 'flip', city: 'lima' },
      { t: 'infect', city: 'lima', disease: 'yellow', n: 1, cause: 'flip' },
      { t: 'flip', city: 'osaka' },
      { t: 'infect', city: 'osaka', disease: 'red', n: 1, cause: 'flip' },
      { t: 'flip', city: 'paris' },
      { t: 'infect', city: 'paris', disease: 'blue', n: 1, cause: 'flip' },
    ]);
    expect(s.infectionDiscard).toEqual(['lima', 'osaka', 'paris']);
    expect(s.board('lima', 'osaka', 'paris')).toEqual({
      lima: { yellow: 1 },
      osaka: { red: 1 },
      paris: { blue: 1 },
    });
  });

  test('PD-INF-01 T-132: between two cards the first is discarded, the next face down', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'forecast')
      .rateSpace(4)
      .draws('paris', 'milan')
      .do('end');
    const [first, ...next] = s.topInfections(7);
    s.do('continue').asks('scientist', 'pause');
    expect(s.infectionDiscard).toEqual([first]);
    expect(s.cubesIn(first)).toEqual({ red: 1 });
    expect(s.cubesIn(next[0])).toEqual({});
    // Forecast is accepted here and shows the six that come next.
    s.do('researcher', 'event:forecast').asks('researcher', 'forecastOrder');
    s.offers('researcher', ...next.map((city) => `order:${city}`));
  });

  test('PD-INF-01 OQ-09: an infection deck that runs out is made anew of its discard', () => {
    const s = scene('scientist', 'researcher')
      .infected('lima')
      .infectionDeckOf(1)
      .draws('paris', 'milan')
      .endTurn();
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 2 }]);
    const [first, second] = s.eventsOf('flip').map(({ city }) => city);
    expect(first).toBe('taipei');
    expect(['lima', 'taipei']).toContain(second);
    expect(s.infectionDiscard).toEqual([second]);
    expect(s.topInfections(2)).toEqual([second === 'lima' ? 'taipei' : 'lima']);
  });

  test('PD-INF-01 OQ-09: with no infection card anywhere the phase passes without one', () => {
    const s = scene('scientist', 'researcher').infectionDeckOf(0).draws('paris', 'milan').endTurn();
    expect(s.eventsOf('flip')).toEqual([]);
    expect(s.state.supply.slice(0, 4)).toEqual([FULL, FULL, FULL, FULL]);
    s.asks('researcher', 'action');
  });

  test('PD-INF-05: after the last card the next seat has its turn, with four actions', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .active('researcher')
      .actions(1)
      .flips('lima', 'osaka')
      .draws('paris', 'milan')
      .endTurn();
    s.asks('medic', 'action');
    expect(s.state.turn).toBe(2);
    expect(s.state.actions).toBe(4);
    expect(s.eventTypes.slice(-2)).toEqual(['infect', 'turn']);
  });

  test('PD-INF-05: the turn is not over as long as a card is to be turned over', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .flips('lima', 'osaka')
      .draws('paris', 'milan')
      .do('end')
      .do('continue')
      .asks('scientist', 'pause');
    expect(s.view('scientist').turn).toMatchObject({ active: 0, number: 1, phase: 'infect' });
    s.refuses('researcher', 'drive:chicago', 'PD-TURN-05');
    s.refuses('scientist', 'drive:chicago', 'PD-TURN-01');
    s.do('continue').do('continue').asks('researcher', 'action');
  });
});

describe('placing cubes', () => {
  test('PD-INF-03 R16 T-014 B13: cards of an eradicated colour count but place nothing', () => {
    const s = scene('scientist', 'researcher')
      .eradicated('yellow')
      .flips('bogota', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.infectionDiscard).toEqual(['bogota', 'lima']);
    expect(s.board('bogota', 'lima')).toEqual({ bogota: {}, lima: {} });
    expect(s.supplyOf('yellow')).toBe(FULL);
    expect(s.eventsOf('spared')).toEqual([
      { t: 'spared', city: 'bogota', disease: 'yellow', rule: 'PD-CURE-04' },
      { t: 'spared', city: 'lima', disease: 'yellow', rule: 'PD-CURE-04' },
    ]);
    s.asks('researcher', 'action');
  });

  test('PD-INF-03 B13: a protected full city takes no cube, nor breaks out; it is told why', () => {
    const s = scene('quarantine-specialist', 'medic')
      .at('quarantine-specialist', 'tokyo')
      .at('medic', 'lima')
      .cured('yellow')
      .cubes('osaka', { red: 3 })
      .cubes('santiago', { yellow: 1 })
      .flips('osaka', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.board('osaka', 'lima')).toEqual({ osaka: { red: 3 }, lima: {} });
    expect(s.state.outbreaks).toBe(0);
    expect(s.infectionDiscard).toEqual(['lima', 'osaka']);
    expect(s.eventsOf('spared')).toEqual([
      { t: 'spared', city: 'osaka', disease: 'red', rule: 'PD-ROLE-11', role: 'quarantine-specialist' },
      { t: 'spared', city: 'lima', disease: 'yellow', rule: 'PD-ROLE-08', role: 'medic' },
    ]);
  });

  test('PD-INF-03 PD-INF-04 T-133: three cubes for a city with one: two fit, one outbreak', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'resilient-population')
      .cubes('essen', { blue: 1 })
      .bottom('essen')
      .draws('epidemic', 'tokyo')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.events.filter(({ t }) => t === 'infect' || t === 'outbreak')).toEqual([
      { t: 'infect', city: 'essen', disease: 'blue', n: 2, cause: 'epidemic' },
      { t: 'outbreak', city: 'essen', disease: 'blue', outbreaks: 1, chain: false },
      { t: 'infect', city: 'london', disease: 'blue', n: 1, cause: 'outbreak' },
      { t: 'infect', city: 'paris', disease: 'blue', n: 1, cause: 'outbreak' },
      { t: 'infect', city: 'milan', disease: 'blue', n: 1, cause: 'outbreak' },
      { t: 'infect', city: 'st-petersburg', disease: 'blue', n: 1, cause: 'outbreak' },
    ]);
    expect(s.cubesIn('essen')).toEqual({ blue: 3 });
    expect(s.supplyOf('blue')).toBe(FULL - 7);
  });

  test('PD-INF-03: three cubes for an empty city are no outbreak', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'resilient-population')
      .bottom('essen')
      .draws('epidemic', 'tokyo')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.cubesIn('essen')).toEqual({ blue: 3 });
    expect(s.supplyOf('blue')).toBe(FULL - 3);
    expect(s.state.outbreaks).toBe(0);
  });

  test('PD-INF-03 PD-INF-04: the third cube is placed, a fourth never', () => {
    const s = scene('scientist', 'researcher')
      .cubes('santiago', { yellow: 2 })
      .cubes('johannesburg', { yellow: 3 })
      .flips('santiago', 'johannesburg')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.board('santiago', 'johannesburg', 'kinshasa', 'khartoum', 'lima')).toEqual({
      santiago: { yellow: 3 },
      johannesburg: { yellow: 3 },
      kinshasa: { yellow: 1 },
      khartoum: { yellow: 1 },
      lima: {},
    });
    expect(s.state.outbreaks).toBe(1);
    expect(s.supplyOf('yellow')).toBe(FULL - 5 - 1 - 2);
  });

  test('PD-INF-03 PD-INF-04: three cubes of another colour are not in the way', () => {
    const s = scene('scientist', 'researcher')
      .cubes('lima', { blue: 3, red: 3 })
      .flips('lima', 'osaka')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.cubesIn('lima')).toEqual({ blue: 3, yellow: 1, red: 3 });
    expect(s.state.outbreaks).toBe(0);
  });

  test('PD-INF-02 PD-CURE-01 T-128 R17: a cured disease spreads, so does one only absent', () => {
    const s = scene('scientist', 'researcher')
      .cured('yellow')
      .cubes('lima', { yellow: 1 })
      .flips('lima', 'osaka')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.board('lima', 'osaka')).toEqual({ lima: { yellow: 2 }, osaka: { red: 1 } });
    expect([s.status('yellow'), s.status('red')]).toEqual(['cured', 'uncured']);
  });

  test('PD-INF-03 R17: a cured disease breaks out like any other', () => {
    const s = scene('scientist', 'researcher')
      .cured('yellow')
      .cubes('lima', { yellow: 3 })
      .flips('lima', 'osaka')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.state.outbreaks).toBe(1);
    expect(s.board('lima', 'mexico-city', 'bogota', 'santiago')).toEqual({
      lima: { yellow: 3 },
      'mexico-city': { yellow: 1 },
      bogota: { yellow: 1 },
      santiago: { yellow: 1 },
    });
  });
});
