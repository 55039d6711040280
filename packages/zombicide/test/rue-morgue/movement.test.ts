import { describe, expect, test } from 'vitest';
import { hospital, movesOf, town } from './tables.ts';

describe('from zone to zone', () => {
  test('RM-MOVE-01 RM-MOVE-02 RM-ACT-01: to zones that share an edge, freely in the street, never over a corner', () => {
    const s = town({}, 'ned');
    expect(movesOf(s)).toEqual(['A1.E', 'A2.N', 'B2.N']);
    s.at('ned', 'A2.N').next();
    expect(movesOf(s)).toEqual(['A1.SE', 'A1.SW']);
    expect(s.refusal(`move:${s.z('A1.E')}`)).toBe('S1-MOVE-01');
    s.do(`move:${s.z('A1.SE')}`, `move:${s.z('A1.E')}`, `move:${s.z('A1.NE')}`);
    expect([s.placeOf('ned'), s.state.actions]).toEqual(['A1.NE', 0]);
  });

  test('RM-MOVE-02 RM-ACT-01: along corridors nothing stops one, also from tile to tile', () => {
    const s = hospital({}, 'ned').at('ned', 'A1.c1');
    s.do(`move:${s.z('A1.c2')}`, `move:${s.z('A2.c4')}`, `move:${s.z('A2.c2')}`);
    expect([s.placeOf('ned'), s.state.actions]).toEqual(['A2.c2', 0]);
  });

  test('RM-MOVE-03 RM-ACT-01: between street and house only through an open door', () => {
    const s = town({}, 'ned').at('ned', 'A1.E');
    expect(movesOf(s)).toEqual(['A1.NE', 'A1.SE']);
    expect(s.refusal(`move:${s.z('A1.r2')}`)).toBe('S1-MOVE-03');
    s.open(0).next();
    expect(movesOf(s)).toEqual(['A1.NE', 'A1.SE', 'A1.r2']);
    // The other side of the street is closed still.
    expect(s.refusal(`move:${s.z('B1.r1')}`)).toBe('S1-MOVE-03');
  });

  test('RM-MOVE-04: inside, rooms with an opening between them, wherever in them one stands; else there is a wall', () => {
    const s = town({}, 'ned').at('ned', 'A2.r4');
    expect(movesOf(s)).toEqual(['A2.r2', 'A2.r3']);
    // r1 and r4 meet at a corner only; r1 and the street north of it at a wall.
    s.at('ned', 'A2.r1').next();
    expect(movesOf(s)).toEqual(['A2.r2']);
    expect(s.refusal(`move:${s.z('A2.r4')}`)).toBe('S1-MOVE-01');
    expect(s.refusal(`move:${s.z('A1.SW')}`)).toBe('S1-MOVE-03');
  });

  test('RM-MOVE-07: zombies walk as survivors do, but wait at a door until somebody opens it', () => {
    const s = town({}, 'ned').at('ned', 'A1.E').zombies('A1.r1', { 'skinner-walker': 1 });
    s.zombiesAct().zombiesAct();
    expect(s.zombiesAt('A1.r2')).toEqual({ 'skinner-walker': 1 });
    expect(s.state.doors).toEqual([0, 0, 0, 0, 0]);
    s.open(0).zombiesAct();
    expect(s.zombiesAt('A1.E')).toEqual({ 'skinner-walker': 1 });
    const corner = town({}, 'ned').zombies('A1.NW', { 'skinner-walker': 1 });
    for (const zone of ['A1.N', 'A1.NE', 'A1.E', 'A1.SE']) {
      corner.zombiesAct();
      expect(corner.zombiesAt(zone)).toEqual({ 'skinner-walker': 1 });
    }
  });

  test('EX-MOVE-01 RM-MOVE-01 RM-MOVE-03: Bear is a corner away from the street: first the next room, then the door', () => {
    const s = town({}, 'ned').open(2).at('ned', 'A2.r2');
    expect(s.refusal(`move:${s.z('A1.SE')}`)).toBe('S1-MOVE-01');
    s.do(`move:${s.z('A2.r3')}`, `move:${s.z('A1.SE')}`);
    expect([s.placeOf('ned'), s.state.actions]).toEqual(['A1.SE', 1]);
  });
});

describe('leaving zombies behind', () => {
  test('EX-ACT-01 RM-ACT-02 RM-ACT-03: two Skinner Walkers cost Jane all three actions, and three keep her', () => {
    const s = town({}, 'ned').skills('ned').zombies('A1.SE', { 'skinner-walker': 2 });
    s.do(`move:${s.z('A1.E')}`);
    expect([s.placeOf('ned'), s.state.actions]).toEqual(['A1.E', 0]);
    const three = town({}, 'ned').skills('ned').zombies('A1.SE', { 'skinner-walker': 3 });
    expect(three.options('move')).toEqual([]);
    expect(three.refusal(`move:${three.z('A1.E')}`)).toBe('S1-MOVE-04');
    three.actions(4).next();
    expect(three.options('move')).not.toEqual([]);
  });

  test.each([['crawler'], ['a-bomb']])('RM-ACT-05: to leave the %s behind costs an action too', (kind) => {
    const s = town({}, 'ned')
      .skills('ned')
      .zombies('A1.SE', { [kind]: 1 });
    s.do(`move:${s.z('A1.E')}`);
    expect(s.state.actions).toBe(1);
  });

  test.each([['crawler'], ['a-bomb']])('RM-ACT-05: the %s ends a Sprint', (kind) => {
    const s = town({}, 'ned')
      .skills('ned', 'sprint')
      .zombies('A1.E', { [kind]: 1 });
    s.do(`sprint:${s.z('A1.E')}`);
    expect([s.asking, s.placeOf('ned')]).toEqual(['action', 'A1.E']);
  });

  test('RM-ACT-06: rivals neither hold one nor stop him', () => {
    const options = { players: 2, mission: { rivals: { teams: 2 } } };
    const s = town(options, 'ned', 'amy', 'doug', 'wanda').skills('ned', 'sprint').at('doug', 'A2.N');
    for (const id of ['amy', 'wanda']) expect(s.survivor(id).seat).toBe(1);
    // Amy stands beside him, and Wanda where he comes through.
    s.at('wanda', 'A1.E').do(`sprint:${s.z('A1.E')}`, `on:${s.z('A1.NE')}`, 'stay');
    expect([s.placeOf('ned'), s.state.actions]).toEqual(['A1.NE', 2]);
  });
});
