import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

describe('Barbarian', () => {
  test('RM-SKILL-20: a Crowbar rolls a die for each of four Walkers, a friend and himself', () => {
    const s = scene('amy', 'doug').skills('amy', 'barbarian').carries('amy', 'crowbar');
    s.zombies('A1.NE', { walker: 4 }).rolls(4, 4, 4, 1, 1, 1).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    expect(s.told('dice')[0]).toMatchObject({ by: ['barbarian'] });
  });

  test('RM-SKILL-20 RM-DUAL-02: each of two Machetes rolls so many, and its bonus die', () => {
    const s = scene('amy').skills('amy', 'barbarian', 'die-melee').carries('amy', 'machete', 'machete');
    s.zombies('A1.NE', { walker: 1 }).rolls(1, 1, 1, 1, 1, 4).do('melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('RM-SKILL-20: a Chainsaw keeps its five dice against one Walker', () => {
    const s = scene('amy').skills('amy', 'barbarian').carries('amy', 'chainsaw');
    s.zombies('A1.NE', { walker: 1 }).rolls(1, 1, 1, 1, 5).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('RM-SKILL-20: neither for a shot nor for others', () => {
    const s = scene('amy', 'doug').skills('amy', 'barbarian').skills('doug').carries('amy', 'pistol');
    s.zombies('A1.NE', { walker: 3 })
      .rolls(1)
      .do(`shoot:left:${s.z('A1.NE')}`);
    s.carries('doug', 'crowbar').active('doug').next().rolls(1).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 3 });
  });
});

describe('Full auto', () => {
  test('RM-SKILL-72: a Pistol rolls a die for each zombie of the target zone, not for the shooter elsewhere', () => {
    const s = scene('amy').skills('amy', 'full-auto').carries('amy', 'pistol');
    s.zombies('A1.N', { walker: 3 })
      .rolls(4, 4, 4)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('RM-SKILL-72: in his own zone he counts himself', () => {
    const s = scene('amy').skills('amy', 'full-auto').carries('amy', 'pistol');
    s.zombies('A1.NE', { walker: 2 })
      .rolls(1, 1, 4)
      .do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-72: two Pistols roll so many each, and bonus dice beside', () => {
    const s = scene('amy').skills('amy', 'full-auto', 'die-ranged').carries('amy', 'pistol', 'pistol');
    s.zombies('A1.N', { walker: 2 })
      .rolls(1, 1, 1, 1, 4, 4)
      .do(`shoot:both:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('RM-SKILL-72: with a friend there he may keep to the dice of his weapon', () => {
    const s = gunner();
    s.rolls(1, 1, 1).do('crowd');
    expect(s.told('dice')[0]).toMatchObject({ rolled: [1, 1, 1], by: ['full-auto'] });
    const t = gunner();
    t.rolls(1).do('keep');
    expect(t.told('dice')[0]).toMatchObject({ rolled: [1], by: [] });
  });

  test('RM-SKILL-72: not in melee', () => {
    const s = scene('amy').skills('amy', 'full-auto').carries('amy', 'crowbar');
    s.zombies('A1.NE', { walker: 2 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });
});

/** She shoots at two Walkers and a friend. */
function gunner(): Scene {
  const s = scene('amy', 'doug').skills('amy', 'full-auto').carries('amy', 'pistol').at('doug', 'A1.N');
  s.zombies('A1.N', { walker: 2 }).do(`shoot:left:${s.z('A1.N')}`);
  expect(s.options()).toEqual(['crowd', 'keep']);
  return s;
}
