import { describe, expect, test } from 'vitest';
import { mixed } from '../rue-morgue/mixed.ts';
import type { Scene } from '../scene.ts';

/** Cards with one Skinner Walker each at Blue. */
const ONE_EACH = [146, 150, 151, 154, 158, 162, 163, 166, 170];

/** Two tiles with triggers, and the objective that sets both off in the west of them. */
const ward = (asleep: boolean, ...survivors: string[]): Scene =>
  mixed(
    {
      tiles: [['4V@270', '1V', '2V']],
      mission: {
        start: ['A1.c2'],
        triggers: ['B1.c2', 'C1.c2'],
        objectives: [{ zone: 'A1.c2', colour: 'blue' }, { zone: 'A1.c2' }],
        rules: [{ use: 'wakes-triggers', colour: 'blue', asleep }],
      },
    },
    ...survivors,
  );

function reveal(s: Scene): Scene {
  while (s.asking === 'revealNext') s.do(s.options('room')[0]);
  return s;
}

describe('an objective that sets off all triggers', () => {
  test('OQ-24: at once, in the order that the players choose, wherever the survivors are', () => {
    const s = ward(false, 'doug')
      .zombieCards(...ONE_EACH, 174)
      .do('take:t1');
    expect(s.asking).toBe('nextTrigger');
    expect(s.options().toSorted()).toEqual([`on:${s.z('B1.c2')}`, `on:${s.z('C1.c2')}`].toSorted());
    s.do(`on:${s.z('C1.c2')}`);
    expect(s.told('trigger')).toEqual([{ t: 'trigger', zone: s.z('C1.c2') }]);
    reveal(s);
    expect(s.told('trigger')).toHaveLength(2);
    expect(s.told('zombie-card')).toHaveLength(10);
    expect(s.view.triggers.map(({ used }) => used)).toEqual([true, true]);
    expect(s.view.turn).toMatchObject({ active: 'doug', actions: 2 });
  });

  test('OQ-24: another objective sets off none', () => {
    const s = ward(false, 'doug').do('take:t2');
    expect(s.told('trigger')).toEqual([]);
  });

  test('OQ-24: until then each of them works as always, and is not set off again', () => {
    const s = ward(false, 'doug').zombieCards(...ONE_EACH, 174);
    reveal(s.do(`move:${s.z('B1.c1')}`));
    expect(s.told('trigger')).toEqual([{ t: 'trigger', zone: s.z('B1.c2') }]);
    s.at('doug', 'A1.c2').next();
    reveal(s.do('take:t1'));
    expect(s.told('trigger').map(({ zone }) => zone)).toEqual([s.z('B1.c2'), s.z('C1.c2')]);
  });

  test('OQ-24: where they are asleep nobody sets them off before it is taken', () => {
    const s = ward(true, 'doug').do(`move:${s0('B1.c1')}`);
    expect(s.told('trigger')).toEqual([]);
    s.zombieCards(...ONE_EACH, 174)
      .at('doug', 'A1.c2')
      .next();
    s.do('take:t1');
    while (s.asking === 'nextTrigger' || s.asking === 'revealNext') s.do(s.options()[0]);
    expect(s.told('trigger')).toHaveLength(2);
  });

  const s0 = (zone: string): string => ward(false, 'doug').z(zone);
});
