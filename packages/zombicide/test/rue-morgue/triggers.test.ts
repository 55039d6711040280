import { describe, expect, test } from 'vitest';
import type { Scene, SceneOptions } from '../scene.ts';
import { mixed } from './mixed.ts';

/** Cards with one Skinner Walker each at Blue. */
const ONE_EACH = [146, 150, 151, 154, 158, 162, 163, 166];
const ONE = { 'skinner-walker': 1 };

/** The hospital: the street and four rooms in the west, a tile with a trigger, and one in the east. */
const WARD = [['4V@270', '1V', '2V']];

function ward({ mission, ...options }: SceneOptions, ...survivors: string[]): Scene {
  const triggers = ['B1.c2'];
  return mixed(
    { tiles: WARD, ...options, mission: { start: ['A1.c2'], triggers, ...mission } },
    ...survivors,
  );
}

/** Rooms are gone through as they come. */
function reveal(s: Scene): Scene {
  while (s.asking === 'revealNext') s.do(s.options('room')[0]);
  return s;
}

/** Zones that got a card. */
const cards = (s: Scene): string[] => s.told('zombie-card').map(({ zone }) => String(zone));
const words = (s: Scene, ...zones: string[]): string[] => zones.map((zone) => s.z(zone));

describe('what sets a trigger off', () => {
  test('EX-EVENT-01 RM-EVENT-02 RM-EVENT-03 RM-EVENT-10: who comes in from the next tile and stops: a card for each of its rooms', () => {
    const s = ward({}, 'amy').zombieCards(...ONE_EACH.slice(0, 5));
    expect(s.view.triggers).toEqual([{ zone: s.z('B1.c2'), used: false }]);
    reveal(s.do(`move:${s.z('B1.c1')}`));
    for (const room of ['h1', 'h2', 'h3', 'h4', 'h5']) expect(s.zombiesAt(`B1.${room}`), room).toEqual(ONE);
    for (const hall of ['c1', 'c2', 'c3', 'c4']) expect(s.zombiesAt(`B1.${hall}`), hall).toEqual({});
    expect(s.view.triggers[0].used).toBe(true);
  });

  test('RM-EVENT-01 RM-EVENT-03: it belongs to its tile alone, and fires once', () => {
    const s = ward({}, 'amy').zombieCards(...ONE_EACH.slice(0, 5));
    reveal(s.do(`move:${s.z('B1.c1')}`));
    reveal(s.do(`move:${s.z('B1.c2')}`));
    expect(cards(s).toSorted()).toEqual(words(s, 'B1.h1', 'B1.h2', 'B1.h3', 'B1.h4', 'B1.h5').toSorted());
    expect(s.told('trigger')).toHaveLength(1);
  });

  test('RM-EVENT-03: it opens rooms behind closed doors as well', () => {
    const doors = [{ between: ['B1.h2', 'B1.c2'] as [string, string] }];
    const s = ward({ doors }, 'amy').zombieCards(...ONE_EACH.slice(0, 5));
    reveal(s.do(`move:${s.z('B1.c1')}`));
    expect(s.zombiesAt('B1.h2')).toEqual(ONE);
  });

  test('RM-EVENT-05: not who walks in the street of that tile', () => {
    const s = mixed({ tiles: [['4V']], mission: { start: ['A1.NW'], triggers: ['A1.c1'] } }, 'amy');
    s.do(`move:${s.z('A1.N')}`, `move:${s.z('A1.NE')}`);
    expect(s.told('trigger')).toEqual([]);
    expect(s.view.triggers[0].used).toBe(false);
  });

  const LINE = [['1V'], ['3V'], ['5V']];
  const line = (): Scene =>
    mixed({ tiles: LINE, mission: { start: ['A1.c4'], triggers: ['A2.c1'] } }, 'amy').skills('amy', 'sprint');

  test('EX-EVENT-04 RM-EVENT-04: who sprints through without a stop does not', () => {
    const s = line();
    s.do(`sprint:${s.z('A2.c1')}`, `on:${s.z('A2.c2')}`, `on:${s.z('A3.c1')}`);
    expect(s.isAt('amy', 'A3.c1')).toBe(true);
    expect(s.told('trigger')).toEqual([]);
  });

  test('RM-EVENT-02 RM-EVENT-04: who ends his Sprint there does', () => {
    const s = line().zombieCards(...ONE_EACH.slice(0, 4));
    s.do(`sprint:${s.z('A2.c1')}`, `on:${s.z('A2.c2')}`, 'stay');
    expect(s.told('trigger')).toEqual([{ t: 'trigger', zone: s.z('A2.c1') }]);
    reveal(s);
    expect(cards(s)).toHaveLength(4);
  });
});

describe('when it comes', () => {
  test('RM-EVENT-08: before his next action, and his turn goes on after it', () => {
    const s = ward({}, 'doug').zombieCards(...ONE_EACH.slice(0, 5));
    s.do(`move:${s.z('B1.c1')}`);
    expect(s.asking).toBe('revealNext');
    reveal(s);
    expect(s.asking).toBe('action');
    expect(s.view.turn).toMatchObject({ active: 'doug', actions: 2 });
  });

  test('EX-EVENT-03 RM-EVENT-08 RM-EVENT-09: in the midst of Bloodlust it comes before the attack, and she dies', () => {
    const s = ward({}, 'amy', 'doug').at('doug', 'C1.NE').xp('amy', 7).skills('amy', 'bloodlust-melee');
    s.carries('amy', 'chainsaw').zombies('B1.h1', { crawler: 1 });
    // At Yellow: two Skinner Walkers, then all Skinner Walkers act.
    s.zombieCards(151, 181, 187, 188, 189).do(`bloodlust-melee:${s.z('B1.h1')}`, `on:${s.z('B1.c1')}`);
    expect(s.asking).toBe('revealNext');
    s.do(`room:${s.z('B1.h1')}`);
    expect(s.zombiesAt('B1.h1')).toMatchObject({ 'skinner-walker': 2, crawler: 1 });
    s.do(s.options('room')[0]);
    while (s.asking !== 'action' && !s.survivor('amy').dead) s.do(s.options()[0]);
    expect(s.survivor('amy').dead).toBe(true);
    expect(s.told('dice')).toEqual([]);
    reveal(s);
    expect(s.asking).not.toBe('freeAttack');
    expect(s.told('death')).toMatchObject([{ who: 'amy', zone: s.z('B1.h1') }]);
  });
});

describe('doors', () => {
  const TILES = [
    ['4V@270', '1V', '2V'],
    [null, '3V', null],
  ];
  const doors: { between: [string, string] }[] = [
    { between: ['A1.N', 'A1.c1'] },
    { between: ['C1.h3', 'C1.c2'] },
  ];
  const street = (triggers: string[]): Scene =>
    ward({ tiles: TILES, doors, mission: { start: ['A1.N'], triggers } }, 'amy').carries('amy', 'crowbar');
  const WEST = ['A1.h1', 'A1.h2', 'A1.h3', 'A1.h4'];
  const EAST = ['C1.h1', 'C1.h2', 'C1.h4', 'C1.h5'];

  test('EX-EVENT-02 RM-EVENT-06 RM-EVENT-07 RM-BSPAWN-09: a door opens the rooms of tiles without a trigger, also beyond those with one', () => {
    const s = street(['B1.c2', 'B2.c1']).zombieCards(...ONE_EACH);
    reveal(s.do('open:d1:left'));
    expect(cards(s).toSorted()).toEqual(words(s, ...WEST, ...EAST).toSorted());
    // The room behind its own closed door is still dark.
    expect(s.view.zones[s.zone('C1.h3')].revealed).toBe(false);
    expect(s.view.triggers.map(({ used }) => used)).toEqual([false, false]);
  });

  test('RM-EVENT-06: once its trigger is used up, a tile is like any other', () => {
    const s = street(['B1.c2', 'B2.c1']);
    if (s.state.triggers) s.state.triggers[1] = 1;
    s.zombieCards(...ONE_EACH, 169, 170, 173, 174);
    reveal(s.do('open:d1:left'));
    const south = ['B2.h1', 'B2.h2', 'B2.h3', 'B2.h4'];
    expect(cards(s).toSorted()).toEqual(words(s, ...WEST, ...EAST, ...south).toSorted());
  });
});
