import { describe, expect, test } from 'vitest';
import type { Scene, Zombies } from '../scene.ts';
import { order, town } from './town.ts';

/** Amy without skills on the crossing, a weapon in her hand and zombies beside her. */
const fight = (weapon: string, zombies: Zombies): Scene =>
  town('amy').carries('amy', weapon).skills('amy').zombies('A1.SE', zombies);

describe('combat', () => {
  test('RM-COMBAT-01: as many dice as the weapon has, and those of a skill on top', () => {
    const s = fight('saber', { 'skinner-fatty': 1 }).rolls(2, 2).do('melee:left');
    s.skills('amy', 'die-melee').rolls(2, 2, 3).do('melee:left');
    expect(s.told('dice').map(({ rolled }) => rolled)).toEqual([
      [2, 2],
      [2, 2, 3],
    ]);
  });

  test('RM-COMBAT-02: a die hits from the accuracy on', () => {
    const s = fight('chainsaw', { 'skinner-walker': 5 }).rolls(4, 5, 6, 3, 2).do('melee:left');
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 3 });
  });

  test('RM-COMBAT-03: each hit has one target, and what its damage is too much does not pass on', () => {
    const s = fight('fire-axe', { 'skinner-walker': 2 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 1 });
    expect(s.survivor('amy').xp).toBe(1);
  });

  test('RM-COMBAT-04 RM-ZOM-03: hits that are too weak do nothing, however many they are', () => {
    const s = fight('sword', { 'skinner-fatty': 1 }).rolls(6, 6, 6).do('melee:left');
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-fatty': 1 });
    expect(s.told('wasted')).toMatchObject([{ n: 3 }]);
  });

  test.each([
    ['skinner-walker', 1],
    ['skinner-runner', 1],
    ['crawler', 1],
    ['skinner-fatty', 2],
  ] as const)('RM-COMBAT-05: a %s dies from damage %i', (kind, least) => {
    const dies = (weapon: string, dice: number): boolean => {
      const s = fight(weapon, { [kind]: 1 }).rolls(...new Array<number>(dice).fill(6));
      return s.do('melee:left').zombiesAt('A1.SE')[kind] === undefined;
    };
    expect([dies('crowbar', 1), dies('fire-axe', 1)]).toEqual([least === 1, true]);
  });

  test('RM-COMBAT-05: the A-Bomb dies from none', () => {
    const s = fight('fire-axe', { 'a-bomb': 1 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.SE')).toEqual({ 'a-bomb': 1 });
  });

  test('RM-COMBAT-06: dice, re-roll, dice of sixes, hits with their points, then Crawlers', () => {
    const s = fight('chainsaw', { 'skinner-walker': 2, 'skinner-fatty': 1 });
    s.skills('amy', 'lucky', 'roll-6-combat').rolls(1, 1, 1, 1, 2, 6, 1, 2, 3, 3, 5).do('melee:left');
    s.do('reroll:lucky', 'hit:skinner-fatty');
    expect(order(s, 'dice', 'reroll', 'sixes', 'kill', 'xp', 'appear')).toEqual([
      'dice',
      'reroll',
      'dice',
      'sixes',
      'kill',
      'xp',
      'kill',
      'xp',
      'appear',
    ]);
    expect(s.told('appear')).toMatchObject([{ kind: 'crawler', n: 1, cause: 'crawl' }]);
  });

  test('RM-COMBAT-07: without a target there is no attack', () => {
    const s = town('amy').carries('amy', 'saber', 'mp5');
    expect(s.options('melee', 'shoot')).toEqual([]);
    expect(s.refusal('melee:left')).not.toBeNull();
    expect(s.refusal(`shoot:right:${s.z('A1.E')}`)).not.toBeNull();
  });
});

describe('melee', () => {
  test('RM-MELEE-01: with a weapon of range 0 in hand, in the own zone', () => {
    const s = fight('saber', { 'skinner-walker': 1 }).zombies('A1.E', { 'skinner-walker': 1 });
    expect(s.options('melee', 'shoot')).toEqual(['melee:left']);
    const gun = fight('mp5', { 'skinner-walker': 1 });
    expect(gun.options('melee')).toEqual([]);
    const stowed = town('amy').carries('amy', '-', '-', 'saber').zombies('A1.SE', { 'skinner-walker': 1 });
    expect(stowed.options('melee')).toEqual([]);
  });

  test('RM-MELEE-02: hits go to whom one likes, a Runner or Crawler before a Walker', () => {
    const s = fight('saber', { 'skinner-walker': 1, 'skinner-runner': 1, crawler: 1, 'skinner-fatty': 1 });
    s.rolls(4, 5).do('melee:left');
    expect(s.options()).toEqual([
      'hit:skinner-walker',
      'hit:skinner-runner',
      'hit:skinner-fatty',
      'hit:crawler',
    ]);
    s.do('hit:crawler', 'hit:skinner-runner');
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 1, 'skinner-fatty': 1 });
  });

  test('RM-MELEE-03: a miss or a hit too many hurts no friend in the zone', () => {
    const s = town('amy', 'doug').skills('amy').carries('amy', 'chainsaw');
    s.zombies('A1.SE', { 'skinner-walker': 1 }).rolls(6, 6, 6, 2, 2).do('melee:left');
    expect(s.zombiesAt('A1.SE')).toEqual({});
    expect([s.told('wound'), s.view.survivors[1].wounds]).toEqual([[], 0]);
  });
});
