import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

describe('Sniper', () => {
  test('S1-SKILL-31 S1-RANGED-03: he chooses whom his shot hits', () => {
    const s = sniper('pistol').zombies('A1.N', { walker: 1, runner: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['hit:walker', 'hit:runner']);
    s.do('hit:runner');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-31: hit by hit, past a Fatty too', () => {
    const s = sniper('sub-mg').zombies('A1.N', { walker: 2, runner: 2, fatty: 1 }).rolls(5, 5, 5);
    s.do(`shoot:left:${s.z('A1.N')}`, 'hit:runner', 'hit:walker', 'hit:runner');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1, fatty: 1 });
  });

  test('S1-SKILL-31 S1-RANGED-03: a friend among the zombies is not hit', () => {
    const s = sniper('pistol', 'doug').at('doug', 'A1.N').zombies('A1.N', { walker: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`, 'hit:walker');
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.view.survivors[1].wounds).toBe(0);
  });

  test('S1-SKILL-31 S1-RANGED-05 S1-FAQ-20: in his own zone too', () => {
    const s = sniper('pistol').zombies('A1.NE', { walker: 1, runner: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NE')}`, 'hit:runner');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-31 S1-COMBAT-03: a hit is no stronger for it', () => {
    const s = sniper('pistol').zombies('A1.N', { fatty: 1 }).rolls(6);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });

  test('S1-SKILL-31 S1-COMBAT-02: he may aim at a Fatty that the hit does not kill, beside a friend', () => {
    const s = sniper('pistol', 'doug').at('doug', 'A1.N').zombies('A1.N', { fatty: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`, 'hit:fatty');
    expect(s.view.survivors[1].wounds).toBe(0);
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });

  test('S1-SKILL-31: of two hits one kills the Walker; the other need not go to a friend', () => {
    const s = sniper('shotgun', 'doug').at('doug', 'A1.N').zombies('A1.N', { walker: 1 }).rolls(4, 4);
    s.do(`shoot:left:${s.z('A1.N')}`, 'hit:walker');
    expect(s.view.survivors[1].dead).toBe(false);
  });

  test('S1-SKILL-31 S1-RANGED-01: range and sight are those of the weapon', () => {
    const s = sniper('pistol').zombies('A1.NW', { walker: 1 });
    expect(s.refusal(`shoot:left:${s.z('A1.NW')}`)).toBe('S1-RANGED-01');
  });

  test('S1-SKILL-31 S1-RANGED-03: for others the order holds', () => {
    const s = scene('doug', 'phil').skills('phil', 'sniper').skills('doug').carries('doug', 'pistol');
    s.zombies('A1.N', { walker: 1, runner: 1 })
      .rolls(4)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ runner: 1 });
  });

  test('S1-SKILL-31 S1-XP-06: Phil learns it with a kill and chooses with the next shot', () => {
    const s = scene('phil').carries('phil', 'pistol').xp('phil', 42).rolls(4, 4);
    s.zombies('A1.N', { walker: 2, runner: 1 });
    const shot = `shoot:left:${s.z('A1.N')}`;
    s.do(shot, 'learn:sniper', shot, 'hit:runner');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });
});

/** Phil with the skill, a weapon and perhaps a friend. */
function sniper(weapon: string, ...others: string[]): Scene {
  return scene('phil', ...others)
    .skills('phil', 'sniper')
    .carries('phil', weapon);
}
