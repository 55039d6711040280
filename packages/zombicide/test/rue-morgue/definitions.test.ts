import { describe, expect, test } from 'vitest';
import { sceneOf } from '../scene.ts';
import { mixed } from './mixed.ts';
import {
  breaksOpen,
  drawnFor,
  hospital,
  movesOf,
  SOUTH_EAST,
  SOUTH_WEST,
  seenFrom,
  town,
  townPlan,
} from './tables.ts';

const MANHOLES = 185;

describe('who and where', () => {
  test('RM-DEF-01: survivors and zombies of every kind are actors, so a Molotov leaves none of them', () => {
    const s = town({}, 'amy', 'doug').at('doug', 'A1.E').carries('amy', 'molotov');
    s.zombies('A1.E', {
      'skinner-walker': 1,
      'skinner-runner': 1,
      'skinner-fatty': 1,
      crawler: 1,
      'a-bomb': 1,
    });
    s.do(`shoot:left:${s.z('A1.E')}`);
    expect([s.zombiesAt('A1.E'), s.survivor('doug').dead]).toEqual([{}, true]);
  });

  test('RM-DEF-02: a room is a zone, and so is one of two halves with a wide passage between them', () => {
    const s = mixed({ tiles: [['2V', '3V']], mission: { start: ['A1.c2'] } }, 'ned');
    expect(s.setting.board.zones[s.zone('A1.h3')].rects).toHaveLength(2);
    // In by the door of one half and out by the east with the next step.
    s.do(`move:${s.z('A1.h3')}`);
    expect(movesOf(s)).toEqual(['A1.c2', 'B1.h1']);
    expect(s.setting.board.zones[s.zone('A1.h2')].rects).toHaveLength(1);
  });

  test('RM-DEF-03: a street zone lies between two crossings, so from one to the next it is two steps', () => {
    const s = town({}, 'ned');
    s.do(`move:${s.z('A1.E')}`, `move:${s.z('A1.NE')}`);
    expect([s.placeOf('ned'), s.state.actions]).toEqual(['A1.NE', 1]);
  });

  test('RM-DEF-04: a zone goes on over two tiles, or over four', () => {
    const s = town({}, 'ned');
    const { zones } = s.setting.board;
    expect([s.zone('B1.W'), s.zone('B1.SW'), s.zone('A2.NE'), s.zone('B2.NW')]).toEqual([
      s.zone('A1.E'),
      s.zone('A1.SE'),
      s.zone('A1.SE'),
      s.zone('A1.SE'),
    ]);
    expect(['A1.r1', 'A1.E', 'A1.SE'].map((name) => zones[s.zone(name)].tiles.length)).toEqual([1, 2, 4]);
  });

  test('RM-DEF-05: who stands on the crossing stands on all four tiles, in the street north of it on two', () => {
    const opened = (zone: string): string[] => {
      const s = town({}, 'ned').at('ned', zone).zombieCards(MANHOLES).spawns('B2.r5');
      return ['A1.E', 'B1.N', 'A2.N'].filter((name) => s.zombiesAt(name)['skinner-walker'] === 1);
    };
    expect(opened('A1.SE')).toEqual(['A1.E', 'B1.N', 'A2.N']);
    expect(opened('A1.E')).toEqual(['A1.E', 'B1.N']);
    expect(opened('A2.r2')).toEqual(['A2.N']);
  });

  test('RM-DEF-06: a corridor is looked along as a street, a room of the hospital is a room', () => {
    const s = hospital({}, 'ned');
    expect(seenFrom(s, 'A1.c2')).toMatchObject({ 'A2.c4': 1, 'A2.c2': 2 });
    // From h4 one sees its corridor and what is straight across, but none of the zones north and south of it.
    expect(seenFrom(s, 'A1.h4')).toMatchObject({ 'A1.c2': 1 });
    for (const zone of ['A1.c1', 'A2.c4', 'A1.h3']) expect(seenFrom(s, 'A1.h4')).not.toHaveProperty(zone);
  });
});

describe('buildings and doors', () => {
  test('RM-DEF-07: a building goes on over tiles through openings, and ends at a closed door', () => {
    const at = (...open: number[]) => {
      const s = town({}, 'amy')
        .at('amy', 'A1.SE')
        .carries('amy', 'crowbar')
        .open(...open);
      s.zombieCards(...Array.from({ length: 9 }, (_, i) => 146 + i).slice(0, open.length > 0 ? 9 : 4));
      return drawnFor(breaksOpen(s, 3)).toSorted();
    };
    expect(at()).toEqual(SOUTH_WEST);
    expect(at(3)).toEqual([...SOUTH_WEST, ...SOUTH_EAST]);
    expect(at(4)).toEqual([...SOUTH_WEST, ...SOUTH_EAST]);
  });

  test('RM-DEF-07 CF-27: who starts in a building knows it up to its closed doors, and no further', () => {
    const table = { mission: townPlan({ start: ['A2.r4'] }), preset: 'rueMorgue' as const };
    const s = sceneOf(table, 'amy').carries('amy', 'crowbar').zombieCards(146, 147, 148, 150, 151);
    expect(drawnFor(breaksOpen(s, 5)).toSorted()).toEqual(SOUTH_EAST);
    // The rooms of the start bring nobody, by whichever door one goes.
    const out = sceneOf(table, 'amy').carries('amy', 'crowbar').at('amy', 'A2.r3').next();
    expect(drawnFor(breaksOpen(out, 3))).toEqual([]);
  });

  test('RM-DEF-08: a closed door stops feet and eyes, an open one neither', () => {
    const s = town({}, 'ned').at('ned', 'A2.r3').carries('ned', 'pistol');
    s.zombies('B2.r1', { 'skinner-walker': 1 });
    expect([s.refusal(`move:${s.z('B2.r1')}`), s.options('shoot')]).toEqual(['S1-MOVE-03', []]);
    s.open(3).next();
    expect(s.options('move', 'shoot')).toContain(`move:${s.z('B2.r1')}`);
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('B2.r1')}`]);
  });
});

describe('actions', () => {
  test('RM-DEF-09: a Combat action is a Melee or a Ranged action, and nothing else', () => {
    const armed = () =>
      town({}, 'ned').skills('ned', 'free-combat').carries('ned', 'crowbar', 'pistol').zombies('A1.SE', {
        'skinner-walker': 2,
      });
    const melee = armed().actions(0).rolls(4).do('melee:left');
    const ranged = armed().actions(0).rolls(4);
    ranged.do(`shoot:right:${ranged.z('A1.SE')}`);
    for (const s of [melee, ranged])
      expect([s.free('combat'), s.zombiesAt('A1.SE')]).toEqual([0, { 'skinner-walker': 1 }]);
    expect(armed().actions(0).refusal('noise')).toBe('S1-ROUND-04');
  });

  test('RM-DEF-10: range counts the zones along the line of sight, and is 0 in the own zone', () => {
    const s = town({}, 'ned').carries('ned', 'rifle').at('ned', 'A2.N');
    for (const zone of ['A2.N', 'A1.SE', 'B2.N', 'B1.SE']) s.zombies(zone, { 'skinner-walker': 1 });
    const targets = ['A1.SE', 'B2.N', 'B1.SE'].map((zone) => `shoot:left:${s.z(zone)}`);
    expect(s.options('shoot').toSorted()).toEqual(targets.toSorted());
    s.carries('ned', 'pistol').next();
    const near = ['A2.N', 'A1.SE'].map((zone) => `shoot:left:${s.z(zone)}`);
    expect(s.options('shoot').toSorted()).toEqual(near.toSorted());
    expect(seenFrom(s, 'A2.N')['B1.SE']).toBe(3);
  });

  test('RM-DEF-11: a free action costs none of his own and serves for what it names only', () => {
    const s = town({}, 'ned').skills('ned', 'free-move');
    s.do(`move:${s.z('A1.E')}`);
    expect([s.state.actions, s.free('move')]).toEqual([3, 0]);
    const other = town({}, 'ned').skills('ned', 'free-move').do('noise', 'noise', 'noise');
    expect(other.refusal('noise')).toBe('S1-ROUND-04');
    expect(other.options('move')).toHaveLength(3);
  });
});
