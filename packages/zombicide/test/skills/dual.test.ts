import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Ambidextrous', () => {
  test('S1-SKILL-17: two equal weapons strike together, symbol or not', () => {
    const s = scene('doug').skills('doug', 'ambidextrous').carries('doug', 'baseball-bat', 'baseball-bat');
    s.zombies('A1.NE', { walker: 2 });
    expect(s.options('melee')).toEqual(['melee:left', 'melee:both']);
    s.rolls(3, 3).do('melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.state.actions).toBe(2);
  });

  test('S1-SKILL-17: and shoot together, in one zone', () => {
    const s = scene('doug').skills('doug', 'ambidextrous').carries('doug', 'shotgun', 'shotgun');
    const at = s.z('A1.N');
    s.zombies('A1.N', { walker: 4 });
    expect(s.options('shoot')).toEqual([`shoot:left:${at}`, `shoot:both:${at}`]);
    s.rolls(4, 4, 4, 4).do(`shoot:both:${at}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-17 S1-NOISE-02: two Chainsaws: ten dice, one noise token', () => {
    const s = scene('doug').skills('doug', 'ambidextrous').carries('doug', 'chainsaw', 'chainsaw');
    s.zombies('A1.NE', { walker: 9 });
    s.rolls(5, 5, 5, 5, 5, 5, 5, 5, 1, 1).do('melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
  });

  test('S1-SKILL-17 S1-SKILL-06 S1-FAQ-12: each of the two gets the extra die', () => {
    const s = scene('doug')
      .skills('doug', 'ambidextrous', 'die-combat')
      .carries('doug', 'crowbar', 'crowbar');
    s.zombies('A1.NE', { walker: 4 }).rolls(4, 4, 4, 4).do('melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-17 S1-COMBAT-04: different weapons are no pair, nor is one in the reserve', () => {
    const s = scene('doug').skills('doug', 'ambidextrous').carries('doug', 'crowbar', 'fire-axe', 'crowbar');
    s.zombies('A1.NE', { walker: 1 });
    expect(s.options('melee')).toEqual(['melee:left', 'melee:right']);
    expect(s.refusal('melee:both')).toBe('S1-COMBAT-04');
  });

  test('S1-SKILL-17 S1-COMBAT-04: who does not have it is refused', () => {
    const s = scene('amy', 'doug')
      .skills('doug', 'ambidextrous')
      .carries('amy', 'baseball-bat', 'baseball-bat');
    s.zombies('A1.NE', { walker: 1 });
    expect(s.options('melee')).toEqual(['melee:left']);
    expect(s.refusal('melee:both')).toBe('S1-COMBAT-04');
  });

  test('S1-SKILL-17 S1-XP-06: Doug learns it with a kill and strikes with both at once', () => {
    const s = scene('doug').carries('doug', 'baseball-bat', 'baseball-bat').xp('doug', 42);
    s.zombies('A1.NE', { walker: 3 }).rolls(3, 3, 3);
    s.do('melee:left', 'learn:ambidextrous', 'melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });
});

describe('Gunslinger', () => {
  test('S1-SKILL-20: two equal ranged weapons shoot together', () => {
    const s = scene('doug').skills('doug', 'gunslinger').carries('doug', 'rifle', 'rifle');
    s.zombies('A1.NW', { walker: 2 }).rolls(3, 3);
    s.do(`shoot:both:${s.z('A1.NW')}`);
    expect(s.zombiesAt('A1.NW')).toEqual({});
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
  });

  test('S1-SKILL-20: two melee weapons do not', () => {
    const s = scene('doug').skills('doug', 'gunslinger').carries('doug', 'baseball-bat', 'baseball-bat');
    s.zombies('A1.NE', { walker: 1 });
    expect(s.refusal('melee:both')).toBe('S1-COMBAT-04');
  });

  test('S1-SKILL-20 S1-COMBAT-04: a Rifle and a Shotgun are no pair', () => {
    const s = scene('doug').skills('doug', 'gunslinger').carries('doug', 'rifle', 'shotgun');
    s.zombies('A1.N', { walker: 1 });
    expect(s.refusal(`shoot:both:${s.z('A1.N')}`)).toBe('S1-COMBAT-04');
  });

  test('S1-SKILL-20: who does not have it is refused', () => {
    const s = scene('amy', 'doug').skills('doug', 'gunslinger').carries('amy', 'rifle', 'rifle');
    s.zombies('A1.N', { walker: 1 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.N')}`]);
    expect(s.refusal(`shoot:both:${s.z('A1.N')}`)).toBe('S1-COMBAT-04');
  });
});

describe('Swordmaster', () => {
  test('S1-SKILL-33: two equal melee weapons strike together', () => {
    const s = scene('doug').skills('doug', 'swordmaster').carries('doug', 'katana', 'katana');
    s.zombies('A1.NE', { walker: 4 }).rolls(4, 4, 4, 4).do('melee:both');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  test('S1-SKILL-33: two ranged weapons do not', () => {
    const s = scene('doug').skills('doug', 'swordmaster').carries('doug', 'shotgun', 'shotgun');
    s.zombies('A1.N', { walker: 1 });
    expect(s.refusal(`shoot:both:${s.z('A1.N')}`)).toBe('S1-COMBAT-04');
  });

  test('S1-SKILL-33 S1-COMBAT-04: a Katana and a Machete are no pair', () => {
    const s = scene('doug').skills('doug', 'swordmaster').carries('doug', 'katana', 'machete');
    s.zombies('A1.NE', { walker: 1 });
    expect(s.refusal('melee:both')).toBe('S1-COMBAT-04');
  });

  test('S1-SKILL-33: who does not have it is refused', () => {
    const s = scene('amy', 'doug').skills('doug', 'swordmaster').carries('amy', 'katana', 'katana');
    s.zombies('A1.NE', { walker: 1 });
    expect(s.refusal('melee:both')).toBe('S1-COMBAT-04');
  });
});
