import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('+1 Damage: Melee', () => {
  test('S1-SKILL-02: a Crowbar kills a Fatty, a Fire Axe the Abomination', () => {
    const s = scene('amy').skills('amy', 'damage-melee').carries('amy', 'crowbar', 'fire-axe');
    s.zombies('A1.NE', { fatty: 1 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    s.zombies('A1.NE', { abomination: 1 }).next().rolls(4).do('melee:right');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-02: one more, not two: a Crowbar does not hurt the Abomination', () => {
    const s = scene('amy').skills('amy', 'damage-melee').carries('amy', 'crowbar');
    s.zombies('A1.NE', { abomination: 1 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ abomination: 1 });
  });

  test('S1-SKILL-02: it does nothing for a shot', () => {
    const s = scene('amy').skills('amy', 'damage-melee').carries('amy', 'pistol');
    s.zombies('A1.N', { fatty: 1 })
      .rolls(6)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });

  test('S1-SKILL-02: nor for the blows of somebody else', () => {
    const s = scene('doug', 'amy').skills('amy', 'damage-melee').skills('doug').carries('doug', 'crowbar');
    s.zombies('A1.NE', { fatty: 1 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
  });

  test('S1-SKILL-02 S1-COMBAT-02: still one target a hit', () => {
    const s = scene('amy').skills('amy', 'damage-melee').carries('amy', 'crowbar');
    s.zombies('A1.NE', { walker: 2 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });
});

describe('+1 Damage: Ranged', () => {
  test('S1-SKILL-02: a Pistol kills a Fatty, a Shotgun the Abomination', () => {
    const s = scene('amy').skills('amy', 'damage-ranged').carries('amy', 'pistol', 'shotgun');
    const at = s.z('A1.N');
    s.zombies('A1.N', { fatty: 1 }).rolls(4).do(`shoot:left:${at}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    s.zombies('A1.N', { abomination: 1 }).next().rolls(4, 1).do(`shoot:right:${at}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-02 S1-COMBAT-04: each hit of two guns has it', () => {
    const s = scene('amy').skills('amy', 'damage-ranged').carries('amy', 'pistol', 'pistol');
    s.zombies('A1.N', { fatty: 2 })
      .rolls(4, 4)
      .do(`shoot:both:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-02 S1-RANGED-07 S1-FAQ-21: a friend who is hit takes two wounds', () => {
    const s = scene('amy', 'doug').skills('amy', 'damage-ranged').carries('amy', 'pistol').at('doug', 'A1.N');
    s.rolls(4).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('doug').dead).toBe(true);
  });

  test('S1-SKILL-02: it does nothing for a blow', () => {
    const s = scene('amy').skills('amy', 'damage-ranged').carries('amy', 'crowbar');
    s.zombies('A1.NE', { fatty: 1 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
  });

  test('S1-SKILL-02: nor for the shots of somebody else', () => {
    const s = scene('doug', 'amy').skills('amy', 'damage-ranged').skills('doug').carries('doug', 'pistol');
    s.zombies('A1.N', { fatty: 1 })
      .rolls(6)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });
});

describe('+1 Damage: Combat', () => {
  test('RM-SKILL-12: both a Crowbar and a Pistol kill a Fatty', () => {
    const s = scene('amy').skills('amy', 'damage-combat').carries('amy', 'crowbar', 'pistol');
    s.zombies('A1.NE', { fatty: 1 }).zombies('A1.N', { fatty: 1 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    s.rolls(4).do(`shoot:right:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('RM-SKILL-12 S1-SKILL-02: with the one for melee a Crowbar kills the Abomination', () => {
    const s = scene('amy').skills('amy', 'damage-combat', 'damage-melee').carries('amy', 'crowbar');
    s.zombies('A1.NE', { abomination: 1 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('RM-SKILL-12: it is not for others', () => {
    const s = scene('doug', 'amy').skills('amy', 'damage-combat').skills('doug').carries('doug', 'crowbar');
    s.zombies('A1.NE', { fatty: 1 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
  });
});
