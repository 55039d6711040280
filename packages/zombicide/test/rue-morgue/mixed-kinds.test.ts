import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { mixed } from './mixed.ts';

describe('two Abominations in one game', () => {
  test('RM-VET-05 OQ-28: a blow of damage 3 kills the standard one, and not the A-Bomb', () => {
    const s = mixed({}, 'amy').skills('amy', 'super-strength').carries('amy', 'machete', 'machete');
    s.zombies('A1.NE', { abomination: 1, 'a-bomb': 1 }).rolls(6, 6).do('melee:both');
    expect(s.told('dice')).toMatchObject([{ damage: 3, hits: 2 }]);
    expect(s.zombiesAt('A1.NE')).toEqual({ 'a-bomb': 1 });
    expect(s.survivor('amy').xp).toBe(5);
  });

  test('RM-VET-05 OQ-28: a blow of damage 2 kills neither', () => {
    const s = mixed({}, 'amy').skills('amy').carries('amy', 'fire-axe');
    s.zombies('A1.NE', { abomination: 1, 'a-bomb': 1 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ abomination: 1, 'a-bomb': 1 });
  });

  test('RM-VET-05 OQ-28: only the A-Bomb pulls in who stands beside it', () => {
    const acts = (kind: 'abomination' | 'a-bomb'): Scene => {
      const s = mixed({}, 'amy', 'doug')
        .at('doug', 'A1.N')
        .zombies('A1.NE', { [kind]: 1 });
      return s.zombiesAct();
    };
    expect(acts('abomination').placeOf('doug')).toBe('A1.N');
    expect(acts('a-bomb').placeOf('doug')).toBe('A1.NE');
  });

  test('RM-VET-05 OQ-28: each of them goes one zone: the two of the Berserker one are for neither', () => {
    const s = mixed({}, 'amy').zombies('A1.NW', { abomination: 1, 'a-bomb': 1 }).at('amy', 'B1.E');
    expect(s.zombiesAct().zombiesAt('A1.N')).toEqual({ abomination: 1, 'a-bomb': 1 });
  });
});
