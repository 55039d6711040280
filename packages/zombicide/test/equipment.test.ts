import { describe, expect, test } from 'vitest';
import { equipmentCalled } from '../src/content/equipment/index.ts';
import { SEASON1_EQUIPMENT, SEASON1_RECIPES } from '../src/content/equipment/season1.ts';
import { type Scene, scene } from './scene.ts';

/** Range, dice, accuracy, damage, and whether an attack is noisy. */
type Numbers = readonly [
  min: number,
  max: number,
  dice: number,
  accuracy: number,
  damage: number,
  noisy: boolean,
];

interface Weapon {
  readonly melee?: Numbers;
  readonly ranged?: Numbers;
  readonly dual?: true;
  readonly opens?: 'silent' | 'noisy';
  readonly reload?: true;
  readonly copies: number;
}

const WEAPONS: Readonly<Record<string, Weapon>> = {
  pan: { melee: [0, 0, 1, 6, 1, false], copies: 3 },
  crowbar: { melee: [0, 0, 1, 4, 1, false], opens: 'silent', copies: 2 },
  'fire-axe': { melee: [0, 0, 1, 4, 2, false], opens: 'noisy', copies: 2 },
  'baseball-bat': { melee: [0, 0, 1, 3, 1, false], copies: 2 },
  machete: { melee: [0, 0, 1, 4, 2, false], dual: true, copies: 4 },
  katana: { melee: [0, 0, 2, 4, 1, false], copies: 2 },
  chainsaw: { melee: [0, 0, 5, 5, 2, true], opens: 'noisy', copies: 2 },
  pistol: { ranged: [0, 1, 1, 4, 1, true], dual: true, copies: 3 },
  'sawed-off': { ranged: [0, 1, 2, 3, 1, true], dual: true, reload: true, copies: 4 },
  shotgun: { ranged: [0, 1, 2, 4, 2, true], copies: 2 },
  'sub-mg': { ranged: [0, 1, 3, 5, 1, true], dual: true, copies: 2 },
  rifle: { ranged: [1, 3, 1, 3, 1, true], copies: 2 },
  'evil-twins': { ranged: [0, 1, 2, 4, 1, true], copies: 1 },
  'mas-shotgun': { melee: [0, 0, 1, 3, 2, false], ranged: [0, 1, 2, 3, 2, true], reload: true, copies: 1 },
};

const THINGS: Readonly<Record<string, number>> = {
  aaahh: 4,
  'canned-food': 3,
  rice: 3,
  water: 3,
  flashlight: 2,
  gasoline: 2,
  'glass-bottles': 2,
  'goalie-mask': 1,
  'ammo-light': 3,
  'ammo-heavy': 3,
  scope: 2,
};

describe('the box', () => {
  test('S1-GK-01: six survivors, and 40, 16, 8 and 1 figures', () => {
    const s = scene('amy', 'doug', 'josh', 'ned', 'phil', 'wanda');
    expect(s.view.survivors).toHaveLength(6);
    expect(s.view.supply).toEqual({ walker: 40, runner: 16, fatty: 8, abomination: 1 });
  });

  test('S1-GK-02: zombie cards 1 to 42, one of each', () => {
    const numbers = scene('amy').state.zombieDeck.toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 42 }, (_, i) => i + 1));
  });

  test('S1-GK-04: 62 equipment cards of 26 kinds', () => {
    const sum = SEASON1_EQUIPMENT.reduce((all, { copies }) => all + (copies.season1 ?? 0), 0);
    expect([sum, SEASON1_EQUIPMENT.length]).toEqual([62, 26]);
    expect(SEASON1_EQUIPMENT.map(({ id }) => id).toSorted()).toEqual(
      ['molotov', ...Object.keys(WEAPONS), ...Object.keys(THINGS)].toSorted(),
    );
  });

  test.each(Object.entries(THINGS))('S1-GK-04: %s, %i times', (id, copies) => {
    expect(copiesOf(id)).toBe(copies);
    expect(equipmentCalled(id)).not.toHaveProperty('melee');
    expect(equipmentCalled(id)).not.toHaveProperty('ranged');
  });
});

describe('weapons', () => {
  test.each(Object.entries(WEAPONS))('S1-GK-03 S1-GK-04: the numbers of the %s', (id, weapon) => {
    expect(weaponOf(id)).toEqual(weapon);
  });

  test('S1-GK-03: two Katanas are no pair (the appendix asks, the card says no)', () => {
    const s = scene('amy').carries('amy', 'katana', 'katana').zombies('A1.NE', { walker: 1 });
    expect(s.refusal('melee:both')).toBe('S1-COMBAT-04');
  });

  test('S1-GK-03: Evil Twins are one card of two dice, no pair (the appendix asks, the card says no)', () => {
    const s = scene('amy').carries('amy', 'evil-twins', 'pistol').zombies('A1.N', { walker: 3 });
    expect(s.refusal(`shoot:both:${s.z('A1.N')}`)).toBe('S1-COMBAT-04');
    s.rolls(4, 4).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test("S1-GK-03: Ma's Shotgun has to be reloaded (the appendix asks, the card says yes) and is a silent blade", () => {
    const s = scene('amy').carries('amy', 'mas-shotgun').zombies('A1.NE', { fatty: 3 });
    s.rolls(3).do('melee:left');
    expect([s.zombiesAt('A1.NE'), tokens(s)]).toEqual([{ fatty: 2 }, 0]);
    s.rolls(3, 3).do(`shoot:left:${s.z('A1.NE')}`);
    expect([s.zombiesAt('A1.NE'), tokens(s)]).toEqual([{}, 1]);
    expect(s.options('reload')).toEqual(['reload:left']);
  });

  test('S1-GK-03: a Molotov: range 0 to 1, it burns, noisy, no dual, two cards', () => {
    expect(equipmentCalled('molotov')?.ranged).toMatchObject({ min: 0, max: 1, burns: true, noisy: true });
    expect(equipmentCalled('molotov')).not.toHaveProperty('dual');
    expect(copiesOf('molotov')).toBe(2);
  });

  const strikes = Object.entries(WEAPONS).flatMap(([id, { melee }]) => (melee ? [[id, melee] as const] : []));
  test.each(strikes)('S1-GK-03: at the table a %s rolls and strikes like this', (id, numbers) => {
    const [, , dice, accuracy, damage, noisy] = numbers;
    const s = scene('amy').carries('amy', id).zombies('A1.NE', { walker: 9 });
    s.rolls(...rollsOf(dice, accuracy)).do('melee:left');
    expect(s.told('dice')).toMatchObject([{ need: accuracy, damage, hits: 1 }]);
    expect([s.zombiesAt('A1.NE'), tokens(s)]).toEqual([{ walker: 8 }, noisy ? 1 : 0]);
  });

  const shots = Object.entries(WEAPONS).flatMap(([id, { ranged }]) =>
    ranged ? [[id, ranged] as const] : [],
  );
  test.each(shots)('S1-GK-03: at the table a %s reaches and shoots like this', (id, numbers) => {
    const [min, max, dice, accuracy, damage, noisy] = numbers;
    const zones = ['A1.NW', 'A1.N', 'A1.NE', 'A2.N', 'A2.NE'];
    const s = scene('amy').at('amy', 'A1.NW').carries('amy', id);
    for (const zone of zones) s.zombies(zone, { walker: 9 });
    s.zombies('A2.NE', { walker: 4 });
    expect(s.options('shoot')).toEqual(zones.slice(min, max + 1).map((zone) => `shoot:left:${s.z(zone)}`));
    s.rolls(...rollsOf(dice, accuracy)).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.told('dice')).toMatchObject([{ need: accuracy, damage, hits: 1 }]);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 8 });
    expect(s.view.zones[s.zone('A1.NW')].tokens).toBe(noisy ? 1 : 0);
  });

  test('S1-GK-03: two pairs of cards can be combined', () => {
    const parts = SEASON1_RECIPES.map((recipe) => recipe.parts.toSorted());
    expect(parts).toEqual([
      ['gasoline', 'glass-bottles'],
      ['rifle', 'scope'],
    ]);
  });
});

describe('Goalie Mask', () => {
  test('S1-GK-05: it is discarded instead of a wound, if he likes', () => {
    const s = scene('amy')
      .carries('amy', 'pan', '-', 'goalie-mask')
      .zombies('A1.NE', { walker: 1 })
      .zombiesAct();
    expect(s.options().toSorted()).toEqual(['lose:back1', 'lose:left', 'shield:back1']);
    s.do('shield:back1');
    expect(s.cardsOf('amy')).toEqual(['pan', '-', '-', '-', '-']);
    expect(s.view.survivors[0].wounds).toBe(0);
    expect(s.view.equipment.discard).toEqual(['goalie-mask']);
  });

  test('S1-GK-05: it can be lost to a wound like any card', () => {
    const s = scene('amy')
      .carries('amy', '-', '-', 'goalie-mask')
      .zombies('A1.NE', { walker: 1 })
      .zombiesAct();
    s.do('lose:back1');
    expect(s.cardsOf('amy')).toEqual(['-', '-', 'wounded', '-', '-']);
  });

  test('S1-GK-05: it saves the life of who has a wound already', () => {
    const s = scene('amy').carries('amy', 'wounded', '-', 'goalie-mask').zombies('A1.NE', { walker: 1 });
    s.zombiesAct().do('shield:back1');
    expect(s.survivor('amy').dead).toBe(false);
    expect(s.view.survivors[0].wounds).toBe(1);
  });

  test('S1-GK-05: of a shot of damage 2 it takes one wound', () => {
    const s = scene('amy', 'josh')
      .at('josh', 'A1.N')
      .carries('josh', 'goalie-mask')
      .carries('amy', 'shotgun');
    s.rolls(4, 1).do(`shoot:left:${s.z('A1.N')}`, 'shield:left');
    expect(s.view.survivors[1].wounds).toBe(1);
    expect(s.survivor('josh').dead).toBe(false);
  });
});

const copiesOf = (id: string): number => equipmentCalled(id)?.copies.season1 ?? 0;

/** A weapon of the content in the words of this table. */
function weaponOf(id: string): Weapon | undefined {
  const def = equipmentCalled(id);
  if (!def) return undefined;
  const { melee, ranged, dual, opens } = def;
  return {
    ...(melee && { melee: [0, 0, melee.dice, melee.accuracy, melee.damage, melee.noisy] }),
    ...(ranged && {
      ranged: [ranged.min, ranged.max, ranged.dice, ranged.accuracy, ranged.damage, ranged.noisy],
    }),
    ...(dual && { dual }),
    ...(opens && { opens }),
    ...(ranged?.reload && { reload: true }),
    copies: copiesOf(id),
  };
}

/** One hit that is just enough; all others are just not. */
const rollsOf = (dice: number, accuracy: number): number[] =>
  Array.from({ length: dice }, (_, i) => (i === 0 ? accuracy : accuracy - 1));

const tokens = (s: Scene): number => s.view.zones[s.zone('A1.NE')].tokens;
