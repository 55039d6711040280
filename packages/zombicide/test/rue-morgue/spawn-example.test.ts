import { expect, test } from 'vitest';
import { spawnDice } from '../../src/rules/spawnDice.ts';
import { sceneOf } from '../scene.ts';
import { townPlan } from './tables.ts';

const EIGHT = ['james', 'bear', 'cathy', 'dan', 'jane', 'joe', 'laurie', 'louise'];

test('EX-SPAWN-01 RM-SPAWN-04 RM-SPAWN-05 RM-SPAWN-06 RM-SCARD-04: eight survivors, five dice, five cards, and the last makes all Walkers act', () => {
  const spawns = [
    { zone: 'A1.NW', markers: [1] },
    { zone: 'B1.NE', markers: [2] },
    { zone: 'B1.SE', markers: [3, 4] },
    { zone: 'A1.SW', markers: [5, 6] },
  ];
  const mission = townPlan({ boxes: ['rueMorgue'], spawns, survivors: { min: 1 } });
  const s = sceneOf({ mission, preset: 'rueMorgue', rules: { survivorCount: 'rm' }, players: 2 }, ...EIGHT);
  expect([s.state.survivors.length, spawnDice(s.run)]).toEqual([8, 5]);
  s.xp('james', 12).zombieCards(146, 179, 147, 148, 181).rolls(1, 2, 5, 5, 6).roundEnds();
  expect(s.view.turn.level).toBe('yellow');
  expect(s.told('zombie-card').map(({ card, zone }) => [card, zone])).toEqual([
    [146, s.z('A1.NW')],
    [179, s.z('B1.NE')],
    [147, s.z('A1.SW')],
    [148, s.z('A1.SW')],
    [181, s.z('A1.SW')],
  ]);
  // The Walker, the escort and the three that have just come are one zone nearer; the others are where they were put.
  expect([s.zombiesAt('A1.NW'), s.zombiesAt('A1.N')]).toEqual([{}, { 'skinner-walker': 1 }]);
  expect([s.zombiesAt('B1.NE'), s.zombiesAt('B1.N')]).toEqual([
    { 'skinner-fatty': 1 },
    { 'skinner-walker': 2 },
  ]);
  expect([s.zombiesAt('A1.SW'), s.zombiesAt('A2.N')]).toEqual([
    { 'skinner-runner': 1 },
    { 'skinner-walker': 3 },
  ]);
  expect(s.zombiesAt('B1.SE')).toEqual({});
});
