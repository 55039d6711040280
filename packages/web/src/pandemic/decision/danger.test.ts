import type { PandemicView } from '@holdout/pandemic';
import { describe, expect, it } from 'vitest';
import { threatOf, wouldBreakOut } from './danger.ts';
import { TestTable } from './testTable.ts';

const EMPTY = new TestTable(['scientist', 'researcher']).view;
const FULL_BLUE = [3, 0, 0, 0];

function viewWith(change: Partial<PandemicView>): PandemicView {
  return { ...EMPTY, cubes: {}, ...change };
}

/** A deck of just these layers, unless some of their cards are held secretly. */
function deck(change: Partial<PandemicView['infectionDeck']>): PandemicView['infectionDeck'] {
  const count = (change.layers ?? []).reduce((sum, layer) => sum + layer.length, 0);
  return { ...EMPTY.infectionDeck, known: [], layers: [], count, discard: [], ...change };
}

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
      hints: [],
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

  it('goes on with the discard pile where the deck is used up: ruling OQ-09', () => {
    const view = viewWith({ infectionDeck: deck({ layers: [['paris']], discard: ['lima', 'cairo'] }) });
    expect(threatOf(view)).toMatchObject({ certain: ['paris'], possible: ['lima', 'cairo'] });
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

type Brink = NonNullable<PandemicView['brink']>;

describe('the Virulent Strain', () => {
  const table = new TestTable(['scientist', 'researcher'], 'screen', { module: 'virulent' }).view;
  const strained = (effects: readonly string[], change: Partial<PandemicView>): PandemicView => ({
    ...table,
    cubes: {},
    brink: { ...(table.brink as Brink), strain: 'blue', effects },
    ...change,
  });
  const one = (known: readonly string[]) => deck({ known, layers: [known, ['cairo', 'delhi', 'tehran']] });

  it('Rate Effect brings one card more, for certain if a card of the strain comes for certain: OB-VS-15', () => {
    const certain = strained(['rate-effect'], { infectionDeck: one(['paris', 'lima', 'tokyo']) });
    expect(threatOf(certain)).toMatchObject({
      cards: 3,
      certain: ['paris', 'lima', 'tokyo'],
      hints: ['more'],
    });
    const none = strained(['rate-effect'], { infectionDeck: one(['bogota', 'lima', 'paris']) });
    expect(threatOf(none)).toMatchObject({ cards: 2, certain: ['bogota', 'lima'], hints: [] });
  });

  it('Rate Effect says nothing certain where a card of the strain is only possible: OB-VS-15', () => {
    const layers = [['paris', 'lima', 'tokyo'], ['cairo']];
    const threat = threatOf(strained(['rate-effect'], { infectionDeck: deck({ layers }) }));
    expect(threat).toMatchObject({ cards: 2, certain: [], hints: ['moreMaybe'] });
    expect(threat.possible).toEqual(['paris', 'lima', 'tokyo']);
  });

  it('Rate Effect does nothing once the strain is eradicated: OB-VS-15', () => {
    const diseases = table.diseases.map((one) =>
      one.id === 'blue' ? { ...one, status: 'eradicated' as const } : one,
    );
    const view = strained(['rate-effect'], { diseases, infectionDeck: one(['paris', 'london', 'lima']) });
    expect(threatOf(view)).toMatchObject({ cards: 2, hints: [] });
  });

  it('Chronic Effect brings two cubes to an empty city, which is no outbreak: OB-VS-10', () => {
    const empty = strained(['chronic-effect'], { infectionDeck: one(['paris', 'lima']) });
    expect(threatOf(empty)).toMatchObject({ breaking: [], hints: ['chronic'] });
    const full = strained(['chronic-effect'], {
      infectionDeck: one(['paris', 'lima']),
      cubes: { paris: FULL_BLUE },
    });
    expect(threatOf(full)).toMatchObject({ breaking: ['paris'], hints: [] });
  });

  it('Slippery Slope counts outbreaks of the strain twice, and only those: OB-VS-17', () => {
    const cards = one(['paris', 'lima']);
    const blue = strained(['slippery-slope'], { infectionDeck: cards, cubes: { paris: FULL_BLUE } });
    expect(threatOf(blue)).toMatchObject({ breaking: ['paris'], hints: ['slope'] });
    const yellow = strained(['slippery-slope'], { infectionDeck: cards, cubes: { lima: [0, 3, 0, 0] } });
    expect(threatOf(yellow)).toMatchObject({ breaking: ['lima'], hints: [] });
  });

  it('the travel ban makes it one card, whatever the marker says: OB-EV-03, OB-EV-04', () => {
    const rate = { ...table.rate, value: 1, space: 4 };
    const view = strained([], { rate, infectionDeck: one(['paris', 'lima']) });
    expect(threatOf(view)).toMatchObject({ cards: 1, certain: ['paris'] });
  });
});

describe('the Mutation', () => {
  const table = new TestTable(['scientist', 'researcher'], 'screen', { module: 'mutation' }).view;
  const mutated = (change: Partial<PandemicView>): PandemicView => ({ ...table, cubes: {}, ...change });
  const withStatus = (id: string, status: 'cured' | 'eradicated'): PandemicView['diseases'] =>
    table.diseases.map((disease) => (disease.id === id ? { ...disease, status } : disease));
  const PURPLE_FULL = [0, 0, 0, 0, 3];

  it('brings a purple cube wherever purple lies when the city is turned over: OB-MUT-07', () => {
    const view = mutated({
      cubes: { paris: PURPLE_FULL, lima: [0, 0, 0, 0, 2] },
      infectionDeck: deck({ layers: [['paris', 'lima']] }),
    });
    expect(threatOf(view)).toMatchObject({
      certain: ['paris', 'lima'],
      breaking: ['paris'],
      hints: ['purple'],
    });
  });

  it('spares cities from eradicated purple, near the Quarantine Specialist, and with the Medic once it is cured', () => {
    const full = { cubes: { paris: PURPLE_FULL } };
    expect(wouldBreakOut(mutated(full), 'paris')).toBe(true);
    expect(wouldBreakOut(mutated({ ...full, diseases: withStatus('purple', 'eradicated') }), 'paris')).toBe(
      false,
    );
    expect(
      wouldBreakOut(mutated({ ...full, seats: seated('quarantine-specialist', 'essen') }), 'paris'),
    ).toBe(false);
    const seats = seated('medic', 'paris');
    expect(wouldBreakOut(mutated({ ...full, seats }), 'paris')).toBe(true);
    expect(wouldBreakOut(mutated({ ...full, seats, diseases: withStatus('purple', 'cured') }), 'paris')).toBe(
      false,
    );
    // Another colour that is cured does not protect from purple. PD-ROLE-08
    expect(wouldBreakOut(mutated({ ...full, seats, diseases: withStatus('blue', 'cured') }), 'paris')).toBe(
      true,
    );
  });

  it('a mutation card reaches for the bottom of the deck: OB-MUT-10', () => {
    const layers = [
      ['mutation-1', 'lima'],
      ['osaka', 'essen'],
    ];
    const view = mutated({
      cubes: { essen: PURPLE_FULL, osaka: [0, 0, 0, 3, 0] },
      infectionDeck: deck({ layers }),
    });
    expect(threatOf(view)).toMatchObject({
      cards: 2,
      certain: ['mutation-1', 'lima'],
      // Osaka is full of red, but a bottom card brings nothing of its own colour. OB-MUT-17
      breaking: ['essen'],
      hints: ['mutation'],
    });
  });

  it('a mutation card is only discarded once purple is eradicated: OB-MUT-11', () => {
    const layers = [['mutation-1', 'lima'], ['essen']];
    const diseases = withStatus('purple', 'eradicated');
    const view = mutated({ cubes: { essen: PURPLE_FULL }, diseases, infectionDeck: deck({ layers }) });
    expect(threatOf(view)).toMatchObject({ breaking: [], hints: [] });
  });
});

describe('the bio-terrorist', () => {
  it('may hold any card of a layer, so that nothing of it is certain: OB-BT-16', () => {
    const layers = [
      ['paris', 'lima'],
      ['cairo', 'delhi', 'tehran'],
    ];
    const view = viewWith({ brink: bioterror(), infectionDeck: deck({ layers, count: 4 }) });
    expect(threatOf(view)).toMatchObject({
      certain: [],
      possible: ['paris', 'lima', 'cairo', 'delhi', 'tehran'],
      hints: ['held'],
    });
  });

  it('leaves a layer that is large enough to be the only one', () => {
    const layers = [['paris', 'lima', 'tokyo'], ['cairo']];
    const view = viewWith({ brink: bioterror(), infectionDeck: deck({ layers, count: 3 }) });
    expect(threatOf(view)).toMatchObject({ certain: [], possible: ['paris', 'lima', 'tokyo'] });
  });

  it('has no pawn that would protect a city, and none that would be looked for', () => {
    const table = new TestTable(['medic', 'scientist', 'random'], 'screen', {
      module: 'bioterrorist',
      btPlayer: 3,
    });
    expect(wouldBreakOut({ ...table.view, cubes: { paris: FULL_BLUE } }, 'paris')).toBe(true);
  });

  function bioterror(): Brink {
    const options = { module: 'bioterrorist', btPlayer: 3 } as const;
    return new TestTable(['medic', 'scientist', 'random'], 'screen', options).view.brink as Brink;
  }
});
