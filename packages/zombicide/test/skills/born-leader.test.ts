import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Born leader', () => {
  test('S1-SKILL-18: one action for somebody else, wherever he is, at no cost', () => {
    const s = scene('phil', 'amy', 'doug').skills('phil', 'born-leader').at('doug', 'B1.NW').actions(0);
    expect(s.options()).toEqual(['lead:amy', 'lead:doug', 'end']);
    s.do('lead:doug');
    expect(s.state.actions).toBe(0);
    expect(s.view.survivors.map(({ gift }) => gift)).toEqual([0, 0, 1]);
  });

  test('S1-SKILL-18: one in a turn, and in his next turn again', () => {
    const s = scene('phil', 'amy').skills('phil', 'born-leader').do('lead:amy');
    expect(s.options('lead')).toEqual([]);
    expect(s.refusal('lead:amy')).toBe('S1-SKILL-18');
    s.do('noise');
    expect(s.refusal('lead:amy')).toBe('S1-SKILL-18');
    s.do('end', 'end', 'activate:phil');
    expect(s.view.turn.round).toBe(2);
    expect(s.options('lead')).toEqual(['lead:amy']);
  });

  test('S1-SKILL-18: the other has it in his turn of this round, for anything', () => {
    const s = scene('phil', 'doug').skills('phil', 'born-leader').do('lead:doug', 'end');
    expect(s.view.turn.active).toBe('doug');
    s.do('noise', 'noise', `move:${s.z('A1.N')}`, `move:${s.z('A1.NW')}`);
    expect(s.options()).toEqual(['end']);
  });

  test('S1-SKILL-18 ZR088: who has acted in this round has it in the next', () => {
    const s = scene('doug', 'phil').skills('phil', 'born-leader').do('end', 'lead:doug', 'end');
    expect(s.view.turn.round).toBe(2);
    s.do('activate:doug');
    expect(s.state.actions).toBe(4);
  });

  test('S1-SKILL-18 ZR088: unused at the end of that turn, it is lost', () => {
    const s = scene('phil', 'doug').skills('phil', 'born-leader').do('lead:doug', 'end', 'end');
    s.do('activate:doug');
    expect(s.state.actions).toBe(3);
  });

  test('S1-SKILL-18: two leaders give two', () => {
    const s = scene('phil', 'amy', 'doug').skills('phil', 'born-leader').skills('amy', 'born-leader');
    expect(s.options('lead')).toEqual(['lead:amy', 'lead:doug']);
    s.do('lead:doug', 'end', 'activate:amy', 'lead:doug', 'end');
    expect(s.view.turn.active).toBe('doug');
    expect(s.state.actions).toBe(5);
  });

  test('S1-SKILL-18: not to himself, nor to the dead', () => {
    const s = scene('phil', 'amy', 'doug').skills('phil', 'born-leader').carries('phil', 'molotov');
    expect(s.refusal('lead:phil')).toBe('S1-SKILL-18');
    s.at('amy', 'A1.N')
      .next()
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('amy').dead).toBe(true);
    expect(s.refusal('lead:amy')).toBe('S1-SKILL-18');
    expect(s.options('lead')).toEqual(['lead:doug']);
  });

  test('S1-SKILL-18: who does not have it is refused, and so is the leader in the turn of another', () => {
    const s = scene('doug', 'phil').skills('phil', 'born-leader');
    expect(s.options('lead')).toEqual([]);
    expect(s.refusal('lead:phil')).toBe('S1-SKILL-18');
  });

  test('S1-SKILL-18 S1-XP-06: Phil learns it with a kill and leads at once', () => {
    const s = scene('phil', 'doug').carries('phil', 'crowbar').xp('phil', 42).zombies('A1.NE', { walker: 1 });
    s.rolls(4).do('melee:left', 'learn:born-leader', 'lead:doug', 'end');
    expect(s.state.actions).toBe(4);
  });
});
