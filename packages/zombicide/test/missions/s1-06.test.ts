import { describe, expect, test } from 'vitest';
import type { OptionInput } from '../../src/state/options.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { beside, drivesTo, faultOf, headOf, quietRound, stepsInto } from './moments.ts';

const TEAM = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];
const SUPPLIES = ['canned-food', 'water', 'rice'];

/** Places of the cars in the mission's list. */
const PIMPMOBILE = 0;
const POLICE_CAR = 1;
const carZone = (s: Scene, car: number): string => s.mission.cars?.[car].zone ?? '';
const exitOf = (s: Scene): string => s.mission.exit?.[0] ?? '';

/** Amy and Doug stand at a car, each with one of each supply in the reserve; the others are where it began. */
function atCar(car = POLICE_CAR, table: OptionInput = {}): Scene {
  const s = sceneOf({ mission: 's1-06', ...table }, ...TEAM);
  for (const id of ['amy', 'doug']) s.at(id, carZone(s, car)).carries(id, '-', '-', ...SUPPLIES);
  return s.next();
}

/** Amy sits at the wheel of a car with so many supplies, one zone before the exit; all others are where it began. */
function beforeExit(count: number, table: OptionInput = {}): Scene {
  const s = sceneOf({ mission: 's1-06', ...table }, ...TEAM);
  const { zones } = s.setting.board;
  const road = beside(s, exitOf(s)).find((zone) => zones[s.zone(zone)].drivable) ?? '';
  const car = s.state.cars[POLICE_CAR];
  car.zone = s.zone(road);
  for (let i = 0; i < count; i++) car.cargo.push(s.take(SUPPLIES[i % SUPPLIES.length]));
  return s.sits('amy', POLICE_CAR, 0).next();
}

const drivesOut = (s: Scene): Scene => s.do(`drive:${s.z(exitOf(s))}`, 'stay');

describe('the heading', () => {
  test('S1-M06-HEAD: hard, 150 minutes, six survivors with any number of players', () => {
    expect(headOf('s1-06')).toEqual({ difficulty: 'hard', minutes: 150, survivors: [6, 6, 6, 6, 6, 6] });
  });

  test('S1-M06-HEAD S1-SETUP-05: alone with four survivors one takes two more', () => {
    expect(faultOf({ mission: 's1-06', survivors: TEAM.slice(0, 4) })).toMatchObject({
      code: 'option.survivors',
      found: 4,
      min: 6,
    });
  });
});

describe('from the first card to the exit', () => {
  test('S1-M06-OBJ S1-M06-EXIT S1-M06-WIN: load six supplies, get in, drive out, and all have won', () => {
    const s = atCar();
    for (const [i] of SUPPLIES.entries()) s.do(`load:c2:back${i + 1}`);
    s.do('end', 'activate:doug');
    for (const [i] of SUPPLIES.entries()) s.do(`load:c2:back${i + 1}`);
    expect(s.view.cars[POLICE_CAR].cargo).toEqual([...SUPPLIES, ...SUPPLIES]);
    expect(s.told('load')).toHaveLength(6);
    quietRound(s).do('activate:amy', 'get-in:c2:driver', 'end', 'activate:doug', 'get-in:c2:passenger1');
    expect(s.over).toBeNull();
    quietRound(s).do('activate:amy').actions(9).next();
    drivesTo(s, 'amy', exitOf(s));
    expect(s.view.tally.supplies).toBe(6);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M06-OBJ: six cards fill a car, the seventh stays with its owner', () => {
    const s = atCar().carries('amy', 'water', '-').actions(9).next();
    s.do('load:c2:left', ...SUPPLIES.map((_, i) => `load:c2:back${i + 1}`));
    s.active('doug').next().do('load:c2:back1', 'load:c2:back2');
    expect(s.view.cars[POLICE_CAR].cargo).toHaveLength(6);
    expect(s.options('load')).toEqual([]);
    expect(s.refusal('load:c2:back3')).toBe('S1-M06-OBJ');
    s.do('unload:c2:water');
    expect(s.view.cars[POLICE_CAR].cargo).toHaveLength(5);
    expect(s.refusal('load:c2:back3')).toBe('S1-ROUND-04');
  });

  test('S1-M06-OBJ: only canned food, water and rice are supplies', () => {
    const s = atCar().carries('amy', 'pistol', 'gasoline', 'flashlight').next();
    expect(s.options('load')).toEqual(['load:c2:back2', 'load:c2:back3']);
    for (const place of ['left', 'right', 'back1']) expect(s.refusal(`load:c2:${place}`)).toBe('S1-M06-OBJ');
  });
});

describe('loading', () => {
  test('S1-M06-SP2: one card costs one action, loading as well as unloading', () => {
    const s = atCar();
    s.do('load:c2:back1');
    expect(s.state.actions).toBe(2);
    expect(s.cardsOf('amy').slice(2)).toEqual(['-', 'water', 'rice']);
    s.do('unload:c2:canned-food');
    expect(s.state.actions).toBe(1);
    expect(s.cardsOf('amy')).toContain('canned-food');
    expect(s.view.cars[POLICE_CAR].cargo).toEqual([]);
    s.do('load:c2:back2');
    expect(s.options('load', 'unload')).toEqual([]);
    expect(s.refusal('load:c2:back3')).toBe('S1-ROUND-04');
    expect(s.refusal('unload:c2:water')).toBe('S1-ROUND-04');
  });

  test('S1-M06-SP2: the car has to be in his zone; whether he sits in it does not matter', () => {
    const s = atCar();
    expect(s.refusal('load:c1:back1')).toBe('S1-M06-SP2');
    s.at('amy', s.mission.start[0]).next();
    expect(s.options('load')).toEqual([]);
    expect(s.refusal('load:c2:back1')).toBe('S1-M06-SP2');
    s.at('amy', carZone(s, POLICE_CAR)).next().do('get-in:c2:driver', 'load:c2:back1');
    expect(s.view.cars[POLICE_CAR].cargo).toEqual(['canned-food']);
  });

  test('S1-M06-SP2: what one has loaded another can take out, if it is there and he has a place', () => {
    const s = atCar();
    s.do('load:c2:back1', 'end', 'activate:doug');
    expect(s.refusal('unload:c2:rice')).toBe('S1-M06-SP2');
    s.carries('doug', 'pistol', 'pan', 'water', 'rice', 'scope').next();
    expect(s.refusal('unload:c2:canned-food')).toBe('S1-INV-01');
    s.do('discard:left', 'unload:c2:canned-food');
    expect(s.cardsOf('doug')[0]).toBe('canned-food');
  });
});

describe('the exit', () => {
  test('S1-M06-EXIT: car, occupants and cargo leave the board; what they carry themselves does not count', () => {
    const s = beforeExit(2).sits('doug', POLICE_CAR, 1).carries('doug', '-', '-', 'rice');
    drivesOut(s);
    expect(s.view.cars[POLICE_CAR]).toMatchObject({ zone: null, cargo: [] });
    expect([s.placeOf('amy'), s.placeOf('doug')]).toEqual([null, null]);
    expect([s.survivor('amy').dead, s.survivor('doug').dead]).toEqual([false, false]);
    expect(s.view.tally.supplies).toBe(2);
    expect(s.over).toBeNull();
    expect(s.options('activate').toSorted()).toEqual(TEAM.slice(2).map((id) => `activate:${id}`));
  });

  test('S1-M06-EXIT: the cards are put aside: they do not come back with the discards', () => {
    const s = beforeExit(2);
    const cargo = s.state.cars[POLICE_CAR].cargo.slice();
    drivesOut(s);
    for (const card of cargo) {
      expect(s.state.aside).toContain(card);
      expect(s.state.equipmentDiscard).not.toContain(card);
    }
  });

  test('S1-M06-EXIT: who drives on through the exit is not away', () => {
    const s = beforeExit(6);
    s.do(`drive:${s.z(exitOf(s))}`).do(s.options('on')[0]);
    expect(s.view.cars[POLICE_CAR].zone).not.toBeNull();
    expect(s.over).toBeNull();
  });

  test('S1-M06-EXIT: on foot nobody leaves', () => {
    const s = sceneOf('s1-06', ...TEAM).carries('amy', '-', '-', ...SUPPLIES);
    stepsInto(s, 'amy', exitOf(s));
    s.do('end');
    expect(s.isAt('amy', exitOf(s))).toBe(true);
    expect(s.view.tally.supplies).toBe(0);
  });

  test('S1-M06-EXIT: they do not come again in the next round, and the round goes on without them', () => {
    const s = drivesOut(beforeExit(3));
    quietRound(s);
    expect(s.state.round).toBe(2);
    expect(s.options('activate')).not.toContain('activate:amy');
  });
});

describe('victory', () => {
  test('S1-M06-WIN: five are too few', () => {
    const s = drivesOut(beforeExit(5));
    expect(s.view.tally.supplies).toBe(5);
    expect(s.over).toBeNull();
  });

  test('S1-M06-WIN: the cargo of two cars is counted together', () => {
    const s = drivesOut(beforeExit(3));
    const exit = exitOf(s);
    s.at('ned', carZone(s, PIMPMOBILE)).carries('ned', '-', '-', ...SUPPLIES);
    s.do('activate:ned').actions(9).next();
    s.do(...SUPPLIES.map((_, i) => `load:c1:back${i + 1}`), 'get-in:c1:driver');
    expect(s.over).toBeNull();
    drivesTo(s, 'ned', exit);
    expect(s.view.tally.supplies).toBe(6);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M06-WIN: those who are left behind do not prevent it', () => {
    const s = drivesOut(beforeExit(6));
    expect(s.over).toBe('won: mission');
    expect(s.placeOf('doug')).toBe(s.nameOf(s.zone(s.mission.start[0])));
  });

  test('S1-M06-WIN: m06AllAboard: true waits for the last survivor, dead ones apart', () => {
    const s = beforeExit(6, { rules: { m06AllAboard: true } }).dead('josh', 'ned', 'phil', 'wanda');
    const exit = exitOf(s);
    drivesOut(s);
    expect(s.view.tally.supplies).toBe(6);
    expect(s.over).toBeNull();
    s.active('doug').at('doug', carZone(s, PIMPMOBILE)).sits('doug', PIMPMOBILE, 0).actions(9).next();
    drivesTo(s, 'doug', exit);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M06-WIN: m06AllAboard: true with the last death of those left behind is a victory as well', () => {
    const s = beforeExit(6, { rules: { m06AllAboard: true } }).dead('josh', 'ned', 'phil', 'wanda');
    drivesOut(s);
    s.carries('doug', '-', '-', '-', '-', '-').wounds('doug', 1);
    s.zombies(s.placeOf('doug') ?? '', { walker: 1 }).zombiesAct();
    expect(s.survivor('doug').dead).toBe(true);
    expect(s.over).toBe('won: mission');
  });
});

describe('defeat', () => {
  test('S1-M06-WIN: when both cars are gone with five cards, the sixth can not follow', () => {
    const s = drivesOut(beforeExit(5));
    expect(s.over).toBeNull();
    s.at('ned', carZone(s, PIMPMOBILE)).do('activate:ned').actions(9).next().do('get-in:c1:driver');
    drivesTo(s, 'ned', exitOf(s));
    expect(s.over).toBe('lost: out-of-reach');
  });

  test('S1-M06-EXIT S1-END-01: the last two are not dead when they have left with too few cards', () => {
    const s = drivesOut(beforeExit(5).dead('doug', 'josh', 'ned', 'phil', 'wanda'));
    expect(s.survivor('amy').dead).toBe(false);
    expect(s.over).toBe('lost: out-of-reach');
  });
});

describe('special rules', () => {
  test('S1-M06-SP1: nobody searches in the starting zone, in any other room they do', () => {
    const s = sceneOf('s1-06', ...TEAM);
    expect(s.setting.board.zones[s.zone(s.mission.start[0])].searchable).toBe(true);
    expect(s.options('search')).toEqual([]);
    expect(s.refusal('search')).toBe('S1-M06-SP1');
    const { zones } = s.setting.board;
    const other = zones.findIndex(
      ({ searchable }, zone) => searchable && s.nameOf(zone) !== s.mission.start[0],
    );
    s.at('amy', s.nameOf(other)).next();
    expect(s.refusal('search')).toBeNull();
  });

  test('S1-M06-SP3 S1-MOD-PIMP S1-MOD-POLICE S1-MOD-CARS: the cars are searched and can be driven', () => {
    const s = sceneOf('s1-06', ...TEAM);
    s.at('amy', carZone(s, PIMPMOBILE)).at('doug', carZone(s, POLICE_CAR)).next();
    s.rolls(1).do('search-car:c1', 'drop:found1', 'done', 'get-in:c1:driver');
    expect(s.refusal('search-car:c1')).toBe('S1-CAR-15');
    expect(s.options('drive').length).toBeGreaterThan(0);
    s.do('end', 'activate:doug').finds('water', 'rifle').do('search-car:c2');
    expect(s.view.found).toEqual(['rifle']);
  });
});
