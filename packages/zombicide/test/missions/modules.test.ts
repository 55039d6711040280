import { describe, expect, test } from 'vitest';
import { MISSION_IDS, missionCalled } from '../../src/missions/index.ts';
import { fewestSurvivors } from '../../src/state/counts.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { beside, quietRound, takes } from './moments.ts';

const ALL = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];

/** Modules by mission: experience for tokens, cars that are driven, a pimpmobile and a police car to be searched. */
const EXPERIENCE = ['s1-01', 's1-03', 's1-04', 's1-05', 's1-07', 's1-09', 's1-10'];
const DRIVEN = ['s1-03', 's1-04', 's1-06', 's1-08', 's1-09'];

const without = (missions: readonly string[]): string[] =>
  MISSION_IDS.filter((id) => missionCalled(id)?.boxes.includes('season1') && !missions.includes(id));

/** A mission at its beginning, with one player and as many survivors as it needs. */
function begun(id: string): Scene {
  const mission = missionCalled(id);
  if (!mission) throw new RangeError(id);
  return sceneOf(id, ...ALL.slice(0, fewestSurvivors(mission, 1))).noZombies();
}

/** Amy is alone with a car of this kind: with one of the mission's, or with one that is put there for the test. */
function atCar(id: string, kind: string): { s: Scene; car: number } {
  const s = begun(id);
  const there = (s.mission.cars ?? []).findIndex((car) => car.kind === kind);
  const street = s.mission.cars?.[0]?.zone ?? streetOf(s);
  if (there < 0) s.car(kind, street);
  const car = there < 0 ? s.state.cars.length - 1 : there;
  s.at('amy', s.nameOf(s.state.cars[car].zone)).next();
  for (const { id: other, zone } of s.view.survivors) {
    if (other !== 'amy' && zone === s.view.cars[car].zone) s.at(other, s.mission.objectives[0]?.zone ?? '');
  }
  return { s, car: car + 1 };
}

const streetOf = (s: Scene): string => s.nameOf(s.setting.board.zones.findIndex(({ drivable }) => drivable));

describe('experience for objectives', () => {
  test.each(EXPERIENCE)(
    'S1-MOD-XP5: in %s every objective is worth 5 experience to whoever takes it',
    (id) => {
      const s = begun(id);
      for (const token of s.mission.objectives.keys()) {
        const before = s.survivor('amy').xp;
        takes(s, 'amy', token);
        expect(s.survivor('amy').xp, `token ${token}`).toBe(before + 5);
        if (s.over) break;
      }
    },
  );

  test.each(without(EXPERIENCE).filter((id) => missionCalled(id)?.objectives.length))(
    'S1-MOD-XP5: in %s an objective is worth none',
    (id) => {
      const s = begun(id);
      takes(s, 'amy', 0);
      expect(s.survivor('amy').xp).toBe(0);
    },
  );
});

describe('cars', () => {
  test.each(DRIVEN)('S1-MOD-CARS: in %s a car stands there and is driven', (id) => {
    const { s, car } = atCar(id, 'police-car');
    s.do(`get-in:c${car}:driver`);
    const [road] = beside(s, s.placeOf('amy') ?? '').filter(
      (zone) => s.setting.board.zones[s.zone(zone)].drivable,
    );
    s.do(`drive:${s.z(road)}`, 'stay');
    expect(s.isAt('amy', road)).toBe(true);
    expect(s.view.cars[car - 1].zone).toBe(s.z(road));
  });

  test.each(without(DRIVEN))('S1-MOD-CARS: in %s there is none, and one that came would not start', (id) => {
    expect(missionCalled(id)?.cars ?? []).toEqual([]);
    const { s, car } = atCar(id, 'police-car');
    s.do(`get-in:c${car}:driver`);
    expect(s.options('drive')).toEqual([]);
    const [road] = beside(s, s.placeOf('amy') ?? '');
    expect(s.refusal(`drive:${s.z(road)}`)).toBe('S1-CAR-05');
  });

  test.each(DRIVEN)('S1-MOD-PIMP: in %s a pimpmobile holds one of two weapons, once in the game', (id) => {
    const { s, car } = atCar(id, 'pimpmobile');
    s.rolls(1).do(`search-car:c${car}`);
    expect(['evil-twins', 'mas-shotgun']).toContain(s.view.found[0]);
    s.do('put:found1:back1', 'done');
    quietRound(s);
    if (s.asking === 'activate') s.do('activate:amy');
    expect(s.view.turn.active).toBe('amy');
    expect(s.options('search-car')).not.toContain(`search-car:c${car}`);
    expect(s.refusal(`search-car:c${car}`)).toBe('S1-CAR-15');
  });

  test.each(DRIVEN)('S1-MOD-POLICE: in %s a police car is searched again and again, up to a weapon', (id) => {
    const { s, car } = atCar(id, 'police-car');
    s.finds('water', 'scope', 'machete').do(`search-car:c${car}`);
    expect(s.view.found).toEqual(['machete']);
    s.do('put:found1:back1', 'done');
    expect(s.view.equipment.discard).toEqual(['water', 'scope']);
    quietRound(s);
    if (s.asking === 'activate') s.do('activate:amy');
    s.finds('rice', 'aaahh').do(`search-car:c${car}`);
    expect(s.view.found).toEqual([]);
    expect(s.zombiesAt(s.placeOf('amy') ?? '')).toEqual({ walker: 1 });
  });
});
