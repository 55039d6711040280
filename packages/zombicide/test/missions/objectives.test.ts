import { interference, randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import { deal, plan } from '../deal.ts';
import { airfield } from '../rue-morgue/airfield.ts';
import { mixed } from '../rue-morgue/mixed.ts';
import type { Scene } from '../scene.ts';

/** Three red objectives and a blue one, face down in any order, and a pink one that lies open. */
const OBJECTIVES = [
  { zone: 'A1.NE', mixed: 1 },
  { zone: 'A1.N', mixed: 1 },
  { zone: 'B2.r1', mixed: 1 },
  { zone: 'B2.r2', mixed: 1, colour: 'blue' as const },
  { zone: 'B2.r3', colour: 'pink' as const },
];

/** Where Amy stands lies the blue one. */
const hidden = (...survivors: string[]): Scene =>
  mixed(
    {
      mission: { objectives: OBJECTIVES, rules: [{ use: 'objective-xp', xp: 5 }, { use: 'coloured-doors' }] },
    },
    ...survivors,
  ).faces(3, 1, 2, 0, 4);

describe('objectives', () => {
  test('RM-MIS-03: whoever takes it, and nobody else, gains five points', () => {
    const s = hidden('amy', 'doug').do('take:t1');
    expect(s.view.survivors.map(({ xp }) => xp)).toEqual([5, 0]);
  });

  test('RM-MIS-05: of mixed ones nobody sees the colour before it is taken, then everybody does', () => {
    const s = hidden('amy');
    expect(s.view.tokens.map(({ colour }) => colour)).toEqual([null, null, null, null, 'pink']);
    s.do('take:t1');
    expect(s.view.tokens.map(({ colour }) => colour)).toEqual(['blue', null, null, null, 'pink']);
    expect(s.view.tokens.map(({ face }) => face)).toEqual(new Array(5).fill(null));
    expect(s.told('token')).toMatchObject([{ token: 't1', colour: 'blue' }]);
    // The place where the mission names it is red now.
    s.active('amy').at('amy', 'B2.r2').next().do('take:t4');
    expect(s.view.tokens[3].colour).toBeNull();
  });

  test('RM-MIS-05: chance lays them out, only within their group', () => {
    const objectives = [
      ...OBJECTIVES,
      { zone: 'B2.r4', mixed: 2 },
      { zone: 'A1.r2', mixed: 2, colour: 'green' as const },
      { zone: 'A1.r3' },
    ];
    const mission = plan({ boxes: ['season1', 'rueMorgue'], objectives });
    const laid = Array.from({ length: 40 }, (_, i) => deal({ mission }, `mixed ${i}`).state.faces);
    expect(new Set(laid.map((faces) => faces.indexOf(3)))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(laid.map((faces) => faces.indexOf(6)))).toEqual(new Set([5, 6]));
    // Those that lie open stay what they are.
    expect(new Set(laid.map((faces) => `${faces[4]}/${faces[7]}`))).toEqual(new Set(['4/7']));
  });

  test('RM-MIS-05: what a seat could imagine are just the orders of those that are still hidden', () => {
    const s = hidden('amy').do('take:t1');
    const random = randomNumbers(3);
    const dealt = Array.from({ length: 40 }, () => zombicide.sample(s.run, 0, random).faces);
    expect(new Set(dealt.map((faces) => faces[0]))).toEqual(new Set([3]));
    expect(new Set(dealt.map((faces) => faces[4]))).toEqual(new Set([4]));
    expect(new Set(dealt.map((faces) => faces[1]))).toEqual(new Set([0, 1, 2]));
  });
});

describe('coloured doors', () => {
  const mission = {
    objectives: OBJECTIVES,
    rules: [{ use: 'coloured-doors' as const }],
  };
  const doors = [
    { between: ['A1.r2', 'A1.NE'] as [string, string], colour: 'blue' as const },
    { between: ['A1.r3', 'A2.N'] as [string, string], colour: 'pink' as const },
  ];

  test('RM-MIS-04 RM-ACT-18: not before the objective of that colour is found, wherever it lay', () => {
    const s = mixed({ mission: { ...mission, doors: doors.slice(0, 1) } }, 'amy').carries('amy', 'crowbar');
    s.faces(3, 1, 2, 0, 4).at('amy', 'A1.N').do('take:t2');
    s.at('amy', 'A1.NE').next();
    expect(s.options('open')).toEqual([]);
    expect(s.refusal('open:d1:left')).toBe('S1-M08-SP1');
    s.do('take:t1');
    expect(s.options('open')).toEqual(['open:d1:left']);
  });

  test('RM-MIS-04 RM-ACT-18: a door may have another colour as its key', () => {
    const [door] = doors;
    const s = mixed({ mission: { ...mission, doors: [{ ...door, colour: 'pink', key: 'blue' }] } }, 'amy');
    s.carries('amy', 'crowbar').faces(3, 1, 2, 0, 4).taken(4);
    expect(s.options('open')).toEqual([]);
    s.do('take:t1');
    expect(s.options('open')).toEqual(['open:d1:left']);
  });
});

test('RM-MIS-05 RM-TENT-01: another order of hidden colours and closed tents changes not one byte of a view', () => {
  const s = mixed(
    {
      tiles: [['9V', '8V']],
      mission: {
        start: ['A1.d'],
        tents: { zones: ['A1.e', 'A1.b', 'A1.f', 'B1.e'], special: ['A1.e', 'A1.b'] },
        objectives: [
          { zone: 'A1.d', mixed: 1 },
          { zone: 'A1.S', mixed: 1, colour: 'blue' },
          { zone: 'A1.g', colour: 'green' },
          { zone: 'B1.S' },
        ],
      },
    },
    'amy',
  );
  s.tents(4, 5, 1, 2).zombieCards(145).next();
  const random = randomNumbers(8);
  const looks = () => Array.from({ length: 20 }, () => interference(s.run, 'everyone', random));
  expect(looks()).toEqual(new Array(20).fill(null));
  s.do(`move:${s.z('A1.e')}`);
  expect(looks()).toEqual(new Array(20).fill(null));
  // The order does change: what is left of the two special places is one of them and anything.
  const faces = Array.from({ length: 40 }, () => zombicide.sample(s.run, 0, random).tents?.face ?? []);
  expect(new Set(faces.map(([open]) => open))).toEqual(new Set([4]));
  expect(new Set(faces.map(([, special]) => special))).toEqual(new Set([5]));
  expect(new Set(faces.map(([, , plain]) => plain)).size).toBeGreaterThan(4);
});

describe('the helicopter before something is found', () => {
  test('it flies only once the objective of that colour is taken', () => {
    const mission = {
      objectives: [{ zone: 'A1.hp', colour: 'pink' as const }],
      rules: [{ use: 'flies-after' as const, colour: 'pink' as const }],
    };
    const s = airfield({ mission }, 'amy').helicopter('A1.hp').sits('amy', 0, 0);
    expect(s.refusal('take-off')).toBe('RM-HELI-06');
    s.taken(0).next();
    s.do('take-off', `fly:${s.z('A1.E')}`, 'stay');
    expect(s.view.cars[0].zone).toBe(s.z('A1.E'));
  });
});

describe('what has to be brought to the helicopter', () => {
  const mission = {
    objectives: [{ zone: 'A1.E', colour: 'blue' as const }, { zone: 'A1.E' }],
    rules: [{ use: 'deliver' as const, colour: 'blue' as const }],
    win: [{ use: 'delivered' as const }],
    stairs: [['A1.E', 'A1.hp']] as [string, string][],
  };
  const field = (...survivors: string[]): Scene =>
    airfield({ mission }, ...survivors)
      .helicopter('A1.hp')
      .at(survivors[0], 'A1.E');

  test('whoever finds it carries it, and it is there when he is', () => {
    const s = field('amy', 'doug').do('take:t2');
    expect(s.view.carrier).toBeNull();
    s.do('take:t1');
    expect(s.view.carrier).toBe('amy');
    s.do(`move:${s.z('A1.hp')}`);
    expect(s.told('delivered')).toHaveLength(1);
    expect(s.view.carrier).toBeNull();
    expect(s.over).toMatch(/^won/);
  });

  test('somebody else who comes there brings nothing', () => {
    const s = field('doug', 'amy').do('take:t1');
    s.at('amy', 'A1.E')
      .active('amy')
      .next()
      .do(`move:${s.z('A1.hp')}`);
    expect(s.view.carrier).toBe('doug');
    expect(s.over).toBeNull();
  });

  test('it is not brought to one that is in the air above', () => {
    const s = field('amy');
    s.state.cars[0].flying = 1;
    s.do('take:t1', `move:${s.z('A1.hp')}`);
    expect(s.view.carrier).toBe('amy');
    expect(s.over).toBeNull();
  });

  test('it is lost with him who carries it', () => {
    const s = field('amy', 'doug').at('doug', 'A2.S').do('take:t1').zombies('A1.E', { walker: 2 });
    s.zombiesAct();
    expect(s.survivor('amy').dead).toBe(true);
    expect(s.over).toBe('lost: out-of-reach');
  });
});
