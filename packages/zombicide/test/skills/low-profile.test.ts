import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from '../scene.ts';

describe('Low profile', () => {
  test('RM-SKILL-67 RM-FF-05: the shot of a friend passes him over, and strikes another', () => {
    const s = scene('amy', 'doug', 'josh').skills('doug', 'low-profile').skills('josh');
    s.carries('amy', 'pistol').at('doug', 'A1.N').at('josh', 'A1.N').rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 0, 1]);
  });

  test('RM-SKILL-67 ZR047: the hits go to the zombies around him', () => {
    const s = scene('amy', 'doug').skills('doug', 'low-profile').carries('amy', 'evil-twins');
    s.at('doug', 'A1.N').zombies('A1.N', { walker: 2 }).rolls(4, 4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect([s.zombiesAt('A1.N'), s.view.survivors[1].wounds]).toEqual([{}, 0]);
  });

  test('RM-SKILL-67 RM-UPG-05 ZR047: a Molotov kills him all the same', () => {
    const s = scene('amy', 'doug').skills('doug', 'low-profile').carries('amy', 'molotov').at('doug', 'A1.N');
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('doug').dead).toBe(true);
  });

  test('RM-SKILL-67: a car that drives into his zone rolls no die for him', () => {
    const s = sceneWith({ mission: { rules: [{ use: 'cars-drive' }] } }, 'amy', 'doug');
    s.skills('doug', 'low-profile').car('police-car', 'A1.NE').sits('amy', 0, 0).at('doug', 'A1.N');
    s.do(`drive:${s.z('A1.N')}`, 'stay');
    expect([s.told('run-over'), s.view.survivors[1].wounds]).toEqual([[], 0]);
  });

  test('RM-SKILL-67: his own shots strike friends', () => {
    const s = scene('doug', 'amy').skills('doug', 'low-profile').skills('amy').carries('doug', 'pistol');
    s.at('amy', 'A1.N')
      .rolls(4)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.survivors[1].wounds).toBe(1);
  });
});
