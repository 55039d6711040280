import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Free reload', () => {
  test('RM-SKILL-57: three shots with a Sawed-off in one turn, loaded in between for nothing', () => {
    const s = scene('amy').skills('amy', 'free-reload').carries('amy', 'sawed-off');
    s.zombies('A1.N', { walker: 1 });
    const shot = `shoot:left:${s.z('A1.N')}`;
    for (let i = 0; i < 3; i++) s.rolls(1, 1).do(shot, 'reload:left');
    expect([s.state.actions, s.state.empty]).toEqual([0, []]);
  });

  test('RM-SKILL-57 RM-SKG-04: it has to be reloaded still, and what is loaded is not', () => {
    const s = scene('amy').skills('amy', 'free-reload').carries('amy', 'sawed-off');
    s.zombies('A1.N', { walker: 1 });
    expect(s.refusal('reload:left')).toBe('S1-RELOAD-01');
    s.rolls(1, 1).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.refusal(`shoot:left:${s.z('A1.N')}`)).toBe('S1-RELOAD-01');
  });

  test('RM-SKILL-57: the others pay an action', () => {
    const s = scene('doug', 'amy').skills('amy', 'free-reload').skills('doug').carries('doug', 'sawed-off');
    s.empty('doug', 0).do('reload:left');
    expect(s.state.actions).toBe(2);
    expect(s.empty('doug', 0).actions(0).next().refusal('reload:left')).toBe('S1-ROUND-04');
  });
});
