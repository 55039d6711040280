import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Frenzy: Combat', () => {
  test('RM-SKILL-47: wounded, a Crowbar and a Pistol roll two dice', () => {
    const s = scene('amy')
      .skills('amy', 'frenzy-combat')
      .carries('amy', 'crowbar', 'pistol')
      .wounds('amy', 1);
    s.zombies('A1.NE', { walker: 2 }).zombies('A1.N', { walker: 2 }).rolls(4, 4).do('melee:left');
    s.rolls(4, 4).do(`shoot:right:${s.z('A1.N')}`);
    expect([s.zombiesAt('A1.NE'), s.zombiesAt('A1.N')]).toEqual([{}, {}]);
  });

  test('RM-SKILL-47: unhurt they roll one', () => {
    const s = scene('amy').skills('amy', 'frenzy-combat').carries('amy', 'crowbar');
    s.zombies('A1.NE', { walker: 2 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-47: the wounds of others count for nothing, and others gain nothing', () => {
    const s = scene('amy', 'doug').skills('amy', 'frenzy-combat').skills('doug').wounds('doug', 1);
    s.carries('amy', 'crowbar').carries('doug', 'crowbar').zombies('A1.NE', { walker: 1 });
    s.rolls(1).do('melee:left').active('doug').next().rolls(1).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });
});

describe('Frenzy: Melee', () => {
  test('RM-SKILL-48 ZR059: two Machetes get one each for the wound: two more', () => {
    const s = scene('amy')
      .skills('amy', 'frenzy-melee')
      .carries('amy', 'machete', 'machete')
      .wounds('amy', 1);
    s.zombies('A1.NE', { walker: 4 }).rolls(4, 4, 4, 4).do('melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('RM-SKILL-48: a Pistol gets none', () => {
    const s = scene('amy').skills('amy', 'frenzy-melee').carries('amy', 'pistol').wounds('amy', 1);
    s.zombies('A1.N', { walker: 2 })
      .rolls(4)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });
});

describe('Frenzy: Ranged', () => {
  test('RM-SKILL-46 ZR059: two Pistols get one each for the wound: two more', () => {
    const s = scene('amy').skills('amy', 'frenzy-ranged').carries('amy', 'pistol', 'pistol').wounds('amy', 1);
    s.zombies('A1.N', { walker: 4 })
      .rolls(4, 4, 4, 4)
      .do(`shoot:both:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('RM-SKILL-46: a Crowbar gets none', () => {
    const s = scene('amy').skills('amy', 'frenzy-ranged').carries('amy', 'crowbar').wounds('amy', 1);
    s.zombies('A1.NE', { walker: 2 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });
});
