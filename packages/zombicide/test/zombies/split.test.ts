import { expect, test } from 'vitest';
import { type Scene, scene, sceneWith, type Zombies } from '../scene.ts';

test('S1-TEST-05 S1-SPLIT-01 ZR013: between two zones in sight with equal noise zombies split evenly', () => {
  const s = scene('amy', 'doug', 'josh', 'ned').at('amy', 'A1.N').at('doug', 'A1.N');
  s.at('josh', 'A2.N').at('ned', 'A2.N').zombies('A1.NE', { walker: 4 }).zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  expect(s.zombiesAt('A2.N')).toEqual({ walker: 2 });
  const targets = [s.z('A1.N'), s.z('A2.N')];
  expect(s.told('shamble')).toMatchObject([
    { kind: 'walker', n: 2, from: s.z('A1.NE'), to: s.z('A1.N'), why: 'sight', targets },
    { kind: 'walker', n: 2, from: s.z('A1.NE'), to: s.z('A2.N'), why: 'sight', targets },
  ]);
});

test('S1-TEST-05 S1-SPLIT-01: zones that tie in noise count alike at any distance', () => {
  const s = scene('amy', 'doug').at('amy', 'A1.N').at('doug', 'A2.NE').noise('A2.NE', 1).noise('A1.N', 1);
  s.zombies('A1.NE', { walker: 4 }).zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  expect(s.zombiesAt('A2.N')).toEqual({ walker: 2 });
});

test('S1-SPLIT-01: over two shortest paths of equal length to one target zombies split evenly', () => {
  const s = square({ walker: 4 }).zombiesAct();
  expect(s.zombiesAt('B1.r1')).toEqual({ walker: 2 });
  expect(s.zombiesAt('B1.r4')).toEqual({ walker: 2 });
  expect(s.told('shamble')).toMatchObject([
    { n: 2, to: s.z('B1.r1'), why: 'noise', targets: [s.z('B1.r2')] },
    { n: 2, to: s.z('B1.r4'), why: 'noise', targets: [s.z('B1.r2')] },
  ]);
});

test('S1-SPLIT-01: a longer path gets nobody', () => {
  const s = scene('amy').at('amy', 'A2.r4').zombies('A1.r2', { walker: 2 }).zombiesAct();
  expect(s.zombiesAt('A2.r3')).toEqual({ walker: 2 });
});

test('S1-SPLIT-02 S1-ZOM-03 ZR001 ZR002: each type is split for itself; an added Fatty brings no Walkers', () => {
  const s = square({ walker: 4, fatty: 1, runner: 3 });
  const left = { ...s.view.supply };
  s.zombiesAct('walker', 'fatty').zombiesAct('runner');
  // The Runners have had both actions and are already where both ways meet.
  expect(s.zombiesAt('B1.r1')).toEqual({ walker: 2, fatty: 1 });
  expect(s.zombiesAt('B1.r4')).toEqual({ walker: 2, fatty: 1 });
  expect(s.zombiesAt('B1.r2')).toEqual({ runner: 4 });
  expect(s.told('appear')).toMatchObject([
    { kind: 'fatty', n: 1, cause: 'split' },
    { kind: 'runner', n: 1, cause: 'split' },
  ]);
  expect(s.view.supply).toEqual({ ...left, fatty: left.fatty - 1, runner: left.runner - 1 });
});

test('S1-SPLIT-02 S1-ZOM-03 ZR002: one Fatty and two ways make one Fatty each', () => {
  const s = square({ fatty: 1 }).zombiesAct();
  expect(s.zombiesAt('B1.r1')).toEqual({ fatty: 1 });
  expect(s.zombiesAt('B1.r4')).toEqual({ fatty: 1 });
});

test('S1-SPLIT-02: three Runners and two ways make two Runners each', () => {
  const s = square({ runner: 3 }).zombiesAct('runner');
  expect(s.told('shamble').slice(0, 2)).toMatchObject([
    { n: 2, to: s.z('B1.r1') },
    { n: 2, to: s.z('B1.r4') },
  ]);
});

test.each([
  [3, 2, 1],
  [5, 2, 1],
  [6, 2, 0],
  [1, 3, 2],
  [5, 3, 1],
  [6, 3, 0],
  [7, 3, 2],
] as const)('S1-SPLIT-02 ZR004 ZB031: %i Walkers and %i ways: %i are added', (walkers, ways, added) => {
  const s = ways === 2 ? square({ walker: walkers }) : crossing({ walker: walkers });
  s.zombiesAct();
  const zones = ways === 2 ? ['B1.r1', 'B1.r4'] : ['A1.N', 'B1.E', 'A2.N'];
  const each = (walkers + added) / ways;
  expect(zones.map((zone) => s.zombiesAt(zone))).toEqual(zones.map(() => ({ walker: each })));
  const appeared = s.told('appear').reduce((sum, { n }) => sum + Number(n), 0);
  expect(appeared).toBe(added);
});

test('S1-SPLIT-03 ZR007: the Abomination does not split, the players choose its way', () => {
  const s = square({ abomination: 1, walker: 2 }).supply({ abomination: 1 }).zombiesAct();
  expect(s.options()).toEqual([`way:${s.z('B1.r1')}`, `way:${s.z('B1.r4')}`]);
  expect(s.refusal(`way:${s.z('B1.r2')}`)).toBe('S1-SPLIT-03');
  s.do(`way:${s.z('B1.r4')}`);
  expect(s.zombiesAt('B1.r1')).toEqual({ walker: 1 });
  expect(s.zombiesAt('B1.r4')).toEqual({ walker: 1, abomination: 1 });
  expect(s.told('shamble').at(-1)).toMatchObject({ kind: 'abomination', n: 1, why: 'noise' });
  expect(s.told('extra')).toEqual([]);
  expect(s.view.supply.abomination).toBe(1);
});

test('S1-SPLIT-03: with one way the Abomination goes it and nobody is asked', () => {
  const s = scene('amy').at('amy', 'A1.N').zombies('A1.NE', { abomination: 1 }).zombiesAct();
  expect(s.asking).toBe('action');
  expect(s.zombiesAt('A1.N')).toEqual({ abomination: 1 });
});

test('S1-SPLIT-05 ZR005 ZB031: two targets behind the same next zone are one way', () => {
  const s = scene('amy', 'doug', 'josh').at('amy', 'A1.N').at('doug', 'A1.NW').at('josh', 'B1.E');
  s.zombies('A1.NE', { walker: 4 }).zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  expect(s.zombiesAt('B1.E')).toEqual({ walker: 2 });
});

test('S1-SPLIT-05: two shortest paths with the same next zone are one way', () => {
  const s = sceneWith({ doors: [{ between: ['B1.r4', 'A1.N'] }] }, 'amy')
    .open(0)
    .at('amy', 'B1.r1');
  s.zombies('A1.N', { walker: 3 }).zombiesAct();
  expect(s.zombiesAt('B1.r4')).toEqual({ walker: 3 });
  expect(s.told('appear')).toEqual([]);
});

test('S1-SPLIT-04 S1-FAQ-06 S1-SPLIT-06: three Runners, two ways and no figure: two and one, and all Runners act again', () => {
  const s = sceneWith({ doors: [{ between: ['B1.r2', 'B1.E'] }] }, 'amy')
    .open(0)
    .at('amy', 'B2.r4');
  s.noise('B1.r2', 5).zombies('B1.r3', { runner: 3 }).zombies('A2.SE', { runner: 1, walker: 1 });
  s.supply({ runner: 0 }).zombiesAct();
  const parted = s.told('shamble').slice(0, 2);
  expect(parted.map(({ n }) => n).sort()).toEqual([1, 2]);
  expect(parted.map(({ to }) => to)).toEqual([s.z('B1.r1'), s.z('B1.r4')]);
  expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'runner' }]);
  expect(s.zombiesAt('B1.r2')).toEqual({ runner: 3 });
  // Two actions of his own and two more; the Walker has had one.
  expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  expect(s.zombiesAt('A2.E')).toEqual({ walker: 1 });
});

test('S1-SPLIT-04 ZR008: three Walkers, two ways and no figure: all Walkers act again, the Runners do not', () => {
  const s = square({ walker: 3, runner: 1 }, 'unlocked')
    .zombies('A1.NE', { walker: 1 })
    .supply({ walker: 0 });
  s.zombiesAct('walker');
  expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'walker' }]);
  expect(s.zombiesAt('B1.r2')).toEqual({ walker: 4 });
  expect(s.zombiesAt('B1.r3')).toEqual({ runner: 1 });
});

test('S1-SPLIT-04: the extra activation comes when all moves of the step are done', () => {
  const s = square({ walker: 3 }, 'unlocked')
    .zombies('A2.SE', { fatty: 1 })
    .supply({ walker: 0 })
    .zombiesAct();
  const steps = s.events.filter(({ t }) => t === 'shamble' || t === 'extra');
  expect(steps.map(({ t, kind }) => [t, kind])).toEqual([
    ['shamble', 'walker'],
    ['shamble', 'walker'],
    ['shamble', 'fatty'],
    ['extra', 'walker'],
    ['shamble', 'walker'],
    ['shamble', 'walker'],
  ]);
});

test('S1-SPLIT-04: figures that are left are placed before the type acts again', () => {
  const s = crossing({ walker: 1 }).supply({ walker: 1 }).zombiesAct();
  expect(s.told('appear')).toMatchObject([{ kind: 'walker', n: 1, cause: 'split' }]);
  expect(s.told('lack')).toEqual([{ t: 'lack', kind: 'walker', n: 1 }]);
  const there = ['A1.N', 'B1.E', 'A2.N'].map((zone) => s.zombiesAt(zone).walker ?? 0);
  expect(there.sort()).toEqual([0, 1, 1]);
  // In the extra activation both attack.
  expect(s.told('extra')).toHaveLength(1);
  expect(s.told('wound')).toHaveLength(2);
});

test('S1-SPLIT-04: a type that has figures enough does not act again', () => {
  const s = square({ walker: 3, fatty: 2 }).supply({ walker: 1, fatty: 0 }).zombiesAct();
  expect(s.told('extra')).toEqual([]);
  expect(s.zombiesAt('B1.r1')).toEqual({ walker: 2, fatty: 1 });
});

test('S1-SPLIT-04: a Walker between two equal noises without a spare figure does not act for ever', () => {
  const s = scene('amy').at('amy', 'B2.r4').noise('A1.NW', 5).noise('A2.NE', 5);
  s.zombies('A1.NE', { walker: 1 }).supply({ walker: 0 }).zombiesAct();
  expect(s.view.zones.filter((zone) => zone.zombies.walker)).toHaveLength(1);
});

test('splitShortage s1 (CF-67): figures that are missing for a split make the type act again', () => {
  const s = short('s1').zombiesAct();
  expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'walker' }]);
  expect(s.zombiesAt('B1.r2')).toEqual({ walker: 3 });
});

test('splitShortage s3 (CF-67): the groups stay unequal and nobody acts again', () => {
  const s = short('s3').zombiesAct();
  s.do(`on:${s.z('B1.r4')}`);
  expect(s.told('extra')).toEqual([]);
  expect(['B1.r1', 'B1.r4'].map((zone) => s.zombiesAt(zone).walker)).toEqual([2, 1]);
});

test('miniatureLimit box S1-SPLIT-06: a split adds what the box still holds', () => {
  const s = limited('box').zombiesAct();
  expect(s.told('extra')).toHaveLength(1);
  expect(s.zombiesAt('B1.r2')).toEqual({ walker: 3 });
});

test('miniatureLimit unlimited S1-SPLIT-06: a split adds as many as it needs', () => {
  const s = limited('unlimited').zombiesAct();
  expect(s.told('extra')).toEqual([]);
  expect(s.zombiesAt('B1.r1')).toEqual({ walker: 2 });
  expect(s.zombiesAt('B1.r4')).toEqual({ walker: 2 });
});

/** Zombies in the corner of a building of four rooms, its opposite corner being the loudest zone. */
function square(zombies: Zombies, door: 'sealed' | 'unlocked' = 'sealed', rules = {}): Scene {
  const doors = door === 'unlocked' ? [{ between: ['B1.r2', 'B1.E'] as [string, string] }] : [];
  const s = sceneWith({ doors, rules }, 'amy').zombies('B1.r3', zombies);
  if (door === 'unlocked') s.open(0);
  return s.at('amy', 'B1.r2').noise('B1.r2', 3);
}

/** Zombies on a crossing, a survivor in each of three streets. */
function crossing(zombies: Zombies): Scene {
  const s = scene('amy', 'doug', 'josh').at('amy', 'A1.N').at('doug', 'B1.E').at('josh', 'A2.N');
  return s.zombies('A1.NE', zombies);
}

function short(splitShortage: 's1' | 's3'): Scene {
  return square({ walker: 3 }, 'sealed', { splitShortage }).supply({ walker: 0 });
}

function limited(miniatureLimit: 'box' | 'unlimited'): Scene {
  return square({ walker: 3 }, 'sealed', { miniatureLimit }).supply({ walker: 0 });
}
