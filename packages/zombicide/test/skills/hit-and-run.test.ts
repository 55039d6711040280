import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

describe('Hit & run', () => {
  test('RM-SKILL-83: after a kill he moves at no cost, and the zombies of his zone do not hold him', () => {
    const s = fighter().zombies('A1.NE', { walker: 3 }).actions(1).rolls(4);
    s.do('melee:left');
    expect(s.asking).toBe('freeMove');
    s.do(`on:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('amy', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(0);
  });

  test('RM-SKILL-83: he need not', () => {
    const s = fighter().zombies('A1.NE', { walker: 2 }).rolls(4).do('melee:left', 'stay');
    expect(s.isAt('amy', 'A1.NE')).toBe(true);
    expect(s.refusal(`move:${s.z('A1.N')}`)).toBeNull();
  });

  test('RM-SKILL-83: an attack that kills nobody gives no move', () => {
    const s = fighter().zombies('A1.NE', { walker: 1, fatty: 1 }).rolls(1).do('melee:left');
    expect(s.asking).toBe('action');
  });

  test('RM-SKILL-83: one move for an attack, however many die, and one for each attack', () => {
    const s = fighter().carries('amy', 'machete', 'shotgun').zombies('A1.N', { walker: 2 });
    s.rolls(4, 4).do(`shoot:right:${s.z('A1.N')}`, `on:${s.z('B1.E')}`);
    expect(s.asking).toBe('action');
    s.zombies('B1.E', { walker: 1 }).next().rolls(4).do('melee:left');
    expect(s.asking).toBe('freeMove');
    s.do('stay');
    expect(s.state.actions).toBe(1);
  });

  test('RM-SKILL-83 S1-SPECIAL-05: fire kills as well', () => {
    const s = fighter().carries('amy', 'molotov').zombies('A1.N', { walker: 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.asking).toBe('freeMove');
    s.do('stay');
  });

  test('RM-SKILL-83: it is a Move like any other: through no wall, and with all its zones', () => {
    const s = fighter('two-zones').zombies('A1.NE', { walker: 1 }).rolls(4).do('melee:left');
    expect(s.refusal(`on:${s.z('A1.NW')}`)).toBe('S1-MOVE-01');
    s.do(`on:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect(s.isAt('amy', 'A1.NW')).toBe(true);
    expect(s.asking).toBe('action');
  });

  test('RM-SKILL-83: who has burnt himself runs no more, and who does not have it stays', () => {
    const s = fighter().carries('amy', 'molotov').zombies('A1.NE', { walker: 1 });
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.survivor('amy').dead).toBe(true);
    const other = scene('doug', 'amy').skills('amy', 'hit-and-run').carries('doug', 'crowbar');
    other.zombies('A1.NE', { walker: 2 }).rolls(4).do('melee:left');
    expect(other.asking).toBe('action');
  });
});

/** Amy with a Crowbar. */
function fighter(...skills: string[]): Scene {
  return scene('amy', 'doug')
    .skills('amy', 'hit-and-run', ...skills)
    .carries('amy', 'crowbar')
    .at('doug', 'B1.r3');
}
