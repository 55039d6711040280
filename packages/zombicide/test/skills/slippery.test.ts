import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from '../scene.ts';

describe('Slippery', () => {
  test('S1-SKILL-30 ZR074: leaving a zone with zombies costs one action', () => {
    const s = scene('josh').zombies('A1.NE', { walker: 2, fatty: 1 }).actions(1);
    expect(s.view.turn.moveCost).toBe(1);
    s.do(`move:${s.z('A1.N')}`);
    expect(s.isAt('josh', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(0);
  });

  test('S1-SKILL-30 S1-MOVE-04: who does not have it pays, beside Josh too', () => {
    const s = scene('doug', 'josh').zombies('A1.NE', { walker: 2, fatty: 1 });
    expect(s.view.turn.moveCost).toBe(4);
    expect(s.options('move')).toEqual([]);
    expect(s.refusal(`move:${s.z('A1.N')}`)).toBe('S1-MOVE-04');
  });

  test('S1-SKILL-30: alone it leads no further than one zone', () => {
    const s = scene('josh').zombies('A1.N', { walker: 1 });
    s.do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('josh', 'A1.N')).toBe(true);
  });

  test('S1-SKILL-30 S1-FAQ-18 slipperyPassThrough true: through a zone with a Walker with one action', () => {
    const s = wanda(true, 'two-zones', 'slippery').zombies('A1.N', { walker: 1 });
    s.do(`move:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
    expect(s.state.actions).toBe(2);
  });

  test('S1-SKILL-30 S1-FAQ-18 slipperyPassThrough false: he stops there, and leaves for one action', () => {
    const s = wanda(false, 'two-zones', 'slippery').zombies('A1.N', { walker: 1 });
    s.do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.N')).toBe(true);
    s.do(`move:${s.z('A1.NW')}`);
    expect(s.state.actions).toBe(1);
  });

  test('S1-SKILL-30 S1-FAQ-18 S1-MOVE-05: without it she stops, and leaving costs two', () => {
    const s = wanda(true, 'two-zones').zombies('A1.N', { walker: 1 });
    s.do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.N')).toBe(true);
    expect(s.view.turn.moveCost).toBe(2);
    s.do(`move:${s.z('A1.NW')}`);
    expect(s.state.actions).toBe(0);
  });

  test('S1-SKILL-30 S1-MOVE-05: Josh beside her does not take her through', () => {
    const s = scene('wanda', 'josh').skills('wanda', 'two-zones').zombies('A1.N', { walker: 1 });
    s.do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.N')).toBe(true);
  });

  test('S1-SKILL-30 S1-FAQ-32: it does not help into a car among zombies', () => {
    const s = scene('josh').car('police-car', 'A1.NE').zombies('A1.NE', { walker: 1 });
    expect(s.options('get-in')).toEqual([]);
    expect(s.refusal('get-in:c1:driver')).toBe('S1-CAR-01');
  });

  test('S1-SKILL-30 S1-SEARCH-01: nor to a search among zombies', () => {
    const s = scene('josh').at('josh', 'A1.r2').zombies('A1.r2', { walker: 1 });
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
  });

  test('S1-SKILL-30 S1-XP-06: Wanda learns it with her last but one action and slips away', () => {
    const s = scene('wanda').carries('wanda', 'crowbar').xp('wanda', 18).actions(2);
    s.zombies('A1.NE', { walker: 3 }).rolls(4).do('melee:left', 'learn:slippery');
    s.do(`move:${s.z('A1.N')}`, 'stay');
    expect(s.isAt('wanda', 'A1.N')).toBe(true);
  });
});

function wanda(slipperyPassThrough: boolean, ...skills: string[]): Scene {
  return sceneWith({ rules: { slipperyPassThrough } }, 'wanda').skills('wanda', ...skills);
}
