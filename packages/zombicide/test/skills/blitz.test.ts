import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

describe('Blitz', () => {
  test('RM-SKILL-23: with the last zombie of a zone gone he moves at once, at no cost', () => {
    const s = fighter().zombies('A1.NE', { walker: 1 }).actions(1).rolls(4).do('melee:left');
    expect(s.asking).toBe('freeMove');
    s.do(`on:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('amy', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(0);
  });

  test('RM-SKILL-23: not as long as one is left', () => {
    const s = fighter().zombies('A1.NE', { walker: 1, fatty: 1 }).rolls(4).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
    expect(s.asking).toBe('action');
  });

  test('RM-SKILL-23: each time, also in one turn, and he need not', () => {
    const s = fighter().zombies('A1.NE', { walker: 1 }).zombies('A1.N', { walker: 1 }).rolls(4, 4);
    s.do('melee:left', `on:${s.z('A1.N')}`, 'melee:left');
    expect(s.asking).toBe('freeMove');
    s.do('stay');
    expect(s.state.actions).toBe(1);
  });

  test('RM-SKILL-23 RM-SKG-04: zombies beside him cost what they always cost', () => {
    const s = fighter().carries('amy', 'pistol').zombies('A1.NE', { walker: 2 });
    s.actions(2).zombies('A1.N', { walker: 1 }).next().rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    s.zombies('A1.NE', { walker: 1 }).zombies('A1.N', { walker: 1 }).actions(2).next().rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`, `on:${s.z('A1.N')}`);
    expect(s.isAt('amy', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(0);
  });

  test('RM-SKILL-23 S1-SKILL-35: two guns that empty two zones give two moves', () => {
    const s = fighter('trick-shot').carries('amy', 'pistol', 'pistol');
    s.zombies('A1.N', { walker: 1 }).zombies('B1.E', { walker: 1 }).rolls(4, 4);
    s.do(`shoot:both:${s.z('A1.N')}`, `on:${s.z('B1.E')}`);
    expect(s.asking).toBe('freeMove');
    s.do(`on:${s.z('A1.N')}`);
    expect(s.asking).toBe('freeMove');
    s.do(`on:${s.z('A1.NW')}`);
    expect(s.asking).toBe('action');
  });

  test('RM-SKILL-23: a shot at a zone where nobody was but survivors gives none', () => {
    const s = fighter().carries('amy', 'pistol').at('doug', 'A1.N').rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.view.survivors[1].wounds).toBe(1);
  });

  test('RM-SKILL-23: who does not have it stays', () => {
    const s = scene('doug', 'amy').skills('amy', 'blitz').carries('doug', 'crowbar');
    s.zombies('A1.NE', { walker: 1 }).rolls(4).do('melee:left');
    expect(s.asking).toBe('action');
  });
});

/** Amy with a Crowbar. */
function fighter(...skills: string[]): Scene {
  return scene('amy', 'doug')
    .skills('amy', 'blitz', ...skills)
    .carries('amy', 'crowbar')
    .at('doug', 'B1.r3');
}
