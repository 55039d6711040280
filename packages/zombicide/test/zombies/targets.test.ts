import { expect, test } from 'vitest';
import { type Scene, type SceneOptions, scene, sceneWith } from '../scene.ts';

/** Building 1 can be entered from the north street and from the east. */
const TWO_DOORS: SceneOptions['doors'] = [{ between: ['B1.r4', 'A1.N'] }, { between: ['B1.r2', 'B1.E'] }];

test('S1-ZMOVE-01: survivors in sight in one zone only draw a zombie, however loud it is elsewhere', () => {
  const s = scene('amy').at('amy', 'A1.N').noise('A2.N', 5).zombies('A1.NE', { walker: 1 }).zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  expect(courses(s)).toEqual([{ to: s.z('A1.N'), why: 'sight', targets: [s.z('A1.N')] }]);
});

test('S1-TEST-04 S1-ZMOVE-01 ZR011: of zones in sight the noisiest draws, whatever the distance', () => {
  const s = scene('amy', 'doug', 'josh')
    .at('amy', 'A1.NW')
    .at('doug', 'A2.NE')
    .at('josh', 'A2.NE')
    .zombies('A1.N', { walker: 1 })
    .zombiesAct();
  expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  expect(courses(s)).toEqual([{ to: s.z('A1.NE'), why: 'sight', targets: [s.z('A2.NE')] }]);
});

test('S1-ZMOVE-01 ZR011: noise tokens count for a zone in sight as survivors do', () => {
  const s = scene('amy', 'doug', 'josh')
    .at('amy', 'A1.N')
    .noise('A1.N', 2)
    .at('doug', 'A2.N')
    .at('josh', 'A2.N')
    .zombies('A1.NE', { walker: 1 })
    .zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('A1.N'), why: 'sight', targets: [s.z('A1.N')] }]);
});

test('S1-ZMOVE-01: a zombie that sees nobody goes to the noisiest zone it has an open path to', () => {
  const s = scene('amy').at('amy', 'A1.N').noise('B1.NW', 3).zombies('B1.E', { walker: 1 }).zombiesAct();
  expect(s.zombiesAt('B1.NE')).toEqual({ walker: 1 });
  expect(courses(s)).toEqual([{ to: s.z('B1.NE'), why: 'noise', targets: [s.z('B1.NW')] }]);
});

test('S1-ZMOVE-01 ZR014: without a token the zone with most survivors is the noisiest', () => {
  const s = scene('amy', 'doug', 'josh')
    .at('amy', 'A1.N')
    .at('doug', 'A1.N')
    .at('josh', 'B1.NW')
    .zombies('B1.E', { walker: 1 })
    .zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('A1.NE'), why: 'noise', targets: [s.z('A1.N')] }]);
});

test('S1-ZMOVE-01: a zombie that sees nobody stays in its own zone while that is the noisiest', () => {
  const s = scene('amy').at('amy', 'A1.N').noise('B1.E', 3).zombies('B1.E', { walker: 1 }).zombiesAct();
  expect(s.zombiesAt('B1.E')).toEqual({ walker: 1 });
  expect(courses(s)).toEqual([]);
  expect(s.told('waits')).toMatchObject([{ zone: s.z('B1.E'), why: 'noise', targets: [s.z('B1.E')], n: 1 }]);
});

test('S1-ZMOVE-01: a zombie leaves the noisiest zone for a survivor in sight', () => {
  const s = scene('amy').noise('B1.E', 3).zombies('B1.E', { walker: 1 }).zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('A1.NE'), why: 'sight', targets: [s.z('A1.NE')] }]);
});

test('S1-ZMOVE-03: a zombie takes the shortest path, not a longer one', () => {
  const s = scene('amy').at('amy', 'A2.r4').zombies('A1.r2', { walker: 2 }).zombiesAct();
  expect(s.zombiesAt('A2.r3')).toEqual({ walker: 2 });
  expect(s.zombiesAt('A2.r1')).toEqual({});
});

test('S1-ZMOVE-03 ZR016: with a short way behind a closed door zombies take the long open way', () => {
  const s = sceneWith({ doors: TWO_DOORS }, 'amy').open(1).at('amy', 'B1.r4');
  s.zombies('A1.N', { walker: 1 }).zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('A1.NE'), why: 'noise', targets: [s.z('B1.r4')] }]);
});

test('S1-ZMOVE-03 ZR016: once the door is open they see the survivor and take the short way', () => {
  const s = sceneWith({ doors: TWO_DOORS }, 'amy').open(0, 1).at('amy', 'B1.r4');
  s.zombies('A1.N', { walker: 1 }).zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('B1.r4'), why: 'sight', targets: [s.z('B1.r4')] }]);
});

test('S1-FAQ-01 S1-ZMOVE-04: a survivor who can be reached draws more than a louder zone behind a door', () => {
  const s = behindDoors().open(1).zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('B1.NE'), why: 'noise', targets: [s.z('B1.r1')] }]);
});

test('S1-FAQ-01 S1-ZMOVE-01 S1-ZMOVE-02: with all ways closed zombies go to the noisiest zone and stop at its door', () => {
  const s = behindDoors().zombiesAct();
  const loud = { why: 'closed', targets: [s.z('A1.r2')] };
  expect(courses(s)).toEqual([{ to: s.z('A1.NE'), ...loud }]);
  s.zombiesAct().zombiesAct();
  expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  expect(s.told('waits')).toMatchObject([
    { zone: s.z('A1.NE'), ...loud, n: 1 },
    { zone: s.z('A1.NE'), ...loud, n: 1 },
  ]);
});

test('S1-FAQ-01: with all ways to survivors closed also a token in the open does not draw more than a louder zone', () => {
  const s = behindDoors().noise('B1.NW', 2).zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('A1.NE'), why: 'closed', targets: [s.z('A1.r2')] }]);
});

test('S1-ZMOVE-05: zombies do not open doors and do not look through them', () => {
  const s = sceneWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'amy').at('amy', 'A1.r2');
  s.zombies('A1.NE', { walker: 1, runner: 1, fatty: 1, abomination: 1 });
  for (let round = 0; round < 3; round++) s.zombiesAct();
  expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1, runner: 1, fatty: 1, abomination: 1 });
  expect(s.view.doors[0].open).toBe(false);
  expect(s.told('shamble')).toEqual([]);
  s.open(0).zombiesAct('walker');
  expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
});

test('S1-ZMOVE-02 ZR017: in a closed building a zombie goes up to the door and stays there', () => {
  const s = sceneWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'amy').zombies('A2.r4', { fatty: 1 });
  s.zombiesAct().zombiesAct();
  expect(courses(s)).toEqual([
    { to: s.z('A2.r3'), why: 'closed', targets: [s.z('A1.NE')] },
    { to: s.z('A1.r2'), why: 'closed', targets: [s.z('A1.NE')] },
  ]);
  s.zombiesAct().zombiesAct();
  expect(s.zombiesAt('A1.r2')).toEqual({ fatty: 1 });
});

test('S1-ZMOVE-02 S1-SPLIT-01: of two equal ways as if doors were open, those before the closed door stop', () => {
  const s = sceneWith({ doors: [{ between: ['B1.r3', 'B1.r4'] }, { between: ['B1.r1', 'B1.r2'] }] }, 'amy')
    .at('amy', 'B1.r2')
    .zombies('B1.r3', { walker: 2 })
    .zombiesAct();
  expect(s.zombiesAt('B1.r1')).toEqual({ walker: 1 });
  expect(s.zombiesAt('B1.r3')).toEqual({ walker: 1 });
});

test('S1-ZMOVE-02: the event of those who stop at a door tells how many they are', () => {
  const s = sceneWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'amy').at('amy', 'A1.r2');
  s.zombies('A1.N', { walker: 3 }).zombies('A1.NE', { walker: 1 }).zombiesAct();
  expect(s.told('waits')).toMatchObject([{ zone: s.z('A1.NE'), why: 'closed', n: 1 }]);
});

test('visibleTarget noise (CF-15): the noisiest zone in sight, though another is nearer', () => {
  const s = nearAndFar('noise').zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('A1.NE'), why: 'sight', targets: [s.z('A2.NE')] }]);
});

test('visibleTarget nearestThenNoise (CF-15): the nearest zone in sight, though another is noisier', () => {
  const s = nearAndFar('nearestThenNoise').zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('A1.NW'), why: 'sight', targets: [s.z('A1.NW')] }]);
});

test('visibleTarget nearestThenNoise (CF-15): of zones equally near, the noisier one', () => {
  const s = sceneWith({ rules: { visibleTarget: 'nearestThenNoise' } }, 'amy', 'doug', 'josh')
    .at('amy', 'A1.N')
    .at('doug', 'A2.N')
    .at('josh', 'A2.N')
    .zombies('A1.NE', { walker: 2 })
    .zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('A2.N'), why: 'sight', targets: [s.z('A2.N')] }]);
});

test('noiseTieBreak split (CF-16) S1-SPLIT-01: a lone survivor with two tokens and a group of three share the zombies', () => {
  const s = oneAgainstThree('split').zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  expect(s.zombiesAt('A2.N')).toEqual({ walker: 2 });
});

test('noiseTieBreak groupSizeThenSplit (CF-16): of two zones equally noisy the one with more survivors', () => {
  const s = oneAgainstThree('groupSizeThenSplit').zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({});
  expect(s.zombiesAt('A2.N')).toEqual({ walker: 4 });
});

test('noiseTieBreak groupSizeThenSplit (CF-16): a noisier zone draws more than a larger group', () => {
  const s = oneAgainstThree('groupSizeThenSplit').noise('A1.N', 3).zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 4 });
});

test('noiseTieBreak groupSizeThenSplit (CF-16): groups of equal noise and size share the zombies', () => {
  const s = oneAgainstThree('groupSizeThenSplit').at('ned', 'B2.r4').noise('A1.N', 1);
  s.at('wanda', 'B2.r4').noise('A2.N', 1).zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  expect(s.zombiesAt('A2.N')).toEqual({ walker: 2 });
});

test('noiseTieBreak groupSizeThenSplit (CF-16): unseen zones of equal noise share the zombies', () => {
  const s = sceneWith({ rules: { noiseTieBreak: 'groupSizeThenSplit' } }, 'amy', 'doug')
    .at('amy', 'A1.N')
    .at('doug', 'A1.N')
    .noise('B1.NW', 2)
    .zombies('B1.E', { walker: 2 })
    .zombiesAct();
  expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  expect(s.zombiesAt('B1.NE')).toEqual({ walker: 1 });
});

test('unseenTarget reachableFirst (CF-17): the survivor in reach, though it is louder behind a door', () => {
  const s = behindDoors('reachableFirst').open(1).zombiesAct();
  expect(courses(s)).toEqual([{ to: s.z('B1.NE'), why: 'noise', targets: [s.z('B1.r1')] }]);
});

test('unseenTarget loudestAsIfOpen (CF-17): the noisiest zone, though its door is closed and another is in reach', () => {
  const s = behindDoors('loudestAsIfOpen').open(1).zombiesAct();
  expect(courses(s)).toMatchObject([{ to: s.z('A1.NE'), targets: [s.z('A1.r2')] }]);
});

/** Amy with four tokens behind a closed door in the west, Doug in a room in the north-east, a Walker between them. */
function behindDoors(unseenTarget: 'reachableFirst' | 'loudestAsIfOpen' = 'reachableFirst'): Scene {
  const s = sceneWith(
    { doors: [{ between: ['A1.r2', 'A1.NE'] }, { between: ['B1.r1', 'B1.NW'] }], rules: { unseenTarget } },
    'amy',
    'doug',
  );
  return s.at('amy', 'A1.r2').noise('A1.r2', 4).at('doug', 'B1.r1').zombies('B1.E', { walker: 1 });
}

/** One survivor next to a Walker, two at the end of the street, all in its sight. */
function nearAndFar(visibleTarget: 'noise' | 'nearestThenNoise'): Scene {
  return sceneWith({ rules: { visibleTarget } }, 'amy', 'doug', 'josh')
    .at('amy', 'A1.NW')
    .at('doug', 'A2.NE')
    .at('josh', 'A2.NE')
    .zombies('A1.N', { walker: 1 });
}

/** Both zones have noise 3 and are next to four Walkers. */
function oneAgainstThree(noiseTieBreak: 'split' | 'groupSizeThenSplit'): Scene {
  return sceneWith({ rules: { noiseTieBreak } }, 'amy', 'doug', 'ned', 'wanda')
    .at('amy', 'A1.N')
    .noise('A1.N', 2)
    .at('doug', 'A2.N')
    .at('ned', 'A2.N')
    .at('wanda', 'A2.N')
    .zombies('A1.NE', { walker: 4 });
}

/** Where zombies went, and what for. */
function courses(s: Scene) {
  return s.told('shamble').map(({ to, why, targets }) => ({ to, why, targets }));
}
