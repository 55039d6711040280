import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from '../scene.ts';

describe('+1 die: Combat', () => {
  test('S1-SKILL-06: a Crowbar rolls two dice, and so does a Pistol', () => {
    const s = scene('amy').skills('amy', 'die-combat').carries('amy', 'crowbar', 'pistol');
    s.zombies('A1.NE', { walker: 2 }).rolls(4, 4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    s.zombies('A1.N', { walker: 2 }).next().rolls(4, 4);
    s.do(`shoot:right:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-06 S1-FAQ-12: two Machetes get one each: four dice', () => {
    const s = scene('amy').skills('amy', 'die-combat').carries('amy', 'machete', 'machete');
    s.zombies('A1.NE', { walker: 4 }).rolls(4, 4, 4, 4).do('melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-06 S1-SKILL-08: with the one for shots two are added to each weapon', () => {
    const s = scene('ned').skills('ned', 'die-combat', 'die-ranged').carries('ned', 'pistol', 'pistol');
    s.zombies('A1.N', { walker: 6 }).rolls(4, 4, 4, 4, 4, 4);
    s.do(`shoot:both:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-06 S1-SPECIAL-05: a Molotov still takes no dice', () => {
    const s = scene('amy').skills('amy', 'die-combat').carries('amy', 'molotov');
    s.zombies('A1.N', { walker: 3 }).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-06 S1-CAR-10: a car rolls no more than one for each figure', () => {
    const s = sceneWith({ mission: { rules: [{ use: 'cars-drive' }] } }, 'amy');
    s.skills('amy', 'die-combat').car('police-car', 'A1.NE').sits('amy', 0, 0);
    s.zombies('A1.N', { walker: 2 }).rolls(1, 4);
    s.do(`drive:${s.z('A1.N')}`, 'stay');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-06: it is not for others', () => {
    const s = scene('doug', 'amy').skills('amy', 'die-combat').skills('doug').carries('doug', 'crowbar');
    s.zombies('A1.NE', { walker: 2 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-06 S1-XP-06: learnt with a kill, the next blow of that turn has it', () => {
    const s = scene('amy').carries('amy', 'crowbar').xp('amy', 42).zombies('A1.NE', { walker: 3 });
    s.rolls(4, 4, 4).do('melee:left', 'learn:die-combat', 'melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });
});

describe('+1 die: Melee', () => {
  test('S1-SKILL-07: a Crowbar rolls two dice, a Pistol one', () => {
    const s = scene('josh').skills('josh', 'die-melee').carries('josh', 'crowbar', 'pistol');
    s.zombies('A1.NE', { walker: 2 }).zombies('A1.N', { walker: 2 });
    s.rolls(4, 4).do('melee:left');
    s.rolls(4).do(`shoot:right:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-07 S1-FAQ-12: two Machetes get one each', () => {
    const s = scene('josh').skills('josh', 'die-melee').carries('josh', 'machete', 'machete');
    s.zombies('A1.NE', { walker: 5 }).rolls(4, 4, 4, 4).do('melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-07 S1-XP-06: Josh learns it with a kill and rolls two at once', () => {
    const s = scene('josh').carries('josh', 'crowbar').xp('josh', 18).zombies('A1.NE', { walker: 3 });
    s.rolls(4, 4, 4).do('melee:left', 'learn:die-melee', 'melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-07: it is not for others', () => {
    const s = scene('doug', 'josh').skills('josh', 'die-melee').skills('doug').carries('doug', 'crowbar');
    s.zombies('A1.NE', { walker: 2 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });
});

describe('+1 die: Ranged', () => {
  test('S1-SKILL-08: a Pistol rolls two dice, a Crowbar one', () => {
    const s = scene('ned').skills('ned', 'die-ranged').carries('ned', 'crowbar', 'pistol');
    s.zombies('A1.NE', { walker: 2 }).zombies('A1.N', { walker: 2 });
    s.rolls(4).do('melee:left');
    s.rolls(4, 4).do(`shoot:right:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-08 S1-FAQ-12: two Pistols roll four dice', () => {
    const s = scene('ned').skills('ned', 'die-ranged').carries('ned', 'pistol', 'pistol');
    s.zombies('A1.N', { walker: 4 }).rolls(4, 4, 4, 4);
    s.do(`shoot:both:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-08 S1-XP-06: Doug learns it with a kill and rolls two at once', () => {
    const s = scene('doug').carries('doug', 'pistol').xp('doug', 18).zombies('A1.N', { walker: 3 });
    const shot = `shoot:left:${s.z('A1.N')}`;
    s.rolls(4, 4, 4).do(shot, 'learn:die-ranged', shot);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-08: it is not for others', () => {
    const s = scene('doug', 'ned').skills('ned', 'die-ranged').skills('doug').carries('doug', 'pistol');
    s.zombies('A1.N', { walker: 2 })
      .rolls(4)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });
});
