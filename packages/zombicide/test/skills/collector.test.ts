import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Collector', () => {
  test.each([
    ['walker', 1],
    ['runner', 1],
    ['fatty', 1],
    ['abomination', 5],
  ] as const)('RM-SKILL-51 ZR110: a %s brings twice its experience', (kind, xp) => {
    const s = scene('amy').skills('amy', `collector-${kind}`, 'super-strength').carries('amy', 'crowbar');
    s.zombies('A1.NE', { [kind]: 1 })
      .rolls(4)
      .do('melee:left');
    if (s.asking !== 'action') s.do(s.options()[0]);
    expect(s.survivor('amy').xp).toBe(xp * 2);
  });

  test('RM-SKILL-51: other kinds bring what they always do', () => {
    const s = scene('amy').skills('amy', 'collector-walker').carries('amy', 'crowbar');
    s.zombies('A1.NE', { runner: 1 }).rolls(4).do('melee:left');
    expect(s.survivor('amy').xp).toBe(1);
  });

  test('RM-SKILL-51: by fire as well, and not for the kills of others', () => {
    const s = scene('amy', 'doug').skills('amy', 'collector-walker').skills('doug').carries('amy', 'molotov');
    s.carries('doug', 'crowbar').zombies('A1.N', { walker: 2 }).zombies('A1.NE', { walker: 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('amy').xp).toBe(4);
    s.active('doug').next().rolls(4).do('melee:left');
    expect(s.survivor('doug').xp).toBe(1);
  });
});
