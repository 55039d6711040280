import { describe, expect, it } from 'vitest';
import { COMMON_GROUPS } from './group.ts';
import { TestTable } from './testTable.ts';
import { keysToCity, keyToExplain } from './whyNot.ts';

describe('keys to explain', () => {
  const { view } = new TestTable(['scientist', 'medic', 'researcher']);
  const me = view.turn.active;
  const seats = view.seats.map((seat) =>
    seat.seat === me ? { ...seat, hand: ['lima', 'bogota', 'paris'] } : seat,
  );

  it('are there for every common action', () => {
    for (const group of COMMON_GROUPS) expect(keyToExplain(group, view)).not.toBe('');
  });

  it('name a card in hand, the own city, and the disease that is nearest to its cure', () => {
    const own = { ...view, seats };
    expect(keyToExplain('fly', own)).toBe('fly:lima');
    expect(keyToExplain('treat', own)).toBe('treat:blue');
    expect(keyToExplain('cure', own)).toBe('cure:yellow');
  });

  it('ask for somebody in the same city first', () => {
    const [away, near] = view.seats.filter(({ seat }) => seat !== me).map(({ seat }) => seat);
    const apart = view.seats.map((seat) => (seat.seat === away ? { ...seat, city: 'lima' } : seat));
    expect(keyToExplain('share', { ...view, seats: apart })).toBe(`give:p${near + 1}:atlanta`);
  });

  it('try a shuttle flight only where there is a station at either end', () => {
    expect(keysToCity('paris', view)).toContain('shuttle:paris');
    const elsewhere = view.seats.map((seat) => ({ ...seat, city: 'lima' }));
    expect(keysToCity('paris', { ...view, seats: elsewhere })).toEqual([
      'drive:paris',
      'fly:paris',
      'charter:paris',
    ]);
  });

  it('are none for the city the pawn is in', () => {
    expect(keysToCity('atlanta', view)).toEqual([]);
  });
});
