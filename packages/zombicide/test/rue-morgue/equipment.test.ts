import { describe, expect, test } from 'vitest';
import type { BoxId } from '../../src/content/define.ts';
import { cardsOf, EQUIPMENT } from '../../src/content/equipment/index.ts';
import type { Mission } from '../../src/missions/schema.ts';
import { type Scene, sceneWith } from '../scene.ts';

const BOXES: readonly BoxId[] = ['season1', 'rueMorgue'];

/** A moment of a game with both boxes, by the rules of the newer one. */
const mixed = (...survivors: string[]): Scene =>
  sceneWith({ preset: 'rueMorgue', mission: { boxes: [...BOXES] } }, ...survivors);

/** Range, dice, accuracy, damage, whether an attack is noisy, and copies in the box. */
type Row = readonly [
  min: number,
  max: number,
  dice: number,
  accuracy: number,
  damage: number,
  noisy: boolean,
  copies: number,
];

const WEAPONS: Readonly<Record<string, Row>> = {
  'ak-47': [1, 2, 2, 4, 2, true, 2],
  bow: [0, 1, 1, 3, 1, false, 4],
  chainsaw: [0, 0, 5, 5, 2, true, 2],
  crowbar: [0, 0, 1, 4, 1, false, 4],
  'double-barrel': [0, 2, 2, 3, 1, true, 2],
  'fire-axe': [0, 0, 1, 4, 2, false, 4],
  knife: [0, 0, 1, 4, 1, false, 4],
  'la-guillotine': [0, 0, 4, 4, 2, false, 1],
  'mac-10': [0, 1, 5, 5, 1, true, 4],
  mp5: [0, 1, 3, 4, 1, true, 4],
  nailbat: [0, 0, 2, 3, 2, false, 1],
  pistol: [0, 1, 1, 4, 1, true, 4],
  rifle: [1, 3, 1, 3, 1, true, 2],
  saber: [0, 0, 2, 4, 2, false, 3],
  'sawed-off': [0, 1, 2, 3, 1, true, 4],
  shotgun: [0, 1, 2, 4, 2, true, 2],
  sword: [0, 0, 3, 4, 1, false, 3],
  'urban-mace': [0, 0, 2, 3, 1, false, 4],
};

const THINGS: Readonly<Record<string, number>> = {
  'aaahh-skinner': 6,
  'ammo-heavy': 4,
  'ammo-light': 4,
  'bulletproof-vest': 6,
  gasoline: 3,
  'glass-bottles': 3,
  'goalie-mask': 1,
  molotov: 3,
  scope: 2,
};

/** Cards of the box for which something holds. */
const cardsThat = (holds: (def: (typeof EQUIPMENT)[number]) => boolean): string[] =>
  [...new Set(cardsOf(['rueMorgue']))]
    .filter(holds)
    .map(({ id }) => id)
    .toSorted();

describe('the box of Rue Morgue', () => {
  test('RM-COMP-03 RM-EQ-01: 86 equipment cards of 27 kinds', () => {
    const cards = cardsOf(['rueMorgue']);
    expect([cards.length, new Set(cards).size]).toEqual([86, 27]);
    expect(cardsThat(() => true)).toEqual([...Object.keys(WEAPONS), ...Object.keys(THINGS)].toSorted());
  });

  test.each([
    ...Object.entries(THINGS),
    ...Object.entries(WEAPONS).map(([id, row]) => [id, row[6]] as const),
  ])('RM-EQ-01: %s, %i times', (id, copies) => {
    expect(cardsOf(['rueMorgue']).filter((def) => def.id === id)).toHaveLength(copies);
  });

  test('RM-EQ-02: six kinds make twenty of the cards, all others 66', () => {
    const six = ['aaahh-skinner', 'gasoline', 'glass-bottles', 'goalie-mask', 'molotov', 'pistol'];
    const cards = cardsOf(['rueMorgue']);
    expect(cards.filter(({ id }) => six.includes(id))).toHaveLength(20);
    expect(cards.filter(({ id }) => !six.includes(id))).toHaveLength(66);
  });

  test('RM-EQ-01: no number of a card is used twice', () => {
    expect(EQUIPMENT.map(({ number }) => number)).toEqual(EQUIPMENT.map((_, i) => i));
  });

  test('RM-EQUIP-07: four weapons are used in pairs', () => {
    expect(cardsThat((def) => def.dual === true)).toEqual(['knife', 'mac-10', 'pistol', 'sawed-off']);
  });

  test('RM-EQUIP-01 RM-EQUIP-02: what opens doors, and whether it is heard', () => {
    expect(cardsThat((def) => def.opens === 'silent')).toEqual(['crowbar']);
    expect(cardsThat((def) => def.opens === 'noisy')).toEqual(['chainsaw', 'fire-axe', 'la-guillotine']);
  });

  test('RM-RELOAD-01: three weapons are empty after a shot', () => {
    expect(cardsThat((def) => def.ranged?.reload === true)).toEqual(['double-barrel', 'mac-10', 'sawed-off']);
  });

  test('RM-EQ-04 RM-EQ-05: Plenty of Ammo is for these weapons of both boxes', () => {
    const fed = (ammo: string): string[] =>
      EQUIPMENT.filter((def) => def.ranged?.ammo === ammo).map(({ id }) => id);
    expect(fed('light')).toEqual(['pistol', 'rifle', 'evil-twins']);
    expect(fed('heavy')).toEqual(['sawed-off', 'shotgun', 'mas-shotgun', 'double-barrel']);
  });

  test('RM-VET-06: in a game with both boxes each has its own trap', () => {
    const traps = cardsOf(BOXES).filter((def) => def.springs);
    expect(traps.filter(({ springs }) => springs === 'walker')).toHaveLength(4);
    expect(traps.filter(({ springs }) => springs === 'skinner-walker')).toHaveLength(6);
  });

  test('RM-ACT-13: who finds the trap finds a Skinner Walker and nothing else', () => {
    const s = mixed('amy').at('amy', 'A1.r2').finds('aaahh-skinner').do('search');
    expect(s.zombiesAt('A1.r2')).toEqual({ 'skinner-walker': 1 });
    expect(s.view.equipment.discard).toEqual(['aaahh-skinner']);
    expect(s.cardsOf('amy')).toEqual(['-', '-', '-', '-', '-']);
  });
});

describe('at the table', () => {
  const strikes = Object.entries(WEAPONS).filter(([, row]) => row[1] === 0);
  test.each(strikes)('RM-EQ-01 RM-EQUIP-03 RM-EQUIP-04: a %s strikes like this', (id, row) => {
    const [, , dice, accuracy, damage, noisy] = row;
    const s = mixed('amy').carries('amy', id).zombies('A1.NE', { walker: 9 });
    expect(s.options('shoot')).toEqual([]);
    s.rolls(...rollsOf(dice, accuracy)).do('melee:left');
    expect(s.told('dice')).toMatchObject([{ need: accuracy, damage, hits: 1 }]);
    expect([s.zombiesAt('A1.NE'), tokens(s)]).toEqual([{ walker: 8 }, noisy ? 1 : 0]);
  });

  const shots = Object.entries(WEAPONS).filter(([, row]) => row[1] > 0);
  test.each(shots)('RM-EQ-01 RM-EQUIP-03 RM-EQUIP-05 EX-RANGED-01: a %s shoots like this', (id, row) => {
    const [min, max, dice, accuracy, damage, noisy] = row;
    const zones = ['A1.NW', 'A1.N', 'A1.NE', 'A2.N', 'A2.NE'];
    const s = mixed('amy').at('amy', 'A1.NW').carries('amy', id);
    for (const zone of zones) s.zombies(zone, { walker: 7 });
    expect(s.options('melee')).toEqual([]);
    expect(s.options('shoot')).toEqual(zones.slice(min, max + 1).map((zone) => `shoot:left:${s.z(zone)}`));
    s.rolls(...rollsOf(dice, accuracy)).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.told('dice')).toMatchObject([{ need: accuracy, damage, hits: 1 }]);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 6 });
    expect(s.view.zones[s.zone('A1.NW')].tokens).toBe(noisy ? 1 : 0);
  });

  test.each([
    ['EX-EQ-01', 'fire-axe', 0, 1],
    ['EX-EQ-02', 'chainsaw', 1, 1],
    ['EX-EQ-03', 'crowbar', 0, 0],
  ] as const)('%s: a %s makes %i noise when it strikes and %i at a door', (_, id, atZombie, atDoor) => {
    const doors: Mission['doors'] = [{ between: ['A1.r2', 'A1.NE'] }];
    const opener = sceneWith({ preset: 'rueMorgue', mission: { boxes: [...BOXES] }, doors }, 'amy');
    opener.carries('amy', id);
    const [door] = opener.options('door', 'open');
    opener.do(door);
    expect(tokens(opener)).toBe(atDoor);
    const dice = WEAPONS[id][2];
    const striker = mixed('amy').carries('amy', id).zombies('A1.NE', { walker: 1 });
    striker.rolls(...new Array<number>(dice).fill(1)).do('melee:left');
    expect(tokens(striker)).toBe(atZombie);
  });

  test('EX-EQ-03: a Pistol is heard, reaches the next zone and is used in pairs', () => {
    const s = mixed('amy').carries('amy', 'pistol', 'pistol').zombies('A1.N', { walker: 2 });
    s.rolls(4, 4).do(`shoot:both:${s.z('A1.N')}`);
    expect([s.zombiesAt('A1.N'), tokens(s)]).toEqual([{}, 1]);
  });

  test('EX-MELEE-01: the two hits of a Saber go to whom one likes, and never to a friend', () => {
    const s = mixed('amy', 'josh').carries('amy', 'saber');
    s.zombies('A1.NE', { walker: 1, runner: 1, fatty: 1 }).rolls(5, 4).do('melee:left');
    s.do('hit:runner', 'hit:fatty');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    expect(s.view.survivors[1].wounds).toBe(0);
  });

  test('RM-EQUIP-08: a weapon in the reserve neither strikes nor shoots', () => {
    const s = mixed('amy').carries('amy', '-', '-', 'saber', 'mp5').zombies('A1.NE', { walker: 1 });
    expect(s.options('melee', 'shoot')).toEqual([]);
    expect(s.refusal('melee:left')).toBe('S1-INV-02');
  });

  test('RM-EQUIP-08 RM-FF-04: the Goalie Mask works from the reserve, against a shot of a friend too', () => {
    const s = mixed('amy', 'josh').at('josh', 'A1.N').carries('amy', 'ak-47');
    s.carries('josh', 'knife', '-', 'goalie-mask').rolls(4, 1);
    s.do(`shoot:left:${s.z('A1.N')}`, 'shield:back1');
    expect(s.view.survivors[1].wounds, 'of two').toBe(1);
    expect(s.cardsOf('josh')).not.toContain('goalie-mask');
  });
});

describe('the Bow', () => {
  const archer = (): Scene => mixed('amy').carries('amy', 'bow');

  test('RM-EQ-01: a 6 makes its hit strong enough for a Fatty, a 5 does not', () => {
    const strong = archer().zombies('A1.N', { fatty: 1 }).rolls(6);
    expect(strong.do(`shoot:left:${strong.z('A1.N')}`).zombiesAt('A1.N')).toEqual({});
    const weak = archer().zombies('A1.N', { fatty: 1 }).rolls(5);
    expect(weak.do(`shoot:left:${weak.z('A1.N')}`).zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });

  test('RM-EQ-01: the die has to show the 6; what a skill adds does not count', () => {
    const s = archer().skills('amy', 'roll-ranged').zombies('A1.N', { fatty: 1 }).rolls(5);
    expect(s.do(`shoot:left:${s.z('A1.N')}`).zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });

  test('RM-EQ-01: of two hits the weaker one goes to the Walker and the stronger one to the Fatty', () => {
    const s = archer().skills('amy', 'die-ranged').zombies('A1.N', { walker: 1, fatty: 1 }).rolls(6, 3);
    expect(s.do(`shoot:left:${s.z('A1.N')}`).zombiesAt('A1.N')).toEqual({});
  });

  test('RM-EQ-01 RM-TP-04: behind the Fatty that the stronger hit killed, the weaker one reaches the Runner', () => {
    const s = archer().skills('amy', 'die-ranged').zombies('A1.N', { fatty: 1, runner: 1 }).rolls(3, 6);
    expect(s.do(`shoot:left:${s.z('A1.N')}`).zombiesAt('A1.N')).toEqual({});
  });

  test('RM-EQ-01 RM-FF-01: a friend who is hit by a 6 has two wounds', () => {
    const s = mixed('amy', 'josh').carries('amy', 'bow').at('josh', 'A1.N').rolls(6);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('josh').dead).toBe(true);
  });
});

/** One hit that is just enough; all others are just not. */
const rollsOf = (dice: number, accuracy: number): number[] =>
  Array.from({ length: dice }, (_, i) => (i === 0 ? accuracy : accuracy - 1));

const tokens = (s: Scene): number => s.view.zones[s.zone('A1.NE')].tokens;
