import { describe, expect, test } from 'vitest';
import { breaksOpen, NORTH_WEST, noiseAt, tokensAt, town } from './tables.ts';

describe('noise', () => {
  test('EX-NOISE-01 RM-NOISE-01 RM-NOISE-04 RM-NOISE-05: Dan opens a door with his Fire Axe and then strikes', () => {
    const s = town({}, 'phil')
      .at('phil', 'A1.E')
      .carries('phil', 'fire-axe')
      .revealed(...NORTH_WEST);
    s.zombies('A1.E', { 'skinner-walker': 1 });
    expect(noiseAt(s, 'A1.E')).toBe(1);
    s.rolls(2, 5).do('open:d1:left', 'melee:left', 'melee:left');
    expect(s.zombiesAt('A1.E')).toEqual({});
    expect([tokensAt(s, 'A1.E'), tokensAt(s, 'A1.r2'), noiseAt(s, 'A1.E')]).toEqual([1, 0, 2]);
  });

  test('EX-NOISE-02 RM-NOISE-02 RM-NOISE-03: Parker shoots twice with three dice, goes, and two tokens stay', () => {
    const s = town({}, 'ned').carries('ned', 'mp5').zombies('A1.E', { 'skinner-walker': 3 });
    s.rolls(4, 4, 2, 4, 2, 2).do(`shoot:left:${s.z('A1.E')}`, `shoot:left:${s.z('A1.E')}`);
    expect([tokensAt(s, 'A1.SE'), tokensAt(s, 'A1.E')]).toEqual([2, 0]);
    s.do(`move:${s.z('A2.N')}`);
    expect([noiseAt(s, 'A1.SE'), tokensAt(s, 'A2.N'), noiseAt(s, 'A2.N')]).toEqual([2, 0, 1]);
  });

  test('RM-NOISE-02: a pair of Mac-10 fires ten dice and makes one token', () => {
    const s = town({}, 'ned').skills('ned').carries('ned', 'mac-10', 'mac-10');
    s.zombies('A1.E', { 'skinner-walker': 2 }).rolls(5, 5, 2, 2, 2, 2, 2, 2, 2, 2);
    s.do(`shoot:both:${s.z('A1.E')}`);
    expect(s.zombiesAt('A1.E')).toEqual({});
    expect(tokensAt(s, 'A1.SE')).toBe(1);
  });

  test('RM-NOISE-01: a Crowbar is not heard, neither at a door nor at a head', () => {
    const s = town({}, 'phil')
      .at('phil', 'A1.E')
      .carries('phil', 'crowbar')
      .revealed(...NORTH_WEST);
    s.zombies('A1.E', { 'skinner-walker': 1 }).rolls(4).do('open:d1:left', 'melee:left');
    expect(s.view.zones.every(({ tokens }) => tokens === 0)).toBe(true);
  });

  test('RM-NOISE-04 RM-NOISE-05: each survivor is one, and goes with him; tokens come on top', () => {
    const s = town({}, 'phil', 'amy', 'ned').noise('A1.SE', 2);
    expect(noiseAt(s, 'A1.SE')).toBe(5);
    s.do(`move:${s.z('A1.E')}`);
    expect([noiseAt(s, 'A1.SE'), noiseAt(s, 'A1.E')]).toEqual([4, 1]);
  });

  test('RM-NOISE-06: tokens still draw the zombies of their round, and then they are gone', () => {
    const s = town({}, 'phil').at('phil', 'A2.N').zombies('A1.NE', { 'skinner-walker': 1 });
    s.do('noise', `move:${s.z('A1.SW')}`).noise('A1.NW', 3);
    // It sees nobody: the noise in the north-west is louder than he and his token.
    s.do('end');
    expect(s.zombiesAt('A1.N')).toEqual({ 'skinner-walker': 1 });
    expect(s.view.turn.round).toBe(2);
    expect(s.view.zones.every(({ tokens }) => tokens === 0)).toBe(true);
  });

  test('RM-NOISE-07 RM-ACT-27: to make noise costs an action and leaves one token in the own zone', () => {
    const s = town({}, 'phil').do('noise');
    expect([tokensAt(s, 'A1.SE'), noiseAt(s, 'A1.SE'), s.state.actions]).toEqual([1, 2, 2]);
    s.do('noise');
    expect(tokensAt(s, 'A1.SE')).toBe(2);
  });

  test('RM-NOISE-07: skills change it: a Ninja is none and makes none, whoever is Loud is more than all the rest', () => {
    const ninja = town({}, 'phil').skills('phil', 'ninja').carries('phil', 'pistol');
    ninja.zombies('A1.E', { 'skinner-walker': 1 }).rolls(4);
    ninja.do(`shoot:left:${ninja.z('A1.E')}`);
    expect(noiseAt(ninja, 'A1.SE')).toBe(0);
    const loud = town({}, 'phil').skills('phil', 'loud').noise('A1.NW', 7).do('shout');
    expect(noiseAt(loud, 'A1.SE')).toBeGreaterThan(7);
  });

  test('OQ-48: zombies that stand in the loudest zone, with nobody in sight, stay there and do not split', () => {
    const s = town({}, 'phil')
      .at('phil', 'A1.SW')
      .zombies('A1.NE', { 'skinner-walker': 3 })
      .noise('A1.NE', 4);
    s.zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 3 });
    expect(s.told('waits')).toMatchObject([{ zone: s.z('A1.NE'), n: 3 }]);
  });

  test('OQ-48: nor do they leave it for another that is as loud', () => {
    const s = town({}, 'phil').at('phil', 'A1.SW').zombies('A1.NE', { 'skinner-walker': 3 });
    s.noise('A1.NE', 4).noise('B1.NE', 4).zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 3 });
  });

  test('RM-NOISE-01: one token for a door, whatever is behind it', () => {
    const s = town({}, 'phil').at('phil', 'A1.E').carries('phil', 'chainsaw').zombieCards(146, 148, 150);
    breaksOpen(s, 1);
    expect(s.told('zombie-card')).toHaveLength(3);
    expect(tokensAt(s, 'A1.E')).toBe(1);
  });
});
