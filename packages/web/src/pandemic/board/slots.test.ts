import { describe, expect, it } from 'vitest';
import { CITIES } from './geometry.ts';
import { cubePlace, pawnPlace, stationPlace } from './slots.ts';

const NODE = 15;

describe('places around a city', () => {
  it('keep cubes off the node', () => {
    for (const { id } of CITIES) {
      const { x, y } = cubePlace(id, 60, 22);
      const beside = x >= NODE || x + 60 <= -NODE;
      const aboveOrBelow = y + 22 <= -NODE + 4 || y >= NODE - 4;
      expect(beside || aboveOrBelow, id).toBe(true);
    }
  });

  it('give every pawn of a city a place of its own', () => {
    for (const { id } of CITIES) {
      const places = [0, 1, 2, 3].map((i) => JSON.stringify(pawnPlace(id, i, 4)));
      expect(new Set(places).size, id).toBe(4);
    }
  });

  it('put a station at a corner of the node', () => {
    for (const city of CITIES) expect(Math.abs(stationPlace(city).x), city.id).toBe(18);
  });
});
