import type { PandemicView } from '@holdout/pandemic';
import { describe, expect, it } from 'vitest';
import { threatOf, wouldBreakOut } from './danger.ts';
import { TestTable } from './testTable.ts';

const EMPTY = new TestTable(['scientist', 'researcher']).view;
const FULL_BLUE = [3, 0, 0, 0];

function viewWith(change: Partial<PandemicView>): PandemicView {
  return { ...EMPTY, cubes: {}, ...change };
}

const deck = (change: Partial<PandemicView['infectionDeck']>): PandemicView['infectionDeck'] => ({
  ...EMPTY.infectionDeck,
  known: [],
  layers: [],
  ...change,
});

const seated = (role: string, city: string): PandemicView['seats'] => [
  { ...EMPTY.seats[0], role, city },
  { ...EMPTY.seats[1], role: 'scientist', city: 'sydney' },
];

describe('the threat of the next infect phase', () => {
  it('is a pick out of the top layer if that is larger than the infection rate', () => {
    const view = viewWith({ infectionDeck: deck({ layers: [['paris', 'lima', 'tokyo'], ['cairo']] }) });
    expect(threatOf(view)).toEqual({
      cards: 2,
      certain: [],
      possible: ['paris', 'lima', 'tokyo'],
      breaking: [],
    });
  });

  it('is certain for a layer that is used up, and goes on into the next', () => {
    const view = viewWith({ infectionDeck: deck({ layers: [['paris'], ['cairo', 'lima']] }) });
    expect(threatOf(view)).toMatchObject({ certain: ['paris'], possible: ['cairo', 'lima'] });
  });

  it('is certain for cards that somebody has arranged', () => {
    const known = ['lima', 'paris', 'tokyo'];
    const view = viewWith({
      infectionDeck: deck({ known, layers: [['paris', 'lima', 'tokyo'], ['cairo']] }),
    });
    expect(threatOf(view)).toMatchObject({ certain: ['lima', 'paris'], possible: [] });
  });

  it('names the full cities among them, and only those', () => {
    const view = viewWith({
      cubes: { paris: FULL_BLUE, london: FULL_BLUE, lima: [0, 2, 0, 0] },
      infectionDeck: deck({ layers: [['paris', 'lima', 'tokyo']] }),
    });
    expect(threatOf(view).breaking).toEqual(['paris']);
  });

  it('is nothing in a quiet night', () => {
    const view = viewWith({
      turn: { ...EMPTY.turn, quietNight: true },
      cubes: { paris: FULL_BLUE },
      infectionDeck: deck({ layers: [['paris']] }),
    });
    expect(threatOf(view)).toMatchObject({ cards: 0, breaking: [] });
  });
});

describe('a full city', () => {
  const full = { cubes: { paris: FULL_BLUE } };
  const status = (value: 'cured' | 'eradicated'): PandemicView['diseases'] =>
    EMPTY.diseases.map((disease) => (disease.id === 'blue' ? { ...disease, status: value } : disease));

  it('breaks out if nobody prevents it', () => {
    expect(wouldBreakOut(viewWith(full), 'paris')).toBe(true);
  });

  it('counts only cubes of its own colour', () => {
    expect(wouldBreakOut(viewWith({ cubes: { paris: [0, 3, 0, 0] } }), 'paris')).toBe(false);
  });

  it('is safe near the Quarantine Specialist', () => {
    for (const city of ['paris', 'milan']) {
      expect(
        wouldBreakOut(viewWith({ ...full, seats: seated('quarantine-specialist', city) }), 'paris'),
      ).toBe(false);
    }
    expect(
      wouldBreakOut(viewWith({ ...full, seats: seated('quarantine-specialist', 'cairo') }), 'paris'),
    ).toBe(true);
  });

  it('is safe with the Medic only once the disease is cured', () => {
    const seats = seated('medic', 'paris');
    expect(wouldBreakOut(viewWith({ ...full, seats }), 'paris')).toBe(true);
    expect(wouldBreakOut(viewWith({ ...full, seats, diseases: status('cured') }), 'paris')).toBe(false);
  });

  it('is safe from an eradicated disease', () => {
    expect(wouldBreakOut(viewWith({ ...full, diseases: status('eradicated') }), 'paris')).toBe(false);
  });
});
