import { zombicide } from '@holdout/zombicide';
import { mostPlayers, SURVIVORS } from '@holdout/zombicide/facts';
import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { PRESETS, presetRules, RULES, rulesOf, usualPreset } from '@holdout/zombicide/rulesets';
import { describe, expect, it } from 'vitest';
import {
  changedCount,
  countOf,
  fitted,
  missionOf,
  presetOf,
  rangeOf,
  readChoices,
  seasons,
  setupOf,
  USUAL,
  type ZombicideChoices,
} from './choices.ts';

const usualName = (seat: number) => `Player ${seat + 1}`;
const ids = SURVIVORS.filter(({ box }) => box === 'season1').map(({ id }) => id);
const choose = (change: Partial<ZombicideChoices>): ZombicideChoices => ({ ...USUAL, ...change });

describe('remembered choices', () => {
  const choices = choose({
    mission: 's1-05',
    players: 3,
    names: ['Ödön', '', 'Zoë', '', '', ''],
    survivors: ['ned', 'amy'],
    count: 6,
    preset: 'rueMorgue',
    rules: { m06AllAboard: true, doorNoiseZone: 'door' },
    entered: true,
    teams: [1, 0, 1],
    teamCards: 2,
    undo: 'strict',
  });

  it('come back as they were', () => {
    expect(readChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
    expect(readChoices(JSON.parse(JSON.stringify(USUAL)))).toEqual(USUAL);
  });

  it.each([null, undefined, 7, 'ned', true, [], {}])('are as usual if %j was stored', (stored) => {
    expect(readChoices(stored)).toEqual(USUAL);
  });

  it.each([
    ['mission', 's9-99'],
    ['mission', 4],
    ['players', 0],
    ['players', 7],
    ['players', 2.5],
    ['players', '3'],
    ['names', 'Ned'],
    ['names', { 0: 'Ned' }],
    ['survivors', 'ned'],
    ['survivors', ['nobody', 4, null]],
    ['count', -1],
    ['count', 13],
    ['count', Number.NaN],
    ['preset', 'season9'],
    ['rules', 'all'],
    ['rules', null],
    ['rules', []],
    ['entered', 'yes'],
    ['teams', 'all'],
    ['teams', [0, 4]],
    ['teams', [0, '1']],
    ['teamCards', 3],
    ['teamCards', null],
    ['undo', 'ever'],
  ])('have nothing of a damaged %s (%j), and the rest of it', (name, value) => {
    const stored = { ...choices, mission: 's1-01', [name]: value };
    const usual = { ...choices, mission: 's1-01', [name]: Reflect.get(USUAL, name) };
    expect(readChoices(stored)).toEqual(usual);
  });

  it('have every survivor once, and no names that are too long', () => {
    const read = readChoices({ survivors: ['ned', 'amy', 'ned'], names: ['x'.repeat(99), 5, 'Zoë'] });
    expect(read.survivors).toEqual(['ned', 'amy']);
    expect(read.names).toEqual(['x'.repeat(40), 'Zoë', '', '', '', '']);
  });

  it('keep the switches that there are, at values that they have', () => {
    const rules = { m06AllAboard: true, doorNoiseZone: 'everywhere', gravity: false, constructor: 1 };
    expect(readChoices({ rules }).rules).toEqual({ m06AllAboard: true });
  });

  it('are brought into line with the mission', () => {
    const alone = { mission: 's1-09', players: 6, survivors: ids };
    const most = mostPlayers(missionOf(choose(alone)));
    expect(most).toBeLessThan(6);
    expect(readChoices(alone)).toMatchObject({ players: most, survivors: ids.slice(0, most) });
  });
});

describe('how many take part', () => {
  it('is what the mission needs, up to all there are', () => {
    expect(rangeOf(choose({ mission: 's1-01', players: 1 }))).toEqual([4, 6]);
    expect(rangeOf(choose({ mission: 's1-01', players: 5 }))).toEqual([5, 6]);
    expect(rangeOf(choose({ mission: 's1-05', players: 1 }))).toEqual([6, 6]);
    // Everybody begins with one survivor.
    expect(rangeOf(choose({ mission: 's1-09', players: 2 }))).toEqual([2, 2]);
  });

  it('is what was wished, within that', () => {
    const counts = [1, 5, 12].map((count) => countOf(choose({ mission: 's1-01', count })));
    expect(counts).toEqual([4, 5, 6]);
  });

  it('leaves room for those who were chosen first', () => {
    const crowded = choose({ mission: 's1-01', survivors: ids, count: 4 });
    expect(fitted(crowded).survivors).toEqual(ids.slice(0, 4));
    expect(fitted({ ...crowded, count: 6 }).survivors).toEqual(ids);
  });

  it('leaves out those whose box the mission does not use', () => {
    const mixed = choose({ mission: 's1-01', survivors: ['bear', 'ned', 'travis', 'amy'], count: 4 });
    expect(fitted(mixed).survivors).toEqual(['ned', 'amy']);
    expect(readChoices(mixed).survivors).toEqual(['ned', 'amy']);
  });

  it('does not forget the wish when a mission takes fewer', () => {
    const few = fitted(choose({ mission: 's1-09', count: 5, players: 1 }));
    expect(countOf(few)).toBe(1);
    expect(countOf(fitted({ ...few, mission: 's1-01' }))).toBe(5);
  });

  it('has a mission even if there is none of that name', () => {
    expect(missionOf(choose({ mission: 's9-99' }))).toBe(OUR_MISSIONS[0]);
  });
});

describe('the preset', () => {
  it('follows the mission as long as nobody has chosen one', () => {
    for (const { id, boxes } of OUR_MISSIONS) {
      expect(presetOf(choose({ mission: id })), id).toBe(usualPreset(boxes));
      for (const preset of PRESETS) expect(presetOf(choose({ mission: id, preset })), id).toBe(preset);
    }
  });

  it('that was kept and is the usual one was not chosen', () => {
    expect(readChoices({ mission: 's1-01', preset: 'season1' }).preset).toBeNull();
    expect(readChoices({ mission: 's1-01', preset: 'hungarianAid' }).preset).toBe('hungarianAid');
  });

  it('can have another box mixed in, with its survivors and the rules of the newer one', () => {
    const mixed = choose({ mission: 's1-01', boxes: ['rueMorgue'], count: 12 });
    expect(missionOf(mixed).boxes).toEqual(['season1', 'rueMorgue']);
    expect(presetOf(mixed)).toBe('rueMorgue');
    expect(rangeOf(mixed)).toEqual([6, 12]);
    const { options } = setupOf(mixed, '', () => '');
    expect(options).toMatchObject({ boxes: ['rueMorgue'], preset: 'rueMorgue', teamCards: 0 });
    expect(() => zombicide.readOptions(options)).not.toThrow();
    // What the mission has anyway is not mixed in.
    expect(
      setupOf(choose({ mission: 'rm-01', boxes: ['rueMorgue'] }), '', () => '').options,
    ).not.toHaveProperty('boxes');
  });

  it('has no switches of boxes that the mission does not use', () => {
    const kept = { mission: 's1-01', rules: { crawlers: false, molotovNoise: false } };
    expect(readChoices(kept).rules).toEqual({ molotovNoise: false });
  });
});

describe('missions', () => {
  it('stand with those that need the same boxes', () => {
    const [one, other] = OUR_MISSIONS;
    const later = { ...other, id: 'later', boxes: ['rueMorgue' as const] };
    const groups = seasons([one, later, other]);
    expect(groups.map(({ boxes }) => boxes)).toEqual([['season1'], ['rueMorgue']]);
    expect(groups.map(({ missions }) => missions.map(({ id }) => id))).toEqual([
      [one.id, other.id],
      ['later'],
    ]);
  });

  it('of Season 1 ask the game for no teams, whatever was chosen before', () => {
    const { options } = setupOf(choose({ mission: 's1-01', teams: [0, 1], teamCards: 2 }), '', usualName);
    expect(options).not.toHaveProperty('teams');
    expect(options).not.toHaveProperty('teamCards');
  });
});

describe('house rules', () => {
  it.each(PRESETS)('are none in %s as it is, even if each switch is set to what it is', (preset) => {
    expect(changedCount(choose({ preset }))).toBe(0);
    expect(changedCount(choose({ preset, rules: presetRules(preset, ['season1']) }))).toBe(0);
  });

  it('are as many as the switches that are set otherwise', () => {
    const usual = presetRules('season1', ['season1']);
    const others = rulesOf(['season1']).map((name) => [
      name,
      RULES[name].values.find((value) => value !== usual[name]),
    ]);
    for (const n of [1, 3, others.length]) {
      expect(changedCount(choose({ rules: Object.fromEntries(others.slice(0, n)) }))).toBe(n);
    }
  });

  it('are counted against their own preset', () => {
    const rules = { slipperyPassThrough: true };
    expect(changedCount(choose({ preset: 'season1', rules }))).toBe(0);
    expect(changedCount(choose({ preset: 'rueMorgue', rules }))).toBe(1);
  });
});

describe('the request for a new game', () => {
  it('draws the survivors that nobody chose', () => {
    const choices = choose({ mission: 's1-01', survivors: ['ned', 'amy'], players: 2 });
    expect(setupOf({ ...choices, names: [' Ödön ', '  ', '', '', '', ''] }, ' storm ', usualName)).toEqual({
      game: 'zombicide',
      options: {
        mission: 's1-01',
        players: 2,
        survivors: ['ned', 'amy', 'random', 'random', 'random', 'random'].slice(0, countOf(choices)),
        preset: 'season1',
        rules: {},
        entered: false,
      },
      seats: [{ name: 'Ödön' }, { name: 'Player 2' }],
      undo: 'keepFate',
      seed: 'storm',
    });
  });

  it('has no seed where none was given, or where dice and cards are real', () => {
    expect(setupOf(USUAL, '  ', usualName)).not.toHaveProperty('seed');
    expect(setupOf(choose({ entered: true }), 'storm', usualName)).not.toHaveProperty('seed');
  });

  it('is one that the game takes, for every mission and any number of players and survivors', () => {
    // Teams that play against each other are as large as each other, and there is no choice of teams here.
    for (const mission of OUR_MISSIONS.filter(({ rivals }) => !rivals)) {
      for (let players = 1; players <= mostPlayers(mission); players++) {
        for (const count of [1, 5, 12]) {
          const choices = fitted(choose({ mission: mission.id, players, count, survivors: ids }));
          const { options, seats } = setupOf(choices, '', usualName);
          const read = zombicide.readOptions(options);
          // Those of Season 1 where they take part, anybody elsewhere.
          const survivors = Array.from(
            { length: countOf(choices) },
            (_, i) => choices.survivors[i] ?? 'random',
          );
          expect(read).toMatchObject({ mission: mission.id, players, survivors });
          expect(seats).toHaveLength(players);
        }
      }
    }
  });
});
