import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Medic', () => {
  test('S1-SKILL-28: his own wound, or that of somebody in his zone, at no cost', () => {
    const s = scene('amy', 'doug', 'josh').skills('amy', 'medic').actions(0);
    s.wounds('amy', 1).wounds('doug', 1).wounds('josh', 1).at('josh', 'A1.N');
    expect(s.options('heal')).toEqual(['heal:amy', 'heal:doug']);
    s.do('heal:doug');
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([1, 0, 1]);
    expect(s.state.actions).toBe(0);
  });

  test('S1-SKILL-28: the Wounded card goes, its place is free', () => {
    const s = scene('amy').skills('amy', 'medic').carries('amy', 'pistol', 'wounded', 'water').do('heal:amy');
    expect(s.cardsOf('amy')).toEqual(['pistol', '-', 'water', '-', '-']);
  });

  test('S1-SKILL-28: once per turn, and in his next turn again', () => {
    const s = scene('amy', 'doug').skills('amy', 'medic').wounds('amy', 1).wounds('doug', 1).do('heal:doug');
    expect(s.options('heal')).toEqual([]);
    expect(s.refusal('heal:amy')).toBe('S1-SKILL-28');
    s.do('noise');
    expect(s.refusal('heal:amy')).toBe('S1-SKILL-28');
    s.do('end', 'end', 'activate:amy', 'heal:amy');
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 0]);
  });

  test('S1-SKILL-28: not in another zone, nor where there is no wound', () => {
    const s = scene('amy', 'doug').skills('amy', 'medic').wounds('doug', 1).at('doug', 'A1.N');
    expect(s.options('heal')).toEqual([]);
    expect(s.refusal('heal:doug')).toBe('S1-SKILL-28');
    expect(s.refusal('heal:amy')).toBe('S1-SKILL-28');
    s.do(`move:${s.z('A1.N')}`, 'heal:doug');
    expect(s.view.survivors[1].wounds).toBe(0);
  });

  test('S1-SKILL-28: of two medics each heals once in his own turn', () => {
    const s = scene('amy', 'doug').skills('amy', 'medic').skills('doug', 'medic');
    s.wounds('amy', 1).wounds('doug', 1);
    expect(s.options('heal')).toEqual(['heal:amy', 'heal:doug']);
    s.do('heal:amy', 'end', 'heal:doug');
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 0]);
  });

  test('S1-SKILL-28: who does not have it is refused, beside a medic too', () => {
    const s = scene('doug', 'amy').skills('amy', 'medic').wounds('doug', 1);
    expect(s.options('heal')).toEqual([]);
    expect(s.refusal('heal:doug')).toBe('S1-SKILL-28');
  });

  test('S1-SKILL-28 S1-XP-06: Amy learns it with a kill and heals at once', () => {
    const s = scene('amy').carries('amy', 'crowbar').xp('amy', 42).wounds('amy', 1);
    s.zombies('A1.NE', { walker: 1 }).rolls(4).do('melee:left', 'learn:medic', 'heal:amy');
    expect(s.view.survivors[0].wounds).toBe(0);
  });
});
