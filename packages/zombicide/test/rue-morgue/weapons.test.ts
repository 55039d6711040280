import { describe, expect, test } from 'vitest';
import { meleeWorth } from '../../src/bot/fight.ts';
import { LEFT } from '../../src/state/ids.ts';
import { type Scene, sceneWith } from '../scene.ts';

/** A moment of a game with both boxes, by the rules of the newer one. */
const mixed = (...survivors: string[]): Scene =>
  sceneWith({ preset: 'rueMorgue', mission: { boxes: ['season1', 'rueMorgue'] } }, ...survivors);

/** Amy, without a skill for fights, with these cards, and a Fatty beside her that outlives what a Knife can do. */
const fighter = (...cards: string[]): Scene =>
  mixed('amy')
    .carries('amy', ...cards)
    .zombies('A1.NE', { fatty: 1 });

/** How many dice an attack rolled. */
const diceOf = (s: Scene): number[] => s.told('dice').map(({ rolled }) => (rolled as number[]).length);
const misses = (n: number): number[] => new Array<number>(n).fill(1);

describe('Knife', () => {
  test('RM-DUAL-05 EX-COMBAT-02: two Knives strike together with 2 + 2 dice', () => {
    const s = mixed('amy').carries('amy', 'knife', 'knife').zombies('A1.NE', { walker: 5 });
    s.rolls(4, 4, 4, 4).do('melee:both');
    expect(diceOf(s)).toEqual([4]);
    expect([s.zombiesAt('A1.NE'), s.state.actions]).toEqual([{ walker: 1 }, 2]);
  });

  test.each([
    ['left', 'saber', 'knife', 3],
    ['right', 'knife', 'sword', 4],
    ['left', 'chainsaw', 'knife', 6],
  ])('RM-DUAL-05: in the other hand it adds a die to the weapon of the %s: %s, %s', (hand, a, b, dice) => {
    const s = fighter(a, b).rolls(...misses(dice));
    s.do(`melee:${hand}`);
    expect(diceOf(s)).toEqual([dice]);
  });

  test('RM-DUAL-05: the Knife itself has its one die beside a Saber, and two of one pair are lent one each', () => {
    const beside = fighter('knife', 'saber').rolls(1).do('melee:left');
    expect(diceOf(beside)).toEqual([1]);
    const alone = fighter('knife', 'knife').rolls(1, 1).do('melee:left');
    expect(diceOf(alone)).toEqual([2]);
  });

  test('RM-DUAL-05: in the reserve it adds nothing', () => {
    const s = fighter('saber', '-', 'knife').rolls(1, 1).do('melee:left');
    expect(diceOf(s)).toEqual([2]);
  });

  test.each(['pistol', 'mp5', 'bow'])('RM-DUAL-05 OQ-15: it adds nothing to a %s', (gun) => {
    const dice = gun === 'mp5' ? 3 : 1;
    const s = fighter(gun, 'knife')
      .zombies('A1.N', { walker: 1 })
      .rolls(...misses(dice));
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(diceOf(s)).toEqual([dice]);
  });

  test("RM-DUAL-05 OQ-15: of Ma's Shotgun the blade has a die more, the barrel has not", () => {
    const s = fighter('mas-shotgun', 'knife').rolls(1, 1).do('melee:left');
    s.rolls(1, 1).do(`shoot:left:${s.z('A1.NE')}`);
    expect(diceOf(s)).toEqual([2, 2]);
    const alone = fighter('mas-shotgun', '-').rolls(1).do('melee:left');
    expect(diceOf(alone)).toEqual([1]);
  });

  test('RM-DUAL-02 RM-DUAL-05: a die of a skill comes to each Knife on top', () => {
    const s = fighter('knife', 'knife')
      .skills('amy', 'die-melee')
      .rolls(...misses(6))
      .do('melee:both');
    expect(diceOf(s)).toEqual([6]);
    expect(s.told('dice')).toMatchObject([{ by: ['die-melee'] }]);
  });

  test('RM-DUAL-05: who has no such skill owes the dice to none', () => {
    const s = fighter('knife', 'knife')
      .rolls(...misses(4))
      .do('melee:both');
    expect(s.told('dice')).toMatchObject([{ by: [] }]);
  });

  test('RM-DUAL-05: a bot reckons with the die', () => {
    const worth = (...cards: string[]): number => {
      const s = mixed('amy')
        .carries('amy', ...cards)
        .zombies('A1.NE', { walker: 9 });
      return meleeWorth(s.next().run, s.who('amy'), LEFT, s.zone('A1.NE'));
    };
    expect(worth('saber', 'knife')).toBeCloseTo((worth('saber', 'pan') * 3) / 2);
  });
});

describe('pairs', () => {
  test('RM-DUAL-01 RM-DUAL-02 RM-DUAL-03 EX-COMBAT-01: two Mac-10 shoot ten dice with one action and one noise', () => {
    const s = mixed('amy').carries('amy', 'mac-10', 'mac-10').zombies('A1.N', { walker: 9 });
    s.rolls(5, 5, 5, 5, 5, 5, 4, 4, 4, 4).do(key(s, 'both'));
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 3 });
    expect([s.state.actions, s.view.zones[s.zone('A1.NE')].tokens]).toEqual([2, 1]);
  });

  test('RM-DUAL-04: one is shot at one zone and then the other at another', () => {
    const s = mixed('amy').carries('amy', 'mac-10', 'mac-10').zombies('A1.N', { walker: 1 });
    s.zombies('A2.N', { walker: 1 });
    s.rolls(5, 1, 1, 1, 1)
      .do(key(s))
      .rolls(5, 1, 1, 1, 1)
      .do(`shoot:right:${s.z('A2.N')}`);
    expect([s.zombiesAt('A1.N'), s.zombiesAt('A2.N'), s.state.actions]).toEqual([{}, {}, 1]);
  });

  test.each([['mp5'], ['saber'], ['double-barrel'], ['bow']])(
    'RM-DUAL-01: two of %s without the symbol are no pair',
    (id) => {
      const s = mixed('amy').carries('amy', id, id).zombies('A1.NE', { walker: 1 });
      s.zombies('A1.N', { walker: 1 });
      expect(s.refusal('melee:both')).toBe('S1-COMBAT-04');
      expect(s.refusal(key(s, 'both'))).toBe('S1-COMBAT-04');
    },
  );

  test('EX-COMBAT-03: 5 hits of two Mac-10 kill 3 Walkers, the Fatty lives until one hit of a Saber', () => {
    const s = mixed('amy', 'josh').carries('amy', 'mac-10', 'mac-10').carries('josh', 'saber');
    s.at('josh', 'A1.N').zombies('A1.NE', { walker: 3, fatty: 1, runner: 2 });
    s.rolls(6, 6, 5, 5, 5, 4, 3, 2, 1, 1).do(`shoot:both:${s.z('A1.NE')}`);
    expect([s.zombiesAt('A1.NE'), s.survivor('amy').xp]).toEqual([{ fatty: 1, runner: 2 }, 3]);
    s.do('end').at('josh', 'A1.NE').next().rolls(4, 1).do('melee:left', 'hit:fatty');
    expect([s.zombiesAt('A1.NE'), s.survivor('josh').xp]).toEqual([{ runner: 2 }, 1]);
  });
});

describe('reloading', () => {
  /** A gun and a target that outlives it. */
  const armed = (...cards: string[]): Scene =>
    mixed('amy', 'josh')
      .at('josh', 'A2.E')
      .carries('amy', ...cards)
      .zombies('A1.N', { abomination: 1 });

  test.each([
    ['double-barrel', 2],
    ['mac-10', 5],
    ['sawed-off', 2],
  ])('RM-RELOAD-01: a %s is empty after its shot; one action loads it', (id, dice) => {
    const s = armed(id).rolls(...misses(dice));
    s.do(key(s));
    expect(s.refusal(key(s))).toBe('S1-RELOAD-01');
    s.do('reload:left')
      .rolls(...misses(dice))
      .do(key(s));
    expect(s.state.actions).toBe(0);
  });

  test.each(['ak-47', 'mp5', 'bow', 'rifle', 'shotgun', 'pistol'])(
    'RM-RELOAD-01: a %s shoots again',
    (id) => {
      const dice = { 'ak-47': 2, mp5: 3, shotgun: 2 }[id] ?? 1;
      const s = armed(id).rolls(...misses(dice * 2));
      s.do(key(s), key(s));
      expect(s.options('reload')).toEqual([]);
    },
  );

  test('RM-RELOAD-02: after the End Phase each of them is loaded', () => {
    const s = armed('double-barrel', 'mac-10').empty('amy', 0).empty('amy', 1);
    s.zombies('A1.N', { abomination: 0 }).do('end', 'end');
    expect([s.state.round, empties(s, 'amy')]).toEqual([2, [false, false]]);
  });

  test.each([
    ['mac-10', 5],
    ['double-barrel', 2],
  ])('RM-RELOAD-03: a %s that is handed over empty has to be reloaded by who was given it', (id, dice) => {
    const s = armed(id)
      .at('josh', 'A1.NE')
      .rolls(...misses(dice));
    s.do(key(s), 'trade:josh', 'put:left:their-left', 'done', 'end');
    expect(empties(s, 'josh')).toEqual([true]);
    expect(s.refusal(key(s))).toBe('S1-RELOAD-01');
    s.do('reload:left')
      .rolls(...misses(dice))
      .do(key(s));
    expect(s.state.actions).toBe(1);
  });

  test('RM-RELOAD-04 EX-RELOAD-01: shot, reloaded and shot again, two Sawed-offs take three actions', () => {
    const s = armed('sawed-off', 'sawed-off').rolls(...misses(4));
    s.do(key(s, 'both'));
    expect(s.options('reload')).toEqual(['reload:both']);
    s.do('reload:both')
      .rolls(...misses(4))
      .do(key(s, 'both'));
    expect([empties(s, 'amy'), s.view.turn.active]).toEqual([[true, true], 'amy']);
    expect(s.state.actions).toBe(0);
    s.zombies('A1.N', { abomination: 0 }).do('end', 'end');
    expect(empties(s, 'amy')).toEqual([false, false]);
  });

  test('RM-RELOAD-04: two Double Barrels are no pair; each is an action', () => {
    const s = armed('double-barrel', 'double-barrel').empty('amy', 0).empty('amy', 1);
    expect(s.options('reload')).toEqual(['reload:left', 'reload:right']);
    s.do('reload:left');
    expect([empties(s, 'amy'), s.state.actions]).toEqual([[false, true], 2]);
  });

  test('RM-RELOAD-05: of two Mac-10 only the one that was shot is empty', () => {
    const s = armed('mac-10', 'mac-10').rolls(...misses(5));
    s.do(key(s));
    expect(empties(s, 'amy')).toEqual([true, false]);
    expect(s.options('shoot')).toEqual([key(s, 'right')]);
  });
});

describe('Plenty of Ammo', () => {
  const shooter = (gun: string, ammo: string): Scene =>
    mixed('amy').carries('amy', gun, '-', ammo).zombies('A1.N', { walker: 3 });

  test.each([
    ['double-barrel', 2, 'ammo-heavy'],
    ['shotgun', 2, 'ammo-heavy'],
    ['sawed-off', 2, 'ammo-heavy'],
    ['rifle', 1, 'ammo-light'],
    ['pistol', 1, 'ammo-light'],
  ])('RM-EQ-04 RM-EQUIP-08: a %s rolls its %i dice again with %s out of the reserve', (gun, dice, ammo) => {
    const s = shooter(gun, ammo).rolls(...misses(dice));
    s.do(key(s))
      .rolls(6, ...misses(dice - 1))
      .do('ammo:back1');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
    expect(s.cardsOf('amy')).toContain(ammo);
  });

  test.each([
    ['mac-10', 5],
    ['mp5', 3],
    ['ak-47', 2],
    ['bow', 1],
  ])('RM-EQ-04: no ammunition is for a %s', (gun, dice) => {
    for (const ammo of ['ammo-light', 'ammo-heavy']) {
      const s = shooter(gun, ammo).rolls(...misses(dice));
      expect(s.do(key(s)).asking).toBe('action');
    }
  });
});

describe('combined cards', () => {
  test('RM-UPG-01 RM-UPG-02 RM-UPG-03: Gasoline and Bottles are a Molotov, for nothing, and at once in hand', () => {
    const s = mixed('amy').carries('amy', 'knife', '-', 'gasoline', 'glass-bottles').actions(0);
    s.do('combine:back1:back2', 'put:back1:right');
    expect(s.cardsOf('amy')).toEqual(['knife', 'molotov', '-', '-', '-']);
    expect(s.view.equipment.discard.toSorted()).toEqual(['gasoline', 'glass-bottles']);
  });

  const thrower = (): Scene => mixed('amy', 'josh').carries('amy', 'molotov', 'knife').at('josh', 'A1.N');

  test('RM-UPG-04 RM-UPG-11: it reaches the own zone and the next, for an action of ranged combat', () => {
    const s = thrower().zombies('A1.NE', { walker: 1 }).zombies('A1.NW', { walker: 1 });
    expect(s.options('shoot')).toEqual([key(s), `shoot:left:${s.z('A1.NE')}`].toSorted());
    expect(s.refusal(`shoot:left:${s.z('A1.NW')}`)).toBe('S1-RANGED-01');
    s.do(key(s));
    expect(s.state.actions).toBe(2);
  });

  test('RM-UPG-11: through a closed door it cannot be thrown', () => {
    const mission = { boxes: ['season1', 'rueMorgue'] as ('season1' | 'rueMorgue')[] };
    const s = sceneWith({ preset: 'rueMorgue', mission, doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'amy');
    s.carries('amy', 'molotov').zombies('A1.r2', { walker: 1 });
    expect(s.refusal(`shoot:left:${s.z('A1.r2')}`)).toBe('S1-SIGHT-05');
  });

  test('RM-UPG-05 RM-UPG-07: zombies, Abominations and survivors of the zone die; the thrower has the experience', () => {
    const s = thrower().zombies('A1.N', { walker: 2, fatty: 1, abomination: 1 });
    s.do(key(s));
    expect([s.zombiesAt('A1.N'), s.survivor('josh').dead]).toEqual([{}, true]);
    expect(s.survivor('amy').xp).toBe(2 + 1 + 5);
  });

  test('RM-UPG-05: thrown at the own feet it kills the thrower, and no Goalie Mask helps', () => {
    const s = thrower().carries('amy', 'molotov', 'knife', 'goalie-mask').zombies('A1.NE', { walker: 1 });
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.survivor('amy').dead).toBe(true);
  });

  test('RM-UPG-06: the hand is empty then, the card lies aside and can be made again', () => {
    const s = thrower().carries('amy', 'molotov', 'knife', 'gasoline', 'glass-bottles');
    s.zombies('A1.N', { walker: 1 });
    // All others are used up.
    s.state.aside = s.state.aside.filter((card) => s.setting.cards[card].id !== 'molotov');
    expect(s.refusal('combine:back1:back2')).toBe('S1-SPECIAL-04');
    s.do(key(s));
    expect(s.cardsOf('amy')).toEqual(['-', 'knife', 'gasoline', 'glass-bottles', '-']);
    expect(s.view.equipment.discard).toEqual([]);
    s.do('combine:back1:back2', 'done');
    expect(s.cardsOf('amy')).toContain('molotov');
  });

  test('RM-UPG-09 RM-EQ-03: with a Scope the shooter chooses, with the numbers of a Rifle', () => {
    const s = sniper().zombies('A1.N', { walker: 1, runner: 1 }).rolls(3);
    s.do('combine:left:back1', 'done', key(s));
    expect(s.told('dice')).toMatchObject([{ need: 3, damage: 1 }]);
    expect(s.options()).toEqual(['strike:josh', 'hit:walker', 'hit:runner']);
    s.do('hit:runner');
    expect([s.zombiesAt('A1.N'), s.view.survivors[1].wounds]).toEqual([{ walker: 1 }, 0]);
  });

  test.each(['ak-47', 'bow', 'double-barrel', 'mp5'])('RM-UPG-09: no Scope fits under a %s', (gun) => {
    const s = mixed('amy').carries('amy', gun, '-', 'scope');
    expect(s.options('combine')).toEqual([]);
    expect(s.refusal('combine:left:back1')).toBe('S1-SPECIAL-02');
  });

  test('RM-UPG-10: laid down, Rifle and Scope are both discarded', () => {
    const s = sniper().do('combine:left:back1', 'done', 'discard:left');
    expect(s.view.equipment.discard.toSorted()).toEqual(['rifle', 'scope']);
  });

  function sniper(): Scene {
    return mixed('amy', 'josh').carries('amy', 'rifle', '-', 'scope').at('josh', 'A1.N');
  }
});

/** Which of his cards are empty, by place, free places left out. */
const empties = (s: Scene, id: string): boolean[] =>
  s.view.survivors[s.who(id)].cards.flatMap((card) => (card ? [card.empty] : []));

const key = (s: Scene, grip = 'left'): string => `shoot:${grip}:${s.z('A1.N')}`;
