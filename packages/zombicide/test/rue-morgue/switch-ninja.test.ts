import { describe, expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import { scene } from '../scene.ts';
import { mixed } from './mixed.ts';

/** Amy and Doug together; Amy has Ninja. */
const ninja = (options: Parameters<typeof mixed>[0] = {}) =>
  mixed(options, 'amy', 'doug').skills('amy', 'ninja').at('doug', 'B2.r4');

describe('ninjaOptional', () => {
  test.each([
    ['season1', []],
    ['rueMorgue', ['ninja-off:amy']],
    ['hungarianAid', []],
  ] as const)('CF-20 RM-SKILL-43: by %s Amy can switch her skill off: %j', (preset, options) => {
    const s = ninja({ preset });
    expect(s.options('ninja-off', 'ninja-on')).toEqual(options);
    expect(s.refusal('ninja-off:amy')).toBe(options.length > 0 ? null : 'RM-SKILL-43');
  });

  test('CF-20: in a game of Season 1 nobody can', () => {
    const s = scene('amy').skills('amy', 'ninja');
    expect(s.options('ninja-off')).toEqual([]);
    expect(s.state.survivors[0]).not.toHaveProperty('off');
  });

  test('RM-SKILL-43: switched off she is noise like everybody, switched on again she is none, at no cost', () => {
    const s = ninja();
    const noise = () => s.view.zones[s.zone('A1.NE')].noise;
    expect(noise()).toBe(0);
    s.do('ninja-off:amy');
    expect([noise(), s.state.actions, s.options('ninja-off', 'ninja-on')]).toEqual([1, 3, ['ninja-on:amy']]);
    s.do('ninja-on:amy');
    expect([noise(), s.state.actions]).toEqual([0, 3]);
    expect(s.told('skill-switched').map(({ on }) => on)).toEqual([false, true]);
  });

  test('RM-SKILL-43: switched off her shot is heard', () => {
    const s = ninja().carries('amy', 'pistol').zombies('A1.N', { fatty: 1 }).rolls(1, 1);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(0);
    s.do('ninja-off:amy', `shoot:left:${s.z('A1.N')}`);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
  });

  test('RM-SKILL-43: also in the turn of another player, and by nobody but her own', () => {
    const s = ninja({ players: 2 }).active('doug');
    expect(s.options('ninja-off')).toEqual(['ninja-off:amy']);
    expect(s.refusal('ninja-off:amy', 0)).toBeNull();
    expect(s.refusal('ninja-off:amy', 1)).toBe('S1-ROUND-03');
    s.do('ninja-off:amy');
    expect(s.view.zones[s.zone('A1.NE')].noise).toBe(1);
    expect(s.state.active).toBe(s.who('doug'));
  });

  test('RM-SKILL-43: no bot waits in its turn for somebody to switch', () => {
    const s = ninja({ players: 2 }).active('doug').next();
    expect(s.run.decision([0])?.options.map(({ key }) => key)).toEqual(['ninja-off:amy']);
    expect(zombicide.holds?.(s.state, 0)).toBe(false);
  });

  test('RM-SKILL-43: who does not have it, or is dead, switches nothing', () => {
    const s = ninja();
    expect(s.refusal('ninja-off:doug')).toBe('RM-SKILL-43');
    expect(s.refusal('ninja-on:amy')).toBe('RM-SKILL-43');
    s.active('doug').dead('amy').next();
    expect(s.options('ninja-off')).toEqual([]);
  });

  test('RM-SKILL-43: zombies that see nobody go where she lets herself be heard', () => {
    const lure = (off: boolean) => {
      const s = ninja()
        .at('amy', 'B1.r1')
        .at('doug', 'B1.r1')
        .skills('doug', 'ninja')
        .zombies('A1.NW', { walker: 1 });
      if (off) s.do('ninja-off:amy');
      return s
        .zombiesAct()
        .told('waits')
        .map(({ targets }) => targets);
    };
    expect(lure(false)).toEqual([[]]);
    expect(lure(true)).not.toEqual([[]]);
  });
});
