import { describe, expect, it } from 'vitest';
import { readChoices, setupOf, takenRoles, USUAL_CHOICES, withItem, withPlayers } from './choices.ts';

const usualName = (seat: number) => `Player ${seat + 1}`;

describe('the request for a new game', () => {
  it('asks nobody and hides nothing if one person plays all seats', () => {
    expect(setupOf({ ...USUAL_CHOICES, hands: 'closed' }, '', usualName)).toEqual({
      game: 'pandemic',
      options: {
        players: 2,
        epidemics: 4,
        roles: ['random', 'random'],
        hands: 'open',
        entered: false,
        autoConsent: true,
      },
      seats: [{ name: 'Player 1' }, { name: 'Player 2' }],
      undo: 'keepFate',
    });
  });

  it('keeps the names that were given, and the seed', () => {
    const names = withItem(USUAL_CHOICES.names, 1, '  Ödön ');
    const setup = setupOf({ ...USUAL_CHOICES, alone: false, names, hands: 'closed' }, ' storm ', usualName);
    expect(setup.seats.map(({ name }) => name)).toEqual(['Player 1', 'Ödön']);
    expect(setup.seed).toBe('storm');
    expect(setup.options).toMatchObject({ hands: 'closed', autoConsent: false });
  });

  it('has no seed and no hidden hands where the cards are real', () => {
    const real = { ...USUAL_CHOICES, alone: false, hands: 'closed', entered: true } as const;
    const setup = setupOf(real, 'storm', usualName);
    expect(setup).not.toHaveProperty('seed');
    expect(setup.options.hands).toBe('open');
  });
});

describe('roles', () => {
  const choices = { ...USUAL_CHOICES, roles: ['medic', 'random', 'medic', 'random'] };

  it('are taken by seats of this table alone', () => {
    expect(takenRoles(choices, 1)).toEqual(['medic']);
    expect(takenRoles(choices, 0)).toEqual([]);
  });

  it('are drawn by a seat that comes back after its role was taken', () => {
    expect(withPlayers(choices, 3).roles).toEqual(['medic', 'random', 'random', 'random']);
    expect(withPlayers(choices, 2).roles).toEqual(choices.roles);
  });
});

describe('remembered choices', () => {
  it('come back as they were', () => {
    const choices = {
      ...USUAL_CHOICES,
      players: 4,
      epidemics: 6,
      roles: ['medic', 'scientist', 'dispatcher', 'random'],
    };
    expect(readChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  it('are as usual where nobody can use them', () => {
    const damaged = {
      players: 7,
      epidemics: 'many',
      roles: ['pilot', 'medic', 'medic'],
      names: 3,
      undo: 'ever',
    };
    expect(readChoices(damaged)).toEqual({
      ...USUAL_CHOICES,
      roles: ['random', 'medic', 'random', 'random'],
    });
    expect(readChoices(null)).toEqual(USUAL_CHOICES);
  });
});
