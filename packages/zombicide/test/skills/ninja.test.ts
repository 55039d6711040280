import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from '../scene.ts';

describe('Ninja', () => {
  test('S1-SKILL-29 S1-NOISE-03: he is no noise in his zone, those beside him are', () => {
    const s = scene('amy', 'doug').skills('amy', 'ninja');
    expect(s.view.zones[s.zone('A1.NE')].noise).toBe(1);
    s.at('doug', 'A1.N');
    expect(s.view.zones[s.zone('A1.NE')].noise).toBe(0);
    expect(s.view.zones[s.zone('A1.N')].noise).toBe(1);
  });

  test('S1-SKILL-29 S1-NOISE-01: his shots and his Chainsaw make no noise', () => {
    const s = scene('amy').skills('amy', 'ninja').carries('amy', 'pistol', 'chainsaw');
    s.zombies('A1.NE', { fatty: 1 }).rolls(1, 1, 1, 1, 1, 1);
    s.do(`shoot:left:${s.z('A1.NE')}`, 'melee:right');
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(0);
  });

  test('S1-SKILL-29: nor does a Molotov he throws', () => {
    const s = scene('amy').skills('amy', 'ninja').carries('amy', 'molotov').zombies('A1.N', { walker: 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(0);
  });

  test('S1-SKILL-29 S1-DOOR-02: nor a Fire Axe with which he opens a door', () => {
    const s = sceneWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'amy').skills('amy', 'ninja');
    s.carries('amy', 'fire-axe').revealed('A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4');
    s.do('open:d1:left');
    expect(s.state.doors).toEqual([1]);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(0);
  });

  test('S1-SKILL-29 S1-ACT-04: noise that he makes on purpose is noise', () => {
    const s = scene('amy').skills('amy', 'ninja').do('noise');
    expect(s.view.zones[s.zone('A1.NE')].noise).toBe(1);
  });

  test('S1-SKILL-29: the shot of somebody beside him is heard', () => {
    const s = scene('doug', 'amy')
      .skills('amy', 'ninja')
      .carries('doug', 'pistol')
      .zombies('A1.N', { fatty: 1 });
    s.rolls(1).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
  });

  test('S1-SKILL-29 S1-ZMOVE-01: of two zones in sight zombies take that of the other', () => {
    const s = scene('amy', 'doug').skills('amy', 'ninja').at('amy', 'A1.NW').at('doug', 'A2.NE');
    s.zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-29 S1-ZMOVE-01: he is seen like everybody', () => {
    const s = scene('amy', 'doug').skills('amy', 'ninja').at('amy', 'A1.NW').at('doug', 'A2.SE');
    s.noise('A2.SE', 5).zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });
});
