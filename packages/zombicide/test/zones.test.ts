import { expect, test } from 'vitest';
import { type Scene, scene } from './scene.ts';

/** A card that opens manholes, with one Walker each at level Blue. */
const MANHOLES = 41;

test('S1-ZONE-03: who stands on the crossing of four tiles is on each of them: all their manholes open', () => {
  const s = scene('amy').zombieCards(MANHOLES).spawns('A2.SE');
  // Two manholes lie in the street south of the crossing, one on either tile.
  expect(walkers(s)).toEqual({ 'A1.N': 1, 'B1.N': 1, 'A2.N': 2 });
});

test('S1-ZONE-03: who stands in the street on two tiles is on both, who stands on one tile is on that one', () => {
  const two = scene('amy').at('amy', 'A2.N').zombieCards(MANHOLES).spawns('A2.SE');
  expect(walkers(two)).toEqual({ 'A2.N': 2 });
  const one = scene('amy').at('amy', 'A1.NW').zombieCards(MANHOLES).spawns('A2.SE');
  expect(walkers(one)).toEqual({ 'A1.N': 1 });
  const room = scene('amy').at('amy', 'B2.r4').zombieCards(MANHOLES).spawns('A2.SE');
  expect(walkers(room)).toEqual({ 'A2.N': 1 });
});

test('S1-ZONE-03: the names that a zone has on its tiles mean one place: who is in one is in all', () => {
  const s = scene('phil', 'amy').carries('phil', 'pistol').at('phil', 'B1.SE').at('amy', 'B2.NW');
  s.zombies('A2.NW', { walker: 1 })
    .rolls(4)
    .do(`shoot:left:${s.z('A1.NE')}`);
  expect(s.view.survivors.map((survivor) => survivor.wounds)).toEqual([0, 1]);
  expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
});

test('S1-ZONE-01 S1-ZONE-02: a zombie in the next room, or beyond the next crossing, is out of reach of a bat', () => {
  const room = scene('amy').carries('amy', 'baseball-bat').at('amy', 'A1.r1').zombies('A1.r2', { walker: 1 });
  expect(room.options('melee')).toEqual([]);
  const street = scene('amy')
    .carries('amy', 'baseball-bat')
    .at('amy', 'B1.E')
    .zombies('B1.NE', { walker: 1 });
  expect(street.options('melee')).toEqual([]);
  // The crossing is one zone from end to end.
  const crossing = scene('amy').carries('amy', 'baseball-bat').zombies('B2.NW', { walker: 1 });
  expect(crossing.options('melee')).toEqual(['melee:left']);
});

/** Walkers by the first name of their zone. */
function walkers(s: Scene): Record<string, number> {
  const names = [
    'A1.N',
    'A1.NW',
    'A1.NE',
    'A2.N',
    'A2.NE',
    'A2.E',
    'A2.SE',
    'B1.N',
    'B1.NW',
    'B1.NE',
    'B1.E',
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const { walker } = s.zombiesAt(name);
      return walker ? [[name, walker]] : [];
    }),
  );
}
