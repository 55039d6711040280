import { describe, expect, test } from 'vitest';
import type { PresetId } from '../../src/rules/ruleset.ts';
import { spawnDice } from '../../src/rules/spawnDice.ts';
import { NONE } from '../../src/state/ids.ts';
import { mixed } from './mixed.ts';

const SPAWNS = [
  { zone: 'A1.NW', markers: [1] },
  { zone: 'B1.NE', markers: [2] },
  { zone: 'B2.r4', markers: [3, 4] },
  { zone: 'A2.SE', markers: [5, 6] },
];

describe('spawn dice', () => {
  test('RM-SPAWN-03 RM-SPAWN-05 RM-SPAWN-06 OQ-36: a card for each die, in the order of the numbers', () => {
    const s = mixed({ mission: { spawns: SPAWNS } }, 'amy').at('amy', 'B2.r4');
    // At blue: a Walker, two Walkers, nothing, a Walker each.
    s.rolls(5, 2, 1, 5).zombieCards(146, 148, 150, 154).do('end');
    const drawn = s.told('zombie-card').map(({ card, zone }) => [card, zone]);
    expect(drawn).toEqual([
      [146, s.z('A1.NW')],
      [148, s.z('B1.NE')],
      [150, s.z('A2.SE')],
      [154, s.z('A2.SE')],
    ]);
    expect(s.told('spawn-dice')).toEqual([{ t: 'spawn-dice', rolled: [1, 2, 5, 5] }]);
    expect(s.view.turn.spawnDice).toBe(4);
    expect(s.zombiesAt('B2.r4')).toEqual({});
  });

  test('RM-SPAWN-02 RM-SPAWN-11: a zone without a marker gets its card whatever the dice, after the others', () => {
    const s = mixed({ mission: { spawns: [{ zone: 'B1.NW' }, ...SPAWNS] } }, 'amy').at('amy', 'B2.r4');
    s.rolls(3, 3, 3, 3).zombieCards(146, 148, 150, 154, 158).do('end');
    const zones = s.told('zombie-card').map(({ zone }) => zone);
    expect(zones).toEqual([...new Array(4).fill(s.z('B2.r4')), s.z('B1.NW')]);
  });

  test('OQ-35: a number that no zone carries brings nothing', () => {
    const s = mixed({ mission: { spawns: SPAWNS.slice(0, 1) } }, 'amy').at('amy', 'B2.r4');
    s.rolls(6, 6, 6, 6).do('end');
    expect(s.told('zombie-card')).toEqual([]);
  });

  test('RM-SPAWN-13 RM-SPAWN-14: a zone that waits gets none until it is woken', () => {
    const waiting = { zone: 'B1.NW', colour: 'blue' as const, waits: true };
    const s = mixed({ mission: { spawns: [waiting, ...SPAWNS.slice(0, 1)] } }, 'amy').at('amy', 'B2.r4');
    s.rolls(2, 2, 2, 2).do('end');
    expect(s.told('zombie-card')).toEqual([]);
  });

  test('RM-SPAWN-04 RM-SETUP-15: four dice, and one more for every two survivors above six', () => {
    expect([1, 6, 7, 8, 9, 10, 11, 12].map((n) => diceOf('rueMorgue', n))).toEqual([4, 4, 5, 5, 6, 6, 7, 7]);
  });

  test.each([
    ['season1', 5],
    ['rueMorgue', 5],
    ['hungarianAid', 4],
  ] as const)('CF-80: by the preset %s two players with eight survivors roll %i dice', (preset, dice) => {
    expect(diceOf(preset, 8)).toBe(dice);
  });

  test('RM-SPAWN-12: without any marker each zone gets a card, and no die is rolled', () => {
    const s = mixed({ mission: { spawns: [{ zone: 'A1.NW' }, { zone: 'B1.NE' }] } }, 'amy').at(
      'amy',
      'B2.r4',
    );
    s.zombieCards(146, 148).do('end');
    expect(s.told('zombie-card').map(({ zone }) => zone)).toEqual([s.z('A1.NW'), s.z('B1.NE')]);
    expect(s.told('spawn-dice')).toEqual([]);
    expect(s.view.turn.spawnDice).toBe(0);
  });
});

/** Spawn dice of a table of two players with so many survivors, more than there are in the boxes. */
function diceOf(preset: PresetId, survivors: number): number {
  const { run } = mixed({ preset, players: 2 }, 'amy', 'doug');
  const options = { ...run.state.options, survivors: new Array<number>(survivors).fill(NONE) };
  Object.assign(run.state, { options });
  return spawnDice(run);
}
