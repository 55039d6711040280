import { describe, expect, test } from 'vitest';
import { setting } from '../src/setting.ts';
import { deal, plan, says, seen } from './deal.ts';
import { type Scene, type SceneOptions, sceneWith } from './scene.ts';

type Doors = NonNullable<SceneOptions['doors']>;

/** A building of four rooms, with a door to the street north of the crossing and one to the street east of it. */
const ROOMS = ['B1.r1', 'B1.r2', 'B1.r3', 'B1.r4'];
const DOORS: Doors = [{ between: ['A1.N', 'B1.r4'] }, { between: ['B1.E', 'B1.r2'] }];
/** A building on two tiles, with doors between the two parts. */
const PARTED: Doors = [
  { between: ['A1.NE', 'A1.r2'] },
  { between: ['A1.r2', 'A2.r3'] },
  { between: ['A1.r2', 'A2.r1'] },
];
const NORTH = ['A1.r1', 'A1.r2', 'A1.r3'];
const SOUTH = ['A2.r1', 'A2.r2', 'A2.r3', 'A2.r4'];

/** Amy stands at the first door, with a tool in her hand. */
const atDoor = (tool: string, options: SceneOptions = {}): Scene =>
  sceneWith({ doors: DOORS, ...options }, 'amy')
    .at('amy', 'A1.N')
    .carries('amy', tool);

describe('opening', () => {
  test.each(['crowbar', 'fire-axe', 'chainsaw'])('S1-DOOR-01: with a %s in hand, without a roll', (tool) => {
    const s = atDoor(tool).revealed(...ROOMS);
    expect(s.options('open')).toEqual(['open:d1:left']);
    s.do('open:d1:left');
    expect(s.view.doors.map((door) => door.open)).toEqual([true, false]);
    expect(s.told('dice')).toEqual([]);
    expect(s.options('move')).toContain(`move:${s.z('B1.r4')}`);
  });

  test.each([
    'baseball-bat',
    'pan',
    'machete',
    'katana',
    'pistol',
    'shotgun',
    'mas-shotgun',
    'molotov',
    'scope',
  ])('S1-DOOR-01: a %s opens none', (tool) => {
    const s = atDoor(tool);
    expect(s.options('open')).toEqual([]);
    expect(s.refusal('open:d1:left')).toBe('S1-DOOR-01');
  });

  test('S1-DOOR-01: doors are closed at the beginning, and only one that is next to him can be opened', () => {
    const s = atDoor('crowbar').at('amy', 'A1.NE');
    expect(s.options('open')).toEqual([]);
    expect(s.refusal('open:d1:left')).toBe('S1-DOOR-01');
    expect(s.refusal('open:d2:left')).toBe('S1-DOOR-01');
    expect(s.view.doors.map((door) => door.open)).toEqual([false, false]);
    s.at('amy', 'B1.E').next();
    expect(s.options('open')).toEqual(['open:d2:left']);
  });

  test('S1-DOOR-01: an open door is not opened again', () => {
    const s = atDoor('crowbar').open(0);
    expect(s.options('open')).toEqual([]);
    expect(s.refusal('open:d1:left')).not.toBeNull();
  });

  test('S1-DOOR-01: either hand will do, and of two different tools he chooses one', () => {
    const s = atDoor('crowbar').carries('amy', 'crowbar', 'fire-axe');
    expect(s.options('open')).toEqual(['open:d1:left', 'open:d1:right']);
  });

  test('S1-DOOR-02: a Fire Axe makes noise in his zone, a Crowbar none', () => {
    const loud = atDoor('fire-axe')
      .revealed(...ROOMS)
      .do('open:d1:left');
    expect(loud.view.zones[loud.zone('A1.N')].tokens).toBe(1);
    expect(loud.view.zones[loud.zone('B1.r4')].tokens).toBe(0);
    const silent = atDoor('crowbar')
      .revealed(...ROOMS)
      .do('open:d1:left');
    expect(silent.view.zones.every((zone) => zone.tokens === 0)).toBe(true);
  });

  test('S1-DOOR-02: the tool that is used decides, not the one in the other hand', () => {
    const s = atDoor('crowbar')
      .carries('amy', 'crowbar', 'fire-axe')
      .revealed(...ROOMS)
      .do('open:d1:left');
    expect(s.view.zones[s.zone('A1.N')].tokens).toBe(0);
  });

  test('S1-TEST-13: an Axe opens a door and then strikes, which is a noise of one token and one survivor', () => {
    const s = atDoor('fire-axe')
      .revealed(...ROOMS)
      .zombies('A1.N', { walker: 1 })
      .rolls(4);
    s.do('open:d1:left', 'melee:left');
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.view.zones[s.zone('A1.N')]).toMatchObject({ tokens: 1, noise: 2 });
  });

  test('CF-14: by the other reading the noise is made behind the door', () => {
    const s = atDoor('fire-axe', { rules: { doorNoiseZone: 'door' } })
      .revealed(...ROOMS)
      .do('open:d1:left');
    expect(s.view.zones[s.zone('A1.N')].tokens).toBe(0);
    expect(s.view.zones[s.zone('B1.r4')].tokens).toBe(1);
  });

  test('S1-FAQ-26: from inside it takes a tool as well', () => {
    const s = atDoor('machete')
      .at('amy', 'B1.r4')
      .revealed(...ROOMS);
    expect(s.options('open')).toEqual([]);
    expect(s.refusal('open:d1:left')).toBe('S1-DOOR-01');
    const able = atDoor('crowbar')
      .at('amy', 'B1.r4')
      .revealed(...ROOMS)
      .do('open:d1:left');
    expect(able.options('move')).toContain(`move:${able.z('A1.N')}`);
  });

  test('S1-FAQ-27: from a car in the zone of the door it is opened, and he stays where he sits', () => {
    const s = atDoor('crowbar')
      .revealed(...ROOMS)
      .car('police-car', 'A1.N')
      .sits('amy', 0, 2);
    s.do('open:d1:left');
    expect(s.view.doors[0].open).toBe(true);
    expect(s.view.survivors[0]).toMatchObject({ car: 'c1', carSeat: 'passenger2' });
    const unfit = atDoor('pan').car('police-car', 'A1.N').sits('amy', 0, 2);
    expect(unfit.refusal('open:d1:left')).toBe('S1-DOOR-01');
    const away = atDoor('crowbar').car('police-car', 'A1.NE').sits('amy', 0, 2);
    expect(away.refusal('open:d1:left')).toBe('S1-DOOR-01');
  });
});

describe('what a door reveals', () => {
  test('S1-DOOR-03 S1-DOOR-04: a card for every room, in the order the player likes, zombies in that room', () => {
    const s = atDoor('crowbar').zombieCards(2, 4, 31, 12).do('open:d1:left');
    expect(s.asking).toBe('revealNext');
    expect(s.options()).toEqual(rooms(s, 'B1.r3', 'B1.r1', 'B1.r4', 'B1.r2'));
    s.do(`room:${s.z('B1.r2')}`);
    expect(s.zombiesAt('B1.r2')).toEqual({ walker: 1 });
    expect(s.options()).toEqual(rooms(s, 'B1.r3', 'B1.r1', 'B1.r4'));
    s.do(`room:${s.z('B1.r4')}`, `room:${s.z('B1.r1')}`);
    // The last room needs no choice.
    expect(s.asking).toBe('action');
    expect(ROOMS.map((room) => s.zombiesAt(room))).toEqual([
      { runner: 1 },
      { walker: 1 },
      { fatty: 1, walker: 2 },
      { walker: 2 },
    ]);
    expect(s.told('zombie-card')).toHaveLength(4);
  });

  test('S1-DOOR-04: it is the player at turn who chooses', () => {
    const s = sceneWith({ doors: DOORS, players: 2 }, 'amy', 'doug').active('doug').at('doug', 'A1.N');
    s.carries('doug', 'crowbar').zombieCards(2, 3, 6, 7).do('open:d1:left');
    expect(s.run.owner()).toBe(1);
    for (const room of ['B1.r1', 'B1.r2', 'B1.r3']) s.do(`room:${s.z(room)}`);
  });

  test('CF-26: with a fixed order nobody is asked', () => {
    const s = atDoor('crowbar', { rules: { revealOrder: 'fixed' } }).zombieCards(2, 3, 6, 7);
    s.do('open:d1:left');
    expect(s.asking).toBe('action');
    expect(ROOMS.map((room) => s.zombiesAt(room))).toEqual(new Array(4).fill({ walker: 1 }));
  });

  test('S1-DOOR-03: rooms on other tiles belong to the building', () => {
    const s = sceneWith({ doors: PARTED.slice(0, 1), rules: { revealOrder: 'fixed' } }, 'amy');
    s.carries('amy', 'crowbar').do('open:d1:left');
    expect(drawnFor(s)).toEqual(zonesOf(s, ...NORTH, ...SOUTH));
  });

  test('S1-DOOR-03: other buildings and the street stay as they are', () => {
    const s = atDoor('crowbar', { rules: { revealOrder: 'fixed' } }).do('open:d1:left');
    expect(drawnFor(s)).toEqual(zonesOf(s, ...ROOMS));
  });

  test('S1-DOOR-03: the second door of a building brings nothing', () => {
    const s = atDoor('crowbar', { rules: { revealOrder: 'fixed' } }).zombieCards(1, 5, 9, 13);
    s.do('open:d1:left');
    s.at('amy', 'B1.E').next().do('open:d2:left');
    expect(s.view.doors.map((door) => door.open)).toEqual([true, true]);
    expect(s.told('zombie-card')).toHaveLength(4);
  });

  test('S1-DOOR-03 S1-DOOR-06: what lies behind closed doors is revealed when it is connected', () => {
    const s = sceneWith({ doors: PARTED, rules: { revealOrder: 'fixed' } }, 'amy').carries('amy', 'crowbar');
    s.zombieCards(1, 5, 9).do('open:d1:left');
    expect(drawnFor(s)).toEqual(zonesOf(s, ...NORTH));
    s.at('amy', 'A1.r2').zombieCards(13, 17, 21, 2).next().do('open:d2:left');
    expect(drawnFor(s)).toEqual(zonesOf(s, ...NORTH, ...SOUTH));
    s.do('open:d3:left');
    expect(s.told('zombie-card')).toHaveLength(7);
  });

  test('S1-DOOR-06: a door that is open inside connects the parts from the first', () => {
    const s = sceneWith({ doors: PARTED, rules: { revealOrder: 'fixed' } }, 'amy').carries('amy', 'crowbar');
    s.open(2).do('open:d1:left');
    expect(drawnFor(s)).toEqual(zonesOf(s, ...NORTH, ...SOUTH));
  });

  test('S1-DOOR-06: an inner part that is opened from the street first does not reveal the rest', () => {
    const doors: Doors = [...PARTED, { between: ['A2.N', 'A2.r1'] }];
    const s = sceneWith({ doors, rules: { revealOrder: 'fixed' } }, 'amy').carries('amy', 'crowbar');
    s.at('amy', 'A2.N').do('open:d4:left');
    expect(drawnFor(s)).toEqual(zonesOf(s, ...SOUTH));
  });

  test('S1-DOOR-07 ZR086: closed and opened again it brings nothing', () => {
    const s = atDoor('crowbar', { rules: { revealOrder: 'fixed' } }).skills('amy', 'lock-it-down');
    s.zombieCards(1, 5, 9, 13).do('open:d1:left', 'close:d1');
    expect(s.view.doors[0].open).toBe(false);
    s.do('open:d1:left');
    expect(s.view.doors[0].open).toBe(true);
    expect(s.told('zombie-card')).toHaveLength(4);
    expect(s.state.actions).toBe(0);
  });

  test('S1-DOOR-07: rooms that are revealed already draw no card, the others of the building do', () => {
    const s = atDoor('crowbar', { rules: { revealOrder: 'fixed' } }).revealed('B1.r1', 'B1.r2');
    s.do('open:d1:left');
    expect(drawnFor(s)).toEqual(zonesOf(s, 'B1.r3', 'B1.r4'));
  });
});

describe('cards that are no zombies', () => {
  test('S1-DOOR-05 S1-FAQ-02 ZR026: an extra activation is carried out at once, and its room stays empty', () => {
    const s = atDoor('crowbar').xp('amy', 7).zombies('B1.NW', { walker: 1 }).zombieCards(27, 37, 14, 20);
    s.do('open:d1:left', `room:${s.z('B1.r1')}`);
    expect(s.zombiesAt('B1.r1')).toEqual({ walker: 2 });
    expect(s.zombiesAt('B1.NW')).toEqual({ walker: 1 });
    s.do(`room:${s.z('B1.r2')}`);
    // All Walkers, also those that the first card has brought; two more cards are still to come.
    expect(s.options()).toEqual(rooms(s, 'B1.r3', 'B1.r4'));
    expect(s.zombiesAt('B1.NW')).toEqual({});
    expect(s.zombiesAt('B1.N')).toEqual({ walker: 1 });
    expect(s.zombiesAt('B1.r1')).toEqual({});
    expect(s.told('appear').filter((event) => event.zone === s.z('B1.r2') && event.cause === 'card')).toEqual(
      [],
    );
    s.do(`room:${s.z('B1.r3')}`);
  });

  test('S1-DOOR-05 S1-SPAWN-06: at Blue it does nothing, and the room stays empty', () => {
    const s = atDoor('crowbar', { rules: { revealOrder: 'fixed' } }).zombies('B1.NW', { walker: 1 });
    s.zombieCards(37, 1, 5, 9).do('open:d1:left');
    expect(s.zombiesAt('B1.NW')).toEqual({ walker: 1 });
    expect(ROOMS.map((room) => s.zombiesAt(room))).toEqual(new Array(4).fill({}));
  });

  test('S1-DOOR-05 S1-FAQ-02: a Manhole card fills the manholes, not the room', () => {
    const s = atDoor('crowbar').at('amy', 'A1.N').zombieCards(41, 1, 5, 9).do('open:d1:left');
    s.do(`room:${s.z('B1.r1')}`);
    expect(s.zombiesAt('B1.r1')).toEqual({});
    // The only manhole of the tile on which she stands.
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    for (const room of ['B1.r2', 'B1.r3']) s.do(`room:${s.z(room)}`);
    expect(s.told('appear')).toHaveLength(1);
  });
});

describe('the building one starts in', () => {
  test('S1-DOOR-08 S1-FAQ-03 ZR028: no card is drawn for its rooms, also behind further doors', () => {
    const table = started({ doors: PARTED, start: ['A1.r2'] });
    says(table, 0, 'open:d1:left', 'open:d2:left', 'open:d3:left');
    expect(seen(table).doors.every((door) => door.open)).toBe(true);
    expect(seen(table).zombieDeck).toEqual({ count: 42, discard: [] });
    expect(seen(table).zones.every((zone) => Object.keys(zone.zombies).length === 0)).toBe(true);
  });

  test('S1-DOOR-08: other buildings draw their cards', () => {
    const doors: Doors = [{ between: ['A1.NE', 'A1.r2'] }, { between: ['B1.r4', 'A1.N'] }];
    const table = started({ doors, start: ['A1.r2'] });
    const zone = (name: string): string => `z${(setting(table.run).board.named.get(name) ?? NaN) + 1}`;
    says(table, 0, 'open:d1:left', `move:${zone('A1.NE')}`, `move:${zone('A1.N')}`, 'open:d2:left');
    expect(table.run.asking).toBe('revealNext');
  });

  test('S1-DOOR-08: who starts in the street gets cards for every building', () => {
    const table = started({ doors: PARTED, start: ['A1.NE'] });
    says(table, 0, 'open:d1:left');
    expect(table.run.asking).toBe('revealNext');
  });

  test('CF-27: with the option the building one starts in draws cards as well', () => {
    const table = started({ doors: PARTED, start: ['A1.r2'] }, { startBuildingSpawns: true });
    says(table, 0, 'open:d1:left');
    expect(table.run.asking).toBe('revealNext');
  });
});

const zonesOf = (s: Scene, ...names: string[]): string[] => names.map((name) => s.z(name)).toSorted();
const rooms = (s: Scene, ...names: string[]): string[] => names.map((name) => `room:${s.z(name)}`);
/** Zones for which cards have been drawn, once for each card. */
const drawnFor = (s: Scene): string[] =>
  s
    .told('zombie-card')
    .map((event) => String(event.zone))
    .toSorted();

/** A game after its set-up: Amy acts and holds a Crowbar. */
function started(parts: Parameters<typeof plan>[0], rules = {}) {
  const mission = plan({ survivors: { min: 1, each: 1 }, ...parts });
  const table = deal({ mission, survivors: ['amy'], rules });
  const crowbar = setting(table.run).cards.findIndex((def) => def.id === 'crowbar');
  table.state.survivors[0].cards.fill(-1).fill(crowbar, 0, 1);
  table.run.advance();
  return table;
}
