import type { Mission } from '../src/missions/schema.ts';

/**
 * A mission with everything that a map of Rue Morgue can have, for games by chance: the helipad and the wasteland, a
 * house and the hospital, the camp and another house.
 */
export const OUTING: Mission = {
  format: 'holdout.mission',
  v: 1,
  id: 'outing',
  boxes: ['season1', 'rueMorgue'],
  title: { en: 'Outing' },
  brief: { en: 'Outing' },
  difficulty: 'hard',
  minutes: 1,
  survivors: { min: 4 },
  needs: ['slippery'],
  map: {
    tiles: [
      ['9R', '3R'],
      ['7V', '1V'],
      ['8V', '2R'],
    ],
  },
  start: ['A2.W'],
  exit: ['A2.b'],
  spawns: [
    { zone: 'A1.SE', markers: [1, 2] },
    { zone: 'B1.SE', markers: [3, 4] },
    { zone: 'A3.SE', markers: [5] },
    { zone: 'B3.NE', markers: [6], colour: 'blue', waits: true },
  ],
  doors: [
    { between: ['B1.r1', 'B1.NW'], colour: 'pink', key: 'blue' },
    { between: ['B2.c3', 'B2.h5'] },
    { between: ['B3.r4', 'B3.SW'] },
  ],
  objectives: [
    { zone: 'A2.SW', mixed: 1 },
    { zone: 'A3.a', mixed: 1, colour: 'blue' },
    { zone: 'A1.SW', colour: 'pink' },
    { zone: 'B2.h5' },
  ],
  stairs: [['A1.hp', 'A1.E']],
  wreck: ['B1.N'],
  tents: { zones: ['A3.d', 'A3.e', 'A3.f', 'A2.a'], special: ['A3.d', 'A3.e'] },
  triggers: ['B2.c2', 'B1.r2'],
  helicopter: { zone: 'A2.b', flies: true },
  cars: [{ kind: 'police-car', zone: 'A2.SW' }],
  rules: [
    { use: 'objective-xp', xp: 5 },
    { use: 'cars-drive' },
    { use: 'coloured-doors' },
    { use: 'coloured-spawns' },
    { use: 'exit-leaves' },
    { use: 'moving-exit' },
    { use: 'spawn-dice', more: 1, lessByObjectives: true },
    {
      use: 'laid-out',
      things: [
        { card: 'nailbat', zone: 'A2.NW' },
        { card: 'la-guillotine', tent: 'administration' },
      ],
    },
    { use: 'placed', kind: 'crawler', count: 1, zones: ['A3.S'] },
    { use: 'deliver', colour: 'blue' },
    { use: 'wakes-triggers', colour: 'blue' },
    { use: 'deck-ends' },
    { use: 'doors-by-hand', doors: [1, 2], needs: ['pink'] },
    { use: 'door-xp', xp: 5 },
    { use: 'noisy-helicopter', zones: ['A2.b'] },
    { use: 'explosion' },
  ],
  win: [
    { use: 'objectives-taken' },
    { use: 'any', of: [[{ use: 'all-left' }], [{ use: 'blown-up', kills: 10 }, { use: 'doors-opened' }]] },
  ],
};
