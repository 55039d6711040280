import { describe, expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import { airfield, aloft } from './airfield.ts';
import { mixed } from './mixed.ts';

const SEATS = ['driver', 'passenger1', 'passenger2', 'passenger3'];

describe('in and out of the helicopter', () => {
  test('RM-HELI-01 RM-HELI-02 RM-ACT-28: for an action one boards where it stands, on any free seat of four', () => {
    const s = airfield({}, 'amy', 'doug', 'ned').helicopter('A1.hp');
    expect(s.options('get-in')).toEqual(SEATS.map((seat) => `get-in:c1:${seat}`));
    s.sits('doug', 0, 0).next().do('get-in:c1:passenger2');
    expect(s.view.survivors[0]).toMatchObject({ car: 'c1', carSeat: 'passenger2', zone: s.z('A1.hp') });
    expect(s.view.turn.actions).toBe(2);
  });

  test('RM-HELI-02: not from another zone, not beside a zombie, not without a free seat, not while it flies', () => {
    const away = airfield({}, 'amy').helicopter('A1.NE');
    expect(away.refusal('get-in:c1:driver')).toBe('S1-CAR-01');
    const zombie = airfield({}, 'amy').helicopter('A1.hp').zombies('A1.hp', { walker: 1 });
    expect(zombie.refusal('get-in:c1:driver')).toBe('RM-HELI-02');
    const full = airfield({}, 'amy', 'doug', 'ned', 'phil', 'josh').helicopter('A1.hp');
    ['doug', 'ned', 'phil', 'josh'].forEach((id, seat) => {
      full.sits(id, 0, seat);
    });
    expect(full.options('get-in')).toEqual([]);
    const flying = airfield({}, 'amy').helicopter('A1.hp', 1);
    expect(flying.refusal('get-in:c1:driver')).toBe('RM-HELI-02');
  });

  test('RM-HELI-03: on the ground one leaves it for an action, also among zombies; in the air not', () => {
    const s = airfield({}, 'amy').helicopter('A1.hp').sits('amy', 0, 0).zombies('A1.hp', { walker: 2 });
    s.do('get-out');
    expect(s.view.survivors[0]).toMatchObject({ car: null, zone: s.z('A1.hp') });
    expect(s.view.turn.actions).toBe(2);
    const flying = aloft('A1.E', 'amy');
    expect(flying.options('get-out')).toEqual([]);
    expect(flying.refusal('get-out')).toBe('RM-HELI-03');
  });

  test('RM-HELI-04 RM-SKILL-56 OQ-08: Fast Roping leads down to the street for one action, zombies or not', () => {
    const s = aloft('A1.E', 'doug', 'amy').sits('amy', 0, 1).skills('amy', 'fast-roping').active('amy');
    s.zombies('A1.E', { walker: 1 }).do('get-out');
    expect(s.view.survivors[1]).toMatchObject({ car: null, zone: s.z('A1.E') });
    expect(s.view.turn.actions).toBe(2);
    expect(s.survivor('doug').zone).toBe(s.setting.board.air);
  });

  test.each(['B2.c2', 'B2.h1', 'B1.r1'])('RM-HELI-04 RM-SKILL-56: but not into %s below', (zone) => {
    const s = aloft(zone, 'doug', 'amy').sits('amy', 0, 1).skills('amy', 'fast-roping').active('amy');
    expect(s.options('get-out')).toEqual([]);
    expect(s.refusal('get-out')).toBe('RM-HELI-04');
  });

  test('RM-HELI-05 RM-HELI-10: one changes to a free seat for an action; the pilot not while it flies', () => {
    const s = airfield({}, 'amy', 'doug').helicopter('A1.hp').sits('amy', 0, 0).sits('doug', 0, 1);
    expect(s.options('change-seat')).toEqual(['change-seat:passenger2', 'change-seat:passenger3']);
    expect(s.refusal('change-seat:passenger1')).toBe('RM-HELI-05');
    s.do('change-seat:passenger3');
    expect(s.view.turn.actions).toBe(2);
    const flying = aloft('A1.E', 'amy', 'doug').sits('doug', 0, 1);
    expect(flying.refusal('change-seat:passenger2')).toBe('RM-HELI-10');
    flying.active('doug').next();
    expect(flying.options('change-seat')).toEqual(['change-seat:passenger2', 'change-seat:passenger3']);
  });

  test('RM-HELI-05: with all seats taken nobody changes', () => {
    const ids = ['amy', 'doug', 'ned', 'phil'];
    const s = airfield({}, ...ids).helicopter('A1.hp');
    ids.forEach((id, seat) => {
      s.sits(id, 0, seat);
    });
    expect(s.options('change-seat')).toEqual([]);
    expect(s.refusal('change-seat:passenger1')).toBe('RM-HELI-05');
  });
});

describe('take-off and landing', () => {
  test('RM-HELI-09 RM-COMP-10: both cost the pilot an action, do not move it, and show on its base', () => {
    const s = airfield({}, 'amy', 'doug').helicopter('A1.hp').sits('amy', 0, 0).sits('doug', 0, 2);
    expect(s.view.cars[0]).toMatchObject({ kind: 'helicopter', flying: false });
    expect(s.refusal('land')).toBe('RM-HELI-09');
    s.do('take-off');
    expect(s.view.cars[0]).toMatchObject({ zone: s.z('A1.hp'), flying: true });
    expect(s.view.turn.actions).toBe(2);
    expect([s.survivor('amy').zone, s.survivor('doug').zone]).toEqual(new Array(2).fill(s.setting.board.air));
    expect(zombicide.faults(s.run)).not.toContainEqual(expect.stringContaining('where his car is'));
    expect(s.refusal('take-off')).toBe('RM-HELI-09');
    s.do('land');
    expect(s.view.cars[0]).toMatchObject({ zone: s.z('A1.hp'), flying: false });
    expect(s.view.turn.actions).toBe(1);
    expect([s.placeOf('amy'), s.placeOf('doug')]).toEqual(['A1.hp', 'A1.hp']);
  });

  test('RM-HELI-07 RM-SKILL-35: only who has the skill and sits in the seat of the pilot', () => {
    const unskilled = airfield({}, 'doug', 'amy').helicopter('A1.hp').sits('amy', 0, 0).active('amy');
    expect(unskilled.options('take-off')).toEqual([]);
    expect(unskilled.refusal('take-off')).toBe('RM-SKILL-35');
    const passenger = airfield({}, 'amy').helicopter('A1.hp').sits('amy', 0, 1);
    expect(passenger.options('take-off')).toEqual([]);
    expect(passenger.refusal('take-off')).toBe('RM-HELI-07');
    const outside = airfield({}, 'amy').helicopter('A1.hp');
    expect(outside.refusal('take-off')).toBe('RM-HELI-07');
    // In the air too.
    const flying = aloft('A1.hp', 'doug').skills('doug');
    expect(flying.refusal('land')).toBe('RM-SKILL-35');
    expect(flying.refusal(`fly:${flying.z('A1.E')}`)).toBe('RM-SKILL-35');
  });

  test('RM-HELI-08: on the helipad and anywhere on the wasteland, on no street and no roof', () => {
    const at = (zone: string) => aloft(zone, 'amy').options('land');
    for (const zone of ['A1.hp', 'A2.a', 'A2.b', 'A2.c', 'A2.d']) expect(at(zone), zone).toEqual(['land']);
    for (const zone of ['A1.E', 'A2.W', 'A2.S', 'B1.r1', 'B2.c2']) expect(at(zone), zone).toEqual([]);
    expect(aloft('A1.E', 'amy').refusal('land')).toBe('RM-HELI-08');
    const s = airfield({}, 'amy').helicopter('A1.E').sits('amy', 0, 0);
    expect(s.refusal('take-off')).toBe('RM-HELI-08');
  });

  test('RM-HELI-08: a mission may name other places, and only those', () => {
    const helicopter = { zone: 'A1.hp', flies: true, lands: ['A1.E'] };
    const s = airfield({ mission: { helicopter } }, 'amy').helicopter('A1.E', 1).sits('amy', 0, 0);
    expect(s.view.lands).toEqual([s.z('A1.E')]);
    s.do('land');
    expect(s.placeOf('amy')).toBe('A1.E');
    const pad = airfield({ mission: { helicopter } }, 'amy').helicopter('A1.hp').sits('amy', 0, 0);
    expect(pad.refusal('take-off')).toBe('RM-HELI-08');
  });

  test('RM-HELI-06 RM-MIS-09: where the mission does not let it fly it only stands there', () => {
    const s = airfield({ mission: { helicopter: { zone: 'A1.hp' } } }, 'amy')
      .helicopter('A1.hp')
      .sits('amy', 0, 0);
    expect(s.options('take-off')).toEqual([]);
    expect(s.refusal('take-off')).toBe('RM-HELI-06');
    expect(s.options('get-out', 'change-seat').length).toBeGreaterThan(0);
    const flies = airfield({}, 'amy').helicopter('A1.hp').sits('amy', 0, 0);
    expect(flies.options('take-off')).toEqual(['take-off']);
  });

  test('RM-MIS-09: a mission that does not mention one has none', () => {
    const s = mixed({ tiles: [['9R']], mission: { start: ['A1.hp'] } }, 'amy').skills(
      'amy',
      'helicopter-pilot',
    );
    expect(s.view.cars).toEqual([]);
    expect(s.options('take-off', 'fly', 'store')).toEqual([]);
    expect(s.setting.board.air).toBe(-1);
  });
});
