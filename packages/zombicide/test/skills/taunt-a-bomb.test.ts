import { describe, expect, test } from 'vitest';
import { leadersOf } from '../../src/rules/horde.ts';
import { mixed } from '../rue-morgue/mixed.ts';
import type { Scene, SceneOptions } from '../scene.ts';

/** Ned, who taunts, on the crossing; Amy is out of the way unless she is put elsewhere. */
function taunter(options: SceneOptions = {}): Scene {
  return mixed(options, 'ned', 'amy').skills('ned', 'taunt').skills('amy').at('amy', 'B1.r3');
}

const taunt = (s: Scene, zone: string): Scene => s.do(`taunt:${s.z(zone)}`);

describe('Taunt and the A-Bomb', () => {
  test('RM-ABOMB-09 RM-SKILL-70: it comes one zone nearer, and then pulls in whoever taunted it', () => {
    const s = taunt(taunter().zombies('A1.NW', { 'a-bomb': 1 }), 'A1.NW');
    expect(s.zombiesAt('A1.N')).toEqual({ 'a-bomb': 1 });
    expect(s.isAt('ned', 'A1.N')).toBe(true);
    expect(s.told('grab')).toEqual([{ t: 'grab', who: 'ned', from: s.z('A1.NE'), to: s.z('A1.N') }]);
    expect(s.told('wound')).toEqual([]);
    expect(s.asking).toBe('action');
  });

  test('RM-ABOMB-09: Runners taunted with it act twice, and still it grabs once, at the end', () => {
    const s = taunt(taunter().zombies('A1.NW', { 'a-bomb': 1, runner: 1 }), 'A1.NW');
    // The Runner has come to him before he is pulled away from it.
    expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
    expect(s.isAt('ned', 'A1.N')).toBe(true);
    expect(s.told('grab')).toHaveLength(1);
    expect(s.events.map(({ t }) => t).filter((t) => ['shamble', 'grab'].includes(t))).toEqual([
      'shamble',
      'shamble',
      'shamble',
      'grab',
    ]);
  });

  test('RM-SKILL-70: it ignores the others: who stands beside it is not pulled in', () => {
    const s = taunter().at('amy', 'A1.NW').zombies('A1.NW', { 'a-bomb': 1 });
    taunt(s, 'A1.NW');
    expect(s.isAt('amy', 'A1.NW')).toBe(true);
    expect(s.told('grab')).toMatchObject([{ who: 'ned' }]);
  });

  test('RM-ABOMB-09: one that has come to him attacks in its next activation, and nobody is moved', () => {
    const s = taunt(taunter().at('amy', 'A1.N').zombies('A1.NE', { 'a-bomb': 1 }), 'A1.NE');
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([1, 0]);
    expect(s.told('grab')).toEqual([]);
  });

  test('RM-ABOMB-09: one that was not taunted does not grab', () => {
    const s = taunter({ rules: { miniatureLimit: 'unlimited' } });
    taunt(s.zombies('A1.N', { 'a-bomb': 1 }).zombies('A2.N', { 'skinner-walker': 1 }), 'A2.N');
    expect(s.told('grab')).toEqual([]);
    expect(s.isAt('ned', 'A1.NE')).toBe(true);
  });

  test('RM-ABOMB-07 RM-ABOMB-09: where there is no way to him it waits, and grabs through the fence', () => {
    const s = mixed({ tiles: [['9R']], mission: { start: ['A1.hp'] } }, 'ned').skills('ned', 'taunt');
    s.zombies('A1.E', { 'a-bomb': 1 });
    taunt(s, 'A1.E');
    expect(s.zombiesAt('A1.E')).toEqual({ 'a-bomb': 1 });
    expect(s.isAt('ned', 'A1.E')).toBe(true);
  });

  test('RM-SKILL-69 RM-ABOMB-09: under a Rotten marker he is pulled in by the one he taunts', () => {
    const s = taunter().skills('ned', 'rotten', 'taunt').do('end', 'end', 'activate:ned');
    expect(s.view.survivors[0].rotten).toBe(true);
    taunt(s.zombies('A1.NW', { 'a-bomb': 1 }).next(), 'A1.NW');
    expect(s.isAt('ned', 'A1.N')).toBe(true);
    expect(s.view.survivors[0].rotten).toBe(true);
  });

  test('RM-ABOMB-09 CF-74: with grabs before the Spawn step, not in the middle of a turn', () => {
    const s = taunter({ rules: { grabTiming: 'beforeSpawn' } }).zombies('A1.NW', { 'a-bomb': 1 });
    taunt(s, 'A1.NW');
    expect(s.zombiesAt('A1.N')).toEqual({ 'a-bomb': 1 });
    expect(s.told('grab')).toEqual([]);
  });

  test('RM-ABOMB-08: between two that have come by two ways he chooses', () => {
    const s = taunter({ rules: { miniatureLimit: 'unlimited' } }).at('amy', 'A1.NE');
    s.at('ned', 'B1.r2').zombies('B1.r3', { 'a-bomb': 2 }).next();
    const taunted = leadersOf(s.zone('B1.r3'), s.kind('a-bomb'), 2);
    s.run.call('taunt', { who: 0, taunted, next: [], blows: [], alone: [], zombie: -1, pass: 0 });
    s.next().do(`way:${s.z('B1.r1')}`, `way:${s.z('B1.r4')}`);
    expect(s.asking).toBe('grab');
    expect(s.options()).toEqual([`on:${s.z('B1.r1')}`, `on:${s.z('B1.r4')}`]);
    s.do(`on:${s.z('B1.r4')}`);
    expect(s.isAt('ned', 'B1.r4')).toBe(true);
  });
});
