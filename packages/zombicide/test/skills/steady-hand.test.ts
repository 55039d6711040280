import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from '../scene.ts';

describe('Steady hand', () => {
  test('RM-SKILL-81 RM-FF-05: a friend among the zombies is passed over', () => {
    const s = scene('amy', 'doug').skills('amy', 'steady-hand').carries('amy', 'evil-twins');
    s.at('doug', 'A1.N').zombies('A1.N', { walker: 1 }).rolls(4, 4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect([s.zombiesAt('A1.N'), s.view.survivors[1].wounds]).toEqual([{}, 0]);
  });

  test('RM-SKILL-81 RM-COMBAT-07: friends alone are no target', () => {
    const s = scene('amy', 'doug').skills('amy', 'steady-hand').carries('amy', 'pistol').at('doug', 'A1.N');
    expect(s.refusal(`shoot:left:${s.z('A1.N')}`)).toBe('S1-RANGED-03');
  });

  test('RM-SKILL-81 RM-UPG-05 ZR046: a Molotov burns friends all the same', () => {
    const s = scene('amy', 'doug').skills('amy', 'steady-hand').carries('amy', 'molotov').at('doug', 'A1.N');
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('doug').dead).toBe(true);
  });

  test('RM-SKILL-81 ZR046: at the wheel no die is rolled for a friend, and none strikes him', () => {
    const s = sceneWith({ mission: { rules: [{ use: 'cars-drive' }] } }, 'amy', 'doug');
    s.skills('amy', 'steady-hand').car('police-car', 'A1.NE').sits('amy', 0, 0).at('doug', 'A1.N');
    s.zombies('A1.N', { walker: 1 })
      .rolls(4)
      .do(`drive:${s.z('A1.N')}`, 'stay');
    expect([s.zombiesAt('A1.N'), s.view.survivors[1].wounds]).toEqual([{}, 0]);
  });

  test('RM-SKILL-81: the shots of others strike', () => {
    const s = scene('doug', 'amy').skills('amy', 'steady-hand').skills('doug').carries('doug', 'pistol');
    s.at('amy', 'A1.N')
      .rolls(4)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.survivors[1].wounds).toBe(1);
  });
});
