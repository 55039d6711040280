import { describe, expect, test } from 'vitest';
import { airfield, aloft } from './airfield.ts';

describe('flying', () => {
  test('RM-HELI-11: an action is one zone or two; on the ground it does not move', () => {
    const s = aloft('A1.hp', 'amy', 'doug').sits('doug', 0, 1);
    s.do(`fly:${s.z('A1.E')}`, `on:${s.z('B1.r1')}`);
    expect(s.view.cars[0].zone).toBe(s.z('B1.r1'));
    expect(s.view.turn.actions).toBe(2);
    expect(s.asking).toBe('action');
    s.do(`fly:${s.z('B1.r2')}`, 'stay');
    expect(s.view.cars[0].zone).toBe(s.z('B1.r2'));
    expect(s.view.turn.actions).toBe(1);
    const landed = airfield({}, 'amy').helicopter('A1.hp').sits('amy', 0, 0);
    expect(landed.options('fly', 'drive')).toEqual([]);
    expect(landed.refusal(`fly:${landed.z('A1.E')}`)).toBe('RM-HELI-11');
    expect(landed.refusal(`drive:${landed.z('A1.E')}`)).toBe('RM-HELI-11');
  });

  test('RM-HELI-12 OQ-09: to any zone at an edge of the one below, over walls, fences, doors and zombies, also around a corner', () => {
    const s = aloft('B1.r1', 'amy').zombies('B1.r2', { abomination: 1 });
    const around = ['A1.E', 'B1.NW', 'B1.r2', 'B1.r4'].map((zone) => `fly:${s.z(zone)}`);
    expect(s.options('fly').toSorted()).toEqual(around.toSorted());
    // Not across a corner.
    expect(s.refusal(`fly:${s.z('B1.N')}`)).toBe('RM-HELI-12');
    s.do(`fly:${s.z('B1.r2')}`, `on:${s.z('B1.N')}`);
    expect(s.view.cars[0].zone).toBe(s.z('B1.N'));
  });

  test('RM-HELI-13: over rooms nobody is in them: no trigger fires, no objective is in reach, no zombie touches them', () => {
    const mission = { triggers: ['B2.c2'], objectives: [{ zone: 'B2.h1' }] };
    const s = airfield({ mission }, 'amy', 'doug').helicopter('A2.d', 1).sits('amy', 0, 0).sits('doug', 0, 1);
    s.do(`fly:${s.z('B2.h1')}`, 'stay');
    expect(s.told('trigger')).toEqual([]);
    expect(s.options('take')).toEqual([]);
    s.zombies('B2.h1', { walker: 3 }).zombiesAct();
    expect(s.told('attack')).toEqual([]);
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 0]);
  });

  test('EX-HELI-02 RM-HELI-09 RM-HELI-11 RM-HELI-13: over the house to the helipad in two actions, and down with the third', () => {
    const s = aloft('B1.r3', 'amy');
    s.do(`fly:${s.z('B1.r2')}`, `on:${s.z('B1.r1')}`, `fly:${s.z('A1.E')}`, `on:${s.z('A1.hp')}`, 'land');
    expect(s.placeOf('amy')).toBe('A1.hp');
    expect(s.view.cars[0]).toMatchObject({ zone: s.z('A1.hp'), flying: false });
    expect(s.told('move')).toEqual([]);
    expect(s.view.turn.actions).toBe(0);
  });

  test('RM-HELI-14: free Moves and more zones a Move do not help', () => {
    const s = aloft('A1.hp', 'amy')
      .skills('amy', 'helicopter-pilot', 'free-move', 'zone-per-move')
      .actions(1);
    s.do(`fly:${s.z('A1.E')}`, `on:${s.z('A1.NE')}`);
    expect(s.asking).toBe('action');
    expect(s.free('move')).toBe(1);
    expect(s.options('fly')).toEqual([]);
    expect(s.refusal(`fly:${s.z('A1.E')}`)).toBe('S1-ROUND-04');
  });
});

describe('those inside and those outside', () => {
  test.each([0, 1] as const)(
    'RM-HELI-15: no trade, no help of a leader or a Medic between them (flying: %i)',
    (flying) => {
      const s = airfield({}, 'amy', 'doug', 'ned')
        .helicopter('A1.hp', flying)
        .sits('amy', 0, 0)
        .sits('ned', 0, 1);
      s.skills('amy', 'born-leader', 'medic')
        .carries('amy', 'pan')
        .wounds('doug', 1)
        .wounds('ned', 1)
        .at('doug', 'A1.hp');
      expect(s.options('trade', 'lead', 'heal').toSorted()).toEqual(['heal:ned', 'lead:ned', 'trade:ned']);
      for (const key of flying ? ['lead:doug'] : ['lead:doug', 'heal:doug', 'trade:doug'])
        expect(s.refusal(key), key).toBe('RM-HELI-15');
    },
  );

  test('RM-HELI-15 RM-SKILL-40: nobody is saved out of it or by those in it', () => {
    const s = airfield({}, 'amy', 'doug').helicopter('A2.b').sits('amy', 0, 0).at('doug', 'A2.W');
    s.skills('amy', 'lifesaver').zombies('A2.W', { walker: 1 });
    expect(s.options('save')).toEqual([]);
    const out = airfield({}, 'amy', 'doug').helicopter('A2.b').sits('doug', 0, 0).at('amy', 'A2.W');
    out.skills('amy', 'lifesaver').zombies('A2.b', { walker: 1 });
    expect(out.options('save')).toEqual([]);
  });

  test('RM-HELI-15 OQ-10: in a landed one there is no Search, not even with Scavenger, but zombies reach him', () => {
    const s = airfield({}, 'amy').helicopter('A1.hp').sits('amy', 0, 0).skills('amy', 'scavenger');
    expect(s.options('search')).toEqual([]);
    expect(s.refusal('search')).toBe('RM-HELI-15');
    s.zombies('A1.hp', { walker: 1 }).zombiesAct();
    expect(s.view.survivors[0].wounds).toBe(1);
  });

  test('RM-HELI-17 RM-LOS-13: neither side sees the other', () => {
    const s = aloft('A1.E', 'doug', 'amy').sits('amy', 0, 1).carries('amy', 'rifle').active('amy');
    s.zombies('A1.E', { walker: 1 }).zombies('A1.NE', { walker: 1 });
    expect(s.options('shoot')).toEqual([]);
    expect(s.refusal(`shoot:left:${s.z('A1.E')}`)).not.toBeNull();
    const below = aloft('A1.E', 'doug', 'amy').carries('amy', 'rifle').active('amy').at('amy', 'A1.E');
    expect(below.options('shoot')).toEqual([]);
  });

  test('RM-HELI-16 OQ-10: fire in the zone below does nothing to it; on the ground everybody in it dies', () => {
    const s = aloft('A1.hp', 'doug', 'amy').carries('amy', 'molotov').active('amy').at('amy', 'A1.E');
    s.zombies('A1.hp', { walker: 2 }).do(`shoot:left:${s.z('A1.hp')}`);
    expect(s.zombiesAt('A1.hp')).toEqual({});
    expect(s.view.survivors[0]).toMatchObject({ dead: false, car: 'c1' });
    expect(s.view.cars[0]).toMatchObject({ flying: true, zone: s.z('A1.hp') });
    const ground = airfield({}, 'amy', 'doug').helicopter('A1.hp').sits('doug', 0, 0);
    ground.carries('amy', 'molotov').at('amy', 'A1.E').zombies('A1.hp', { walker: 2 });
    ground.do(`shoot:left:${ground.z('A1.hp')}`);
    expect(ground.view.survivors[1].dead).toBe(true);
  });

  test('RM-HELI-16: nobody burns those he flies with', () => {
    const s = aloft('A1.hp', 'doug', 'amy').sits('amy', 0, 1).carries('amy', 'molotov').active('amy');
    expect(s.options('shoot')).toEqual([]);
  });

  test('OQ-43: who flies is on no tile, but his level counts', () => {
    const s = aloft('B2.c2', 'doug', 'amy').at('amy', 'A2.b').xp('doug', 7);
    expect(s.view.turn.level).toBe('yellow');
    s.zombieCards(187).spawns('A1.NE');
    expect(s.told('appear')).toEqual([]);
  });
});

describe('its noise', () => {
  test('RM-HELI-18 OQ-04: the zone it flies over is the noisiest of all, also after a shout', () => {
    const s = aloft('A1.NE', 'doug', 'amy').at('amy', 'B2.c4').noise('B2.c4', 5);
    s.skills('amy', 'loud').active('amy').do('shout');
    const noises = s.view.zones.map(({ noise }) => noise);
    expect(noises.indexOf(Math.max(...noises))).toBe(s.zone('A1.NE'));
    // From behind the corner a zombie sees nobody.
    s.zombies('A1.SE', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A1.E')).toEqual({ walker: 1 });
  });

  test('RM-HELI-18: zombies that see somebody on the ground go for him', () => {
    const s = aloft('A1.NE', 'doug', 'amy').at('amy', 'A1.SW').zombies('A1.SE', { walker: 1 });
    s.zombiesAct();
    expect(s.zombiesAt('A1.S')).toEqual({ walker: 1 });
  });

  test('RM-HELI-18: once it has landed, noise that was made in the air draws nobody', () => {
    const s = aloft('A1.hp', 'doug', 'amy').sits('doug', 0, 0).skills('doug', 'helicopter-pilot', 'loud');
    s.at('amy', 'B1.SE').active('doug').do('shout', 'noise', 'land', 'end');
    const noises = s.view.zones.map(({ noise }) => noise);
    expect(noises[s.setting.board.air]).toBe(0);
    expect(noises[s.zone('A1.hp')]).toBe(1);
  });

  test('OQ-12 RM-ABOMB-07: an A-Bomb grabs out of a landed helicopter, not out of one in the air', () => {
    const s = airfield({}, 'amy', 'doug').helicopter('A1.hp').sits('doug', 0, 1).at('amy', 'A1.NE');
    s.zombies('A1.NE', { 'a-bomb': 1 }).zombiesAct('a-bomb');
    expect(s.view.survivors[1]).toMatchObject({ car: null, zone: s.z('A1.NE') });
    const flying = aloft('A1.hp', 'doug', 'amy').at('amy', 'A1.NE');
    flying.zombies('A1.NE', { 'a-bomb': 1 }).zombiesAct('a-bomb');
    expect(flying.view.survivors[0].car).toBe('c1');
    expect(flying.told('grab')).toEqual([]);
  });
});
