import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

describe('Sprint', () => {
  test('RM-SKILL-64: one Move action leads three zones', () => {
    const s = runner('sprint').at('wanda', 'A1.NW');
    s.do(`sprint:${s.z('A1.N')}`, `on:${s.z('A1.NE')}`, `on:${s.z('B1.E')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'B1.E')).toBe(true);
    expect(s.state.actions).toBe(2);
  });

  test('RM-SKILL-64: or two, or one', () => {
    const two = runner('sprint').at('wanda', 'A1.NW');
    two.do(`sprint:${two.z('A1.N')}`, `on:${two.z('A1.NE')}`, 'stay');
    expect(two.isAt('wanda', 'A1.NE')).toBe(true);
    const one = runner('sprint').at('wanda', 'A1.NW');
    one.do(`sprint:${one.z('A1.N')}`, 'stay');
    expect([one.asking, one.isAt('wanda', 'A1.N')]).toEqual(['action', true]);
  });

  test('RM-SKILL-64: once a turn; his other Moves lead one zone, and in his next turn he sprints again', () => {
    const s = runner('sprint').do('noise');
    s.do(`sprint:${s.z('A1.N')}`, 'stay');
    expect(s.options('sprint')).toEqual([]);
    expect(s.refusal(`sprint:${s.z('A1.NE')}`)).toBe('RM-SKILL-64');
    s.do(`move:${s.z('A1.NE')}`);
    expect(s.asking).toBe('action');
    s.do('end');
    expect(s.options('sprint')).toContain(`sprint:${s.z('A1.N')}`);
  });

  test('EX-ACT-02 RM-SKILL-64 RM-ACT-04: Cathy sprints into a zone with a zombie, and there it ends', () => {
    const s = runner('sprint').zombies('A1.N', { walker: 1 });
    s.do(`sprint:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(2);
  });

  test('RM-SKILL-64 RM-ACT-02: the zombies he leaves cost as ever', () => {
    const s = runner('sprint').zombies('A1.NE', { walker: 2 }).actions(2);
    expect(s.options('sprint')).toEqual([]);
    expect(s.refusal(`sprint:${s.z('A1.N')}`)).toBe('S1-MOVE-04');
    s.actions(3)
      .next()
      .do(`sprint:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
    expect(s.state.actions).toBe(0);
  });

  test('RM-SKILL-64 RM-SKILL-16: one zone more a Move makes four', () => {
    const s = runner('sprint', 'zone-per-move').at('wanda', 'A1.NW');
    s.do(`sprint:${s.z('A1.N')}`, `on:${s.z('A1.NE')}`, `on:${s.z('B1.E')}`, `on:${s.z('B1.NE')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'B1.NE')).toBe(true);
  });

  test('RM-SKILL-64 RM-SKILL-18: two zones a Move do not add to it', () => {
    const s = runner('sprint', 'two-zones').at('wanda', 'A1.NW');
    s.do(`sprint:${s.z('A1.N')}`, `on:${s.z('A1.NE')}`, `on:${s.z('B1.E')}`);
    expect(s.asking).toBe('action');
  });

  test('RM-SKILL-64 S1-SKILL-10: a free Move action serves for it', () => {
    const s = runner('sprint', 'free-move').actions(0);
    s.do(`sprint:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
    expect(s.free('move')).toBe(0);
  });

  test('RM-SKILL-64: no further than a Move goes: neither through a wall nor out of a car', () => {
    const s = runner('sprint').car('police-car', 'A1.NE');
    expect(s.refusal(`sprint:${s.z('A1.NW')}`)).toBe('S1-MOVE-01');
    s.sits('wanda', 0, 0).next();
    expect(s.options('sprint')).toEqual([]);
    expect(s.refusal(`sprint:${s.z('A1.N')}`)).toBe('S1-CAR-02');
  });

  test('RM-SKILL-64: who does not have it is refused', () => {
    const s = scene('doug', 'wanda').skills('wanda', 'sprint');
    expect(s.options('sprint')).toEqual([]);
    expect(s.refusal(`sprint:${s.z('A1.N')}`)).toBe('RM-SKILL-64');
  });
});

/** Wanda on the crossing, with some skills. */
function runner(...skills: string[]): Scene {
  return scene('wanda').skills('wanda', ...skills);
}
