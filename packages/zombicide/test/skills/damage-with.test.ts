import { describe, expect, test } from 'vitest';
import { mixed } from '../rue-morgue/mixed.ts';
import { scene } from '../scene.ts';

describe('+1 Damage with a weapon', () => {
  test('RM-SKILL-11: the weapon that it names kills a Fatty, another one does not', () => {
    const s = scene('amy').skills('amy', 'damage-with-crowbar').carries('amy', 'crowbar', 'baseball-bat');
    s.zombies('A1.NE', { fatty: 1 }).rolls(3).do('melee:right');
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
    s.rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.told('dice').map(({ by }) => by)).toEqual([[], ['damage-with-crowbar']]);
  });

  test('RM-SKILL-11: one more, not two: with it a Crowbar still does not hurt the Abomination', () => {
    const s = scene('amy').skills('amy', 'damage-with-crowbar').carries('amy', 'crowbar');
    s.zombies('A1.NE', { abomination: 1 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ abomination: 1 });
  });

  test('RM-SKILL-11: a Fire Axe, or a pair of Machetes, kills the Abomination', () => {
    const s = scene('amy').skills('amy', 'damage-with-fire-axe').carries('amy', 'fire-axe');
    s.zombies('A1.NE', { abomination: 1 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    const pair = scene('amy').skills('amy', 'damage-with-machete').carries('amy', 'machete', 'machete');
    pair.zombies('A1.NE', { abomination: 1, fatty: 1 }).rolls(4, 4).do('melee:both');
    pair.do('hit:abomination');
    expect(pair.zombiesAt('A1.NE')).toEqual({});
  });

  test('RM-SKILL-11: shots too: a Bow and a Pistol kill a Fatty', () => {
    for (const [weapon, skinner] of [
      ['bow', 'skinner-fatty'],
      ['pistol', 'skinner-fatty'],
    ] as const) {
      const s = mixed({}, 'amy').skills('amy', `damage-with-${weapon}`).carries('amy', weapon);
      s.zombies('A1.N', { [skinner]: 1 })
        .rolls(4)
        .do(`shoot:left:${s.z('A1.N')}`);
      expect(s.zombiesAt('A1.N'), weapon).toEqual({});
    }
  });

  test('RM-SKILL-11 RM-SKILL-12: it adds to more damage of another kind', () => {
    const s = scene('amy').skills('amy', 'damage-with-crowbar', 'damage-melee').carries('amy', 'crowbar');
    s.zombies('A1.NE', { abomination: 1 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('RM-SKILL-11: nothing for somebody else with that weapon', () => {
    const s = scene('doug', 'amy').skills('doug').skills('amy', 'damage-with-crowbar');
    s.carries('doug', 'crowbar').zombies('A1.NE', { fatty: 1 }).rolls(6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
  });
});
