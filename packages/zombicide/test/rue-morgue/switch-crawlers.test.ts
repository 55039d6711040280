import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../src/rules/ruleset.ts';
import { mixed } from './mixed.ts';

const armed = (options: Parameters<typeof mixed>[0]) =>
  mixed(options, 'amy').skills('amy').carries('amy', 'chainsaw').zombies('A1.NE', { 'skinner-walker': 2 });
const HOSPITAL = [['1V', '2V']];
const BLUE_BEDS = 187;

describe('crawlers', () => {
  test.each(PRESETS)('CF-66 RM-CRAWL-02: by the preset %s a dead Skinner crawls on', (preset) => {
    const s = armed({ preset }).rolls(6, 1, 2, 3, 4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 1, crawler: 1 });
  });

  test('RM-SETUP-17 CF-66: a table of beginners plays without the rule, so a 1 leaves nothing behind', () => {
    const s = armed({ rules: { crawlers: false } })
      .rolls(6, 1, 1, 3, 4)
      .do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 1 });
    expect(s.told('appear')).toEqual([]);
  });

  test('RM-SETUP-17: then no bed has one either, and nobody acts for want of a figure', () => {
    const moment = (crawlers: boolean) => {
      const s = mixed({ tiles: HOSPITAL, mission: { start: ['A1.h1'] }, rules: { crawlers } }, 'amy');
      return s.supply({ crawler: 0 }).zombieCards(BLUE_BEDS).spawns('A1.h1');
    };
    expect(moment(false).told('extra')).toEqual([]);
    expect(moment(true).told('extra')).toHaveLength(1);
    const s = mixed({ tiles: HOSPITAL, mission: { start: ['A1.h1'] }, rules: { crawlers: false } }, 'amy');
    s.zombieCards(BLUE_BEDS).spawns('A1.h1');
    expect(s.state.zombies.every((n) => n === 0)).toBe(true);
  });
});
