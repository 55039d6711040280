import { pandemic } from '@holdout/pandemic';
import { MODULES } from '@holdout/pandemic/facts';
import { describe, expect, it } from 'vitest';
import { type Choices, RANDOM, SIDES, USUAL_CHOICES, withItem, withRole } from './choices.ts';
import {
  canHideHands,
  isBot,
  levelOf,
  levelsOf,
  playerCounts,
  playersOf,
  roleIds,
  rolesOf,
  takenRoles,
  terroristOf,
  withLevel,
} from './inPlay.ts';
import { readChoices } from './readChoices.ts';
import { setupOf } from './setup.ts';

const usualName = (seat: number) => `Player ${seat + 1}`;
const choose = (change: Partial<Choices>): Choices => ({ ...USUAL_CHOICES, ...change });
const terror = (change: Partial<Choices> = {}): Choices => choose({ module: 'bioterrorist', ...change });
const optionsOf = (choices: Choices) => setupOf(choices, '', usualName).options;

describe('the request for a new game', () => {
  it('asks nobody and hides nothing if one person plays all seats', () => {
    expect(setupOf(choose({ hands: 'closed' }), '', usualName)).toEqual({
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
    const setup = setupOf(choose({ sides: 'friends', names, hands: 'closed' }), ' storm ', usualName);
    expect(setup.seats.map(({ name }) => name)).toEqual(['Player 1', 'Ödön']);
    expect(setup.seed).toBe('storm');
    expect(setup.options).toMatchObject({ hands: 'closed', autoConsent: false });
  });

  it('has no seed and no hidden hands where the cards are real', () => {
    const setup = setupOf(choose({ sides: 'friends', hands: 'closed', entered: true }), 'storm', usualName);
    expect(setup).not.toHaveProperty('seed');
    expect(setup.options.hands).toBe('open');
  });

  it('knows the box with or without a module, and a module without the new roles (OB-GEN-01, OB-COMB-01)', () => {
    expect(optionsOf(choose({ onTheBrink: true }))).toMatchObject({ onTheBrink: true, module: 'none' });
    const alone = optionsOf(choose({ module: 'mutation' }));
    expect(alone).toMatchObject({ onTheBrink: false, module: 'mutation' });
    for (const name of ['btPlayer', 'btHands', 'hiddenPocket']) expect(alone).not.toHaveProperty(name);
  });

  it('says where Hidden Pocket looks only with the Virulent Strain (OB-VS-14)', () => {
    const choices = choose({ module: 'virulent+mutation', hiddenPocket: 'deck' });
    expect(optionsOf(choices)).toMatchObject({ hiddenPocket: 'deck' });
    expect(optionsOf({ ...choices, module: 'mutation' })).not.toHaveProperty('hiddenPocket');
  });

  it('says by whose number the opening hands go only with the bio-terrorist (OB-BT-06)', () => {
    expect(optionsOf(terror({ btHands: 'all' }))).toMatchObject({ btHands: 'all' });
    expect(optionsOf(choose({ btHands: 'all', onTheBrink: true }))).not.toHaveProperty('btHands');
  });

  it('never enters real cards in a game with the bio-terrorist, and forgets no wish for it (OB-BT-05)', () => {
    const setup = setupOf(terror({ entered: true }), 'storm', usualName);
    expect(setup.options).not.toHaveProperty('entered');
    expect(setup.seed).toBe('storm');
    expect(optionsOf(choose({ entered: true, module: 'mutation' }))).toMatchObject({ entered: true });
  });

  it('is one that the game takes, whatever is chosen (OB-COMB-01, OB-BT-02)', () => {
    const roles = ['archivist', 'medic', 'generalist', 'scientist', 'troubleshooter'];
    for (const module of MODULES) {
      for (const onTheBrink of [false, true]) {
        for (const sides of SIDES) {
          for (const players of [2, 3, 4, 5]) {
            const wishes = {
              module,
              onTheBrink,
              sides,
              players,
              roles,
              entered: true,
              hands: 'closed',
            } as const;
            const choices = choose({ ...wishes, epidemics: 7, virulentEpidemics: 7, btPlayer: 5 });
            const { options, seats } = setupOf(choices, '', usualName);
            expect(pandemic.readOptions(options)).toMatchObject(options);
            expect(seats).toHaveLength(playersOf(choices));
          }
        }
      }
    }
  });
});

describe('how many play', () => {
  it('is up to four without On the Brink, five with it or with a module (PD-SETUP-01, OB-P5-01)', () => {
    expect(playerCounts(USUAL_CHOICES)).toEqual([2, 3, 4]);
    expect(playerCounts(choose({ onTheBrink: true }))).toEqual([2, 3, 4, 5]);
    expect(playerCounts(choose({ module: 'virulent' }))).toEqual([2, 3, 4, 5]);
  });

  it('is three or more with the bio-terrorist (OB-BT-02)', () => {
    expect(playerCounts(terror())).toEqual([3, 4, 5]);
    expect(playersOf(terror({ players: 2 }))).toBe(3);
  });

  it('comes back when the box does (OB-P5-01)', () => {
    const five = choose({ onTheBrink: true, players: 5 });
    expect(playersOf({ ...five, onTheBrink: false })).toBe(4);
    expect(playersOf(five)).toBe(5);
  });
});

describe('the level', () => {
  it('can be legendary with On the Brink or a module (OB-LEG-01)', () => {
    expect(levelsOf(USUAL_CHOICES)).toEqual([4, 5, 6]);
    expect(levelsOf(choose({ onTheBrink: true }))).toEqual([4, 5, 6, 7]);
    expect(levelsOf(choose({ module: 'mutation' }))).toEqual([4, 5, 6, 7]);
  });

  it('is the highest there is where the legendary one is not (OB-LEG-01)', () => {
    expect(levelOf(choose({ epidemics: 7 }))).toBe(6);
    expect(levelOf(choose({ epidemics: 7, onTheBrink: true }))).toBe(7);
  });

  it('is its own with the Virulent Strain, usually 4 (OB-VS-02)', () => {
    const heroic = choose({ epidemics: 6, module: 'virulent+bioterrorist' });
    expect(levelOf(heroic)).toBe(4);
    const harder = { ...heroic, ...withLevel(heroic, 5) };
    expect(levelOf(harder)).toBe(5);
    expect(levelOf({ ...harder, module: 'bioterrorist' })).toBe(6);
  });
});

describe('roles', () => {
  const choices = choose({ roles: ['medic', 'random', 'scientist', 'random', 'random'] });

  it('are taken by seats of this table alone', () => {
    expect(takenRoles(choices, 1)).toEqual(['medic']);
    expect(takenRoles(choices, 0)).toEqual([]);
  });

  it('are drawn by a seat that comes back after its role was taken', () => {
    const roles = withRole(choices, 1, 'scientist');
    expect(roles).toEqual(['medic', 'scientist', 'random', 'random', 'random']);
    expect(rolesOf({ ...choices, roles, players: 3 })).toEqual(['medic', 'scientist', 'random']);
  });

  it('can be drawn by any number of seats', () => {
    expect(withRole(choices, 0, RANDOM)).toEqual(['random', 'random', 'scientist', 'random', 'random']);
  });

  it('are those of both boxes with On the Brink, not with a module alone (OB-ROLE-01)', () => {
    expect(roleIds(USUAL_CHOICES)).toHaveLength(7);
    expect(roleIds(choose({ module: 'mutation' }))).toHaveLength(7);
    expect(roleIds(choose({ onTheBrink: true }))).toHaveLength(13);
  });

  it('come back with their box (OB-ROLE-01)', () => {
    const archivist = choose({ onTheBrink: true, roles: withRole(choices, 1, 'archivist') });
    expect(rolesOf({ ...archivist, onTheBrink: false })).toEqual(['medic', 'random']);
    expect(takenRoles({ ...archivist, onTheBrink: false }, 0)).toEqual([]);
    expect(rolesOf(archivist)).toEqual(['medic', 'archivist']);
  });

  it('are none for the bio-terrorist, whose own comes back when another is it (OB-BT-01)', () => {
    const first = terror({ roles: choices.roles, players: 3, btPlayer: 1 });
    expect(rolesOf(first)).toEqual(['random', 'random', 'scientist']);
    expect(takenRoles(first, 1)).toEqual(['scientist']);
    expect(rolesOf({ ...first, btPlayer: 2 })).toEqual(['medic', 'random', 'scientist']);
  });
});

describe('the bio-terrorist', () => {
  it('is nobody without that module', () => {
    expect(terroristOf(choose({ btPlayer: 1, module: 'virulent' }))).toBeNull();
  });

  it('is the seat that was chosen, else by lot among friends (OB-BT-03)', () => {
    const friends = terror({ sides: 'friends', players: 4 });
    expect(terroristOf(friends)).toBe(RANDOM);
    expect(terroristOf({ ...friends, btPlayer: 4 })).toBe(4);
    // A seat that is not at this table can't be it.
    expect(terroristOf({ ...friends, btPlayer: 4, players: 3 })).toBe(RANDOM);
  });

  it('has a certain seat against a bot: the last one for a bot, the first for a person (OB-BT-03)', () => {
    expect(terroristOf(terror({ sides: 'team', players: 4 }))).toBe(4);
    expect(terroristOf(terror({ sides: 'terrorist', players: 4 }))).toBe(1);
    expect(terroristOf(terror({ sides: 'team', players: 4, btPlayer: 2 }))).toBe(2);
    expect(terroristOf(terror({ sides: 'terrorist', players: 3, btPlayer: 5 }))).toBe(1);
  });
});

describe('bots', () => {
  const names = ['Ann', 'Béla', 'Cili', 'Dea', ''];
  const table = terror({ players: 3, names });
  const botsAt = (choices: Choices) => setupOf(choices, '', usualName).seats.map(({ bot }) => bot);

  it('play the side that one person leaves (OB-BT-01)', () => {
    const none = undefined;
    expect(botsAt({ ...table, sides: 'friends' })).toEqual([none, none, none]);
    expect(botsAt({ ...table, sides: 'team' })).toEqual([none, none, 'greedy']);
    expect(botsAt({ ...table, sides: 'terrorist' })).toEqual([none, 'greedy', 'greedy']);
  });

  it('are not needed without the bio-terrorist', () => {
    expect(botsAt(choose({ sides: 'terrorist' }))).not.toContain('greedy');
    expect(optionsOf(choose({ sides: 'terrorist' }))).toMatchObject({ autoConsent: true });
  });

  it('have names of their own, not those of people', () => {
    const nameOf = (choices: Choices) => setupOf(choices, '', usualName).seats.map(({ name }) => name);
    expect(nameOf({ ...table, sides: 'team' })).toEqual(['Ann', 'Béla', 'Player 3']);
    expect(nameOf({ ...table, sides: 'terrorist' })).toEqual(['Ann', 'Player 2', 'Player 3']);
    expect([0, 1, 2].map((seat) => isBot({ ...table, sides: 'terrorist' }, seat))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('leave nobody to ask and nobody to hide a hand from', () => {
    for (const sides of ['team', 'terrorist'] as const) {
      expect(canHideHands({ ...table, sides })).toBe(false);
      expect(optionsOf({ ...table, sides, hands: 'closed' })).toMatchObject({
        hands: 'open',
        autoConsent: true,
      });
    }
    const friends = optionsOf({ ...table, sides: 'friends', hands: 'closed', entered: true });
    expect(friends).toMatchObject({ hands: 'closed', autoConsent: false });
  });
});

describe('remembered choices', () => {
  it('come back as they were', () => {
    const choices = choose({
      players: 5,
      epidemics: 7,
      virulentEpidemics: 6,
      sides: 'terrorist',
      roles: ['medic', 'archivist', 'dispatcher', 'random', 'generalist'],
      onTheBrink: true,
      module: 'virulent+bioterrorist',
      btPlayer: 3,
      btHands: 'all',
      hiddenPocket: 'deck',
    });
    expect(readChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  it('of the form without On the Brink are read', () => {
    const old = {
      players: 4,
      epidemics: 6,
      alone: false,
      names: ['Ann', '', '', 'Dea'],
      roles: ['medic', 'random', 'scientist', 'random'],
      hands: 'closed',
      entered: false,
      undo: 'strict',
    };
    expect(readChoices(old)).toEqual({
      ...USUAL_CHOICES,
      players: 4,
      epidemics: 6,
      sides: 'friends',
      names: ['Ann', '', '', 'Dea', ''],
      roles: ['medic', 'random', 'scientist', 'random', 'random'],
      hands: 'closed',
      undo: 'strict',
    });
    expect(readChoices({ ...old, alone: true }).sides).toBe('team');
  });

  it('are as usual where nobody can use them', () => {
    const damaged = {
      players: 7,
      epidemics: 'many',
      virulentEpidemics: 3,
      sides: 'both',
      roles: ['pilot', 'medic', 'medic'],
      names: 3,
      undo: 'ever',
      onTheBrink: 'yes',
      module: 'mutation+bioterrorist',
      btPlayer: 6,
      btHands: null,
      hiddenPocket: ['deck'],
    };
    expect(readChoices(damaged)).toEqual(
      choose({ roles: ['random', 'medic', 'random', 'random', 'random'] }),
    );
    expect(readChoices(null)).toEqual(USUAL_CHOICES);
  });
});
