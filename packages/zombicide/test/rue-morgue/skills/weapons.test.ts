import { describe, expect, test } from 'vitest';
import type { Scene } from '../../scene.ts';
import { rueMorgue } from '../table.ts';

describe('weapons in pairs', () => {
  test.each([
    ['RM-SKILL-22', 'ambidextrous', true, true],
    ['RM-SKILL-50', 'gunslinger', false, true],
    ['RM-SKILL-62', 'swordmaster', true, false],
  ] as const)('%s: with %s two Sabers are a pair: %s, two Shotguns: %s', (_, skill, blades, guns) => {
    const pairs = (weapon: string): boolean => {
      const s = rueMorgue('joe').skills('joe', skill).carries('joe', weapon, weapon);
      s.zombies('A1.NE', { crawler: 1 });
      return s.options('melee', 'shoot').some((key) => key.split(':')[1] === 'both');
    };
    expect([pairs('saber'), pairs('shotgun')]).toEqual([blades, guns]);
  });

  test('RM-SKILL-22 RM-SKILL-62: two Sabers strike with four dice for one action', () => {
    for (const skill of ['ambidextrous', 'swordmaster']) {
      const s = rueMorgue('joe').skills('joe', skill).carries('joe', 'saber', 'saber');
      s.zombies('A1.NE', { crawler: 4 }).rolls(4, 4, 4, 4).do('melee:both');
      expect([s.zombiesAt('A1.NE'), s.state.actions], skill).toEqual([{}, 2]);
    }
  });

  test('RM-SKILL-50: Jane shoots four dice with two Shotguns for one action', () => {
    const s = rueMorgue('jane').skills('jane', 'gunslinger').carries('jane', 'shotgun', 'shotgun');
    s.zombies('A1.N', { crawler: 4 })
      .rolls(4, 4, 4, 4)
      .do(`shoot:both:${s.z('A1.N')}`);
    expect([s.zombiesAt('A1.N'), s.state.actions]).toEqual([{}, 2]);
  });

  test('RM-SKILL-38: Jane shoots her two Pistols at two zones with one action', () => {
    const s = rueMorgue('jane').skills('jane', 'trick-shot').carries('jane', 'pistol', 'pistol');
    s.zombies('A1.N', { crawler: 2 }).zombies('A2.N', { crawler: 2 }).rolls(4, 4);
    s.do(`shoot:both:${s.z('A1.N')}`, `on:${s.z('A2.N')}`);
    expect([s.zombiesAt('A1.N'), s.zombiesAt('A2.N')]).toEqual([{ crawler: 1 }, { crawler: 1 }]);
    expect(s.state.actions).toBe(2);
  });

  test('RM-SKILL-38 RM-DUAL-01: without it both Pistols have one target zone', () => {
    const s = rueMorgue('jane').skills('jane').carries('jane', 'pistol', 'pistol');
    s.zombies('A1.N', { crawler: 2 }).zombies('A2.N', { crawler: 2 }).rolls(4, 4);
    s.do(`shoot:both:${s.z('A1.N')}`);
    expect([s.asking, s.zombiesAt('A1.N'), s.zombiesAt('A2.N')]).toEqual(['action', {}, { crawler: 2 }]);
  });
});

describe('shooting', () => {
  test('RM-SKILL-09: a Pistol reaches two zones and an AK-47 three, but not nearer than before', () => {
    const reach = (weapon: string, ...skills: string[]): string[] => {
      const s = rueMorgue('james')
        .skills('james', ...skills)
        .carries('james', weapon)
        .at('james', 'A1.NW');
      const street = ['A1.NW', 'A1.N', 'A1.NE', 'A2.N', 'A2.NE'];
      for (const zone of street) s.zombies(zone, { crawler: 1 });
      const shots = s.options('shoot');
      return street.filter((zone) => shots.includes(`shoot:left:${s.z(zone)}`));
    };
    expect([reach('pistol'), reach('pistol', 'max-range')]).toEqual([
      ['A1.NW', 'A1.N'],
      ['A1.NW', 'A1.N', 'A1.NE'],
    ]);
    expect([reach('ak-47'), reach('ak-47', 'max-range')]).toEqual([
      ['A1.N', 'A1.NE'],
      ['A1.N', 'A1.NE', 'A2.N'],
    ]);
  });

  test('RM-SKILL-53: the Sniper hits the Crawler behind Dan and the Fatty, and spares both', () => {
    const s = shooter('sniper');
    expect(s.options().toSorted()).toEqual(['hit:crawler', 'hit:skinner-fatty', 'strike:dan']);
    s.do('hit:crawler');
    expect(s.zombiesAt('A1.N')).toEqual({ 'skinner-fatty': 1 });
    expect(s.view.survivors[1].wounds).toBe(0);
  });

  test('RM-SKILL-53: whoever is none hits Dan first', () => {
    const s = shooter();
    expect(s.view.survivors[1].wounds).toBe(1);
    expect(s.zombiesAt('A1.N')).toEqual({ 'skinner-fatty': 1, crawler: 1 });
  });
});

/** Louise has hit once with a Shotgun where Dan is among zombies. */
function shooter(...skills: string[]): Scene {
  const s = rueMorgue('louise', 'dan')
    .skills('louise', ...skills)
    .skills('dan')
    .carries('louise', 'pistol');
  s.at('dan', 'A1.N').zombies('A1.N', { 'skinner-fatty': 1, crawler: 1 });
  return s.rolls(4).do(`shoot:left:${s.z('A1.N')}`);
}
