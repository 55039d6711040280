import { describe, expect, test } from 'vitest';
import type { Scene } from '../../scene.ts';
import { rueMorgue } from '../table.ts';

/** What is needed for a hit and how many dice were rolled, attack by attack. */
const needed = (s: Scene): unknown[] => s.told('dice').map(({ need }) => need);
const rolled = (s: Scene): number[] => s.told('dice').map((event) => (event.rolled as number[]).length);

const ones = (n: number): number[] => new Array<number>(n).fill(1);

describe('more dice', () => {
  test.each([
    ['RM-SKILL-13', 'die-ranged', 1, 2],
    ['RM-SKILL-14', 'die-combat', 2, 2],
    ['RM-SKILL-15', 'die-melee', 2, 1],
  ] as const)('%s: with %s a Crowbar rolls %i dice and a Pistol %i', (_, skill, struck, shot) => {
    const s = rueMorgue('jane').skills('jane', skill).carries('jane', 'crowbar', 'pistol');
    s.zombies('A1.NE', { crawler: 9 })
      .rolls(...ones(struck + shot))
      .do('melee:left', `shoot:right:${s.z('A1.NE')}`);
    expect(rolled(s)).toEqual([struck, shot]);
  });

  test.each([
    ['RM-SKILL-13', 'die-ranged', 'pistol', 4],
    ['RM-SKILL-13', 'die-ranged', 'knife', 4],
    ['RM-SKILL-14', 'die-combat', 'pistol', 4],
    ['RM-SKILL-14', 'die-combat', 'knife', 6],
    ['RM-SKILL-15', 'die-melee', 'pistol', 2],
    ['RM-SKILL-15', 'die-melee', 'knife', 6],
  ] as const)('%s: with %s two of these roll so many: %s, %i', (_, skill, weapon, dice) => {
    const s = rueMorgue('jane').skills('jane', skill).carries('jane', weapon, weapon);
    s.zombies('A1.NE', { crawler: 9 })
      .rolls(...ones(dice))
      .do(weapon === 'pistol' ? `shoot:both:${s.z('A1.NE')}` : 'melee:both');
    expect(rolled(s)).toEqual([dice]);
  });
});

describe('better dice', () => {
  test.each([
    ['RM-SKILL-77', 'roll-ranged', 4, 3],
    ['RM-SKILL-78', 'roll-combat', 3, 3],
    ['RM-SKILL-79', 'roll-melee', 3, 4],
  ] as const)('%s: with %s a 3 counts as 4 in the attacks it is for', (_, skill, struck, shot) => {
    const s = rueMorgue('louise').skills('louise', skill).carries('louise', 'crowbar', 'pistol');
    s.zombies('A1.NE', { crawler: 2 })
      .rolls(3, 3)
      .do('melee:left', `shoot:right:${s.z('A1.NE')}`);
    expect(needed(s)).toEqual([struck, shot]);
    expect(s.survivor('louise').xp).toBe(2 - (struck - 3) - (shot - 3));
  });
});

describe('rolling again', () => {
  test('RM-SKILL-10: once a turn Jane rolls all dice of an action again, and the worse result counts', () => {
    const s = rueMorgue('jane').skills('jane', 're-roll').carries('jane', 'sword');
    s.zombies('A1.NE', { crawler: 3 }).rolls(4, 4, 1, 1, 1, 4).do('melee:left', 'reroll:re-roll');
    expect(s.zombiesAt('A1.NE')).toEqual({ crawler: 2 });
    s.rolls(1, 1, 1).do('melee:left');
    expect(s.asking).toBe('action');
    s.zombies('A1.NE', { crawler: 0 }).do('end').zombies('A1.NE', { crawler: 3 }).next();
    s.rolls(1, 1, 1, 4, 4, 4).do('melee:left', 'reroll:re-roll');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('RM-SKILL-31: Lucky is for every action', () => {
    const s = rueMorgue('jane').skills('jane', 'lucky').carries('jane', 'crowbar');
    s.zombies('A1.NE', { crawler: 3 });
    for (let left = 2; left >= 0; left--) {
      s.rolls(1, 4).do('melee:left', 'reroll:lucky');
      expect(s.zombiesAt('A1.NE').crawler ?? 0).toBe(left);
    }
  });

  test('RM-SKILL-10 RM-SKILL-31: both add to Plenty of Ammo: four rolls of one shot', () => {
    const s = rueMorgue('jane').skills('jane', 're-roll', 'lucky').carries('jane', 'pistol', 'ammo-light');
    s.zombies('A1.N', { crawler: 1 })
      .rolls(1, 2, 3, 4)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['reroll:re-roll', 'reroll:lucky', 'ammo:right', 'keep']);
    s.do('reroll:lucky', 'ammo:right', 'reroll:re-roll');
    expect(s.zombiesAt('A1.N')).toEqual({});
  });
});
