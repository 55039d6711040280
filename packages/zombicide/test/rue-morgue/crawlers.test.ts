import { describe, expect, test } from 'vitest';
import type { Zombies } from '../scene.ts';
import { mixed } from './mixed.ts';

/** Amy with a weapon in her left hand, and zombies beside her in the street. */
const armed = (weapon: string, zombies: Zombies) =>
  mixed({}, 'amy').carries('amy', weapon).skills('amy').zombies('A1.NE', zombies);

describe('what crawls on', () => {
  test('EX-CRAWL-01 RM-CRAWL-02 RM-CRAWL-03: two ones and one dead Skinner leave one Crawler', () => {
    const s = mixed({}, 'amy')
      .carries('amy', 'sub-mg')
      .skills('amy')
      .zombies('A1.N', { 'skinner-walker': 1 });
    s.rolls(6, 1, 1).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ crawler: 1 });
    expect(s.survivor('amy').xp).toBe(1);
  });

  test('RM-EQ-01: La Guillotine leaves nobody who crawls', () => {
    const s = armed('la-guillotine', { 'skinner-walker': 3 });
    s.rolls(6, 5, 1, 1).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 1 });
  });

  test('EX-CRAWL-02 RM-CRAWL-06: in the zone in which they died', () => {
    const s = armed('chainsaw', { 'skinner-walker': 3 });
    s.rolls(6, 5, 3, 2, 1).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 1, crawler: 1 });
    expect(s.survivor('amy').xp).toBe(2);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
  });

  test('EX-CRAWL-03 RM-CRAWL-01 RM-CRAWL-11: of equal targets one chooses; only a Skinner leaves something', () => {
    const shot = (target: string) => {
      const s = mixed({}, 'amy').carries('amy', 'shotgun').skills('amy');
      s.zombies('A1.N', { 'skinner-walker': 1, walker: 1 });
      s.rolls(5, 1).do(`shoot:left:${s.z('A1.N')}`, `hit:${target}`);
      return s.zombiesAt('A1.N');
    };
    expect(shot('skinner-walker')).toEqual({ walker: 1, crawler: 1 });
    expect(shot('walker')).toEqual({ 'skinner-walker': 1 });
  });

  test('EX-CRAWL-04: without a 1 nobody crawls, and Walkers come before Fatties', () => {
    const s = mixed({}, 'amy').carries('amy', 'shotgun').skills('amy');
    s.zombies('A1.N', { 'skinner-walker': 1, fatty: 1 })
      .rolls(4, 2)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });

  test('RM-CRAWL-04: what is added to the dice makes a 1 no other number', () => {
    const s = armed('chainsaw', { 'skinner-walker': 2 }).skills('amy', 'roll-combat');
    s.rolls(4, 1, 1, 2, 3).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 1, crawler: 1 });
  });

  test('RM-CRAWL-01 RM-CRAWL-09: a Crawler leaves nothing; it dies from one hit and is worth one point', () => {
    const s = armed('chainsaw', { crawler: 1 }).rolls(6, 1, 1, 1, 1).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.survivor('amy').xp).toBe(1);
  });

  test('RM-CRAWL-05 RM-UPG-08: what burns does not crawl', () => {
    const s = mixed({}, 'amy').carries('amy', 'molotov').zombies('A1.N', { 'skinner-walker': 4 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('RM-CRAWL-08 RM-TP-01 RM-TP-02: shots reach Crawlers last', () => {
    const s = mixed({}, 'amy').carries('amy', 'sub-mg').skills('amy');
    s.zombies('A1.N', { crawler: 1, 'skinner-runner': 1, 'skinner-walker': 1 });
    s.rolls(6, 6, 2).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ crawler: 1 });
  });

  test('RM-CRAWL-10 RM-MINI-01: where no figure is left the Crawlers on the board act once more, in the players’ phase too', () => {
    const s = armed('chainsaw', { 'skinner-walker': 1 })
      .supply({ crawler: 0 })
      .zombies('A1.N', { crawler: 1 });
    s.supply({ crawler: 0 }).rolls(6, 1, 2, 2, 2).do('melee:left');
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.zombiesAt('A1.NE')).toEqual({ crawler: 1 });
  });

  test('RM-CRAWL-07: whatever they were before, all are alike', () => {
    const s = armed('chainsaw', { 'skinner-fatty': 1, 'skinner-runner': 1 });
    s.rolls(6, 6, 1, 1, 2).do('melee:left', 'hit:skinner-fatty');
    expect(s.zombiesAt('A1.NE')).toEqual({ crawler: 2 });
  });
});
