import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Roll 6: +1 die Combat', () => {
  test('RM-SKILL-75: a six brings a die, and goes on as long as sixes come', () => {
    const s = scene('amy').skills('amy', 'roll-6-combat').carries('amy', 'crowbar');
    s.zombies('A1.NE', { walker: 4 }).rolls(6, 6, 6, 3).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    expect(s.told('sixes').map(({ rolled }) => rolled)).toEqual([[6], [6], [3]]);
  });

  test('RM-SKILL-75: one for each six; a five brings none', () => {
    const s = scene('amy').skills('amy', 'roll-6-combat').carries('amy', 'evil-twins');
    s.zombies('A1.N', { walker: 4 })
      .rolls(6, 6, 4, 5)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    s.zombies('A1.N', { walker: 4 })
      .next()
      .rolls(5, 5)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  });

  test('RM-SKILL-75: a five that counts as six brings none', () => {
    const s = scene('amy').skills('amy', 'roll-6-combat', 'roll-melee').carries('amy', 'crowbar');
    s.zombies('A1.NE', { walker: 2 }).rolls(5).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-75 S1-SKILL-14 ZR055: all dice are rolled again before, the new ones never', () => {
    const s = scene('amy').skills('amy', 'roll-6-combat', 're-roll', 'lucky').carries('amy', 'katana');
    s.zombies('A1.NE', { walker: 3 }).rolls(6, 1, 6, 4, 1).do('melee:left', 'reroll:lucky', 'keep');
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-75: he is asked for a re-roll where all dice hit, for a six would bring more', () => {
    const s = scene('amy').skills('amy', 'roll-6-combat', 'lucky').carries('amy', 'katana');
    s.zombies('A1.NE', { walker: 3 }).rolls(4, 4, 6, 6, 4, 1).do('melee:left', 'reroll:lucky');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('RM-SKILL-75: it is not for others', () => {
    const s = scene('doug', 'amy').skills('amy', 'roll-6-combat').skills('doug').carries('doug', 'crowbar');
    s.zombies('A1.NE', { walker: 2 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });
});

describe('Roll 6: +1 die Melee', () => {
  test('RM-SKILL-76: for a Crowbar, not for a Pistol', () => {
    const s = scene('amy').skills('amy', 'roll-6-melee').carries('amy', 'crowbar', 'pistol');
    s.zombies('A1.NE', { walker: 2 }).zombies('A1.N', { walker: 2 }).rolls(6, 4).do('melee:left');
    s.rolls(6).do(`shoot:right:${s.z('A1.N')}`);
    expect([s.zombiesAt('A1.NE'), s.zombiesAt('A1.N')]).toEqual([{}, { walker: 1 }]);
  });

  test('RM-SKILL-76: a pair of Machetes: a die for each six', () => {
    const s = scene('amy').skills('amy', 'roll-6-melee').carries('amy', 'machete', 'machete');
    s.zombies('A1.NE', { walker: 4 }).rolls(6, 6, 4, 4).do('melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });
});

describe('Roll 6: +1 die Ranged', () => {
  test('RM-SKILL-74: for a Pistol, not for a Crowbar', () => {
    const s = scene('amy').skills('amy', 'roll-6-ranged').carries('amy', 'crowbar', 'pistol');
    s.zombies('A1.NE', { walker: 2 }).zombies('A1.N', { walker: 2 }).rolls(6).do('melee:left');
    s.rolls(6, 4).do(`shoot:right:${s.z('A1.N')}`);
    expect([s.zombiesAt('A1.NE'), s.zombiesAt('A1.N')]).toEqual([{ walker: 1 }, {}]);
  });
});
