import { describe, expect, test } from 'vitest';
import { strainScene, told } from '../modules.ts';
import type { Scene } from '../scene.ts';

const slope = (...roles: string[]): Scene =>
  strainScene({ strain: 'blue', effects: ['slippery-slope'] }, ...roles).draws('taipei', 'manila');

describe('Slippery Slope', () => {
  test('OB-VS-17: an outbreak of the strain moves the marker by two', () => {
    const s = slope('scientist', 'researcher').cubes('essen', { blue: 3 }).flips('essen', 'lima').endTurn();
    expect(s.state.outbreaks).toBe(2);
    expect(s.eventsOf('outbreak')).toEqual([
      { t: 'outbreak', city: 'essen', disease: 'blue', outbreaks: 2, chain: false },
    ]);
  });

  test('OB-VS-17: each outbreak of a chain does', () => {
    const s = slope('scientist', 'researcher')
      .cubes('essen', { blue: 3 })
      .cubes('london', { blue: 3 })
      .flips('essen', 'lima')
      .endTurn();
    expect(s.eventsOf('outbreak').map(({ city, outbreaks }) => [city, outbreaks])).toEqual([
      ['essen', 2],
      ['london', 4],
    ]);
  });

  test('OB-VS-17: outbreaks of other diseases move it by one', () => {
    const s = slope('scientist', 'researcher')
      .cubes('tokyo', { red: 3 })
      .cubes('essen', { blue: 2 })
      .flips('tokyo', 'essen')
      .endTurn();
    expect(s.state.outbreaks).toBe(1);
  });

  test('OB-VS-17: the strain counts, not the colour of the city', () => {
    const s = slope('scientist', 'researcher')
      .cubes('istanbul', { blue: 3, black: 3 })
      .cubes('st-petersburg', { blue: 3 })
      .flips('st-petersburg', 'lima')
      .endTurn();
    expect(told(s).filter((line) => line.startsWith('outbreak'))).toEqual([
      'outbreak st-petersburg blue',
      'outbreak istanbul blue',
    ]);
    expect(s.state.outbreaks).toBe(4);
  });

  test('OB-VS-17: a purple outbreak moves it by one', () => {
    const s = strainScene(
      { module: 'virulent+mutation', strain: 'blue', effects: ['slippery-slope'] },
      ...['scientist', 'researcher'],
    )
      .draws('taipei', 'manila')
      .cubes('essen', { purple: 3 })
      .flips('essen', 'lima')
      .endTurn();
    expect(s.state.outbreaks).toBe(1);
  });

  test('OB-VS-17 T-073: from five to seven, and the second of the chain loses the game', () => {
    const s = slope('scientist', 'researcher')
      .outbreaks(5)
      .cubes('essen', { blue: 3 })
      .cubes('london', { blue: 3 })
      .flips('essen')
      .endTurn();
    expect(s.eventsOf('outbreak').map(({ outbreaks }) => outbreaks)).toEqual([7, 8]);
    expect(s.outcome).toBe('lost: outbreaks');
  });

  test.each([6, 7])(
    'OB-VS-17 OQ-35 R79: at %i one outbreak loses, and the marker stays on eight',
    (outbreaks) => {
      const s = slope('scientist', 'researcher')
        .outbreaks(outbreaks)
        .cubes('essen', { blue: 3 })
        .flips('essen')
        .endTurn();
      expect(s.state.outbreaks).toBe(8);
      expect(s.view('researcher').outbreaks).toBe(8);
      expect(s.outcome).toBe('lost: outbreaks');
    },
  );

  test('OB-VS-17: an outbreak that an epidemic brings counts twice as well', () => {
    const s = strainScene(
      { strain: 'blue', effects: ['slippery-slope'], cards: ['rate-effect'] },
      ...['scientist', 'researcher'],
    )
      .hand('researcher', 'resilient-population')
      .cubes('essen', { blue: 1 })
      .draws('rate-effect', 'taipei')
      .bottom('essen')
      .do('end');
    expect(s.state.outbreaks).toBe(2);
  });

  test('OB-VS-20: where the Quarantine Specialist is the strain breaks out not even once', () => {
    const s = slope('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'london')
      .cubes('essen', { blue: 3 })
      .flips('essen', 'lima')
      .endTurn();
    expect(s.state.outbreaks).toBe(0);
  });
});
