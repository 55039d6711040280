import { describe, expect, test } from 'vitest';
import { mutationScene, onBoard, told } from '../modules.ts';
import type { Scene } from '../scene.ts';

/** The event is drawn, and the draw is over. */
function drawn(card: string, prepare: (s: Scene) => Scene, ...roles: string[]): Scene {
  const seats = roles.length > 0 ? roles : ['scientist', 'researcher'];
  const s = mutationScene(...seats)
    .hand(seats[1], 'airlift')
    .draws(card, 'taipei');
  return prepare(s).do('end');
}

const STANDARD = ['blue', 'yellow', 'black', 'red'];
const standardCubes = (s: Scene): number => STANDARD.reduce((sum, disease) => sum + onBoard(s, disease), 0);

describe('The Mutation Threatens', () => {
  test('OB-MUT-14 OB-MUT-17 T-084: three purple cubes in the city of the bottom card, none of its colour', () => {
    const s = drawn('the-mutation-threatens', (s) => s.bottom('delhi'));
    expect(s.cubesIn('delhi')).toEqual({ purple: 3 });
    expect(s.supplyOf('purple')).toBe(9);
    expect(s.infectionDiscard).toEqual(['delhi']);
    expect(s.state.outbreaks).toBe(0);
  });

  test('OB-MUT-14 OQ-12 T-084: two there already: one is missing, then one outbreak', () => {
    const s = drawn('the-mutation-threatens', (s) => s.cubes('delhi', { purple: 2 }).bottom('delhi'));
    expect(s.board('delhi', 'tehran', 'karachi', 'mumbai', 'chennai', 'kolkata')).toEqual({
      delhi: { purple: 3 },
      tehran: { purple: 1 },
      karachi: { purple: 1 },
      mumbai: { purple: 1 },
      chennai: { purple: 1 },
      kolkata: { purple: 1 },
    });
    expect(s.supplyOf('purple')).toBe(12 - 2 - 6);
    expect(s.state.outbreaks).toBe(1);
  });

  test('OB-MUT-14 OQ-12: with three there, no cube but one outbreak', () => {
    const s = drawn('the-mutation-threatens', (s) => s.cubes('sydney', { purple: 3 }).bottom('sydney'));
    expect(s.state.outbreaks).toBe(1);
    expect(onBoard(s, 'purple')).toBe(6);
  });

  test('OB-MUT-14: purple eradicated: no card is taken, nothing placed, and the event is discarded', () => {
    const s = drawn('the-mutation-threatens', (s) => s.eradicated('purple'));
    expect(s.eventsOf('bottom')).toEqual([]);
    expect(s.infectionDiscard).toEqual([]);
    expect(s.discardPile).toEqual(['the-mutation-threatens']);
  });

  test('OB-MUT-05 OB-MUT-14: beside the Quarantine Specialist nothing is placed', () => {
    const s = drawn(
      'the-mutation-threatens',
      (s) => s.at('quarantine-specialist', 'mumbai').bottom('delhi'),
      ...['quarantine-specialist', 'researcher'],
    );
    expect(onBoard(s, 'purple')).toBe(0);
    expect(s.infectionDiscard).toEqual(['delhi']);
  });
});

describe('The Mutation Spreads', () => {
  test('OB-MUT-15 OB-MUT-17 T-085: one purple cube in each city of the three bottom cards, nothing else', () => {
    const s = drawn('the-mutation-spreads', (s) => s.bottom('lima', 'milan', 'osaka'));
    expect(s.board('lima', 'milan', 'osaka')).toEqual({
      lima: { purple: 1 },
      milan: { purple: 1 },
      osaka: { purple: 1 },
    });
    expect(s.infectionDiscard).toEqual(['lima', 'milan', 'osaka']);
    expect(standardCubes(s)).toBe(0);
    expect(s.state.infectionDeck.length).toBe(50 - 3);
  });

  test('OB-MUT-15 OB-MUT-09: a city with three of them breaks out', () => {
    const s = drawn('the-mutation-spreads', (s) =>
      s.cubes('milan', { purple: 3 }).bottom('lima', 'milan', 'osaka'),
    );
    expect(told(s)[1]).toBe('outbreak milan purple');
    expect(s.state.outbreaks).toBe(1);
    expect(s.cubesIn('milan')).toEqual({ purple: 3 });
  });

  test('OB-MUT-15: purple eradicated: no card is taken', () => {
    const s = drawn('the-mutation-spreads', (s) => s.eradicated('purple'));
    expect(s.eventsOf('bottom')).toEqual([]);
    expect(s.infectionDiscard).toEqual([]);
  });

  test('OB-MUT-15 OQ-39 OQ-09: the deck ends after two cards: the discard is shuffled into a new one', () => {
    const s = drawn('the-mutation-spreads', (s) => s.infected('cairo').infectionDeckOf(2));
    expect(s.eventTypes.slice(2, 10)).toEqual([
      ...['incident', 'bottom', 'infect', 'bottom', 'infect', 'intensify', 'bottom', 'infect'],
    ]);
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 3 }]);
    expect(onBoard(s, 'purple')).toBe(3);
    expect(s.infectionDiscard.length + s.state.infectionDeck.length).toBe(3);
  });

  test('OB-MUT-15 OQ-39: with one card in all it comes three times', () => {
    const s = drawn('the-mutation-spreads', (s) => s.flips('lima').infectionDeckOf(1));
    expect(s.cubesIn('lima')).toEqual({ purple: 3 });
  });

  test('OB-MUT-15 OQ-39: with no card anywhere nothing happens', () => {
    const s = drawn('the-mutation-spreads', (s) => s.infectionDeckOf(0));
    expect(onBoard(s, 'purple')).toBe(0);
    s.goOn().asks('researcher', 'action');
  });
});

describe('The Mutation Intensifies', () => {
  test('OB-MUT-16 T-086: a third cube where there are just two; no outbreak', () => {
    const s = drawn('the-mutation-intensifies', (s) =>
      s
        .cubes('lagos', { purple: 2 })
        .cubes('kinshasa', { purple: 2 })
        .cubes('khartoum', { purple: 1 })
        .cubes('johannesburg', { purple: 3 }),
    );
    expect(s.board('lagos', 'kinshasa', 'khartoum', 'johannesburg')).toEqual({
      lagos: { purple: 3 },
      kinshasa: { purple: 3 },
      khartoum: { purple: 1 },
      johannesburg: { purple: 3 },
    });
    expect(s.state.outbreaks).toBe(0);
    expect(s.infectionDiscard).toEqual([]);
  });

  test('OB-MUT-16 OB-MUT-17: two cubes of another disease do not count', () => {
    const s = drawn('the-mutation-intensifies', (s) =>
      s.cubes('lagos', { yellow: 2 }).cubes('lima', { purple: 2, yellow: 2 }),
    );
    expect(s.board('lagos', 'lima')).toEqual({ lagos: { yellow: 2 }, lima: { purple: 3, yellow: 2 } });
  });

  test('OB-MUT-16 OB-MUT-05: beside the Quarantine Specialist two stay two', () => {
    const s = drawn(
      'the-mutation-intensifies',
      (s) =>
        s.at('quarantine-specialist', 'kinshasa').cubes('lagos', { purple: 2 }).cubes('lima', { purple: 2 }),
      ...['quarantine-specialist', 'researcher'],
    );
    expect(s.board('lagos', 'lima')).toEqual({ lagos: { purple: 2 }, lima: { purple: 3 } });
  });

  test('OB-MUT-16 OB-MUT-22: a cube that is missing loses the game', () => {
    const s = drawn('the-mutation-intensifies', (s) =>
      s
        .cubes('lagos', { purple: 2 })
        .cubes('kinshasa', { purple: 2 })
        .cubes('lima', { purple: 2 })
        .cubes('tokyo', { purple: 3 })
        .cubes('cairo', { purple: 1 }),
    );
    expect(s.outcome).toBe('lost: cubes');
    expect(s.supplyOf('purple')).toBe(0);
  });
});
