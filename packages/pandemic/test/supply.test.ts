import { describe, expect, test } from 'vitest';
import { FULL, scene } from './scene.ts';

describe('running out of cubes', () => {
  test('PD-SUP-01 PD-SUP-02 T-038 R07: the last cube is no loss, the next one needed is', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .supply('black', 1)
      .flips('cairo', 'delhi')
      .draws('paris', 'milan')
      .do('end')
      .do('continue')
      .asks('scientist', 'pause');
    expect(s.supplyOf('black')).toBe(0);
    expect(s.cubesIn('cairo')).toEqual({ black: 1 });
    expect(s.outcome).toBe(null);
    s.do('continue');
    expect(s.outcome).toBe('lost: cubes');
    expect(s.cubesIn('delhi')).toEqual({});
    expect(s.eventsOf('lost')).toEqual([{ t: 'lost', cause: 'cubes', disease: 'black' }]);
  });

  test('PD-SUP-02 R07: an empty supply alone loses nothing, play goes on', () => {
    const s = scene('scientist', 'researcher')
      .supply('black', 1)
      .flips('cairo', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.supplyOf('black')).toBe(0);
    expect(s.outcome).toBe(null);
    s.asks('researcher', 'action');
  });

  test('PD-SUP-02 T-038: a card for a city under quarantine needs no cube', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'cairo')
      .supply('black', 0)
      .flips('riyadh', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.outcome).toBe(null);
    s.asks('researcher', 'action');
  });

  test('PD-SUP-01 T-039: an outbreak with four neighbours and three cubes is lost at the fourth', () => {
    const s = scene('scientist', 'researcher')
      .cubes('essen', { blue: 3 })
      .supply('blue', 3)
      .flips('essen')
      .draws('osaka', 'tokyo')
      .endTurn();
    expect(s.outcome).toBe('lost: cubes');
    expect(s.board('essen', 'london', 'paris', 'milan', 'st-petersburg')).toEqual({
      essen: { blue: 3 },
      london: { blue: 1 },
      paris: { blue: 1 },
      milan: { blue: 1 },
      'st-petersburg': {},
    });
    expect(s.supplyOf('blue')).toBe(0);
    expect(s.state.outbreaks).toBe(1);
  });

  test('PD-SUP-01: an outbreak with four neighbours and four cubes is survived', () => {
    const s = scene('scientist', 'researcher')
      .cubes('essen', { blue: 3 })
      .supply('blue', 4)
      .flips('essen', 'lima')
      .draws('osaka', 'tokyo')
      .endTurn();
    expect(s.outcome).toBe(null);
    expect(s.cubesIn('st-petersburg')).toEqual({ blue: 1 });
    expect(s.supplyOf('blue')).toBe(0);
  });

  test('PD-SUP-01 PD-END-03: an epidemic that needs three cubes and finds two is lost', () => {
    const s = scene('scientist', 'researcher')
      .supply('blue', 2)
      .bottom('essen')
      .draws('epidemic', 'tokyo')
      .endTurn();
    expect(s.outcome).toBe('lost: cubes');
    // The cards are not shuffled back any more.
    expect(s.infectionDiscard).toEqual(['essen']);
    expect(s.eventsOf('intensify')).toEqual([]);
  });

  test('PD-SUP-02: an epidemic in a city with two cubes needs only one', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'bogota')
      .hand('researcher', 'resilient-population')
      .cubes('santiago', { yellow: 2 })
      .supply('yellow', 1)
      .bottom('santiago')
      .draws('epidemic', 'tokyo')
      .do('end');
    s.asks('quarantine-specialist', 'pause');
    expect(s.cubesIn('santiago')).toEqual({ yellow: 3 });
    expect(s.supplyOf('yellow')).toBe(0);
    expect(s.state.outbreaks).toBe(1);
    expect(s.outcome).toBe(null);
  });

  test('PD-SUP-02: an outbreak whose only neighbour is protected needs no cube', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'bogota')
      .cubes('santiago', { yellow: 3 })
      .supply('yellow', 0)
      .flips('santiago', 'osaka')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.state.outbreaks).toBe(1);
    expect(s.cubesIn('lima')).toEqual({});
    expect(s.outcome).toBe(null);
    s.asks('researcher', 'action');
  });

  test('PD-SUP-02: an eradicated colour needs no cube, in an epidemic or an infect phase', () => {
    const s = scene('scientist', 'researcher')
      .eradicated('blue')
      .supply('blue', 0)
      .bottom('essen')
      .flips('lima')
      .draws('epidemic', 'tokyo')
      .endTurn();
    // Essen was alone on the discard, so it came up first.
    expect(s.eventsOf('flip').map(({ city }) => city)).toEqual(['essen', 'lima']);
    expect(s.cubesIn('essen')).toEqual({});
    expect(s.outcome).toBe(null);
  });

  test('PD-SUP-01 B11: a treated cube goes back to the supply and can be placed again', () => {
    const s = scene('scientist', 'researcher').cubes('atlanta', { blue: 1 });
    expect(s.supplyOf('blue')).toBe(FULL - 1);
    s.supply('blue', 0).flips('essen', 'lima').draws('osaka', 'tokyo').do('treat:blue');
    expect(s.supplyOf('blue')).toBe(1);
    s.endTurn();
    expect(s.outcome).toBe(null);
    expect(s.cubesIn('essen')).toEqual({ blue: 1 });
    expect(s.supplyOf('blue')).toBe(0);
  });
});
