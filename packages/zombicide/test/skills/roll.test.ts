import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from '../scene.ts';

describe('+1 to dice roll: Combat', () => {
  test('S1-SKILL-03: a 3 hits where 4 is needed, with a blow and with a shot', () => {
    const s = scene('amy').skills('amy', 'roll-combat').carries('amy', 'crowbar', 'pistol');
    s.zombies('A1.NE', { walker: 1 }).rolls(3).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    s.zombies('A1.N', { walker: 1 }).next().rolls(3);
    s.do(`shoot:right:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-03: a 2 is still a miss, and without the skill a 3 is one', () => {
    const s = scene('amy', 'doug').skills('amy', 'roll-combat').skills('doug');
    s.carries('amy', 'crowbar').carries('doug', 'crowbar').zombies('A1.NE', { walker: 1 });
    s.rolls(2).do('melee:left');
    s.active('doug').next().rolls(3).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-03 S1-FAQ-12: the dice tell which skills are counted in, each once, and no others', () => {
    const s = scene('amy', 'doug').skills('amy', 'roll-combat', 'die-melee', 'die-ranged', 'damage-melee');
    s.skills('doug').carries('amy', 'machete').carries('doug', 'machete').zombies('A1.NE', { fatty: 2 });
    s.rolls(3, 2).do('melee:left').active('doug').next().rolls(2).do('melee:left');
    expect(s.told('dice').map(({ by }) => by)).toEqual([['die-melee', 'roll-combat', 'damage-melee'], []]);
  });

  test('S1-SKILL-03: it is added to each die', () => {
    const s = scene('amy').skills('amy', 'roll-combat').carries('amy', 'chainsaw');
    s.zombies('A1.NE', { walker: 5 }).rolls(4, 4, 4, 3, 3).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 2 });
  });

  test('S1-SKILL-03: a 6 stays what it is, a 5 is one for the Pan', () => {
    const s = scene('amy').skills('amy', 'roll-combat').carries('amy', 'pan');
    s.zombies('A1.NE', { walker: 3 }).rolls(6).do('melee:left');
    s.rolls(5).do('melee:left');
    s.rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-03 S1-SKILL-04: with the one for melee two are added', () => {
    const s = scene('amy').skills('amy', 'roll-combat', 'roll-melee').carries('amy', 'crowbar');
    s.zombies('A1.NE', { walker: 1 }).rolls(2).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-03 S1-FAQ-09: dice that are rolled again have it too', () => {
    const s = scene('amy').skills('amy', 'roll-combat').carries('amy', 'pistol', 'ammo-light');
    s.zombies('A1.N', { walker: 1 }).rolls(2, 3);
    s.do(`shoot:left:${s.z('A1.N')}`, 'ammo:right');
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-03 S1-CAR-10: dice of a car are those of no melee or ranged attack', () => {
    const s = sceneWith({ mission: { rules: [{ use: 'cars-drive' }] } }, 'amy');
    s.skills('amy', 'roll-combat').car('police-car', 'A1.NE').sits('amy', 0, 0);
    s.zombies('A1.N', { walker: 1 }).rolls(3);
    s.do(`drive:${s.z('A1.N')}`, 'stay');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-03 S1-XP-06: learnt with a kill, it counts for the next blow of that turn', () => {
    const s = scene('amy').carries('amy', 'crowbar').xp('amy', 42).zombies('A1.NE', { walker: 2 });
    s.rolls(4, 3).do('melee:left', 'learn:roll-combat', 'melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });
});

describe('+1 to dice roll: Melee', () => {
  test('S1-SKILL-04: a 3 hits with a blow, not with a shot', () => {
    const s = scene('amy').skills('amy', 'roll-melee').carries('amy', 'crowbar', 'pistol');
    s.zombies('A1.NE', { walker: 1 }).zombies('A1.N', { walker: 1 });
    s.rolls(3, 3).do('melee:left', `shoot:right:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-04: it is not for others', () => {
    const s = scene('doug', 'amy').skills('amy', 'roll-melee').skills('doug').carries('doug', 'crowbar');
    s.zombies('A1.NE', { walker: 1 }).rolls(3).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-04 S1-XP-06: Wanda learns it with a kill and hits at once with a 3', () => {
    const s = scene('wanda').carries('wanda', 'crowbar').xp('wanda', 18).zombies('A1.NE', { walker: 2 });
    s.rolls(4, 3).do('melee:left', 'learn:roll-melee', 'melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });
});

describe('+1 to dice roll: Ranged', () => {
  test('S1-SKILL-05: a 3 hits with a shot, not with a blow', () => {
    const s = scene('phil').skills('phil', 'roll-ranged').carries('phil', 'crowbar', 'pistol');
    s.zombies('A1.NE', { walker: 1 }).zombies('A1.N', { walker: 1 });
    s.rolls(3, 3).do('melee:left', `shoot:right:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-05: it is not for others', () => {
    const s = scene('doug', 'phil').skills('phil', 'roll-ranged').skills('doug').carries('doug', 'pistol');
    s.zombies('A1.N', { walker: 1 })
      .rolls(3)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-05 S1-XP-06: Phil learns it with a kill and hits at once with a 3', () => {
    const s = scene('phil').carries('phil', 'pistol').xp('phil', 18).zombies('A1.N', { walker: 2 });
    const shot = `shoot:left:${s.z('A1.N')}`;
    s.rolls(4, 3).do(shot, 'learn:roll-ranged', shot);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });
});
