import { InputError } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { zombicide } from '../src/game.ts';
import { deal, plan } from './deal.ts';

const FOUR = ['amy', 'doug', 'josh', 'ned'];

describe('the number of survivors', () => {
  test.each([
    [1, FOUR.slice(0, 3), 4],
    [2, [...FOUR, 'phil'], 6],
    [3, [...FOUR, 'phil'], 6],
    [4, FOUR.slice(0, 3), 4],
    [5, FOUR, 5],
    [6, [...FOUR, 'phil'], 6],
  ])('S1-SETUP-04: %i players can not begin with just %j', (players, survivors, min) => {
    const error = complaint({ mission: plan(), players, survivors });
    expect(error).toMatchObject({ code: 'option.survivors', path: 'survivors' });
    expect(error.args).toEqual({ found: survivors.length, min, max: 6 });
  });

  test.each([1, 4, 5])('S1-SETUP-05: %i players do not start a mission below its minimum', (players) => {
    const mission = plan({ survivors: { min: 6 } });
    const survivors = [...FOUR, 'phil'];
    expect(complaint({ mission, players, survivors })).toMatchObject({
      code: 'option.survivors',
      path: 'survivors',
      args: { found: 5, min: 6, max: 6 },
    });
    expect(() =>
      zombicide.readOptions({ mission, players, survivors: [...survivors, 'wanda'] }),
    ).not.toThrow();
  });

  test('a solo player may take more survivors than the four he needs, but not more than there are', () => {
    const survivors = [...FOUR, 'phil', 'wanda'];
    expect(zombicide.readOptions({ mission: plan(), survivors })).toMatchObject({ survivors });
    expect(complaint({ mission: plan(), survivors: [...survivors, 'random'] })).toMatchObject({
      code: 'option.survivors',
      args: { found: 7, min: 4, max: 6 },
    });
  });
});

describe('options that can not be read', () => {
  test.each([
    ['no object', null, 'option.shape', ''],
    ['a list', [], 'option.shape', ''],
    ['an unknown option', { colour: 'red' }, 'option.unknown', 'colour'],
    ['a mission nobody knows', { mission: 's1-99' }, 'option.mission', 'mission'],
    ['no player', { players: 0 }, 'option.range', 'players'],
    ['seven players', { players: 7 }, 'option.range', 'players'],
    ['half a player', { players: 1.5 }, 'option.range', 'players'],
    ['players as a word', { players: '2' }, 'option.range', 'players'],
    [
      'more players than the mission takes',
      { mission: plan({ players: { max: 3 } }), players: 4 },
      'option.range',
      'players',
    ],
    ['survivors that are no list', { survivors: 'amy' }, 'option.survivors', 'survivors'],
    [
      'somebody nobody knows',
      { survivors: ['amy', 'bob', 'josh', 'ned'] },
      'option.survivor',
      'survivors[1]',
    ],
    ['a number for a survivor', { survivors: ['amy', 'doug', 2, 'ned'] }, 'option.survivor', 'survivors[2]'],
    [
      'a survivor twice',
      { survivors: ['amy', 'doug', 'josh', 'amy'] },
      'option.survivorTwice',
      'survivors[3]',
    ],
    ['an unknown preset', { preset: 'season9' }, 'option.word', 'preset'],
    ['rules that are none', { rules: 'hard' }, 'option.rules', 'rules'],
    ['an unknown rule', { rules: { luck: true } }, 'option.unknown', 'rules.luck'],
    ['a value a rule does not have', { rules: { tradeScope: 'three' } }, 'option.word', 'rules.tradeScope'],
    ['entered that is no flag', { entered: 'yes' }, 'option.flag', 'entered'],
    ['owners for others than the survivors', { players: 2, owners: [0, 1] }, 'option.owners', 'owners'],
    ['an owner who is not there', { owners: [0, 0, 0, 1] }, 'option.owners', 'owners'],
    ['a player without survivors', { players: 2, owners: [0, 0, 0, 0, 0, 0] }, 'option.idle', 'owners'],
    ['a mission without a map', { mission: { ...plan(), map: undefined } }, 'mission.field', 'map'],
    [
      'a mission with an unknown rule',
      { mission: plan({ rules: [{ use: 'fog' } as never] }) },
      'mission.field',
      'rules[0].use',
    ],
  ])('%s', (_, options, code, path) => {
    const error = complaint(options);
    expect([error.code, error.path]).toEqual([code, path]);
  });

  test('a mission that names a zone which is not on its map is refused when the table is laid out', () => {
    for (const [parts, path] of [
      [{ start: ['C1.NE'] }, 'start[0]'],
      [{ spawns: [{ zone: 'A1.r9' }] }, 'spawns[0].zone'],
      [{ doors: [{ between: ['A1.r2', 'A9.NE'] as [string, string] }] }, 'doors[0].between[1]'],
    ] as const) {
      const error = caught(() => deal({ mission: plan(parts as never) }));
      expect([error.code, error.path]).toEqual(['mission.zone', path]);
    }
  });
});

describe('cars of a mission', () => {
  test('a car in a zone that is not on the map is refused', () => {
    const mission = plan({ cars: [{ kind: 'police-car', zone: 'C1.NE' }] });
    const error = caught(() => deal({ mission }));
    expect([error.code, error.path]).toEqual(['mission.zone', 'cars[0].zone']);
  });

  test('a car of a kind that nobody knows is refused', () => {
    const mission = plan({ cars: [{ kind: 'tank', zone: 'A1.NE' }] });
    expect(caught(() => deal({ mission })).path).toMatch(/^cars\[0\]/);
  });
});

test('owners say who plays whom; without them the survivors go round the table', () => {
  const survivors = [...FOUR, 'phil', 'wanda'];
  expect(zombicide.readOptions({ players: 2, survivors })).toMatchObject({ owners: [0, 1, 0, 1, 0, 1] });
  const owners = [1, 1, 0, 0, 0, 0];
  expect(deal({ players: 2, survivors, owners }).state.survivors.map((s) => s.seat)).toEqual(owners);
});

const complaint = (options: unknown): InputError => caught(() => zombicide.readOptions(options));

/** What is thrown; a test that expects it fails without. */
function caught(run: () => unknown): InputError {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return error as InputError;
  }
  throw new Error('nothing was refused');
}
