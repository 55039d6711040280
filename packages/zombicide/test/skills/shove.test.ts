import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from '../scene.ts';

describe('Shove', () => {
  test('RM-SKILL-61: at no cost all zombies of his zone are pushed into one beside it', () => {
    const s = scene('doug').skills('doug', 'shove').actions(0);
    s.zombies('A1.NE', { walker: 2, fatty: 1 }).zombies('A1.N', { walker: 1 });
    expect(s.options('shove')).toEqual(['A1.N', 'B1.E', 'A2.N'].map((zone) => `shove:${s.z(zone)}`));
    s.do(`shove:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 3, fatty: 1 });
    expect(s.told('push')).toEqual([{ t: 'push', who: 'doug', n: 3, from: s.z('A1.NE'), to: s.z('A1.N') }]);
  });

  test('RM-SKILL-61: once in his turn, and in the next one again', () => {
    const s = scene('doug').skills('doug', 'shove').zombies('A1.NE', { walker: 1 });
    s.do(`shove:${s.z('A1.N')}`)
      .zombies('A1.NE', { walker: 1 })
      .next();
    expect(s.options('shove')).toEqual([]);
    expect(s.refusal(`shove:${s.z('A1.N')}`)).toBe('RM-SKILL-61');
    s.zombies('A1.NE', { walker: 0 }).do('end');
    expect(s.view.turn.round).toBe(2);
    expect(s.options('shove')).toContain(`shove:${s.z('A1.N')}`);
  });

  test('RM-SKILL-61: there has to be a zombie, and a way between the zones', () => {
    const s = sceneWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'doug').skills('doug', 'shove');
    expect(s.refusal(`shove:${s.z('A1.N')}`)).toBe('RM-SKILL-61');
    s.zombies('A1.NE', { walker: 1 }).next();
    expect(s.refusal(`shove:${s.z('A1.NW')}`)).toBe('RM-SKILL-61');
    expect(s.refusal(`shove:${s.z('A1.r2')}`)).toBe('RM-SKILL-61');
    expect(s.refusal('shove:z200')).toBe('RM-SKILL-61');
    s.open(0)
      .next()
      .do(`shove:${s.z('A1.r2')}`);
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-61: not out of a car, and not without the skill', () => {
    const s = scene('doug').skills('doug', 'shove').zombies('A1.NE', { walker: 1 });
    s.car('police-car', 'A1.NE').sits('doug', 0, 0);
    expect(s.options('shove')).toEqual([]);
    expect(s.refusal(`shove:${s.z('A1.N')}`)).toBe('RM-SKILL-61');
    const other = scene('amy', 'doug').skills('doug', 'shove').zombies('A1.NE', { walker: 1 });
    expect(other.options('shove')).toEqual([]);
    expect(other.refusal(`shove:${other.z('A1.N')}`)).toBe('RM-SKILL-61');
  });
});
