import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('+1 max Range', () => {
  test('S1-SKILL-12: a Pistol reaches two zones, not three', () => {
    const s = scene('amy').skills('amy', 'max-range').carries('amy', 'pistol');
    s.zombies('A1.NW', { walker: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NW')}`);
    expect(s.zombiesAt('A1.NW')).toEqual({});
    s.at('amy', 'A2.N').zombies('A1.NW', { walker: 1 }).next();
    expect(s.refusal(`shoot:left:${s.z('A1.NW')}`)).toBe('S1-RANGED-01');
  });

  test('S1-SKILL-12 S1-RANGED-01: a Rifle reaches four zones, and still not the own one', () => {
    const s = scene('amy').skills('amy', 'max-range').carries('amy', 'rifle').at('amy', 'A2.NE');
    s.zombies('A1.NW', { walker: 1 }).zombies('A2.NE', { walker: 1 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.NW')}`]);
    expect(s.refusal(`shoot:left:${s.z('A2.NE')}`)).toBe('S1-RANGED-01');
  });

  test('S1-SKILL-12: a Molotov is a ranged weapon and flies two zones', () => {
    const s = scene('amy').skills('amy', 'max-range').carries('amy', 'molotov');
    s.zombies('A1.NW', { walker: 1 }).do(`shoot:left:${s.z('A1.NW')}`);
    expect(s.zombiesAt('A1.NW')).toEqual({});
  });

  test('S1-SKILL-12: a blow reaches no further than the own zone', () => {
    const s = scene('amy')
      .skills('amy', 'max-range')
      .carries('amy', 'crowbar')
      .zombies('A1.N', { walker: 1 });
    expect(s.options('melee', 'shoot')).toEqual([]);
    expect(s.refusal('melee:left')).toBe('S1-MELEE-01');
  });

  test('S1-SKILL-12 S1-SIGHT-03: in a building one still sees only one zone far', () => {
    const s = scene('amy').skills('amy', 'max-range').carries('amy', 'pistol').at('amy', 'A1.r3');
    s.zombies('A2.r1', { walker: 1 });
    expect(s.refusal(`shoot:left:${s.z('A2.r1')}`)).toBe('S1-SIGHT-03');
  });

  test('S1-SKILL-12 S1-RANGED-01: everybody sees how far the weapons in hand reach, and only those', () => {
    const s = scene('amy', 'doug').skills('amy', 'max-range').skills('doug');
    s.carries('amy', 'rifle', 'crowbar', 'pistol').carries('doug', 'rifle', 'pistol');
    const [amy, doug] = ['amy', 'doug'].map((id) => s.view.survivors.find((one) => one.id === id)?.ranges);
    expect(amy).toEqual([{ min: 1, max: 4 }, null]);
    expect(doug).toEqual([
      { min: 1, max: 3 },
      { min: 0, max: 1 },
    ]);
  });

  test('S1-SKILL-12: who does not have it is refused', () => {
    const s = scene('doug', 'amy').skills('amy', 'max-range').skills('doug').carries('doug', 'pistol');
    s.zombies('A1.NW', { walker: 1 });
    expect(s.refusal(`shoot:left:${s.z('A1.NW')}`)).toBe('S1-RANGED-01');
  });
});
