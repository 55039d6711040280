import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Scavenger', () => {
  test('RM-SKILL-41: he searches in the street, and draws a card', () => {
    const s = scene('amy').skills('amy', 'scavenger').finds('water').do('search', 'put:found1:left', 'done');
    expect(s.cardsOf('amy')[0]).toBe('water');
  });

  test('RM-SKILL-41 S1-SEARCH-01: not with zombies about', () => {
    const s = scene('amy').skills('amy', 'scavenger').zombies('A1.NE', { walker: 1 });
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
  });

  test('RM-SKILL-41 S1-SEARCH-02: still one search a turn', () => {
    const s = scene('amy').skills('amy', 'scavenger').finds('water').do('search', 'drop:found1');
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
  });

  test('RM-SKILL-41: the others search in rooms only', () => {
    const s = scene('doug', 'amy').skills('amy', 'scavenger').skills('doug');
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
  });
});
