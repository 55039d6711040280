import { describe, expect, it } from 'vitest';
import type { Direction } from '../../table/useMapKeys.ts';
import { CITIES, cityOnMap, seenFrom, towards } from './geometry.ts';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

describe('arrow keys on the map', () => {
  it('go to the neighbour that lies in the direction of the key', () => {
    expect(towards('atlanta', 'up')).toBe('chicago');
    expect(towards('atlanta', 'right')).toBe('washington');
    expect(towards('atlanta', 'down')).toBe('miami');
  });

  it('leave the map at one rim and come back at the other', () => {
    expect(['tokyo', 'manila']).toContain(towards('san-francisco', 'left'));
    expect(seenFrom(cityOnMap('tokyo'), cityOnMap('san-francisco')).x).toBeGreaterThan(cityOnMap('tokyo').x);
  });

  it('go only along connections', () => {
    for (const { id, neighbours } of CITIES) {
      for (const direction of DIRECTIONS) {
        const next = towards(id, direction);
        if (next !== null) expect(neighbours).toContain(next);
      }
    }
  });

  it('reach every city from every other', () => {
    for (const start of CITIES) {
      const seen = new Set([start.id]);
      for (const city of seen) {
        for (const direction of DIRECTIONS) {
          const next = towards(city, direction);
          if (next) seen.add(next);
        }
      }
      expect(CITIES.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
    }
  });
});
