import { describe, expect, test } from 'vitest';
import { type Scene, sceneWith } from './scene.ts';

describe('which zones', () => {
  test('S1-CAR-09 S1-TEST-11: two zones far, three zones are attacked: start, middle and end', () => {
    const s = wheel();
    for (const zone of ['A1.NW', 'A1.N', 'A1.NE']) s.zombies(zone, { walker: 1 });
    twoZones(s.rolls(4, 5, 6));
    expect(['A1.NW', 'A1.N', 'A1.NE'].map((zone) => s.zombiesAt(zone))).toEqual([{}, {}, {}]);
    expect(s.state.actions).toBe(2);
  });

  test('S1-CAR-09: the zone it stops in is attacked, one beside its way is not', () => {
    const s = wheel().zombies('A1.N', { walker: 1 }).zombies('A1.NE', { walker: 1 }).rolls(6);
    oneZone(s);
    expect([s.zombiesAt('A1.N'), s.zombiesAt('A1.NE')]).toEqual([{}, { walker: 1 }]);
  });

  test('S1-CAR-09: each Drive action attacks anew, the zone where it stopped as well', () => {
    const s = wheel().zombies('A1.N', { walker: 2 }).rolls(6, 1);
    oneZone(s);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    s.rolls(6).do(`drive:${s.z('A1.NE')}`, 'stay');
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-CAR-09 ZR104: there and back in one action attacks each zone once', () => {
    const s = wheel().zombies('A1.NW', { walker: 2 }).zombies('A1.N', { walker: 2 });
    s.rolls(6, 1, 6, 1).do(`drive:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect([s.zombiesAt('A1.NW'), s.zombiesAt('A1.N')]).toEqual([{ walker: 1 }, { walker: 1 }]);
  });

  test('S1-CAR-09: an empty street costs no dice', () => {
    const s = wheel('josh');
    twoZones(s);
    expect(s.told('run-over')).toEqual([]);
    expect(woundsOf(s)).toEqual([0, 0]);
  });
});

describe('dice', () => {
  test.each([
    [4, {}],
    [5, {}],
    [6, {}],
    [3, { walker: 1 }],
    [1, { walker: 1 }],
  ])('S1-CAR-10: %i against a Walker', (roll, left) => {
    const s = wheel().zombies('A1.N', { walker: 1 }).rolls(roll);
    expect(oneZone(s).zombiesAt('A1.N')).toEqual(left);
  });

  test('S1-CAR-10 ZR106: a die for every figure, friends and zombies alike, not for who sits in the car', () => {
    const s = friends('A1.N', 'ned', 'josh', 'phil').sits('phil', 0, 1);
    s.zombies('A1.N', { walker: 2, runner: 1, fatty: 1, abomination: 1 }).rolls(1, 1, 1, 1, 1, 1, 1);
    oneZone(s);
    expect(s.told('run-over').map(({ rolled }) => rolled)).toEqual([[1, 1, 1, 1, 1, 1, 1]]);
  });

  test('S1-CAR-10 ZR106: a friend in the zone that the car leaves is hit, the passenger is not', () => {
    const s = friends('A1.NW', 'josh', 'ned').sits('ned', 0, 1).rolls(4);
    oneZone(s);
    expect(woundsOf(s)).toEqual([0, 1, 0]);
  });

  test('S1-CAR-10: a hit deals damage 1, whatever the driver holds or can do', () => {
    const s = wheel().skills('amy', 'damage-melee', 'damage-ranged').carries('amy', 'machete');
    s.zombies('A1.N', { fatty: 1, abomination: 1 }).rolls(6, 6);
    expect(oneZone(s).zombiesAt('A1.N')).toEqual({ fatty: 1, abomination: 1 });
  });

  test('S1-CAR-10: a friend with one wound on him dies of one hit, another is wounded', () => {
    const s = friends('A1.N', 'josh').wounds('josh', 1).rolls(4);
    oneZone(s);
    expect(s.survivor('josh').dead).toBe(true);
    const t = friends('A1.N', 'josh').rolls(4);
    expect(woundsOf(oneZone(t))).toEqual([0, 1]);
  });
});

describe('targets', () => {
  test('S1-CAR-11 S1-FAQ-19: no Walker is hit while a survivor of the zone lives', () => {
    const s = friends('A1.N', 'josh').zombies('A1.N', { walker: 2 }).rolls(4, 4, 1);
    oneZone(s);
    expect(s.survivor('josh').dead).toBe(true);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  });

  test('S1-CAR-11: what is left when he is dead goes to the Walkers', () => {
    const s = friends('A1.N', 'josh').zombies('A1.N', { walker: 2 }).rolls(4, 4, 4);
    oneZone(s);
    expect(s.survivor('josh').dead).toBe(true);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-FAQ-29 S1-CAR-11: who sits in another car there is the first target', () => {
    const s = friends('A1.N', 'josh').car('pimpmobile', 'A1.N').sits('josh', 1, 0);
    s.zombies('A1.N', { walker: 1 }).rolls(4, 1);
    oneZone(s);
    expect(woundsOf(s)).toEqual([0, 1]);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-FAQ-30 S1-CAR-11: three hits on Walker, Fatty and Runner kill the Walker only', () => {
    const s = wheel().zombies('A1.N', { walker: 1, fatty: 1, runner: 1 }).rolls(4, 5, 6);
    expect(oneZone(s).zombiesAt('A1.N')).toEqual({ fatty: 1, runner: 1 });
  });

  test('S1-CAR-11: an Abomination shields the Runners', () => {
    const s = wheel().zombies('A1.N', { abomination: 1, runner: 2 }).rolls(6, 6, 6);
    expect(oneZone(s).zombiesAt('A1.N')).toEqual({ abomination: 1, runner: 2 });
  });

  test('S1-CAR-11: Runners with nothing before them are run over', () => {
    const s = wheel().zombies('A1.N', { runner: 2 }).rolls(6, 4);
    expect(oneZone(s).zombiesAt('A1.N')).toEqual({});
  });

  test('S1-CAR-11: a Sniper at the wheel does not choose', () => {
    const s = wheel().skills('amy', 'sniper').zombies('A1.N', { walker: 1, runner: 1 }).rolls(6, 1);
    expect(oneZone(s).zombiesAt('A1.N')).toEqual({ runner: 1 });
  });

  test('S1-CAR-12: the driver is given the experience, not who rides along', () => {
    const s = wheel('josh').zombies('A1.N', { walker: 3 }).zombies('A1.NE', { runner: 1 });
    twoZones(s.rolls(4, 4, 4, 4));
    expect(s.state.survivors.map(({ xp }) => xp)).toEqual([4, 0]);
  });

  test('S1-CAR-12: it can give the driver his next level while he drives', () => {
    const s = wheel().xp('amy', 5).zombies('A1.N', { walker: 2 }).rolls(4, 4);
    oneZone(s);
    expect(s.levelOf('amy')).toBe('yellow');
    expect(s.state.actions).toBe(3);
  });
});

/** Amy drives a car that stands in the north; who rides with her is named. */
function wheel(...riders: string[]): Scene {
  const s = sceneWith({ mission: { rules: [{ use: 'cars-drive' }] } }, 'amy', ...riders);
  s.car('police-car', 'A1.NW').sits('amy', 0, 0);
  riders.forEach((id, i) => {
    s.sits(id, 0, i + 1);
  });
  return s;
}

/** As before, with friends on foot in the street. */
function friends(zone: string, ...ids: string[]): Scene {
  const s = sceneWith({ mission: { rules: [{ use: 'cars-drive' }] } }, 'amy', ...ids);
  s.car('police-car', 'A1.NW').sits('amy', 0, 0);
  for (const id of ids) s.at(id, zone);
  return s;
}

const oneZone = (s: Scene): Scene => s.do(`drive:${s.z('A1.N')}`, 'stay');
const twoZones = (s: Scene): Scene => s.do(`drive:${s.z('A1.N')}`, `on:${s.z('A1.NE')}`);
const woundsOf = (s: Scene): number[] =>
  s.state.survivors.map(({ dead }, who) => (dead ? 2 : s.view.survivors[who].wounds));
