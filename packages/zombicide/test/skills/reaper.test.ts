import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

describe('Reaper: Combat', () => {
  test('RM-SKILL-59 EX-SKILL-01: one hit of a Shotgun kills both Fatties: two experience', () => {
    const s = scene('amy').skills('amy', 'reaper-combat').carries('amy', 'shotgun');
    s.zombies('A1.N', { fatty: 2 })
      .rolls(5, 2)
      .do(`shoot:left:${s.z('A1.N')}`, 'reap:fatty');
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.survivor('amy').xp).toBe(2);
  });

  test('RM-SKILL-59: once an action, in the next one again', () => {
    const s = reaper('reaper-combat', 'katana').zombies('A1.NE', { walker: 6 }).rolls(4, 4);
    s.do('melee:left', 'reap:walker');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 3 });
    s.rolls(4, 1).do('melee:left', 'reap:walker');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-59: he need not, and can do so with a later hit', () => {
    const s = reaper('reaper-combat', 'katana').zombies('A1.NE', { walker: 4 }).rolls(4, 4);
    s.do('melee:left', 'hit:walker', 'reap:walker');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-59: only an identical zombie, and only one the hit is strong enough for', () => {
    const s = reaper('reaper-combat', 'crowbar')
      .zombies('A1.NE', { walker: 1, runner: 2, fatty: 2 })
      .rolls(4);
    s.do('melee:left');
    expect(s.options()).toEqual(['hit:walker', 'hit:runner', 'reap:runner']);
    expect(s.refusal('reap:fatty')).not.toBeNull();
    s.do('hit:walker');
  });

  test('RM-SKILL-59 S1-SKILL-35: a trick shot is one action: one in both zones together', () => {
    const s = scene('doug').skills('doug', 'reaper-combat', 'trick-shot').carries('doug', 'pistol', 'pistol');
    s.zombies('A1.N', { walker: 2 }).zombies('A1.NE', { walker: 2 }).rolls(4, 4);
    s.do(`shoot:both:${s.z('A1.N')}`, `on:${s.z('A1.NE')}`, 'reap:walker');
    expect(s.asking).toBe('action');
    expect([s.zombiesAt('A1.N'), s.zombiesAt('A1.NE')]).toEqual([{}, { walker: 1 }]);
  });

  test('RM-SKILL-59: who does not have it is refused', () => {
    const s = scene('amy', 'doug').skills('doug', 'reaper-combat').skills('amy').carries('amy', 'crowbar');
    s.zombies('A1.NE', { walker: 2, runner: 2 }).rolls(4).do('melee:left');
    expect(s.refusal('reap:walker')).toBe('RM-SKILL-59');
    s.do('hit:walker');
  });
});

describe('Reaper: Melee', () => {
  test('RM-SKILL-60: with a Crowbar, not with a Pistol', () => {
    const s = reaper('reaper-melee', 'crowbar', 'pistol').zombies('A1.NE', { walker: 4 }).rolls(4);
    s.do('melee:left', 'reap:walker');
    s.rolls(4).do(`shoot:right:${s.z('A1.NE')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });
});

describe('Reaper: Ranged', () => {
  test('RM-SKILL-58: with a Pistol, not with a Crowbar', () => {
    const s = reaper('reaper-ranged', 'crowbar', 'pistol').zombies('A1.NE', { walker: 4 }).rolls(4);
    s.do('melee:left');
    s.rolls(4).do(`shoot:right:${s.z('A1.NE')}`, 'reap:walker');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-58 RM-SKILL-59: two such skills, two in one action', () => {
    const s = scene('amy').skills('amy', 'reaper-ranged', 'reaper-combat').carries('amy', 'evil-twins');
    s.zombies('A1.N', { walker: 4 }).rolls(4, 4);
    s.do(`shoot:left:${s.z('A1.N')}`, 'reap:walker', 'reap:walker');
    expect(s.zombiesAt('A1.N')).toEqual({});
  });
});

const reaper = (skill: string, ...cards: string[]): Scene =>
  scene('amy')
    .skills('amy', skill)
    .carries('amy', ...cards);
