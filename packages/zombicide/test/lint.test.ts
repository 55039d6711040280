import { describe, expect, test } from 'vitest';
import { lintMission } from '../src/missions/lint/index.ts';
import type { Mission } from '../src/missions/schema.ts';
import { readOptions } from '../src/state/options.ts';

/** Two tiles and a street between them, in which everything is right. */
const WHOLE: Mission = {
  format: 'holdout.mission',
  v: 1,
  id: 'test',
  boxes: ['season1'],
  title: { en: 'Test' },
  brief: { en: 'Test' },
  difficulty: 'easy',
  minutes: 20,
  survivors: { min: 4 },
  map: { tiles: [['4E', '4D']] },
  start: ['A1.r1'],
  exit: ['A1.SE'],
  spawns: [{ zone: 'A1.NE' }],
  doors: [{ between: ['A1.r4', 'A1.SE'] }, { between: ['B1.r1', 'B1.NW'] }],
  objectives: [{ zone: 'B1.r4' }],
  rules: [{ use: 'objective-xp', xp: 5 }],
  win: [{ use: 'objectives-taken' }],
};

type Change = Partial<Record<keyof Mission, unknown>>;

const found = (change: Change): string[] =>
  lintMission({ ...WHOLE, ...change }).map(({ level, code, path }) => `${level} ${code} ${path}`);

test('nothing is wrong with a mission that is whole', () => {
  expect(found({})).toEqual([]);
});

describe('what is wrong is named with its place', () => {
  test.each<[string, Change, string]>([
    ['a tile of another box', { map: { tiles: [['4E', '4D', '1R']] } }, 'error tileBox map.tiles[0][2]'],
    [
      'a tile twice',
      {
        map: {
          tiles: [
            ['4E', '4D'],
            ['4E@90', null],
          ],
        },
      },
      'error tileTwice map.tiles[1][0]',
    ],
    [
      'both sides of a tile',
      {
        map: {
          tiles: [
            ['4E', '4D'],
            ['5F', '5D'],
          ],
        },
      },
      'error tileTwice map.tiles[1][1]',
    ],
    ['too many spawn zones', { spawns: new Array(6).fill({ zone: 'A1.NE' }) }, 'error tooMany spawns'],
    [
      'too many objectives',
      { objectives: new Array(11).fill({ zone: 'B1.r4' }) },
      'error tooMany objectives',
    ],
    [
      'too many coloured tokens',
      {
        objectives: [
          { zone: 'B1.r4', colour: 'blue' },
          { zone: 'B1.r3', colour: 'blue' },
        ],
      },
      'error tooMany objectives',
    ],
    [
      'too many cars of a kind',
      { cars: new Array(3).fill({ kind: 'pimpmobile', zone: 'A1.NE' }) },
      'error tooMany cars',
    ],
    [
      'a car that nobody builds',
      { cars: [{ kind: 'tank', zone: 'A1.NE' }] },
      'error mission.car cars[0].kind',
    ],
    [
      'a card that is in no box',
      { win: [{ use: 'carried-to-exit', cards: ['water', 'wine'] }] },
      'error unknown win[0].cards[1]',
    ],
    ['a zone that is not on the map', { start: ['C1.r1'] }, 'error mission.zone start[0]'],
    [
      'a door where there is a wall',
      { doors: [{ between: ['A1.r1', 'B1.r1'] }] },
      'error mission.noWall doors[0]',
    ],
    ['no start', { start: [] }, 'error noStart start'],
    [
      'a win by an exit that is not there',
      { exit: [], win: [{ use: 'all-at-exit' }] },
      'error needsExit win[0]',
    ],
    [
      'a win by objectives that are not there',
      { objectives: [], rules: [{ use: 'cars-drive' }] },
      'error needsObjectives win[0]',
    ],
    [
      'a win by spawn zones that are not there',
      { spawns: [], win: [{ use: 'spawns-held' }] },
      'error needsSpawns win[0]',
    ],
    ['a win that a rule has to make possible', { win: [{ use: 'spawns-closed' }] }, 'error needsRule win[0]'],
    [
      'a loss that a rule has to make possible',
      { lose: [{ use: 'zombies-escaped', count: 4 }] },
      'error needsRule lose',
    ],
    ['supplies without a car', { win: [{ use: 'supplies-out', count: 6 }] }, 'error needsCar win[0]'],
    [
      'an exit that no car reaches',
      { exit: ['B1.r4'], win: [{ use: 'supplies-out', count: 6 }] },
      'error exitOffRoad exit',
    ],
    [
      'a key behind its own door',
      {
        rules: [{ use: 'coloured-doors' }],
        doors: [{ between: ['A1.r4', 'A1.SE'] }, { between: ['B1.r1', 'B1.NW'], colour: 'blue' }],
        objectives: [{ zone: 'B1.r4', colour: 'blue' }],
      },
      'error noKey doors',
    ],
    [
      'a special rule twice',
      {
        rules: [
          { use: 'objective-xp', xp: 5 },
          { use: 'objective-xp', xp: 1 },
        ],
      },
      'error ruleTwice rules[1]',
    ],
    [
      'a zombie card twice',
      { rules: [{ use: 'zombie-deck', cards: [1, 2, 1] }] },
      'error cardTwice rules[0].cards[2]',
    ],
    [
      'a zombie card of no box',
      { rules: [{ use: 'zombie-deck', cards: [1, 43] }] },
      'error unknown rules[0].cards[1]',
    ],
    [
      'more people to rescue than objectives',
      { rules: [{ use: 'rescue', safe: 2 }] },
      'error tooManySafe rules[0].safe',
    ],
    [
      'more people at home than figures',
      { rules: [{ use: 'occupied', kind: 'abomination', count: 5 }] },
      'error tooManyFigures rules[0].count',
    ],
    [
      'at home a kind of no box',
      { rules: [{ use: 'occupied', kind: 'wolf', count: 1 }] },
      'error unknown rules[0].kind[0]',
    ],
    [
      'a street to be cleared like a building',
      { rules: [{ use: 'entry-counts', zone: 'A1.NE' }], win: [{ use: 'building-cleared', zone: 'A1.NE' }] },
      'error noBuilding rules[0].zone',
    ],
    [
      'a street as the building of the win',
      { rules: [{ use: 'entry-counts', zone: 'B1.r1' }], win: [{ use: 'building-cleared', zone: 'A1.NE' }] },
      'error noBuilding win[0].zone',
    ],
    ['zombies at the start', { start: ['A1.NE'] }, 'warning spawnAtStart spawns[0]'],
    [
      'a spawn zone twice',
      { spawns: [{ zone: 'A1.NE' }, { zone: 'A1.NE' }] },
      'warning spawnTwice spawns[1]',
    ],
    ['a spawn zone indoors', { spawns: [{ zone: 'B1.r1' }] }, 'warning spawnIndoors spawns[0]'],
    ['no spawn zone', { spawns: [] }, 'warning noSpawns spawns'],
    [
      'a building without a door',
      { doors: [{ between: ['A1.r4', 'A1.SE'] }] },
      'warning buildingWithoutDoor doors',
    ],
    ['no special rule', { rules: [] }, 'warning noRules rules'],
  ])('%s', (_, change, finding) => {
    expect(found(change)).toContain(finding);
  });
});

describe('numbers that no mission can have are refused, by the linter and where a game starts', () => {
  test.each<[string, Change, string]>([
    ['no survivor for each', { survivors: { min: 4, each: 0 } }, 'mission.field survivors.each'],
    ['less than nobody', { survivors: { min: 4, each: -1 } }, 'mission.field survivors.each'],
    ['fifty survivors for each', { survivors: { min: 4, each: 50 } }, 'mission.field survivors.each'],
    ['more survivors than the box holds', { survivors: { min: 12 } }, 'mission.team survivors'],
    ['more for each than the box holds', { survivors: { min: 1, each: 7 } }, 'mission.team survivors'],
    [
      'a car without room',
      { rules: [{ use: 'cargo', most: 0, cards: ['water'] }] },
      'mission.field rules[0].most',
    ],
    [
      'a number of survivors for no number of players',
      { win: [{ use: 'gathered', zones: ['A1.r1'], byPlayers: [] }] },
      'mission.field win[0].byPlayers',
    ],
    ['a win without a card', { win: [{ use: 'carried-to-exit', cards: [] }] }, 'mission.field win[0].cards'],
    [
      'nobody at home',
      { rules: [{ use: 'occupied', kind: 'walker', count: 0 }] },
      'mission.field rules[0].count',
    ],
  ])('%s', (_, change, fault) => {
    expect(found(change)).toEqual([`error ${fault}`]);
    const [code, path] = fault.split(' ');
    expect(() => readOptions({ mission: { ...WHOLE, ...change } })).toThrow(
      expect.objectContaining({ code, path }),
    );
  });

  test('as many players as there are survivors for them', () => {
    const mission = { ...WHOLE, survivors: { min: 1, each: 2 } };
    expect(readOptions({ mission, players: 3 }).survivors).toHaveLength(6);
    expect(() => readOptions({ mission, players: 4 })).toThrow(
      expect.objectContaining({ code: 'option.range', path: 'players' }),
    );
  });
});
