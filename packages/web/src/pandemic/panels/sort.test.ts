import { describe, expect, it } from 'vitest';
import { sortCards } from './sort.ts';

describe('cards in a hand', () => {
  it('lie by colour, then by name, with events at the end', () => {
    const cards = ['tokyo', 'airlift', 'cairo', 'lima', 'paris', 'atlanta', 'bogota'];
    const sorted = sortCards(cards, (a, b) => a.localeCompare(b));
    expect(sorted).toEqual(['atlanta', 'paris', 'bogota', 'lima', 'cairo', 'tokyo', 'airlift']);
  });
});
