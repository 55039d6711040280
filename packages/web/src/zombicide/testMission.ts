import type { Mission } from '@holdout/zombicide';

/** A mission of the tests with everything that Rue Morgue has on its maps. */
export const HOSPITAL: Mission = {
  format: 'holdout.mission',
  v: 1,
  id: 'hospital',
  boxes: ['rueMorgue'],
  title: { en: 'Hospital' },
  brief: { en: 'All that there is.' },
  difficulty: 'easy',
  minutes: 60,
  survivors: { min: 6 },
  map: {
    tiles: [
      ['9R', '4V', '1V'],
      ['7V', '8V', '2V'],
    ],
  },
  start: ['A1.hp'],
  exit: ['B2.SE'],
  spawns: [{ zone: 'A1.NE', markers: [1, 2] }, { zone: 'B2.S' }],
  doors: [{ between: ['B1.N', 'B1.c1'] }, { between: ['B1.c1', 'B1.h3'], colour: 'pink' }],
  objectives: [
    { zone: 'C1.h3', colour: 'pink' },
    { zone: 'C2.h1', colour: 'blue', mixed: 1 },
    { zone: 'C2.h4', mixed: 1 },
  ],
  stairs: [['A1.E', 'A1.hp']],
  wreck: ['A2.d'],
  tents: { zones: ['A2.a', 'B2.d', 'B2.e'] },
  triggers: ['C1.c2'],
  helicopter: { zone: 'A1.hp', flies: true },
  rules: [{ use: 'laid-out', things: [{ card: 'bow', zone: 'C1.h5' }] }],
  win: [{ use: 'objectives-taken' }],
};
