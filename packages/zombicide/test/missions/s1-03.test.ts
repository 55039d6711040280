import { describe, expect, test } from 'vitest';
import { sceneOf } from '../scene.ts';
import { faultOf, headOf, takes } from './moments.ts';

const TEAM = ['amy', 'doug', 'josh', 'ned'];

describe('the heading', () => {
  test('S1-M03-HEAD: medium, 90 minutes, four survivors and more', () => {
    expect(headOf('s1-03')).toEqual({ difficulty: 'medium', minutes: 90, survivors: [4, 6, 6, 4, 5, 6] });
  });

  test('S1-M03-HEAD S1-SETUP-05: three survivors are too few', () => {
    expect(faultOf({ mission: 's1-03', survivors: TEAM.slice(1) })).toMatchObject({
      code: 'option.survivors',
      found: 3,
      min: 4,
    });
  });
});

describe('the race', () => {
  test('S1-M03-OBJ S1-M03-WIN: the kill that makes one survivor Red wins, whatever the others are', () => {
    const s = sceneOf('s1-03', ...TEAM)
      .xp('amy', 42)
      .carries('amy', 'machete');
    const start = s.mission.start[0];
    s.zombies(start, { walker: 1 }).next();
    expect(s.over).toBeNull();
    s.rolls(6).do('melee:left');
    expect(s.levelOf('doug')).toBe('blue');
    expect(s.over).toBe('won: mission');
  });

  test('S1-M03-OBJ S1-M03-SP: 38 experience and an objective are Red, 37 are not', () => {
    const winner = sceneOf('s1-03', ...TEAM).xp('amy', 38);
    takes(winner, 'amy', 0);
    expect(winner.over).toBe('won: mission');
    const almost = sceneOf('s1-03', ...TEAM).xp('amy', 37);
    takes(almost, 'amy', 0);
    expect(almost.survivor('amy').xp).toBe(42);
    expect(almost.over).toBeNull();
  });

  test('S1-M03-OBJ: the experience of several is not added', () => {
    const s = sceneOf('s1-03', ...TEAM);
    for (const id of TEAM) s.xp(id, 30);
    takes(s, 'doug', 0);
    expect(s.over).toBeNull();
  });

  test('S1-M03-OBJ: all objectives are taken and nobody is Red: the race goes on', () => {
    const s = sceneOf('s1-03', ...TEAM);
    for (const token of s.mission.objectives.keys()) {
      takes(s, TEAM[token % TEAM.length], token);
      expect(s.over).toBeNull();
    }
    expect(s.view.survivors.map(({ xp }) => xp)).toEqual([10, 10, 10, 10]);
  });

  test('S1-M03-OBJ: from nothing to Red, one survivor takes all and kills the rest', () => {
    const s = sceneOf('s1-03', ...TEAM).carries('amy', 'machete');
    for (const token of s.mission.objectives.keys()) takes(s, 'amy', token);
    expect(s.survivor('amy').xp).toBe(40);
    expect(s.levelOf('amy')).toBe('orange');
    s.active('amy')
      .zombies(s.placeOf('amy') ?? '', { walker: 3 })
      .rolls(6, 6, 6);
    s.next().do('melee:left', 'melee:left');
    expect([s.survivor('amy').xp, s.over]).toEqual([42, null]);
    s.do('melee:left');
    expect(s.over).toBe('won: mission');
  });
});

describe('cars', () => {
  test('S1-M03-SP S1-MOD-CARS S1-MOD-POLICE: a police car stands where they start; it is searched and driven off', () => {
    const s = sceneOf('s1-03', ...TEAM).finds('water', 'shotgun');
    const [car] = s.mission.cars ?? [];
    expect(car.kind).toBe('police-car');
    expect(s.isAt('amy', car.zone)).toBe(true);
    s.do('search-car:c1');
    expect(s.view.found).toEqual(['shotgun']);
    s.do('put:found1:back1', 'done', 'get-in:c1:driver');
    for (const id of TEAM.slice(1)) s.at(id, s.mission.objectives[0].zone);
    const [there] = s.options('drive');
    s.do(there, 'stay');
    expect(`drive:${s.view.cars[0].zone}`).toBe(there);
    expect(s.view.survivors[0].zone).toBe(s.view.cars[0].zone);
  });
});
