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
});
