import { expect, test } from 'vitest';
import { type Scene, sceneWith } from '../scene.ts';

/** Three tiles around a crossing, each with a manhole, and a fourth tile beside them with one of its own. */
const CORNER = [
  ['3C@90', '2C@90', '7B'],
  ['2B@90', null, null],
];
/** Yellow: two Walkers. */
const CARD = 41;

test('S1-TEST-08 S1-SPAWN-08 S1-SPAWN-09: three manholes around a crossing get two Walkers each, a tile without survivors none', () => {
  const s = sceneWith({ tiles: CORNER }, 'amy').xp('amy', 7).zombieCards(CARD).spawns('C1.NE');
  expect(['A1.N', 'B1.N', 'A2.N'].map((zone) => s.zombiesAt(zone))).toEqual([
    { walker: 2 },
    { walker: 2 },
    { walker: 2 },
  ]);
  expect(walkers(s)).toBe(6);
  expect(s.told('appear').map(({ cause }) => cause)).toEqual(['manhole', 'manhole', 'manhole']);
});

test('S1-SPAWN-08: no zombies appear in the zone the card was drawn for', () => {
  const s = sceneWith({ tiles: CORNER }, 'amy').xp('amy', 7).zombieCards(CARD).spawns('C1.NE');
  expect(s.zombiesAt('C1.NE')).toEqual({});
});

test('S1-SPAWN-08 S1-SPAWN-09: only manholes of the tiles that survivors stand on', () => {
  const s = sceneWith({ tiles: CORNER }, 'amy')
    .at('amy', 'A2.SE')
    .xp('amy', 7)
    .zombieCards(CARD)
    .spawns('A1.NW');
  expect(s.zombiesAt('A2.N')).toEqual({ walker: 2 });
  expect(walkers(s)).toBe(2);
});

test('S1-SPAWN-08: a survivor in a room, or in a zone that reaches over to a tile, counts for that tile', () => {
  const s = sceneWith({ tiles: CORNER }, 'amy')
    .at('amy', 'C1.r1')
    .xp('amy', 7)
    .zombieCards(CARD)
    .spawns('A1.NW');
  expect(s.zombiesAt('C1.E')).toEqual({ walker: 2 });
  expect(walkers(s)).toBe(2);
  // The street zone north of B1 lies on C1 too.
  const both = sceneWith({ tiles: CORNER }, 'amy').at('amy', 'B1.N').xp('amy', 7).zombieCards(CARD);
  both.spawns('A1.NW');
  expect([both.zombiesAt('B1.N'), both.zombiesAt('C1.E')]).toEqual([{ walker: 2 }, { walker: 2 }]);
  expect(walkers(both)).toBe(4);
});

test('S1-SPAWN-08: two survivors on one tile open its manhole once', () => {
  const s = sceneWith({ tiles: CORNER }, 'amy', 'doug').at('amy', 'A1.r1').at('doug', 'A1.NW').xp('amy', 7);
  s.zombieCards(CARD).spawns('C1.NE');
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  expect(walkers(s)).toBe(2);
});

test('S1-SPAWN-08: a zone with two manholes gets the zombies of both, or of the one whose tile holds a survivor', () => {
  const both = sceneWith({}, 'amy').at('amy', 'A2.NE').xp('amy', 7).zombieCards(CARD).spawns('A1.NW');
  expect(both.zombiesAt('A2.N')).toEqual({ walker: 4 });
  const one = sceneWith({}, 'amy').at('amy', 'A2.SE').xp('amy', 7).zombieCards(CARD).spawns('A1.NW');
  expect(one.zombiesAt('A2.N')).toEqual({ walker: 2 });
});

test('S1-SPAWN-08 S1-ZOM-03: a Fatty out of a manhole has its two Walkers with it', () => {
  const s = sceneWith({}, 'amy').at('amy', 'A1.NW').xp('amy', 19).zombieCards(CARD).spawns('B1.NW');
  expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1, walker: 2 });
});

test('manholeScope allSurvivorTiles (CF-75): manholes of the tiles of all survivors', () => {
  const s = apart('allSurvivorTiles').spawns('C1.NE');
  expect([s.zombiesAt('A1.N'), s.zombiesAt('A2.N')]).toEqual([{ walker: 2 }, { walker: 2 }]);
});

test('manholeScope topSurvivorTiles (CF-75): only of the tiles of the most experienced survivor', () => {
  const s = apart('topSurvivorTiles').spawns('C1.NE');
  expect([s.zombiesAt('A1.N'), s.zombiesAt('A2.N')]).toEqual([{}, { walker: 2 }]);
});

test('manholeScope topSurvivorTiles (CF-75): all tiles that his zone touches count', () => {
  const s = apart('topSurvivorTiles').at('doug', 'A1.NE').spawns('C1.NE');
  expect(['A1.N', 'B1.N', 'A2.N', 'C1.E'].map((zone) => s.zombiesAt(zone).walker ?? 0)).toEqual([2, 2, 2, 0]);
});

test('shortageCapPerCard none (CF-70) S1-SPAWN-05: each manhole that stays empty makes the Walkers act', () => {
  const s = dry('none').spawns('C1.NE');
  expect(s.told('extra')).toHaveLength(3);
  expect(s.zombiesAt('B1.E')).toEqual({ walker: 1 });
});

test('shortageCapPerCard one (CF-70): one card makes the Walkers act once, however many manholes stay empty', () => {
  const s = dry('one').spawns('C1.NE');
  expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'walker' }]);
  expect(s.zombiesAt('B1.N')).toEqual({ walker: 1 });
});

test('shortageCapPerCard one (CF-70): the next card may make them act again', () => {
  const s = dry('one').spawns('C1.NE').zombieCards(42).supply({ runner: 0 }).spawns('C1.NE');
  expect(s.told('extra').map(({ kind }) => kind)).toEqual(['walker', 'runner']);
});

test('shortageCapPerCard one (CF-70): on a card without manholes Fatties and their Walkers act, each for themselves', () => {
  const s = sceneWith({ rules: { shortageCapPerCard: 'one' } }, 'amy').xp('amy', 19);
  // Two Fatties at level Orange.
  s.supply({ fatty: 1, walker: 0 }).zombieCards(32).spawns('B1.NW');
  expect(s.told('extra').map(({ kind }) => kind)).toEqual(['fatty', 'walker']);
});

/** Doug has most experience; he and Amy stand on different tiles. */
function apart(manholeScope: 'allSurvivorTiles' | 'topSurvivorTiles'): Scene {
  return sceneWith({ tiles: CORNER, rules: { manholeScope } }, 'amy', 'doug')
    .at('amy', 'A1.NW')
    .xp('amy', 7)
    .at('doug', 'A2.SE')
    .xp('doug', 8)
    .zombieCards(CARD);
}

/** No Walker is left for three manholes; one is on the board, four zones from Amy. */
function dry(shortageCapPerCard: 'none' | 'one'): Scene {
  return sceneWith({ tiles: CORNER, rules: { shortageCapPerCard } }, 'amy')
    .xp('amy', 7)
    .zombies('B1.NW', { walker: 1 })
    .supply({ walker: 0 })
    .zombieCards(CARD);
}

function walkers(s: Scene): number {
  return s.view.zones.reduce((sum, zone) => sum + (zone.zombies.walker ?? 0), 0);
}
