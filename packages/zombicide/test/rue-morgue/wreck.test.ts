import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { mixed } from './mixed.ts';

/** A helicopter has come down north of a house (its manhole is under it): the corner in the east can't be reached any more. */
function crash(...survivors: string[]): Scene {
  const spawns = [{ zone: 'A1.N' }, { zone: 'A1.NE' }, { zone: 'A1.SW' }];
  const doors = [{ between: ['A1.r1', 'A1.W'] as [string, string] }];
  return mixed(
    { tiles: [['4R']], doors, mission: { start: ['A1.NW'], wreck: ['A1.N'], spawns } },
    ...survivors,
  );
}
const whole = (...survivors: string[]): Scene =>
  mixed({ tiles: [['4R']], mission: { start: ['A1.NW'] } }, ...survivors);

describe('a crashed helicopter', () => {
  test('RM-CRASH-01 RM-MOVE-06: nobody walks or drives into its zone, and no zombie passes it', () => {
    const s = crash('amy');
    expect(whole('amy').options('move')).toContain(`move:${s.z('A1.N')}`);
    expect(s.options('move')).toEqual([`move:${s.z('A1.W')}`]);
    expect(s.refusal(`move:${s.z('A1.N')}`)).toBe('S1-MOVE-03');
    s.zombies('A1.NE', { runner: 1 }).noise('A1.NW', 3).zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  });

  test('RM-CRASH-01 RM-LOS-11: nobody looks past it', () => {
    const shots = (s: Scene) => s.carries('amy', 'rifle').zombies('A1.NE', { walker: 1 }).options('shoot');
    expect(shots(whole('amy'))).toHaveLength(1);
    const s = crash('amy');
    expect(shots(s)).toEqual([]);
    expect(s.refusal(`shoot:left:${s.z('A1.NE')}`)).toBe('S1-SIGHT-01');
  });

  test('RM-CRASH-02 RM-SPAWN-15: no card for its zone or for what it cuts off', () => {
    const s = crash('amy').at('amy', 'A1.r3').zombieCards(146).do('end');
    expect(s.told('zombie-card').map(({ zone }) => zone)).toEqual([s.z('A1.SW')]);
  });

  test('RM-CRASH-02: nothing comes out of a manhole under it', () => {
    const s = crash('amy').zombieCards(185).spawns('A1.SW');
    expect(s.told('appear')).toEqual([]);
    const open = whole('amy').zombieCards(185).spawns('A1.SW');
    expect(open.zombiesAt('A1.N')).toEqual({ 'skinner-walker': 1 });
  });

  test('RM-CRASH-02: what nothing ever led to is not cut off by it', () => {
    const s = mixed(
      { tiles: [['4R']], mission: { start: ['A1.NW'], wreck: ['A1.N'], spawns: [{ zone: 'A1.SE' }] } },
      'amy',
    );
    s.zombieCards(146).do('end');
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 1 });
  });
});

describe('in the air above it', () => {
  const helicopter = { zone: 'A1.b', flies: true };
  const above = (wreck: string[], zone: string): Scene => {
    const s = mixed({ tiles: [['7V']], mission: { start: ['A1.W'], helicopter, wreck } }, 'amy').helicopter(
      zone,
      1,
    );
    return s.sits('amy', 0, 0).skills('amy', 'helicopter-pilot', 'fast-roping');
  };

  test('RM-MOVE-06 RM-CRASH-01: it flies over the wreck, but nobody lands or comes down there', () => {
    const s = above(['A1.a'], 'A1.b');
    expect(s.options('land', 'get-out')).toEqual(['get-out', 'land']);
    s.do(`fly:${s.z('A1.a')}`, 'stay');
    expect(s.options('land', 'get-out')).toEqual([]);
    expect(s.refusal('get-out')).toBe('RM-MOVE-06');
    expect(s.refusal('land')).toBe('RM-HELI-08');
  });
});
