import { describe, expect, test } from 'vitest';
import type { Scene, SceneOptions } from '../scene.ts';
import { mixed } from './mixed.ts';

/** Cards with one Skinner Walker each at Blue. */
const ONE_EACH = [146, 150, 151, 154, 158];

/** A hospital tile with a trigger in the middle of its corridors, and one on each side of it. */
const ward = (rules: NonNullable<SceneOptions['rules']>): Scene =>
  mixed(
    { tiles: [['1V'], ['3V'], ['5V']], rules, mission: { start: ['A1.c4'], triggers: ['A2.c1'] } },
    'amy',
  );

const used = (s: Scene): boolean => s.view.triggers[0].used;

function reveal(s: Scene): Scene {
  while (s.asking === 'revealNext') s.do(s.options('room')[0]);
  return s;
}

describe('eventTriggerTiming', () => {
  const sprinter = (rules: NonNullable<SceneOptions['rules']>): Scene => ward(rules).skills('amy', 'sprint');

  test('CF-83 RM-EVENT-04: Amy sprints through: it goes off as soon as she comes in, and she runs on', () => {
    const s = sprinter({ eventTriggerTiming: 'onEnter' }).zombieCards(...ONE_EACH.slice(0, 4));
    reveal(s.do(`sprint:${s.z('A2.c1')}`));
    expect(used(s)).toBe(true);
    expect(s.told('zombie-card')).toHaveLength(4);
    s.do(`on:${s.z('A2.c2')}`, `on:${s.z('A3.c1')}`);
    expect(s.isAt('amy', 'A3.c1')).toBe(true);
  });

  test('CF-83 RM-EVENT-04: by the rulebook of Rue Morgue it does not', () => {
    const s = sprinter({});
    s.do(`sprint:${s.z('A2.c1')}`, `on:${s.z('A2.c2')}`, `on:${s.z('A3.c1')}`);
    expect(used(s)).toBe(false);
  });

  test('CF-83: who stands there already sets nothing off', () => {
    const s = ward({ eventTriggerTiming: 'onEnter' }).at('amy', 'A2.c1').do('noise');
    expect(used(s)).toBe(false);
  });
});

describe('eventTriggerArea', () => {
  test('CF-84 RM-EVENT-02: beside its zone Amy is safe where the zone alone counts, and the whole tile is woken from within', () => {
    const zone = ward({ eventTriggerArea: 'zone' })
      .at('amy', 'A3.c1')
      .zombieCards(...ONE_EACH.slice(0, 4));
    zone.do(`move:${zone.z('A2.c2')}`);
    expect(used(zone)).toBe(false);
    reveal(zone.do(`move:${zone.z('A2.c1')}`));
    expect(used(zone)).toBe(true);
    expect(zone.told('zombie-card')).toHaveLength(4);
    const tile = ward({})
      .at('amy', 'A3.c1')
      .zombieCards(...ONE_EACH.slice(0, 4));
    reveal(tile.do(`move:${tile.z('A2.c2')}`));
    expect(used(tile)).toBe(true);
  });
});
