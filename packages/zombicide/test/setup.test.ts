import type { Table } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { setting } from '../src/setting.ts';
import type { ZombicideState } from '../src/state/state.ts';
import { deal, dealtTo, plan, says, seen } from './deal.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `set-up ${i}`);
const ALL_SIX = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];
const WEAPONS = ['crowbar', 'fire-axe', 'pistol'];

/** The deck without what lies aside: 62 cards less a Pistol, an Axe, a Crowbar, three Pans and four special cards. */
const DECK = {
  aaahh: 4,
  'ammo-heavy': 3,
  'ammo-light': 3,
  'baseball-bat': 2,
  'canned-food': 3,
  chainsaw: 2,
  crowbar: 1,
  'fire-axe': 1,
  flashlight: 2,
  gasoline: 2,
  'glass-bottles': 2,
  'goalie-mask': 1,
  katana: 2,
  machete: 4,
  pistol: 2,
  rice: 3,
  rifle: 2,
  'sawed-off': 4,
  scope: 2,
  shotgun: 2,
  'sub-mg': 2,
  water: 3,
};

describe('the board', () => {
  test('S1-SETUP-01: tiles, doors, cars, objectives and spawn zones lie where the mission shows them', () => {
    const mission = plan({
      start: ['A2.E'],
      spawns: [{ zone: 'A1.NW' }, { zone: 'B1.NW', colour: 'blue', waits: true }],
      doors: [{ between: ['A1.r2', 'A1.NE'] }, { between: ['B1.r2', 'B1.E'], colour: 'green', open: true }],
      objectives: [{ zone: 'B2.r4' }, { zone: 'A1.r3', colour: 'blue' }],
      cars: [
        { kind: 'police-car', zone: 'B1.E' },
        { kind: 'pimpmobile', zone: 'A2.N' },
      ],
    });
    const table = deal({ mission });
    const { doors, cars, tokens, spawns, zones, survivors } = seen(table);
    const zoneOf = (name: string): string => `z${(setting(table.run).board.named.get(name) ?? NaN) + 1}`;
    expect(setting(table.run).board.tiles.map((tile) => [tile.id, tile.rotation])).toEqual([
      ['3C', 90],
      ['2C', 90],
      ['2B', 90],
      ['4C', 0],
    ]);
    expect(doors).toEqual([
      { open: false, colour: null },
      { open: true, colour: 'green' },
    ]);
    expect(cars.map(({ kind, zone }) => [kind, zone])).toEqual([
      ['police-car', zoneOf('B1.E')],
      ['pimpmobile', zoneOf('A2.N')],
    ]);
    expect(tokens.map(({ zone, colour, taken }) => [zone, colour, taken])).toEqual([
      [zoneOf('B2.r4'), null, false],
      [zoneOf('A1.r3'), 'blue', false],
    ]);
    expect(spawns).toEqual([
      { zone: zoneOf('A1.NW'), colour: null, status: 'active', markers: [] },
      { zone: zoneOf('B1.NW'), colour: 'blue', status: 'waiting', markers: [] },
    ]);
    expect(new Set(survivors.map((s) => s.zone))).toEqual(new Set([zoneOf('A2.E')]));
    expect(zones.every((zone) => Object.keys(zone.zombies).length === 0 && zone.tokens === 0)).toBe(true);
  });
});

describe('the decks', () => {
  test('S1-SETUP-02 S1-SETUP-03: special, made and starting cards are not in the deck, all others are', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const table = deal({ survivors: ['amy', 'doug', 'josh', 'ned'] }, seed);
      expect(counted(deckOf(table)), seed).toEqual(DECK);
      expect(seen(table).equipment).toEqual({ count: 52, discard: [] });
    }
  });

  test('S1-SETUP-03: the zombie deck is every card from 1 to 42 once', () => {
    const { zombieDeck } = deal({}).state;
    expect(zombieDeck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 42 }, (_, i) => i + 1));
  });

  test('S1-SETUP-03: both decks are shuffled, by the seed alone', () => {
    const tops = (seed: string) => {
      const { equipment, zombieDeck } = deal({}, seed).state;
      return { equipment: equipment.join(), zombies: zombieDeck.join() };
    };
    const orders = SEEDS.map(tops);
    expect(new Set(orders.map((order) => order.equipment)).size).toBe(SEEDS.length);
    expect(new Set(orders.map((order) => order.zombies)).size).toBe(SEEDS.length);
    expect(tops(SEEDS[0])).toEqual(orders[0]);
  });

  test('S1-SETUP-03: they lie face down, so nobody sees more of them than their number', () => {
    const { equipment, zombieDeck } = seen(deal({}));
    expect(equipment).toEqual({ count: 52, discard: [] });
    expect(zombieDeck).toEqual({ count: 42, discard: [] });
  });
});

describe('the survivors', () => {
  test.each([
    [1, [4]],
    [2, [3, 3]],
    [3, [2, 2, 2]],
    [4, [1, 1, 1, 1]],
    [5, [1, 1, 1, 1, 1]],
    [6, [1, 1, 1, 1, 1, 1]],
  ])('S1-SETUP-04: %i players have %j survivors', (players, each) => {
    const { survivors } = seen(deal({ players }));
    const seats = each.map((_, seat) => survivors.filter((s) => s.seat === seat).length);
    expect(seats).toEqual(each);
    expect(new Set(survivors.map((s) => s.id)).size).toBe(survivors.length);
  });

  test.each([
    [1, [6]],
    [4, [2, 2, 1, 1]],
    [5, [2, 1, 1, 1, 1]],
  ])('S1-SETUP-05: in a mission for 6 and more, %i players take %j survivors', (players, each) => {
    const { survivors } = seen(deal({ mission: plan({ survivors: { min: 6 } }), players }));
    expect(each.map((_, seat) => survivors.filter((s) => s.seat === seat).length)).toEqual(each);
  });

  test('S1-SETUP-06: all start in the starting zone of the mission', () => {
    const table = deal({ mission: plan({ start: ['B2.r3'] }), players: 2 });
    const start = setting(table.run).board.named.get('B2.r3') ?? NaN;
    expect(seen(table).survivors.map((s) => s.zone)).toEqual(new Array(6).fill(`z${start + 1}`));
  });

  test('S1-SETUP-07: everybody begins Blue, without experience, with the Blue skill of his card', () => {
    const { survivors } = seen(deal({ players: 6, survivors: ALL_SIX }));
    expect(survivors.map(({ id, xp, level, skills }) => [id, xp, level, skills])).toEqual([
      ['amy', 0, 'blue', ['free-move']],
      ['doug', 0, 'blue', ['matching-set']],
      ['josh', 0, 'blue', ['slippery']],
      ['ned', 0, 'blue', ['free-search']],
      ['phil', 0, 'blue', ['starts-with-pistol']],
      ['wanda', 0, 'blue', ['two-zones']],
    ]);
  });

  test('S1-SETUP-07: the Blue skill is active in the first turn', () => {
    const table = deal({ survivors: ['amy', 'doug', 'josh', 'ned'] });
    says(table, 0, 'activate:amy');
    expect(seen(table).turn.free).toEqual({ combat: 0, melee: 0, ranged: 0, move: 1, search: 0 });
  });

  test('ZB020: a mission can be played with one survivor', () => {
    const table = deal({ mission: plan({ survivors: { min: 1, each: 1 } }), survivors: ['wanda'] });
    expect(seen(table).survivors.map((s) => s.id)).toEqual(['wanda']);
    says(table, 0, 'end');
    expect(seen(table).turn).toMatchObject({ round: 2, active: 'wanda', actions: 3 });
  });
});

describe('starting equipment', () => {
  test('S1-SETUP-08 ZR121: three weapons go to three survivors, the others have a Pan', () => {
    for (const seed of SEEDS) {
      const table = deal({ survivors: ['amy', 'doug', 'josh', 'ned', 'wanda'] }, seed);
      const hands = table.state.survivors.map((_, who) => dealtTo(table, seen(table).survivors[who].id));
      expect(hands.flat().toSorted(), seed).toEqual([...WEAPONS, 'pan', 'pan'].toSorted());
      expect(
        hands.map((cards) => cards.length),
        seed,
      ).toEqual([1, 1, 1, 1, 1]);
    }
  });

  test('S1-SETUP-08: who gets what is chance', () => {
    const survivors = ['amy', 'doug', 'josh', 'ned', 'wanda'];
    for (const id of survivors) {
      const found = SEEDS.map((seed) => dealtTo(deal({ survivors }, seed), id)[0]);
      expect([...new Set(found)].toSorted(), id).toEqual([...WEAPONS, 'pan'].toSorted());
    }
  });

  test('S1-SETUP-08: with fewer survivors than weapons nobody has two, and chance says which is left', () => {
    const mission = plan({ survivors: { min: 1, each: 2 } });
    const dealt = SEEDS.map((seed) => {
      const table = deal({ mission, survivors: ['amy', 'wanda'] }, seed);
      const cards = [...dealtTo(table, 'amy'), ...dealtTo(table, 'wanda')].toSorted();
      expect(new Set(cards).size, seed).toBe(2);
      expect(counted(deckOf(table)), seed).toEqual(DECK);
      return cards.join(' ');
    });
    expect([...new Set(dealt)].toSorted()).toEqual(['crowbar fire-axe', 'crowbar pistol', 'fire-axe pistol']);
  });

  test('S1-SETUP-09 ZR121: the Pistol of Phil comes out of the deck, beside the card that he is dealt', () => {
    const dealt = SEEDS.map((seed) => {
      const table = deal({ players: 6, survivors: ALL_SIX }, seed);
      const phil = dealtTo(table, 'phil');
      expect(phil.length, seed).toBe(2);
      expect(phil[1], seed).toBe('pistol');
      expect(counted(deckOf(table)), seed).toEqual({ ...DECK, pistol: 1 });
      const others = ALL_SIX.filter((id) => id !== 'phil').flatMap((id) => dealtTo(table, id));
      expect([...others, phil[0]].toSorted(), seed).toEqual([...WEAPONS, 'pan', 'pan', 'pan'].toSorted());
      return phil[0];
    });
    expect([...new Set(dealt)].toSorted()).toEqual(['crowbar', 'fire-axe', 'pan', 'pistol']);
  });

  test('S1-SETUP-09: dealt the Pistol as well, Phil has one in each hand', () => {
    const tables = SEEDS.map((seed) => deal({ players: 6, survivors: ALL_SIX }, seed));
    const lucky = tables.filter((table) => dealtTo(table, 'phil')[0] === 'pistol');
    expect(lucky.length).toBeGreaterThan(0);
    for (const table of lucky) {
      const phil = seen(table).survivors.find((s) => s.id === 'phil');
      expect(phil?.cards.map((card) => card?.id ?? '-')).toEqual(['pistol', 'pistol', '-', '-', '-']);
    }
  });

  test('S1-FAQ-16: Matching Set! gives no second Pistol for the one that is dealt', () => {
    const survivors = ['amy', 'doug', 'josh', 'ned'];
    const dealt = SEEDS.map((seed) => dealtTo(deal({ survivors }, seed), 'doug').join(' '));
    expect(dealt).toContain('pistol');
    expect(dealt.filter((cards) => cards.includes(' '))).toEqual([]);
  });
});

describe('the first player', () => {
  test('S1-SETUP-10: the players name the first player, any of them, and he begins', () => {
    for (const [speaker, first] of [
      [0, 2],
      [2, 0],
      [1, 1],
    ]) {
      const table = deal({ players: 3 });
      const decision = table.run.decision([0, 1, 2]);
      expect(decision?.options.map((option) => option.key)).toEqual(['first:p1', 'first:p2', 'first:p3']);
      says(table, speaker, `first:p${first + 1}`);
      expect(seen(table).turn).toMatchObject({ round: 1, first, seat: first });
      expect(table.run.decision([0, 1, 2])?.owner).toBe(first);
    }
  });
});

/** Ids of the cards in the equipment deck. */
function deckOf(table: Table<ZombicideState>): string[] {
  return table.state.equipment.map((card) => setting(table.run).cards[card].id);
}

function counted(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids.toSorted()) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
