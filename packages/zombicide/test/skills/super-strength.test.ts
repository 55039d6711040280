import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Super strength', () => {
  test('RM-SKILL-29: a Crowbar kills the Abomination', () => {
    const s = scene('amy').skills('amy', 'super-strength').carries('amy', 'crowbar');
    s.zombies('A1.NE', { abomination: 1 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.told('dice')[0]).toMatchObject({ damage: 3, by: ['super-strength'] });
  });

  test('RM-SKILL-29: three, not one more; what else adds damage adds to it', () => {
    const s = scene('amy').skills('amy', 'super-strength').carries('amy', 'fire-axe');
    s.zombies('A1.NE', { walker: 2 }).rolls(1).do('melee:left');
    s.skills('amy', 'damage-melee', 'super-strength').next().rolls(1).do('melee:left');
    expect(s.told('dice').map(({ damage }) => damage)).toEqual([3, 4]);
  });

  test('RM-SKILL-29: nothing for a shot', () => {
    const s = scene('amy').skills('amy', 'super-strength').carries('amy', 'pistol');
    s.zombies('A1.N', { fatty: 1 })
      .rolls(6)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });

  test('RM-SKILL-29: nothing for the weapons of others', () => {
    const s = scene('doug', 'amy').skills('amy', 'super-strength').skills('doug').carries('doug', 'crowbar');
    s.zombies('A1.NE', { fatty: 1 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
  });
});
