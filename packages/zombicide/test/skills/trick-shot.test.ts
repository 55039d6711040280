import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

describe('Trick shot', () => {
  test('S1-SKILL-35 ZR050: one action, each Pistol at a zone of its own, one noise', () => {
    const s = trickster('pistol', 'pistol').zombies('A1.N', { walker: 2 }).zombies('A2.N', { walker: 2 });
    s.do(`shoot:both:${s.z('A1.N')}`);
    expect(s.options()).toEqual([`on:${s.z('A1.N')}`, `on:${s.z('A2.N')}`]);
    s.rolls(4, 4).do(`on:${s.z('A2.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
    expect(s.state.actions).toBe(2);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
  });

  test('S1-SKILL-35: a miss of one is no hit of the other', () => {
    const s = trickster('pistol', 'pistol').zombies('A1.N', { walker: 1 }).zombies('A2.N', { walker: 2 });
    s.rolls(1, 6).do(`shoot:both:${s.z('A1.N')}`, `on:${s.z('A2.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-35 S1-COMBAT-04: both may still aim at one zone', () => {
    const s = trickster('pistol', 'pistol').zombies('A1.N', { walker: 2 }).zombies('A2.N', { walker: 1 });
    s.rolls(4, 4).do(`shoot:both:${s.z('A1.N')}`, `on:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-35 S1-RANGED-01: the second zone has to be in range and in sight as well', () => {
    const s = trickster('pistol', 'pistol').zombies('A1.N', { walker: 1 }).zombies('A1.NE', { walker: 1 });
    s.zombies('A1.NW', { walker: 1 }).zombies('A1.r2', { walker: 1 });
    s.do(`shoot:both:${s.z('A1.N')}`);
    expect(s.options()).toEqual([`on:${s.z('A1.N')}`, `on:${s.z('A1.NE')}`]);
    expect(s.refusal(`on:${s.z('A1.NW')}`)).toBe('S1-RANGED-01');
    expect(s.refusal(`on:${s.z('A1.r2')}`)).toBe('S1-SIGHT-05');
  });

  test('S1-SKILL-35 S1-RELOAD-01: both Sawed-offs are empty afterwards, and each had its dice', () => {
    const s = trickster('sawed-off', 'sawed-off')
      .zombies('A1.N', { walker: 2 })
      .zombies('A2.N', { walker: 2 });
    s.rolls(3, 3, 3, 3).do(`shoot:both:${s.z('A1.N')}`, `on:${s.z('A2.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.zombiesAt('A2.N')).toEqual({});
    expect(s.options('reload')).toEqual(['reload:both']);
  });

  test('S1-SKILL-35 S1-SKILL-08: an extra die is for each weapon', () => {
    const s = trickster('pistol', 'pistol').skills('doug', 'trick-shot', 'die-ranged');
    s.zombies('A1.N', { walker: 3 }).zombies('A2.N', { walker: 3 }).rolls(4, 4, 4, 4);
    s.do(`shoot:both:${s.z('A1.N')}`, `on:${s.z('A2.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-35 S1-SKILL-26 S1-FAQ-10: it is one action: Lucky and each Ammo card serve once', () => {
    const s = trickster('pistol', 'pistol', 'ammo-light').skills('doug', 'trick-shot', 'lucky');
    s.zombies('A1.N', { walker: 1 }).zombies('A2.N', { walker: 1 }).rolls(1, 1, 1, 1);
    s.do(`shoot:both:${s.z('A1.N')}`, `on:${s.z('A2.N')}`, 'reroll:lucky', 'ammo:back1');
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-35: a single gun has no second target', () => {
    const s = trickster('pistol').zombies('A1.N', { walker: 1 }).zombies('A2.N', { walker: 1 }).rolls(1);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
  });

  test('S1-SKILL-35 S1-COMBAT-04: two different guns are not used in one action', () => {
    const s = trickster('pistol', 'shotgun').zombies('A1.N', { walker: 1 }).zombies('A2.N', { walker: 1 });
    expect(s.refusal(`shoot:both:${s.z('A1.N')}`)).toBe('S1-COMBAT-04');
  });

  test('S1-SKILL-35 S1-SKILL-20: guns that Gunslinger makes dual are', () => {
    const s = trickster('rifle', 'rifle').skills('doug', 'trick-shot', 'gunslinger').rolls(3, 3);
    s.zombies('A1.NW', { walker: 1 }).zombies('A2.NE', { walker: 1 });
    s.do(`shoot:both:${s.z('A1.NW')}`, `on:${s.z('A2.NE')}`);
    expect(s.zombiesAt('A1.NW')).toEqual({});
    expect(s.zombiesAt('A2.NE')).toEqual({});
  });

  test('S1-SKILL-35 S1-COMBAT-04: who does not have it aims both at one zone', () => {
    const s = scene('amy', 'doug').skills('doug', 'trick-shot').carries('amy', 'pistol', 'pistol');
    s.zombies('A1.N', { walker: 2 }).zombies('A2.N', { walker: 1 }).rolls(4, 4);
    s.do(`shoot:both:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A1.N')).toEqual({});
  });
});

/** Doug with the skill, and what he holds. */
function trickster(...weapons: string[]): Scene {
  return scene('doug')
    .skills('doug', 'trick-shot')
    .carries('doug', ...weapons);
}
