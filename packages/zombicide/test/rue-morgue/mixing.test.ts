import { describe, expect, test } from 'vitest';
import { BOXES } from '../../src/content/define.ts';
import { sceneWith } from '../scene.ts';
import { mixed } from './mixed.ts';

describe('cards of both seasons', () => {
  test('RM-VET-09: a Rifle and a Scope of Season 1 make a Sniper Rifle that aims', () => {
    const s = sceneWith({ preset: 'rueMorgue' }, 'amy').skills('amy').carries('amy', 'rifle', '-', 'scope');
    s.zombies('A1.N', { walker: 1, runner: 1 }).do('combine:left:back1', 'done').rolls(3);
    s.do(`shoot:left:${s.z('A1.N')}`, 'hit:runner');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('RM-VET-08: with these two boxes there is one Nailbat, in no deck, for missions alone', () => {
    const s = mixed({}, 'amy');
    const ids = (cards: readonly number[]): string[] => cards.map((card) => s.setting.cards[card].id);
    expect(ids(s.state.equipment)).not.toContain('nailbat');
    expect(ids(s.state.specials)).not.toContain('nailbat');
    expect(ids(s.state.aside).filter((id) => id === 'nailbat')).toHaveLength(1);
    s.carries('amy', 'baseball-bat', 'crowbar');
    expect(s.options('combine')).toEqual([]);
  });

  test('RM-VET-11: boxes of the first edition are played together on one board', () => {
    const tiles = [
      ['1R', '1B', '1P'],
      ['1V', '1M', '10R'],
    ];
    const s = mixed({ tiles, mission: { boxes: [...BOXES], start: ['A1.NW'] } }, 'amy');
    s.do(`move:${s.z('A1.N')}`, `move:${s.z('A1.NE')}`);
    expect(s.isAt('amy', 'A1.NE')).toBe(true);
    s.zombies('A1.N', { 'skinner-walker': 1 }).zombies('A1.NW', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 1 });
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });
});
