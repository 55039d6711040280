import { describe, expect, test } from 'vitest';
import { mixed } from './mixed.ts';
import { hospital, seenFrom, town } from './tables.ts';

describe('in the street', () => {
  test('RM-LOS-01: the own zone is seen, with a door and everything else closed', () => {
    const s = town({}, 'phil').at('phil', 'A2.r1').carries('phil', 'pistol');
    s.zombies('A2.r1', { 'skinner-walker': 1 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A2.r1')}`]);
  });

  test('RM-LOS-02 RM-LOS-03: straight along the streets to the end of the board, never round a corner', () => {
    const s = town({}, 'phil');
    expect(seenFrom(s, 'A1.SE')).toEqual({
      'A1.NE': 2,
      'A1.E': 1,
      'A2.N': 1,
      'A1.SW': 2,
      'B2.N': 1,
      'B1.SE': 2,
    });
    expect(seenFrom(s, 'A2.N')).toEqual({ 'A1.SW': 1, 'A1.SE': 1, 'B2.N': 2, 'B1.SE': 3 });
    // Beside each other with a corner in common, and yet out of sight.
    s.carries('phil', 'pistol').at('phil', 'A2.N').zombies('A1.E', { 'skinner-walker': 1 });
    expect(s.refusal(`shoot:left:${s.z('A1.E')}`)).toBe('S1-SIGHT-01');
  });

  test('RM-LOS-03 RM-LOS-09: zombies and survivors in between hide nobody', () => {
    const s = town({}, 'phil', 'amy', 'ned').at('phil', 'A2.N').at('amy', 'A1.SE').at('ned', 'B2.N');
    s.carries('phil', 'rifle').skills('phil').zombies('A1.SE', { 'skinner-walker': 9, 'skinner-fatty': 2 });
    s.zombies('B1.SE', { 'skinner-walker': 1 }).rolls(6);
    s.do(`shoot:left:${s.z('B1.SE')}`);
    expect(s.zombiesAt('B1.SE')).toEqual({});
  });

  test('RM-LOS-10: a fence hides nobody: one shoots over that of the helipad, and is seen over it', () => {
    const s = mixed({ tiles: [['9R']], mission: { start: ['A1.hp'] } }, 'phil');
    expect(seenFrom(s, 'A1.hp')).toMatchObject({ 'A1.NE': 1, 'A1.E': 1, 'A1.S': 1, 'A1.SW': 1 });
    s.carries('phil', 'pistol').zombies('A1.E', { 'skinner-walker': 1 }).rolls(6);
    s.do(`shoot:left:${s.z('A1.E')}`);
    expect(s.zombiesAt('A1.E')).toEqual({});
  });
});

describe('in a building', () => {
  test('RM-LOS-04: every room that is open to the own one, and none behind it', () => {
    const s = town({}, 'amy');
    expect(seenFrom(s, 'A2.r2')).toEqual({ 'A2.r1': 1, 'A2.r3': 1, 'A2.r4': 1 });
    expect(seenFrom(s, 'A2.r1')).toEqual({ 'A2.r2': 1 });
    s.at('amy', 'A2.r3').carries('amy', 'rifle').zombies('A2.r1', { 'skinner-walker': 1 });
    expect(s.refusal(`shoot:left:${s.z('A2.r1')}`)).toBe('S1-SIGHT-03');
  });

  test('RM-LOS-05: an opening is enough, however little of the next room the wall leaves to be seen', () => {
    // The room r4 of 2R is as wide as two; its way to r2 is an eighth of that.
    const s = town({}, 'phil').at('phil', 'A2.r2').carries('phil', 'shotgun');
    s.zombies('A2.r2', { 'skinner-fatty': 3 }).zombies('A2.r4', { 'skinner-walker': 2 }).rolls(6, 6);
    s.do(`shoot:left:${s.z('A2.r4')}`);
    expect(s.zombiesAt('A2.r4')).toEqual({});
  });

  test('RM-LOS-06 RM-LOS-07: out of a door all street zones in its line; back in one room and no second', () => {
    const s = town({ doors: [{ between: ['A2.r3', 'A2.NE'] }] }, 'amy').open(0);
    expect(seenFrom(s, 'A2.r3')).toMatchObject({ 'A1.SE': 1, 'A1.E': 2, 'A1.NE': 3 });
    expect(seenFrom(s, 'A2.r3')).not.toHaveProperty('B2.N');
    const back = seenFrom(s, 'A1.NE');
    expect(back).toMatchObject({ 'A2.r3': 3 });
    for (const room of ['A2.r2', 'A2.r4', 'B2.r1']) expect(back).not.toHaveProperty(room);
  });

  test('OQ-47: across a street into the house opposite where both doors are open, one room deep', () => {
    const s = town({}, 'amy').open(0);
    expect(seenFrom(s, 'A1.r2')).toMatchObject({ 'A1.E': 1 });
    expect(seenFrom(s, 'A1.r2')).not.toHaveProperty('B1.r1');
    s.open(1);
    expect(seenFrom(s, 'A1.r2')).toMatchObject({ 'A1.E': 1, 'B1.r1': 2 });
    for (const room of ['B1.r2', 'B1.r3']) expect(seenFrom(s, 'A1.r2')).not.toHaveProperty(room);
    expect(seenFrom(s, 'B1.r1')).toMatchObject({ 'A1.r2': 2 });
  });

  test('EX-LOS-01 RM-LOS-08: Jane stands beside a closed door and does not see the room; once it is open she does', () => {
    const s = town({}, 'amy')
      .at('amy', 'A1.E')
      .carries('amy', 'pistol')
      .zombies('A1.r2', { 'skinner-walker': 1 });
    expect(s.refusal(`shoot:left:${s.z('A1.r2')}`)).toBe('S1-SIGHT-05');
    s.open(0);
    expect(s.next().options('shoot')).toEqual([`shoot:left:${s.z('A1.r2')}`]);
  });
});

describe('in the hospital', () => {
  test('RM-LOS-02 RM-DEF-06 RM-HOSP-02: along a corridor one sees over all zones and tiles, not round its bend', () => {
    const s = hospital({}, 'amy');
    expect(seenFrom(s, 'A1.c1')).toMatchObject({ 'A1.c2': 1, 'A2.c4': 2, 'A2.c2': 3 });
    expect(seenFrom(s, 'A2.c3')).toMatchObject({ 'A2.c2': 1, 'A2.c1': 2 });
    expect(seenFrom(s, 'A2.c3')).not.toHaveProperty('A2.c4');
    // A room sees one zone of the corridor and what lies straight behind its way out, but no room there.
    expect(seenFrom(s, 'A2.h5')).toEqual({ 'A1.h2': 1, 'A2.c3': 1 });
  });

  test('RM-LOS-07: from the corridor one zone deep into each room; from the street through the front', () => {
    const s = hospital({}, 'amy').open(0);
    expect(seenFrom(s, 'A1.N')).toMatchObject({ 'A1.c1': 1, 'A1.c2': 2, 'A2.c4': 3, 'A2.c2': 4, 'A2.h2': 5 });
    expect(seenFrom(s, 'A1.N')).not.toHaveProperty('A1.h4');
    expect(seenFrom(s, 'A1.c2')).toMatchObject({ 'A1.h2': 1, 'A1.h4': 1 });
    // Behind h4 lies a room that is open to it, and is not seen.
    expect(seenFrom(s, 'A1.c2')).not.toHaveProperty('A2.h4');
  });
});
