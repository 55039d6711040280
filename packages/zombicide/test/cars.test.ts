import { describe, expect, test } from 'vitest';
import { type Scene, type SceneOptions, scene, sceneWith } from './scene.ts';

const DRIVING = { mission: { rules: [{ use: 'cars-drive' as const }] } };
const SEATS = ['driver', 'passenger1', 'passenger2', 'passenger3'];

describe('in and out', () => {
  test('S1-CAR-01 S1-CAR-03: he gets in for an action, on any of four free seats', () => {
    const s = scene('amy').car('police-car', 'A1.NE');
    expect(s.options('get-in')).toEqual(SEATS.map((seat) => `get-in:c1:${seat}`));
    s.do('get-in:c1:passenger2');
    expect(s.view.survivors[0]).toMatchObject({ car: 'c1', carSeat: 'passenger2' });
    expect(s.state.actions).toBe(2);
  });

  test('S1-CAR-01: not when the car is elsewhere, not without an action', () => {
    const s = scene('amy').car('police-car', 'A1.N');
    expect(s.options('get-in')).toEqual([]);
    expect(s.refusal('get-in:c1:driver')).toBe('S1-CAR-01');
    const t = scene('amy').car('police-car', 'A1.NE').actions(0);
    expect(t.refusal('get-in:c1:driver')).toBe('S1-ROUND-04');
  });

  test('S1-CAR-01: not while a zombie is in the zone', () => {
    const s = scene('amy').car('police-car', 'A1.NE').zombies('A1.NE', { walker: 1 });
    expect(s.options('get-in')).toEqual([]);
    expect(s.refusal('get-in:c1:driver')).toBe('S1-CAR-01');
  });

  test('S1-CAR-03: only free seats; a fifth finds none', () => {
    const s = scene('amy', 'josh', 'ned', 'phil', 'doug').car('police-car', 'A1.NE');
    s.sits('josh', 0, 0).sits('ned', 0, 2);
    expect(s.options('get-in')).toEqual(['get-in:c1:passenger1', 'get-in:c1:passenger3']);
    expect(s.refusal('get-in:c1:driver')).toBe('S1-CAR-03');
    s.sits('phil', 0, 1).sits('doug', 0, 3).next();
    expect(s.options('get-in')).toEqual([]);
  });

  test('S1-CAR-02: he gets out for an action, whatever stands outside', () => {
    const s = scene('amy').car('police-car', 'A1.NE').sits('amy', 0, 0);
    s.zombies('A1.NE', { walker: 3, abomination: 1 }).do('get-out');
    expect(s.view.survivors[0]).toMatchObject({ car: null, zone: s.z('A1.NE') });
    expect(s.state.actions).toBe(2);
  });

  test('S1-CAR-02: not without an action, and not out of no car', () => {
    const s = scene('amy').car('police-car', 'A1.NE').sits('amy', 0, 0).actions(0);
    expect(s.refusal('get-out')).toBe('S1-ROUND-04');
    const t = scene('amy').car('police-car', 'A1.NE');
    expect(t.refusal('get-out')).toBe('S1-CAR-02');
  });

  test('S1-CAR-02: who sits in a car does not walk away without getting out', () => {
    const s = scene('amy').car('police-car', 'A1.NE').sits('amy', 0, 0);
    expect(s.options('move')).toEqual([]);
    expect(s.refusal(`move:${s.z('A1.N')}`)).toBe('S1-CAR-02');
  });

  test('S1-FAQ-32: Slippery does not get in where a Walker is; who is not Slippery gets out', () => {
    const s = scene('josh', 'amy').car('police-car', 'A1.NE').sits('amy', 0, 0);
    s.zombies('A1.NE', { walker: 1 });
    expect(s.view.survivors[0].skills).toEqual(['slippery']);
    expect(s.refusal('get-in:c1:passenger1')).toBe('S1-CAR-01');
    s.do('end', 'get-out');
    expect(s.view.survivors[1].car).toBeNull();
  });

  test('S1-CAR-04: a change to a free seat of the same car is an action', () => {
    const s = scene('amy', 'josh').car('police-car', 'A1.NE').car('pimpmobile', 'A1.NE');
    s.sits('amy', 0, 0).sits('josh', 0, 1).zombies('A1.NE', { walker: 1 });
    expect(s.options('change-seat')).toEqual(['change-seat:passenger2', 'change-seat:passenger3']);
    expect(s.refusal('change-seat:passenger1')).toBe('S1-CAR-04');
    expect(s.refusal('get-in:c2:driver'), 'another car').not.toBeNull();
    s.do('change-seat:passenger3');
    expect(s.view.survivors[0]).toMatchObject({ car: 'c1', carSeat: 'passenger3' });
    expect(s.state.actions).toBe(2);
  });

  test('S1-CAR-04: who stands outside, or has no action, does not change seats', () => {
    const s = scene('amy').car('police-car', 'A1.NE');
    expect(s.refusal('change-seat:driver')).toBe('S1-CAR-04');
    const t = scene('amy').car('police-car', 'A1.NE').sits('amy', 0, 0).actions(0);
    expect(t.refusal('change-seat:passenger1')).toBe('S1-ROUND-04');
  });

  test('S1-FAQ-31 S1-CAR-04: two swap in two actions, by way of a free seat', () => {
    const s = scene('amy', 'josh').car('police-car', 'A1.NE').sits('amy', 0, 0).sits('josh', 0, 1);
    expect(s.refusal('change-seat:passenger1')).toBe('S1-CAR-04');
    s.do('change-seat:passenger2', 'end', 'change-seat:driver');
    expect(s.view.survivors.map(({ carSeat }) => carSeat)).toEqual(['passenger2', 'driver']);
  });

  test('S1-FAQ-31: in a full car nobody changes seats', () => {
    const s = scene('amy', 'josh', 'ned', 'phil').car('police-car', 'A1.NE');
    ['amy', 'josh', 'ned', 'phil'].forEach((id, seat) => {
      s.sits(id, 0, seat);
    });
    expect(s.options('change-seat')).toEqual([]);
    for (const seat of SEATS) expect(s.refusal(`change-seat:${seat}`)).toBe('S1-CAR-04');
  });
});

describe('driving', () => {
  const wheel = (zone: string, ...others: string[]): Scene => {
    const s = sceneWith(DRIVING, 'amy', ...others)
      .car('police-car', zone)
      .sits('amy', 0, 0);
    others.forEach((id, i) => {
      s.sits(id, 0, i + 1);
    });
    return s;
  };

  test('S1-CAR-05: only in missions that say so', () => {
    const s = scene('amy').car('police-car', 'A1.NE').sits('amy', 0, 0);
    expect(s.options('drive')).toEqual([]);
    expect(s.refusal(`drive:${s.z('A1.N')}`)).toBe('S1-CAR-05');
    expect(wheel('A1.NE').options('drive')).toHaveLength(3);
  });

  test('S1-CAR-06: two zones for an action, with everybody in the car', () => {
    const s = wheel('A1.NW', 'josh');
    s.do(`drive:${s.z('A1.N')}`);
    expect(s.options()).toEqual([`on:${s.z('A1.NW')}`, `on:${s.z('A1.NE')}`, 'stay']);
    s.do(`on:${s.z('A1.NE')}`);
    expect([s.isAt('amy', 'A1.NE'), s.isAt('josh', 'A1.NE')]).toEqual([true, true]);
    expect(s.view.cars[0].zone).toBe(s.z('A1.NE'));
    expect([s.asking, s.state.actions]).toEqual(['action', 2]);
  });

  test('S1-CAR-06: or one', () => {
    const s = wheel('A1.NW');
    s.do(`drive:${s.z('A1.N')}`, 'stay');
    expect(s.view.cars[0].zone).toBe(s.z('A1.N'));
    expect([s.asking, s.state.actions]).toEqual(['action', 2]);
  });

  test('S1-CAR-06: along the street, not into a building whose door is open', () => {
    const s = sceneWith({ ...DRIVING, doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'amy');
    s.open(0).car('police-car', 'A1.NE').sits('amy', 0, 0);
    expect(s.options('drive')).toEqual(['A1.N', 'B1.E', 'A2.N'].map((name) => `drive:${s.z(name)}`));
    expect(s.refusal(`drive:${s.z('A1.r2')}`)).toBe('S1-CAR-06');
    s.do(`drive:${s.z('A1.N')}`, `on:${s.z('A1.NE')}`, `drive:${s.z('A2.N')}`);
    expect(s.options()).toEqual([`on:${s.z('A1.NE')}`, `on:${s.z('A2.NE')}`, 'stay']);
  });

  test('S1-CAR-06: who drives sits at the wheel', () => {
    const s = wheel('A1.NE', 'josh').active('josh');
    expect(s.options('drive')).toEqual([]);
    expect(s.refusal(`drive:${s.z('A1.N')}`)).toBe('S1-CAR-06');
    const t = sceneWith(DRIVING, 'amy').car('police-car', 'A1.NE');
    expect(t.refusal(`drive:${t.z('A1.N')}`), 'he stands beside it').toBe('S1-CAR-06');
  });

  test('S1-CAR-07 ZR103: a free Move Action does not drive', () => {
    const s = wheel('A1.NE').actions(0);
    expect(s.free('move')).toBe(1);
    expect(s.refusal(`drive:${s.z('A1.N')}`)).toBe('S1-ROUND-04');
  });

  test('S1-CAR-07 ZR103: skills for more zones do not carry a car further', () => {
    const s = wheel('A1.NW').skills('amy', 'two-zones', 'zone-per-move');
    s.do(`drive:${s.z('A1.N')}`, `on:${s.z('A1.NE')}`);
    expect(s.asking).toBe('action');
  });

  test('S1-CAR-07: zombies neither cost actions nor stop the car', () => {
    const s = wheel('A1.NW')
      .actions(1)
      .zombies('A1.NW', { abomination: 1, fatty: 1 })
      .zombies('A1.N', { fatty: 1 });
    s.rolls(1, 1)
      .rolls(1)
      .do(`drive:${s.z('A1.N')}`, `on:${s.z('A1.NE')}`);
    expect(s.isAt('amy', 'A1.NE')).toBe(true);
    expect(s.state.actions).toBe(0);
  });

  test('S1-CAR-08 S1-FAQ-28: three actions drive six zones', () => {
    const s = wheel('B1.NW');
    const path = ['B1.N', 'B1.NE', 'B1.E', 'A1.NE', 'A1.N', 'A1.NW'].map((name) => s.z(name));
    s.do(`drive:${path[0]}`, `on:${path[1]}`, `drive:${path[2]}`, `on:${path[3]}`);
    s.do(`drive:${path[4]}`, `on:${path[5]}`);
    expect(s.isAt('amy', 'A1.NW')).toBe(true);
    expect(s.refusal(`drive:${path[4]}`)).toBe('S1-ROUND-04');
  });

  test('ZR104: there and back in one action', () => {
    const s = wheel('A1.NW');
    s.do(`drive:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect(s.isAt('amy', 'A1.NW')).toBe(true);
    expect(s.state.actions).toBe(2);
  });
});

describe('fighting', () => {
  const riding = (options: SceneOptions = {}): Scene =>
    sceneWith(options, 'amy', 'josh').car('police-car', 'A1.NE').sits('amy', 0, 0).at('josh', 'A1.N');

  test('S1-CAR-13: from a car one strikes and shoots as if standing there', () => {
    const s = riding().carries('amy', 'machete', 'rifle').at('josh', 'A2.E');
    s.zombies('A1.NE', { fatty: 1 }).zombies('A1.NW', { runner: 1 });
    s.rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    s.rolls(3).do(`shoot:right:${s.z('A1.NW')}`);
    expect(s.zombiesAt('A1.NW')).toEqual({});
    expect(s.view.zones[s.zone('A1.NE')]).toMatchObject({ tokens: 1, noise: 2 });
  });

  test('S1-CAR-13: zombies attack who sits in a car', () => {
    const s = riding().zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.view.survivors[0].wounds).toBe(1);
  });

  test('S1-CAR-13: zombies see who sits in a car, and come', () => {
    const s = riding().at('josh', 'A1.NW').sits('josh', 0, 1).zombies('A2.N', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-CAR-13: a shot from outside hits who sits in the car first', () => {
    const s = riding().active('josh').carries('josh', 'pistol').zombies('A1.NE', { walker: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.view.survivors[0].wounds).toBe(1);
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-CAR-13: a shot from inside into the own zone hits who sits beside', () => {
    const s = riding().sits('josh', 0, 1).carries('amy', 'pistol').zombies('A1.NE', { walker: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 1]);
  });

  test('S1-CAR-13: fire leaves nobody in the car', () => {
    const s = riding().sits('josh', 0, 1).carries('amy', 'molotov');
    s.do('get-out', `move:${s.z('A1.N')}`, `shoot:left:${s.z('A1.NE')}`);
    expect(s.survivor('josh').dead).toBe(true);
    expect(s.survivor('amy').dead).toBe(false);
  });

  test('S1-CAR-13: doors are opened from a car, and he stays in it', () => {
    const s = riding({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }).carries('amy', 'crowbar');
    s.revealed('A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4');
    const [key] = s.options('open');
    s.do(key);
    expect(s.view.doors).toMatchObject([{ open: true }]);
    expect(s.view.survivors[0].car).toBe('c1');
  });
});
