import type { PandemicView } from '@holdout/pandemic';
import { describe, expect, it } from 'vitest';
import { actingSeat, placeOf, seatsIn } from '../board/where.ts';
import { TestTable } from '../decision/testTable.ts';
import { cardsHeld, incidentsLeft } from './counted.ts';
import { inForceOf } from './inForce.ts';

type Brink = NonNullable<PandemicView['brink']>;

const virulent = new TestTable(['medic', 'field-operative'], 'force', { module: 'virulent+mutation' }).view;
const bioterror = new TestTable(['medic', 'scientist', 'random'], 'force', {
  module: 'bioterrorist',
  btPlayer: 3,
}).view;

const withBrink = (view: PandemicView, change: Partial<Brink>): PandemicView => ({
  ...view,
  brink: { ...(view.brink as Brink), ...change },
});

describe('what is in force', () => {
  it('is nothing in a game of the base box', () => {
    expect(inForceOf(new TestTable(['medic', 'scientist']).view)).toEqual([]);
  });

  it('begins with the strain, even while it is not known', () => {
    expect(inForceOf(virulent)).toEqual([{ t: 'strain', disease: null }]);
    expect(inForceOf(bioterror)).toEqual([]);
  });

  it('has what lasts before what is over with the turn', () => {
    const view = withBrink(virulent, {
      strain: 'red',
      effects: ['rate-effect'],
      lost: [0, 0, 0, 4, 0],
      laid: { card: 'commercial-travel-ban', seat: 1 },
      hospital: true,
      orders: { pawn: 0 },
      permits: ['tokyo'],
    });
    expect(inForceOf(view)).toEqual([
      { t: 'strain', disease: 'red' },
      { t: 'card', card: 'rate-effect', lasts: 'game', seat: null },
      { t: 'lost', disease: 'red', n: 4 },
      { t: 'card', card: 'commercial-travel-ban', lasts: 'laid', seat: 1 },
      { t: 'card', card: 'mobile-hospital', lasts: 'turn', seat: null },
      { t: 'card', card: 'special-orders', lasts: 'turn', seat: 0 },
      { t: 'permits', cities: ['tokyo'] },
    ]);
  });
});

describe('where somebody is', () => {
  const seen = (pawn: string | null): PandemicView => {
    const terrorist = (bioterror.brink as Brink).terrorist;
    if (!terrorist) throw new Error('nobody is the bio-terrorist');
    return withBrink(bioterror, { terrorist: { ...terrorist, pawn } });
  };

  it('is told of the bio-terrorist only while the black pawn is on the board: OB-BT-28, OB-BT-29', () => {
    expect(placeOf(seen(null), 2)).toBeNull();
    expect(placeOf(seen('paris'), 2)).toBe('paris');
    expect(seatsIn(seen('atlanta'), 'atlanta')).toEqual([0, 1, 2]);
    expect(seatsIn(seen(null), 'atlanta')).toEqual([0, 1]);
  });

  it('the bio-terrorist acts after the active player: OB-BT-10', () => {
    const phase = (name: PandemicView['turn']['phase']): PandemicView => ({
      ...bioterror,
      turn: { ...bioterror.turn, phase: name, active: 1 },
    });
    expect([actingSeat(phase('setup')), actingSeat(phase('actions')), actingSeat(phase('terror'))]).toEqual([
      null,
      1,
      2,
    ]);
  });
});

describe('what can be counted', () => {
  it('are mutation events that have not happened yet: OB-MUT-12', () => {
    expect(incidentsLeft(virulent)).toBe(3);
    const discard = ['paris', 'the-mutation-spreads'];
    expect(incidentsLeft({ ...virulent, playerDeck: { ...virulent.playerDeck, discard } })).toBe(2);
    expect(incidentsLeft(bioterror)).toBe(0);
  });

  it('are the cards in the hand of the bio-terrorist: OB-BT-05, OB-ETI-04', () => {
    expect(cardsHeld(bioterror)).toBe(2);
    expect(cardsHeld(virulent)).toBe(0);
  });
});
