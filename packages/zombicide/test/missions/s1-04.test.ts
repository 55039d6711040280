import { describe, expect, test } from 'vitest';
import type { OptionInput } from '../../src/state/options.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { beside, drivesTo, faultOf, headOf, stepsInto, takes } from './moments.ts';

const TEAM = ['amy', 'doug', 'josh', 'ned'];
const spawnsOf = (s: Scene): string[] => s.mission.spawns.map(({ zone }) => zone);

function cleared(table: OptionInput = {}): Scene {
  const s = sceneOf({ mission: 's1-04', ...table }, ...TEAM);
  for (const token of s.mission.objectives.keys()) takes(s, 'ned', token);
  return s;
}

/** One survivor after the other takes his stand on a spawn zone. */
function hold(s: Scene, ...zones: string[]): Scene {
  for (const [i, zone] of zones.entries()) stepsInto(s, TEAM[i], zone);
  return s;
}

describe('the heading', () => {
  test('S1-M04-HEAD: medium, 90 minutes, four survivors and more', () => {
    expect(headOf('s1-04')).toEqual({ difficulty: 'medium', minutes: 90, survivors: [4, 6, 6, 4, 5, 6] });
  });

  test('S1-M04-HEAD S1-SETUP-05: three survivors are too few', () => {
    expect(faultOf({ mission: 's1-04', survivors: TEAM.slice(1) })).toMatchObject({
      code: 'option.survivors',
      found: 3,
      min: 4,
    });
  });
});

describe('the spawn zones', () => {
  test('S1-M04-OBJ S1-M04-WIN: first the objectives, then a survivor on every spawn zone', () => {
    const s = cleared();
    const zones = spawnsOf(s);
    hold(s, ...zones.slice(0, -1));
    expect(s.over).toBeNull();
    hold(s, ...zones);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M04-OBJ: with an objective left all of them are held in vain', () => {
    const s = sceneOf('s1-04', ...TEAM);
    takes(s, 'ned', 0);
    hold(s, ...spawnsOf(s));
    expect(s.over).toBeNull();
    takes(s, 'ned', 1);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M04-WIN: it has to be at one moment: who goes on leaves his zone free', () => {
    const s = cleared();
    const [first, ...others] = spawnsOf(s);
    stepsInto(s, 'amy', first);
    for (const zone of others) stepsInto(s, 'amy', zone);
    expect(s.over).toBeNull();
    for (const [i, zone] of others.entries()) stepsInto(s, TEAM[i], zone);
    expect(s.over).toBeNull();
    stepsInto(s, 'ned', first);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M04-WIN: a zombie in one of them is in the way, and its death wins', () => {
    const s = cleared().carries('doug', 'machete');
    const zones = spawnsOf(s);
    s.zombies(zones[1], { walker: 1 });
    hold(s, ...zones);
    expect(s.over).toBeNull();
    s.active('doug').rolls(6).next().do('melee:left');
    expect(s.over).toBe('won: mission');
  });

  test('S1-M04-WIN: zombies elsewhere do not matter', () => {
    const s = cleared();
    s.zombies(s.mission.objectives[0].zone, { fatty: 2 });
    hold(s, ...spawnsOf(s));
    expect(s.over).toBe('won: mission');
  });

  test('S1-M04-WIN: who has parked there holds it as well', () => {
    const s = cleared();
    const [first, ...others] = spawnsOf(s);
    for (const [i, zone] of others.entries()) s.at(TEAM[i + 1], zone);
    s.active('amy').sits('amy', 0, 0).actions(9).next();
    drivesTo(s, 'amy', first);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M04-WIN: m04Hold: anySpawnZone asks for one of them, and that only after the objectives', () => {
    const s = sceneOf({ mission: 's1-04', rules: { m04Hold: 'anySpawnZone' } }, ...TEAM);
    hold(s, spawnsOf(s)[0]);
    s.at('amy', s.mission.start[0]);
    for (const token of s.mission.objectives.keys()) takes(s, 'ned', token);
    expect(s.over).toBeNull();
    stepsInto(s, 'doug', spawnsOf(s)[2]);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M04-WIN: m04Hold: anySpawnZone does not count one with a zombie', () => {
    const s = cleared({ rules: { m04Hold: 'anySpawnZone' } });
    const [first, second] = spawnsOf(s);
    s.zombies(first, { walker: 1 });
    stepsInto(s, 'amy', first);
    expect(s.over).toBeNull();
    stepsInto(s, 'doug', second);
    expect(s.over).toBe('won: mission');
  });
});

describe('special rules', () => {
  test('S1-M04-SP S1-MOD-XP5: an objective is worth 5 experience', () => {
    expect(cleared().view.survivors.map(({ xp }) => xp)).toEqual([0, 0, 0, 10]);
  });

  test('S1-M04-SP S1-MOD-CARS: driving over a Walker on the way is a kill of the driver', () => {
    const s = sceneOf('s1-04', ...TEAM).sits('amy', 0, 0);
    for (const id of TEAM.slice(1)) s.at(id, s.mission.objectives[0].zone);
    const [street] = beside(s, s.mission.cars?.[0].zone ?? '');
    s.zombies(street, { walker: 1 }).rolls(4).next();
    s.do(`drive:${s.z(street)}`, 'stay');
    expect(s.zombiesAt(street)).toEqual({});
    expect(s.survivor('amy').xp).toBe(1);
  });
});
