import { describe, expect, test } from 'vitest';
import { mixed } from '../rue-morgue/mixed.ts';
import { type Scene, scene, sceneWith } from '../scene.ts';

describe('Webbing', () => {
  test('RM-SKILL-32: a weapon in the reserve strikes as in the hand', () => {
    const s = webbed('-', '-', 'pan', 'katana').zombies('A1.NE', { walker: 2 });
    expect(s.options('melee')).toEqual(['melee:back1', 'melee:back2']);
    s.rolls(4, 4).do('melee:back2');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.told('dice')).toMatchObject([{ weapon: 'katana', grip: 'back2' }]);
  });

  test('RM-SKILL-32: and shoots as far, and makes its noise', () => {
    const s = webbed('pan', '-', '-', 'rifle').zombies('A1.NW', { walker: 1 });
    expect(s.view.survivors[0].ranges[3]).toEqual({ min: 1, max: 3 });
    s.rolls(3).do(`shoot:back2:${s.z('A1.NW')}`);
    expect(s.zombiesAt('A1.NW')).toEqual({});
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
  });

  test('RM-SKILL-32 RM-DUAL-01: two equal weapons are a pair wherever they are', () => {
    const s = webbed('pistol', 'pan', '-', 'pistol').zombies('A1.N', { walker: 2 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.N')}`, `shoot:left-back2:${s.z('A1.N')}`]);
    s.rolls(4, 4).do(`shoot:left-back2:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.refusal(`shoot:left-right:${s.z('A1.N')}`)).toBe('HO-KEY');
  });

  test('RM-SKILL-32 RM-DUAL-01: of three there is one pair to choose, and no pair of two different ones', () => {
    const s = webbed('pistol', 'pistol', 'pistol', 'pan').zombies('A1.N', { walker: 1 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.N')}`, `shoot:both:${s.z('A1.N')}`]);
    expect(s.refusal(`shoot:right-back1:${s.z('A1.N')}`)).toBe('S1-COMBAT-04');
    expect(s.refusal(`shoot:back1-back2:${s.z('A1.N')}`)).toBe('S1-COMBAT-04');
  });

  test('RM-SKILL-32 RM-RELOAD-05: empty and loaded ones are two things: the loaded pair shoots', () => {
    const s = webbed('sawed-off', 'sawed-off', 'sawed-off', 'sawed-off').empty('amy', 0).empty('amy', 1);
    s.zombies('A1.N', { walker: 4 });
    expect(s.options('shoot')).toEqual([`shoot:back1:${s.z('A1.N')}`, `shoot:back1-back2:${s.z('A1.N')}`]);
    s.rolls(3, 3, 3, 3).do(`shoot:back1-back2:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.options('shoot')).toEqual([]);
  });

  test('RM-SKILL-32 RM-RELOAD-04: one action loads a pair in the reserve', () => {
    const s = webbed('-', '-', 'sawed-off', 'sawed-off').empty('amy', 2).empty('amy', 3);
    expect(s.options('reload')).toEqual(['reload:back1-back2']);
    expect(s.refusal('reload:back1')).toBe('S1-RELOAD-01');
    s.do('reload:back1-back2');
    expect(s.state).toMatchObject({ empty: [], actions: 2 });
    expect(s.told('reload')).toMatchObject([{ weapon: 'sawed-off', grip: 'back1-back2' }]);
  });

  test('RM-SKILL-32 RM-RELOAD-04: of three empty ones a pair is loaded, then the third', () => {
    const s = webbed('sawed-off', 'sawed-off', 'sawed-off').empty('amy', 0).empty('amy', 1).empty('amy', 2);
    expect(s.options('reload')).toEqual(['reload:both']);
    s.do('reload:both');
    expect(s.options('reload')).toEqual(['reload:back1']);
  });

  test('RM-SKILL-32 RM-RELOAD-01: and a single one by itself', () => {
    const s = webbed('pan', '-', '-', '-', 'sawed-off').empty('amy', 4);
    expect(s.options('reload')).toEqual(['reload:back3']);
    s.do('reload:back3');
    expect(s.state.empty).toEqual([]);
  });

  test('RM-SKILL-32 ZR094: a tool in the reserve opens doors; of two equal ones the first is enough', () => {
    const doors = [{ between: ['A1.r2', 'A1.NE'] as [string, string] }];
    const s = sceneWith({ doors }, 'amy').skills('amy', 'webbing');
    s.carries('amy', '-', '-', 'crowbar', 'fire-axe', 'crowbar').revealed('A1.r1', 'A1.r2', 'A1.r3');
    expect(s.options('open')).toEqual(['open:d1:back1', 'open:d1:back2']);
    s.revealed('A2.r1', 'A2.r2', 'A2.r3', 'A2.r4').do('open:d1:back2');
    expect(s.view.doors[0].open).toBe(true);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
  });

  test('RM-SKILL-32 RM-DUAL-05: a Knife in the reserve lends its die, and a second one no more', () => {
    const s = mixed({}, 'amy').skills('amy', 'webbing').carries('amy', 'crowbar', '-', 'knife', 'knife');
    s.zombies('A1.NE', { walker: 5 }).rolls(4, 4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 3 });
    s.rolls(1, 1, 1, 1).do('melee:back1-back2');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 3 });
  });

  test('RM-SKILL-32 S1-SKILL-35: with a trick shot each of a pair in the reserve has a zone of its own', () => {
    const s = webbed('-', '-', 'pistol', '-', 'pistol').skills('amy', 'webbing', 'trick-shot');
    s.zombies('A1.N', { walker: 1 }).zombies('A2.N', { walker: 1 }).rolls(4, 4);
    s.do(`shoot:back1-back3:${s.z('A1.N')}`, `on:${s.z('A2.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.zombiesAt('A2.N')).toEqual({});
    expect(s.told('dice')).toMatchObject([{ grip: 'back1' }, { grip: 'back3' }]);
  });

  test('RM-SKILL-32 S1-SPECIAL-05: a Molotov is thrown out of the reserve, and is gone', () => {
    const s = webbed('pan', '-', '-', 'molotov').zombies('A1.N', { walker: 2 });
    s.do(`shoot:back2:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.cardsOf('amy')).toEqual(['pan', '-', '-', '-', '-']);
  });

  test('RM-SKILL-32 RM-SKILL-34: with Hoard all six places', () => {
    const s = scene('amy').skills('amy', 'webbing', 'hoard');
    s.carries('amy', '-', '-', '-', '-', '-', 'katana').zombies('A1.NE', { walker: 1 });
    expect(s.options('melee')).toEqual(['melee:back4']);
  });

  test('RM-SKILL-32 S1-INV-02: who does not have it uses what is in the hands', () => {
    const s = scene('doug', 'amy').skills('doug').skills('amy', 'webbing').zombies('A1.NE', { walker: 1 });
    s.carries('doug', 'pan', '-', 'katana', 'pistol');
    expect(s.options('melee', 'shoot')).toEqual(['melee:left']);
    expect(s.refusal('melee:back1')).toBe('S1-INV-02');
    expect(s.refusal('reload:back2')).toBe('S1-RELOAD-01');
    expect(s.view.survivors[0].ranges).toHaveLength(2);
  });
});

/** Amy with the skill, and what she carries: hands first. */
function webbed(...cards: string[]): Scene {
  return scene('amy')
    .skills('amy', 'webbing')
    .carries('amy', ...cards);
}
