import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { town, townWith, woundsOf } from './town.ts';

const shots = (s: Scene, hand = 'left'): string[] =>
  s.options('shoot').flatMap((key) => {
    const [, grip, zone] = key.split(':');
    return grip === hand ? [s.nameOf(Number(zone.slice(1)) - 1)] : [];
  });

describe('shots', () => {
  test('RM-RANGED-01: with a weapon of range 1 or more in hand, at zones in sight and in range', () => {
    const s = town('amy').carries('amy', 'mp5', 'saber', 'rifle').zombies('A1.E', { 'skinner-walker': 1 });
    s.zombies('A1.NE', { 'skinner-walker': 1 }).zombies('B1.r1', { 'skinner-walker': 1 });
    expect(shots(s)).toEqual(['A1.E']);
    expect(shots(s, 'right')).toEqual([]);
  });

  test('RM-RANGED-02: in a house only into the next room; in a corridor as in a street', () => {
    const inside = town('amy').at('amy', 'B1.r1').carries('amy', 'rifle');
    for (const zone of ['B1.r2', 'B1.r3', 'B1.r4']) inside.zombies(zone, { 'skinner-walker': 1 });
    expect(shots(inside)).toEqual(['B1.r2']);
    const hospital = townWith({ tiles: [['1V', '2V']], mission: { start: ['A1.c1'] } }, 'amy');
    hospital.carries('amy', 'rifle');
    for (const zone of ['A1.h1', 'A1.h2', 'A1.c2', 'A1.c3', 'B1.c1', 'B1.c2'])
      hospital.zombies(zone, { 'skinner-walker': 1 });
    // B1.c2 is one zone farther than a Rifle reaches.
    expect(shots(hospital)).toEqual(['A1.h1', 'A1.c2', 'A1.c3', 'B1.c1']);
  });

  test('RM-RANGED-03 RM-RANGED-04: not nearer than the least range, not beyond the greatest', () => {
    const s = town('amy').at('amy', 'A1.NW').carries('amy', 'ak-47', 'bow');
    for (const zone of ['A1.NW', 'A1.N', 'A1.NE', 'B1.N']) s.zombies(zone, { 'skinner-walker': 1 });
    expect(shots(s, 'left')).toEqual(['A1.N', 'A1.NE']);
    expect(shots(s, 'right')).toEqual(['A1.NW', 'A1.N']);
  });

  test('RM-RANGED-05: a shot into the own zone is a ranged attack and goes by the order', () => {
    const s = town('amy').skills('amy', 'die-ranged').carries('amy', 'shotgun');
    s.zombies('A1.SE', { 'skinner-walker': 1, 'skinner-runner': 1 }).rolls(6, 2, 2);
    s.do(`shoot:left:${s.z('A1.SE')}`);
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-runner': 1 });
  });

  test('RM-RANGED-06: who stands between is neither hit nor in the way', () => {
    const s = town('amy', 'doug').skills('amy').at('amy', 'A1.NW').at('doug', 'A1.N').carries('amy', 'ak-47');
    s.zombies('A1.N', { 'skinner-walker': 3 }).zombies('A1.NE', { 'skinner-walker': 1 }).rolls(6, 6);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect([s.zombiesAt('A1.N'), s.zombiesAt('A1.NE')]).toEqual([{ 'skinner-walker': 3 }, {}]);
    expect(woundsOf(s, 'doug')).toBe(0);
  });

  test('RM-RANGED-07: the shooter does not choose whom a hit goes to', () => {
    const s = town('amy').skills('amy').carries('amy', 'shotgun');
    s.zombies('A1.E', { 'skinner-walker': 1, 'skinner-fatty': 1, 'skinner-runner': 1 }).rolls(6, 6);
    s.do(`shoot:left:${s.z('A1.E')}`);
    expect(s.zombiesAt('A1.E')).toEqual({ 'skinner-runner': 1 });
  });
});

describe('who is hit', () => {
  test('RM-TP-03: among targets of one rank the shooter chooses', () => {
    const s = town('amy').skills('amy').carries('amy', 'shotgun');
    s.zombies('A1.E', { 'skinner-fatty': 1, fatty: 1, 'skinner-runner': 1 }).rolls(6, 1);
    s.do(`shoot:left:${s.z('A1.E')}`);
    expect(s.options()).toEqual(['hit:fatty', 'hit:skinner-fatty']);
    s.do('hit:fatty');
    expect(s.zombiesAt('A1.E')).toEqual({ 'skinner-fatty': 1, 'skinner-runner': 1 });
  });

  test('RM-TP-05: nobody is hit by his own shot', () => {
    const s = town('amy').skills('amy').carries('amy', 'mp5').zombies('A1.SE', { 'skinner-walker': 1 });
    s.rolls(6, 6, 6).do(`shoot:left:${s.z('A1.SE')}`);
    expect([s.zombiesAt('A1.SE'), woundsOf(s, 'amy')]).toEqual([{}, 0]);
  });

  test('RM-FF-02: a friend in the zone that is shot at is hit before any zombie', () => {
    const s = town('amy', 'doug').skills('amy').carries('amy', 'pistol').at('doug', 'A1.E');
    s.zombies('A1.E', { 'skinner-walker': 1 })
      .rolls(4)
      .do(`shoot:left:${s.z('A1.E')}`);
    expect([woundsOf(s, 'doug'), s.zombiesAt('A1.E')]).toEqual([1, { 'skinner-walker': 1 }]);
  });

  test('RM-FF-03: hit by hit; he takes them until he is dead, and those that are left pass on', () => {
    const s = town('amy', 'doug').skills('amy').carries('amy', 'mp5').at('doug', 'A1.E').wounds('doug', 1);
    s.zombies('A1.E', { 'skinner-walker': 3 })
      .rolls(4, 5, 6)
      .do(`shoot:left:${s.z('A1.E')}`);
    expect(s.survivor('doug').dead).toBe(true);
    expect(s.zombiesAt('A1.E')).toEqual({ 'skinner-walker': 1 });
  });

  test('RM-FF-03: between two friends the hits are assigned one by one', () => {
    const s = town('amy', 'doug', 'josh').skills('amy').carries('amy', 'mp5').at('doug', 'A1.E');
    s.at('josh', 'A1.E')
      .rolls(4, 5, 1)
      .do(`shoot:left:${s.z('A1.E')}`);
    expect(s.options()).toEqual(['strike:doug', 'strike:josh']);
    s.do('strike:doug', 'strike:josh');
    expect([woundsOf(s, 'doug'), woundsOf(s, 'josh')]).toEqual([1, 1]);
  });

  test('EX-TP-01 EX-TP-02 RM-TP-02 RM-FF-01 RM-FF-03: Joe, three Walkers; then the last one, and the Fatty takes the rest', () => {
    const s = town('amy', 'doug').skills('amy').carries('amy', 'mac-10', 'mac-10');
    s.zombies('A1.SE', { 'skinner-walker': 4, 'skinner-fatty': 1, 'skinner-runner': 2 });
    s.rolls(6, 6, 5, 5, 5, 4, 4, 3, 3, 2).do(`shoot:both:${s.z('A1.SE')}`);
    expect(s.survivor('doug').dead).toBe(true);
    expect(s.survivor('amy').xp).toBe(3);
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 1, 'skinner-fatty': 1, 'skinner-runner': 2 });
    s.do('reload:both').rolls(6, 5, 5, 4, 4, 3, 3, 2, 2, 2);
    s.do(`shoot:both:${s.z('A1.SE')}`);
    expect(s.survivor('amy').xp).toBe(4);
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-fatty': 1, 'skinner-runner': 2 });
  });
});
