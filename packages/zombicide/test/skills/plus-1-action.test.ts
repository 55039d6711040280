import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('+1 Action', () => {
  test('S1-SKILL-01 S1-ROUND-04: a turn of four actions, the fourth for anything', () => {
    const s = scene('amy').skills('amy', 'plus-1-action').carries('amy', 'crowbar');
    expect(s.state.actions).toBe(4);
    s.do('noise', `move:${s.z('A1.N')}`, `move:${s.z('A1.NE')}`, 'noise');
    expect(s.state.actions).toBe(0);
    expect(s.state.noise[s.zone('A1.NE')]).toBe(2);
    expect(s.refusal('noise')).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-01: who does not have it is refused the fourth', () => {
    const s = scene('amy').skills('amy').do('noise', 'noise', 'noise');
    expect(s.refusal('noise')).toBe('S1-ROUND-04');
    expect(s.options()).toEqual(['end']);
  });

  test('S1-SKILL-01: every turn anew, and what was left of the last one is lost', () => {
    const s = scene('amy').skills('amy', 'plus-1-action').do('noise', 'end');
    expect(s.view.turn.round).toBe(2);
    expect(s.state.actions).toBe(4);
  });

  test('S1-SKILL-01: only its bearer has one more', () => {
    const s = scene('amy', 'doug').skills('amy', 'plus-1-action').skills('doug').do('end');
    expect(s.view.turn.active).toBe('doug');
    expect(s.state.actions).toBe(3);
  });

  test('S1-SKILL-01 S1-XP-03 S1-XP-06 S1-TEST-01: who reaches Yellow with his last action has one again', () => {
    const s = scene('amy').carries('amy', 'crowbar').xp('amy', 6).actions(1);
    s.zombies('A1.NE', { walker: 1 }).rolls(4).do('melee:left');
    expect(s.levelOf('amy')).toBe('yellow');
    expect(s.state.actions).toBe(1);
    s.do('noise');
    expect(s.state.actions).toBe(0);
    expect(s.do('end').state.actions).toBe(4);
  });
});
