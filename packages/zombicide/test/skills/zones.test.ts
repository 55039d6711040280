import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from '../scene.ts';

describe('2 Zones per Move Action', () => {
  test('S1-SKILL-16: one action leads up to two zones', () => {
    const s = walker('two-zones');
    s.do(`move:${s.z('A1.N')}`);
    expect(s.options()).toEqual([`on:${s.z('A1.NW')}`, `on:${s.z('A1.NE')}`, 'stay']);
    s.do(`on:${s.z('A1.NW')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
    expect(s.state.actions).toBe(2);
  });

  test('S1-SKILL-16: one may be enough', () => {
    const s = walker('two-zones');
    s.do(`move:${s.z('A1.N')}`, 'stay');
    expect(s.isAt('wanda', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(2);
  });

  test('S1-SKILL-16 S1-MOVE-03: the second step goes through no wall either', () => {
    const s = walker('two-zones');
    s.do(`move:${s.z('A1.N')}`);
    expect(s.refusal(`on:${s.z('A1.r2')}`)).toBe('S1-MOVE-03');
  });

  test('S1-SKILL-16 S1-MOVE-05 S1-FAQ-18: a zombie on the way ends it, and leaving there costs two', () => {
    const s = walker('two-zones').zombies('A1.N', { walker: 1 });
    s.do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.state.actions).toBe(2);
    expect(s.view.turn.moveCost).toBe(2);
  });

  test('S1-SKILL-16 ZR073: from a zone with a zombie: two actions, then two zones', () => {
    const s = walker('two-zones').zombies('A1.NE', { walker: 1 });
    s.do(`move:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
    expect(s.state.actions).toBe(1);
  });

  test('S1-SKILL-16 S1-CAR-07: a car goes no further for it', () => {
    const s = sceneWith({ mission: { rules: [{ use: 'cars-drive' }] } }, 'wanda');
    s.car('police-car', 'A2.NE').sits('wanda', 0, 0);
    s.do(`drive:${s.z('A2.N')}`, `on:${s.z('A1.NE')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.NE')).toBe(true);
  });

  test('S1-SKILL-16: who does not have it goes one zone', () => {
    const s = scene('doug', 'wanda');
    s.do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
  });
});

describe('+1 Zone per Move', () => {
  test('S1-SKILL-13: one action leads up to two zones', () => {
    const s = walker('zone-per-move');
    s.do(`move:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
  });

  test('S1-SKILL-13 S1-SKILL-16: added to two zones, it makes three', () => {
    const s = walker('two-zones', 'zone-per-move').at('wanda', 'A2.NE');
    s.do(`move:${s.z('A2.N')}`, `on:${s.z('A1.NE')}`, `on:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(2);
  });

  test('S1-SKILL-13 S1-SKILL-16: he may stop after each of them', () => {
    const s = walker('two-zones', 'zone-per-move').at('wanda', 'A2.NE');
    s.do(`move:${s.z('A2.N')}`, `on:${s.z('A1.NE')}`, 'stay');
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.NE')).toBe(true);
  });

  test('S1-SKILL-13 S1-MOVE-05: a zombie on the way ends it', () => {
    const s = walker('two-zones', 'zone-per-move').at('wanda', 'A2.NE').zombies('A1.NE', { walker: 1 });
    s.do(`move:${s.z('A2.N')}`, `on:${s.z('A1.NE')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.NE')).toBe(true);
  });

  test('S1-SKILL-13: who does not have it goes one zone', () => {
    const s = scene('doug', 'wanda').skills('wanda', 'zone-per-move');
    s.do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
  });

  test('S1-SKILL-13 S1-XP-06: Wanda learns it with a kill, and her next Move leads three zones', () => {
    const s = scene('wanda').carries('wanda', 'crowbar').xp('wanda', 42).at('wanda', 'A2.NE');
    s.zombies('A2.NE', { walker: 1 }).rolls(4).do('melee:left', 'learn:zone-per-move');
    s.do(`move:${s.z('A2.N')}`, `on:${s.z('A1.NE')}`, `on:${s.z('B1.E')}`);
    expect(s.isAt('wanda', 'B1.E')).toBe(true);
    expect(s.state.actions).toBe(1);
  });
});

/** Wanda on the crossing, with some skills. */
function walker(...skills: string[]): Scene {
  return scene('wanda').skills('wanda', ...skills);
}
