import { describe, expect, test } from 'vitest';
import type { Scene, SceneOptions } from '../scene.ts';
import { mixed } from './mixed.ts';

/** The helipad, with a fence around it. */
const pad = ({ mission, ...options }: SceneOptions, ...survivors: string[]): Scene =>
  mixed({ tiles: [['9R']], ...options, mission: { start: ['A1.hp'], ...mission } }, ...survivors);

describe('the helipad', () => {
  test('RM-PAD-01 RM-MOVE-05: nobody walks or drives through its fence', () => {
    const s = pad({}, 'amy');
    expect(s.options('move')).toEqual([]);
    expect(s.refusal(`move:${s.z('A1.E')}`)).toBe('S1-MOVE-03');
    const rules = [{ use: 'cars-drive' as const }];
    const driven = pad({ mission: { rules } }, 'amy').car('police-car', 'A1.E').sits('amy', 0, 0);
    expect(driven.options('drive')).toEqual([`drive:${driven.z('A1.NE')}`, `drive:${driven.z('A1.SE')}`]);
    expect(driven.refusal(`drive:${driven.z('A1.hp')}`)).toBe('S1-CAR-06');
  });

  test('RM-PAD-01 RM-LOS-10: one sees and shoots through it, both ways', () => {
    const s = pad({}, 'amy').carries('amy', 'pistol').zombies('A1.E', { walker: 1 });
    s.rolls(6).do(`shoot:left:${s.z('A1.E')}`);
    expect(s.zombiesAt('A1.E')).toEqual({});
    const back = pad({}, 'amy').carries('amy', 'pistol').at('amy', 'A1.E').zombies('A1.hp', { walker: 1 });
    expect(back.options('shoot')).toEqual([`shoot:left:${back.z('A1.hp')}`]);
  });

  test('RM-PAD-03 RM-MOVE-05: stairs lead over it just where they lie, for zombies too', () => {
    const s = pad({ mission: { stairs: [['A1.hp', 'A1.E']] } }, 'amy');
    expect(s.options('move')).toEqual([`move:${s.z('A1.E')}`]);
    s.zombies('A1.E', { walker: 1 }).zombies('A1.S', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A1.hp')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A1.E')).toEqual({});
  });

  test('RM-PAD-04: only a Scavenger searches it', () => {
    const s = pad({}, 'amy');
    expect(s.options('search')).toEqual([]);
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
    expect(pad({}, 'amy').skills('amy', 'scavenger').options('search')).toEqual(['search']);
  });

  test('RM-PAD-05: an Abomination that sees him does not come through', () => {
    const s = pad({}, 'amy').zombies('A1.E', { abomination: 1 }).zombiesAct();
    expect(s.zombiesAt('A1.E')).toEqual({ abomination: 1 });
    expect(s.told('attack')).toEqual([]);
    expect(s.options('move')).toEqual([]);
  });

  test('RM-PAD-06: a mission may let stairs join other zones, as the floors of a house', () => {
    const s = mixed(
      { tiles: [['1R', '2R']], mission: { start: ['A1.r2'], stairs: [['A1.r2', 'B1.r4']] } },
      'amy',
    );
    s.do(`move:${s.z('B1.r4')}`);
    expect(s.isAt('amy', 'B1.r4')).toBe(true);
    expect(s.options('move')).toContain(`move:${s.z('A1.r2')}`);
  });
});
