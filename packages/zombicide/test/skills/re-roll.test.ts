import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from '../scene.ts';

describe('1 re-roll per turn', () => {
  test('S1-SKILL-14: all dice once more, hits too; the new result counts', () => {
    const s = scene('josh').skills('josh', 're-roll').carries('josh', 'katana');
    s.zombies('A1.NE', { walker: 2 }).rolls(1, 4).do('melee:left');
    expect(s.asking).toBe('reroll');
    expect(s.options()).toEqual(['reroll:re-roll', 'keep']);
    s.rolls(5, 6).do('reroll:re-roll');
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-14: also when it is worse', () => {
    const s = scene('josh').skills('josh', 're-roll').carries('josh', 'katana');
    s.zombies('A1.NE', { walker: 2 }).rolls(6, 1, 2, 3).do('melee:left', 'reroll:re-roll');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 2 });
  });

  test('S1-SKILL-14: once per turn: the next attack has none', () => {
    const s = scene('josh').skills('josh', 're-roll').carries('josh', 'katana');
    s.zombies('A1.NE', { walker: 1 }).rolls(1, 1, 1, 1).do('melee:left', 'reroll:re-roll');
    s.rolls(1, 1).do('melee:left');
    expect(s.asking).toBe('action');
    expect(s.view.survivors[0].used).toEqual(['re-roll']);
  });

  test('S1-SKILL-14: who keeps a result can still use it in a later attack of the turn', () => {
    const s = scene('josh').skills('josh', 're-roll').carries('josh', 'katana');
    s.zombies('A1.NE', { walker: 2 }).rolls(1, 4).do('melee:left', 'keep');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    s.rolls(1, 1, 4, 1).do('melee:left', 'reroll:re-roll');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-14: in his next turn he has it again', () => {
    const s = scene('josh').skills('josh', 're-roll').carries('josh', 'rifle');
    const shot = `shoot:left:${s.z('A2.N')}`;
    s.zombies('A2.N', { fatty: 1 }).rolls(1, 1).do(shot, 'reroll:re-roll', 'end');
    s.at('josh', 'A1.NW').next().rolls(1);
    expect(s.view.turn.round).toBe(2);
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.options()).toEqual(['reroll:re-roll', 'keep']);
  });

  test('S1-SKILL-14 S1-FAQ-10: it adds to Plenty of Ammo: two re-rolls in one attack', () => {
    const s = scene('josh').skills('josh', 're-roll').carries('josh', 'pistol', '-', 'ammo-light');
    s.zombies('A1.N', { walker: 1 }).rolls(1, 1, 4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['reroll:re-roll', 'ammo:back1', 'keep']);
    s.do('reroll:re-roll');
    expect(s.options()).toEqual(['ammo:back1', 'keep']);
    s.do('ammo:back1');
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-14: it is not for the attacks of others', () => {
    const s = scene('doug', 'josh').skills('josh', 're-roll').skills('doug').carries('doug', 'katana');
    s.zombies('A1.NE', { walker: 1 }).rolls(1, 1).do('melee:left');
    expect(s.asking).toBe('action');
  });

  test('S1-SKILL-14 S1-XP-06: Josh learns it with a kill and has it for the next blow', () => {
    const s = scene('josh').carries('josh', 'crowbar').xp('josh', 18).zombies('A1.NE', { walker: 2 });
    s.rolls(4, 1, 4).do('melee:left', 'learn:re-roll', 'melee:left', 'reroll:re-roll');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-14 S1-RANGED-03: a hit that would strike a friend can be rolled again', () => {
    const s = scene('josh', 'amy').skills('josh', 're-roll').carries('josh', 'pistol').at('amy', 'A1.N');
    s.zombies('A1.N', { walker: 1 }).rolls(4, 1);
    s.do(`shoot:left:${s.z('A1.N')}`, 'reroll:re-roll');
    expect(s.view.survivors[1].wounds).toBe(0);
  });

  test('S1-SKILL-14 S1-CAR-10: all dice of one action, those of driving too', () => {
    const s = drivenBy('josh').skills('josh', 're-roll').zombies('A1.N', { walker: 2 }).rolls(1, 1, 4, 4);
    s.do(`drive:${s.z('A1.N')}`, 'reroll:re-roll', 'stay');
    expect(s.zombiesAt('A1.N')).toEqual({});
  });
});

describe('Lucky', () => {
  test('S1-SKILL-26: all dice once more; the new result counts', () => {
    const s = scene('josh').skills('josh', 'lucky').carries('josh', 'katana');
    s.zombies('A1.NE', { walker: 2 }).rolls(1, 4, 5, 6).do('melee:left', 'reroll:lucky');
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-26: once in an action, again in the next one', () => {
    const s = scene('josh').skills('josh', 'lucky').carries('josh', 'katana');
    s.zombies('A1.NE', { walker: 1 }).rolls(1, 1, 1, 1).do('melee:left', 'reroll:lucky');
    expect(s.asking).toBe('action');
    s.rolls(1, 1, 2, 3).do('melee:left', 'reroll:lucky');
    s.rolls(1, 1, 4, 3).do('melee:left', 'reroll:lucky');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-26 S1-SKILL-14 S1-FAQ-10: it adds to the re-roll of the turn and to Ammo', () => {
    const s = scene('josh').skills('josh', 're-roll', 'lucky').carries('josh', 'pistol', 'ammo-light');
    s.zombies('A1.N', { walker: 1 }).rolls(1, 1, 1, 4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['reroll:re-roll', 'reroll:lucky', 'ammo:right', 'keep']);
    s.do('reroll:lucky');
    expect(s.options()).toEqual(['reroll:re-roll', 'ammo:right', 'keep']);
    s.do('ammo:right', 'reroll:re-roll');
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-26: it is not for the attacks of others', () => {
    const s = scene('doug', 'josh').skills('josh', 'lucky').skills('doug').carries('doug', 'katana');
    s.zombies('A1.NE', { walker: 1 }).rolls(1, 1).do('melee:left');
    expect(s.asking).toBe('action');
  });

  test('S1-SKILL-26 S1-XP-06: Josh learns it with a kill and has it for the next blow', () => {
    const s = scene('josh').carries('josh', 'crowbar').xp('josh', 42).zombies('A1.NE', { walker: 2 });
    s.rolls(4, 1, 4).do('melee:left', 'learn:lucky', 'melee:left', 'reroll:lucky');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-26 S1-CAR-10: all dice of an action, those of driving too', () => {
    const s = drivenBy('josh').skills('josh', 'lucky').zombies('A1.N', { walker: 2 }).rolls(1, 1, 4, 4);
    s.do(`drive:${s.z('A1.N')}`, 'reroll:lucky', 'stay');
    expect(s.zombiesAt('A1.N')).toEqual({});
  });
});

function drivenBy(id: string): Scene {
  const s = sceneWith({ mission: { rules: [{ use: 'cars-drive' }] } }, id);
  return s.car('police-car', 'A1.NE').sits(id, 0, 0);
}
