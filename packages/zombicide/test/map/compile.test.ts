import { InputError } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { compileBoard } from '../../src/map/compile.ts';
import { waysAllOpen } from '../../src/map/ways.ts';
import { TEST_TILES } from '../scene.ts';
import { aliases, linkNames, nameOf, namesOf, zoneCalled } from './boards.ts';

const boardOf = (tiles: readonly (readonly (string | null)[])[], doors: Doors = []) =>
  compileBoard({ tiles, doors });
type Doors = Parameters<typeof compileBoard>[0]['doors'];

describe('zones', () => {
  test('S1-ZONE-01: a tile with four rooms has four zones in its building, joined by the gaps in their walls', () => {
    const board = boardOf([['4B']]);
    expect(board.zones.filter((zone) => zone.type === 'room')).toHaveLength(4);
    expect(linkNames(board).filter((link) => link.includes('.r'))).toEqual([
      'A1.r1-A1.r2',
      'A1.r1-A1.r3',
      'A1.r1-A1.r4',
      'A1.r2-A1.r4',
      'A1.r3-A1.r4',
    ]);
  });

  test('S1-ZONE-01: a room with a corner is one zone and not two', () => {
    const board = boardOf([['3B']]);
    const rooms = board.zones.filter((zone) => zone.type === 'room');
    expect(rooms).toHaveLength(3);
    expect(board.zones[zoneCalled(board, 'A1.r2')].rects).toHaveLength(2);
  });

  test('S1-ZONE-02: a street round a building is cut by its crossings into eight zones, each open to two', () => {
    const board = boardOf([['7B']]);
    const ring = ['NW', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W'].map((zone) => `A1.${zone}`);
    const { next } = waysAllOpen(board);
    expect(board.zones).toHaveLength(9);
    ring.forEach((name, i) => {
      const beside = [ring[(i + 1) % 8], ring[(i + 7) % 8]].sort();
      expect(namesOf(board, next[zoneCalled(board, name)])).toEqual(beside);
    });
    expect(next[zoneCalled(board, 'A1.r1')]).toEqual([]);
  });

  test('S1-ZONE-03: a street zone goes on over the edge of its tile and lies on one, two, three or four tiles', () => {
    const one = boardOf([['7B']]);
    expect(aliases(one, 'A1.SE')).toEqual(['A1.SE']);
    expect(one.zones[zoneCalled(one, 'A1.SE')].tiles).toEqual([0]);

    const two = boardOf([['7B', '7B']]);
    expect(aliases(two, 'A1.SE')).toEqual(['A1.SE', 'B1.SW']);
    expect(aliases(two, 'A1.E')).toEqual(['A1.E', 'B1.W']);
    expect(two.zones[zoneCalled(two, 'A1.E')].tiles).toEqual([0, 1]);

    const three = boardOf([
      ['7B', '7B'],
      ['7B', null],
    ]);
    expect(aliases(three, 'A1.SE')).toEqual(['A1.SE', 'A2.NE', 'B1.SW']);
    expect(three.zones[zoneCalled(three, 'A1.SE')].tiles).toEqual([0, 1, 2]);

    const four = boardOf([
      ['7B', '7B'],
      ['7B', '7B'],
    ]);
    expect(aliases(four, 'A1.SE')).toEqual(['A1.SE', 'A2.NE', 'B1.SW', 'B2.NW']);
    expect(four.zones[zoneCalled(four, 'A1.SE')].tiles).toEqual([0, 1, 2, 3]);
    // Five by five zones: 21 of the street and four rooms.
    expect(four.zones).toHaveLength(25);
    expect(four.tiles[3].zones).toContain(zoneCalled(four, 'A1.SE'));
  });

  test('S1-ZONE-02: a street that meets a building on the next tile ends there', () => {
    const board = boardOf([['7B', '4C@180']]);
    // 4C turned by 180 has its street in the east: in the west are its rooms r4 and r2.
    expect(aliases(board, 'A1.E')).toEqual(['A1.E']);
    expect(namesOf(board, waysAllOpen(board).next[zoneCalled(board, 'A1.E')])).toEqual(['A1.NE', 'A1.SE']);
  });

  test('zones are numbered and labelled in reading order: tile by tile, from its north-west corner', () => {
    const board = boardOf(TEST_TILES);
    expect([...board.zones.keys()].slice(0, 9).map((zone) => nameOf(board, zone))).toEqual([
      'A1.r3',
      'A1.r1',
      'A1.NW',
      'A1.N',
      'A1.r2',
      'A1.NE',
      'B1.r3',
      'B1.r1',
      'B1.NW',
    ]);
    expect(board.zones.slice(0, 7).map((zone) => zone.label)).toEqual([
      '3C.1',
      '3C.2',
      '3C.3',
      '3C.4',
      '3C.5',
      '3C.6',
      '2C.1',
    ]);
  });

  test('rooms can be searched and are indoors; streets bear cars', () => {
    const board = boardOf([['4B']]);
    const ground = (name: string) => {
      const { searchable, indoors, drivable } = board.zones[zoneCalled(board, name)];
      return { searchable, indoors, drivable };
    };
    expect(ground('A1.r1')).toEqual({ searchable: true, indoors: true, drivable: false });
    expect(ground('A1.E')).toEqual({ searchable: false, indoors: false, drivable: true });
  });
});

describe('openings', () => {
  test('S1-ZONE-01: gaps that meet over the edge of two tiles join their rooms', () => {
    const board = boardOf(TEST_TILES);
    expect(linkNames(board).filter((link) => link.startsWith('A1.r2-A2'))).toEqual([
      'A1.r2-A2.r1',
      'A1.r2-A2.r3',
    ]);
  });

  test('S1-MOVE-03: a gap that meets a street, the wall of another room or the end of the board is walled up', () => {
    // 2C turned by 90 shows the gaps of its southern edge to the street of 3C, and others to the end of the board.
    const board = boardOf(TEST_TILES);
    expect(namesOf(board, waysAllOpen(board).next[zoneCalled(board, 'B1.r4')])).toEqual(['B1.r2', 'B1.r3']);
    expect(wallBetween(board, 'B1.r4', 'A1.N')).toBe(350);
    expect(wallBetween(board, 'B1.r3', null)).toBe(350);
    // The gap of 3B is at 210 to 290, those of 4B at 135 to 215 and 485 to 565.
    const other = boardOf([['3B'], ['4B']]);
    expect(linkNames(other).filter((link) => link.startsWith('A1.r3-A2'))).toEqual([]);
    expect(wallBetween(other, 'A1.r3', 'A2.r1')).toBe(450);
  });

  test('beside a gap the wall goes on', () => {
    const board = boardOf(TEST_TILES);
    // The rooms touch from 350 to 700 and are open from 485 to 565.
    expect(wallBetween(board, 'A1.r2', 'A2.r1')).toBe(350 - 80);
    expect(board.borders.filter(({ kind }) => kind === 'opening')).toContainEqual({
      a: zoneCalled(board, 'A1.r2'),
      b: zoneCalled(board, 'A2.r1'),
      kind: 'opening',
      axis: 'y',
      at: 1000,
      lo: 485,
      hi: 565,
    });
  });
});

describe('doors', () => {
  test('a door lies in the middle of the longest wall between its zones, or where the mission says', () => {
    const between = ['A1.r2', 'A1.NE'] as const;
    const [middle] = boardOf(TEST_TILES, [{ between }]).doors;
    expect(middle).toMatchObject({ axis: 'x', at: 700, lo: 790, hi: 910 });
    const [south] = boardOf(TEST_TILES, [{ between, at: [0.72, 0.9] }]).doors;
    expect(south).toMatchObject({ axis: 'x', at: 700, lo: 840, hi: 960 });
  });

  test('a door asked for at the end of a wall is moved onto it', () => {
    const [door] = boardOf(TEST_TILES, [{ between: ['A1.r2', 'A1.NE'], at: [0.7, 0.7] }]).doors;
    expect(door).toMatchObject({ axis: 'x', at: 700, lo: 700, hi: 820 });
  });

  test('of two walls between the same zones the nearest to the place named is taken', () => {
    // r2 of 3B has a corner: it touches r3 along y = 730 (340 to 460) and along x = 460 (730 to 1000).
    const between = ['A1.r3', 'A1.r2'] as const;
    expect(boardOf([['3B']], [{ between, at: [0.4, 0.72] }]).doors[0]).toMatchObject({ axis: 'y', at: 730 });
    expect(boardOf([['3B']], [{ between, at: [0.47, 0.8] }]).doors[0]).toMatchObject({ axis: 'x', at: 460 });
  });

  test('S1-MOVE-02: zones with only a wall between them are linked by the door and by nothing else', () => {
    const board = boardOf(TEST_TILES, [{ between: ['A1.r2', 'A1.NE'] }]);
    expect(linkNames(board, 'doors')).toEqual(['A1.NE-A1.r2']);
    expect(linkNames(board)).not.toContain('A1.NE-A1.r2');
  });

  test('S1-MOVE-03: a door in a gap between two rooms closes the gap', () => {
    const board = boardOf([['4B']], [{ between: ['A1.r1', 'A1.r2'] }]);
    expect(linkNames(board)).not.toContain('A1.r1-A1.r2');
    expect(linkNames(board, 'doors')).toEqual(['A1.r1-A1.r2']);
  });
});

describe('buildings', () => {
  test('rooms joined by gaps are one building over all its tiles; no street zone is part of one', () => {
    const board = boardOf(TEST_TILES);
    const building = (name: string) => board.zones[zoneCalled(board, name)].building;
    const own = ['A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4'].map(building);
    expect(new Set(own).size).toBe(1);
    expect(new Set([own[0], building('B1.r1'), building('B2.r1')]).size).toBe(3);
    expect(board.zones.filter((zone) => zone.type === 'street').map((zone) => zone.building)).toEqual(
      Array(board.zones.filter((zone) => zone.type === 'street').length).fill(-1),
    );
  });

  test('two buildings with doors to the same street stay two, and the street no part of either', () => {
    const doors = [{ between: ['A1.r2', 'A1.NE'] as const }, { between: ['B1.r4', 'B1.SE'] as const }];
    const board = boardOf(TEST_TILES, doors);
    const building = (name: string) => board.zones[zoneCalled(board, name)].building;
    expect(building('A1.NE')).toBe(-1);
    expect(building('A1.r2')).not.toBe(building('B1.r4'));
  });

  test('a door between two rooms makes one building of both sides, a door to the street does not', () => {
    const tiles = [['3B'], ['4B']];
    const apart = boardOf(tiles, [{ between: ['A1.r1', 'A1.NW'] }]);
    const joined = boardOf(tiles, [{ between: ['A1.r3', 'A2.r1'] }]);
    const buildings = (board: typeof apart) =>
      ['A1.r3', 'A2.r1'].map((name) => board.zones[zoneCalled(board, name)].building);
    expect(new Set(buildings(apart)).size).toBe(2);
    expect(new Set(buildings(joined)).size).toBe(1);
  });
});

test('S1-ZONE-03: manholes turn with their tile and belong to the zone they lie in', () => {
  const board = boardOf(TEST_TILES);
  expect(board.manholes.map(({ zone, tile, x, y }) => ({ zone: nameOf(board, zone), tile, x, y }))).toEqual([
    { zone: 'A1.N', tile: 0, x: 915, y: 500 },
    { zone: 'B1.N', tile: 1, x: 1900, y: 520 },
    { zone: 'A2.N', tile: 2, x: 900, y: 1520 },
    { zone: 'A2.N', tile: 3, x: 1090, y: 1430 },
  ]);
});

describe('turning', () => {
  test.each([
    ['3B', [300, 0, 700, 300], { axis: 'y', at: 300 }],
    ['3B@90', [700, 300, 1000, 700], { axis: 'x', at: 700 }],
    ['3B@180', [300, 700, 700, 1000], { axis: 'y', at: 700 }],
    ['3B@270', [0, 300, 300, 700], { axis: 'x', at: 300 }],
  ])(
    'ZB034: a tile is turned clockwise: on %s the northern street and its door lie there',
    (tile, rect, wall) => {
      const board = boardOf([[tile]], [{ between: ['A1.N', 'A1.r2'] }]);
      expect(board.zones[zoneCalled(board, 'A1.N')].rects).toEqual([rect]);
      expect(board.doors[0]).toMatchObject(wall);
    },
  );

  test('ZB035: a plan that was saved and loaded gives the same board, each door between the same zones', () => {
    const plan = {
      tiles: TEST_TILES,
      doors: [
        { between: ['A1.r2', 'A1.NE'] as const },
        { between: ['B1.r2', 'B1.E'] as const, at: [1.5, 0.7] },
      ],
    };
    const board = compileBoard(plan);
    const loaded = compileBoard(JSON.parse(JSON.stringify(plan)));
    expect(loaded).toEqual(board);
    expect(loaded.doors.map(({ a, b }) => [nameOf(loaded, a), nameOf(loaded, b)])).toEqual([
      ['A1.r2', 'A1.NE'],
      ['B1.r2', 'B1.E'],
    ]);
  });
});

describe('bad maps are refused, and the place is named', () => {
  test.each([
    ['an unknown tile', [['4B', '9Q']], [], 'mission.tile', 'map.tiles[0][1]', { found: '9Q' }],
    ['a tile without a name', [['4B'], ['']], [], 'mission.tile', 'map.tiles[1][0]', { found: '' }],
    ['a bad rotation', [['4B@45']], [], 'mission.rotation', 'map.tiles[0][0]', { found: '45' }],
    ['a rotation that is no number', [['4B@x']], [], 'mission.rotation', 'map.tiles[0][0]', { found: 'x' }],
    ['ZB034: no tile at all', [[null, null]], [], 'mission.noTiles', 'map.tiles', {}],
    ['ZB034: no row', [], [], 'mission.noTiles', 'map.tiles', {}],
    [
      'a zone of no tile',
      [['4B']],
      [{ between: ['A1.r1', 'B1.r1'] }],
      'mission.zone',
      'doors[0].between[1]',
      { found: 'B1.r1' },
    ],
    [
      'a zone its tile does not have',
      [['4B']],
      [{ between: ['A1.r4', 'A1.SE'] }, { between: ['A1.r9', 'A1.E'] }],
      'mission.zone',
      'doors[1].between[0]',
      { found: 'A1.r9' },
    ],
    [
      'a door between zones that do not touch',
      [['4B']],
      [{ between: ['A1.r1', 'A1.E'] }],
      'mission.noWall',
      'doors[0]',
      { a: 'A1.r1', b: 'A1.E' },
    ],
    [
      'a door in the open street',
      [['4B']],
      [{ between: ['A1.NE', 'A1.E'] }],
      'mission.noWall',
      'doors[0]',
      { a: 'A1.NE', b: 'A1.E' },
    ],
    [
      'a door of a zone to itself',
      [['4B']],
      [{ between: ['A1.r1', 'A1.r1'] }],
      'mission.noWall',
      'doors[0]',
      { a: 'A1.r1', b: 'A1.r1' },
    ],
  ] as const)('%s', (_, tiles, doors, code, path, args) => {
    expect(faultOf(tiles, doors)).toMatchObject({ code, path, args });
  });

  test('a row that is longer or shorter than the others', () => {
    expect(faultOf([['4B', '4C'], ['2B']], [])).toMatchObject({ path: 'map.tiles[1]' });
  });
});

test('S1-MOVE-03: beside a place without a tile the board ends in a wall', () => {
  const board = boardOf([
    ['7B', '7B'],
    ['7B', null],
  ]);
  expect(wallBetween(board, 'B1.S', null)).toBe(400);
});

function faultOf(tiles: readonly (readonly (string | null)[])[], doors: Doors): InputError | null {
  try {
    boardOf(tiles, doors);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** How much of the border of two zones is wall; of a zone and the end of the board, if the second is null. */
function wallBetween(board: ReturnType<typeof boardOf>, a: string, b: string | null): number {
  const [p, q] = [zoneCalled(board, a), b === null ? -1 : zoneCalled(board, b)];
  return board.borders
    .filter(({ kind }) => kind === 'wall')
    .filter((wall) => (wall.a === p && wall.b === q) || (wall.a === q && wall.b === p))
    .reduce((sum, { lo, hi }) => sum + hi - lo, 0);
}
