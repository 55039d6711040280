import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { town } from './town.ts';

describe('Crawlers and dice that change', () => {
  const shooter = (weapon: string, ...skills: string[]): Scene =>
    town('amy')
      .carries('amy', weapon)
      .skills('amy', ...skills);

  test('RM-CRAWL-04 OQ-29: after a re-roll only the new faces count', () => {
    const s = shooter('saber', 'lucky').zombies('A1.SE', { 'skinner-walker': 2 }).rolls(1, 1, 4, 2);
    s.do('melee:left', 'reroll:lucky');
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 1 });
    const other = shooter('saber', 'lucky').zombies('A1.SE', { 'skinner-walker': 2 }).rolls(2, 2, 4, 1);
    other.do('melee:left', 'reroll:lucky');
    expect(other.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 1, crawler: 1 });
  });

  test('RM-CRAWL-04 OQ-29: a die that a six brings counts too', () => {
    const s = shooter('crowbar', 'roll-6-combat').zombies('A1.SE', { 'skinner-walker': 2 }).rolls(6, 1);
    s.do('melee:left');
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 1, crawler: 1 });
  });

  test('RM-CRAWL-03 OQ-29: who is killed by Reaper counts among the dead', () => {
    const s = shooter('chainsaw', 'reaper-combat').zombies('A1.SE', { 'skinner-walker': 4 });
    s.rolls(6, 1, 1, 1, 2).do('melee:left', 'reap:skinner-walker');
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 2, crawler: 2 });
  });

  test('RM-CRAWL-06 OQ-29: of a trick shot each weapon has its own dice and its own zone', () => {
    const s = town('amy').skills('amy', 'trick-shot').carries('amy', 'sawed-off', 'sawed-off');
    s.zombies('A1.E', { 'skinner-walker': 3 }).zombies('B2.N', { 'skinner-walker': 3 });
    // The left one hits once and shows a 1; the right one hits twice.
    s.rolls(3, 1, 3, 6).do(`shoot:both:${s.z('A1.E')}`, `on:${s.z('B2.N')}`);
    expect(s.zombiesAt('A1.E')).toEqual({ 'skinner-walker': 2, crawler: 1 });
    expect(s.zombiesAt('B2.N')).toEqual({ 'skinner-walker': 1 });
  });

  test('RM-CRAWL-03 OQ-29: the ones of one weapon do not serve for those whom the other one kills', () => {
    const s = town('amy').skills('amy', 'trick-shot').carries('amy', 'sawed-off', 'sawed-off');
    s.zombies('A1.E', { 'skinner-walker': 3 }).zombies('B2.N', { 'skinner-walker': 3 });
    s.rolls(1, 1, 3, 6).do(`shoot:both:${s.z('A1.E')}`, `on:${s.z('B2.N')}`);
    expect([s.zombiesAt('A1.E'), s.zombiesAt('B2.N')]).toEqual([
      { 'skinner-walker': 3 },
      { 'skinner-walker': 1 },
    ]);
  });
});
