import { describe, expect, test } from 'vitest';
import { waysOf } from '../src/map/ways.ts';
import { type Scene, scene, sceneWith } from './scene.ts';

const BUILDING = ['A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4'];
/** From the crossing into the room west of it. */
const WEST = { between: ['A1.r2', 'A1.NE'] as [string, string] };

describe('in the street', () => {
  test('S1-SIGHT-01 ZR020: one sees straight along the street over any number of zones to the end of the board', () => {
    const s = scene('amy').at('amy', 'A1.NW');
    expect(seenFrom(s, 'A1.NW')).toEqual({ 'A1.N': 1, 'A1.NE': 2, 'A2.N': 3, 'A2.NE': 4 });
    expect(seenFrom(s, 'B1.NW')).toEqual({ 'B1.N': 1, 'B1.NE': 2 });
    expect(seenFrom(s, 'A2.SE')).toEqual({ 'A2.E': 1, 'A2.NE': 2 });
  });

  test('S1-SIGHT-01 ZR020: at a crossing one sees along both streets, but never round the corner of one of them', () => {
    const s = scene('amy');
    expect(seenFrom(s, 'A1.NE')).toEqual({
      'A1.N': 1,
      'A1.NW': 2,
      'A2.N': 1,
      'A2.NE': 2,
      'B1.E': 1,
      'B1.NE': 2,
    });
    expect(seenFrom(s, 'B1.E')).toEqual({ 'A1.NE': 1, 'B1.NE': 1 });
    expect(seenFrom(s, 'B1.NE')).toEqual({ 'B1.E': 1, 'A1.NE': 2, 'B1.N': 1, 'B1.NW': 2 });
    // South of B1.E is a building, and A2.E lies behind the corner.
    expect(seenFrom(s, 'A2.N')).toEqual({ 'A1.NE': 1, 'A1.N': 2, 'A1.NW': 3, 'A2.NE': 1 });
  });

  test('S1-SIGHT-01 ZR020: a rifle reaches a zombie three zones down the street and none round the corner', () => {
    const from = (zone: string) => {
      const s = scene('phil').carries('phil', 'rifle').at('phil', zone);
      for (const other of ['A2.N', 'B1.N', 'B1.E', 'A2.E']) s.zombies(other, { walker: 1 });
      return s;
    };
    const north = from('A1.NW');
    expect(north.options('shoot')).toEqual([`shoot:left:${north.z('A2.N')}`]);
    const east = from('B1.E');
    // 0 is too near for a rifle, and nothing else is in sight.
    expect(east.options('shoot')).toEqual([]);
    expect(east.refusal(`shoot:left:${east.z('B1.N')}`)).toBe('S1-SIGHT-01');
    expect(east.refusal(`shoot:left:${east.z('A2.N')}`)).toBe('S1-SIGHT-01');
    const corner = from('B1.NE');
    expect(corner.options('shoot').sort()).toEqual(
      ['B1.E', 'B1.N'].map((zone) => `shoot:left:${corner.z(zone)}`).sort(),
    );
  });

  test('S1-SIGHT-01: a building between two parallel streets hides one from the other', () => {
    const s = scene('phil').carries('phil', 'rifle').at('phil', 'A1.N');
    s.zombies('B1.N', { walker: 1 }).zombies('A2.NE', { walker: 1 });
    expect(s.refusal(`shoot:left:${s.z('B1.N')}`)).toBe('S1-SIGHT-01');
    expect(s.refusal(`shoot:left:${s.z('A2.NE')}`)).toBeNull();
  });
});

describe('in a building', () => {
  test('S1-SIGHT-02: from a room one sees it and every zone it is open to', () => {
    const s = scene('amy');
    expect(seenFrom(s, 'A1.r2')).toEqual({ 'A1.r1': 1, 'A1.r3': 1, 'A2.r1': 1, 'A2.r3': 1 });
    expect(seenFrom(s, 'A2.r4')).toEqual({ 'A2.r2': 1, 'A2.r3': 1 });
    s.carries('amy', 'pistol').at('amy', 'A1.r2');
    for (const zone of [...BUILDING, 'A1.N', 'A1.NE']) s.zombies(zone, { walker: 1 });
    expect(s.options('shoot').sort()).toEqual(
      ['A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r3'].map((zone) => `shoot:left:${s.z(zone)}`).sort(),
    );
  });

  test('S1-SIGHT-03 ZR019: two gaps in one line do not let one see into the second room', () => {
    // From 135 to 215 the gap between r1 and r3 of 2B, that in its southern wall and that of 4B lie in a line.
    const s = sceneWith({ tiles: [['2B'], ['4B']] }, 'phil')
      .carries('phil', 'rifle')
      .at('phil', 'A1.r1');
    expect(seenFrom(s, 'A1.r1')).toEqual({ 'A1.r2': 1, 'A1.r3': 1 });
    expect(seenFrom(s, 'A1.r3')).toEqual({ 'A1.r1': 1, 'A1.r4': 1, 'A2.r1': 1 });
    s.zombies('A1.r3', { walker: 1 }).zombies('A2.r1', { walker: 1 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.r3')}`]);
    expect(s.refusal(`shoot:left:${s.z('A2.r1')}`)).not.toBeNull();
  });

  test('S1-SIGHT-04: a gap is enough: the wall beside it hides nothing of the next room', () => {
    const s = scene('amy')
      .carries('amy', 'pistol')
      .at('amy', 'A1.r1')
      .zombies('A1.r2', { walker: 1 })
      .rolls(4);
    const { borders } = s.setting.board;
    const [a, b] = [s.zone('A1.r1'), s.zone('A1.r2')];
    const length = (kind: string) =>
      borders
        .filter(
          (border) => border.kind === kind && [border.a, border.b].every((zone) => [a, b].includes(zone)),
        )
        .reduce((sum, { lo, hi }) => sum + hi - lo, 0);
    expect(length('wall')).toBeGreaterThan(3 * length('opening'));
    s.do(`shoot:left:${s.z('A1.r2')}`);
    expect(s.zombiesAt('A1.r2')).toEqual({});
  });

  test('S1-SIGHT-03 S1-SIGHT-05: the reason names what hides the target: a second room, or a closed door', () => {
    const s = sceneWith({ doors: [WEST] }, 'phil')
      .carries('phil', 'rifle')
      .zombies('A1.r2', { walker: 1 });
    expect(s.refusal(`shoot:left:${s.z('A1.r2')}`)).toBe('S1-SIGHT-05');
    s.at('phil', 'A1.r1').zombies('A2.r1', { walker: 1 });
    expect(s.refusal(`shoot:left:${s.z('A2.r1')}`)).toBe('S1-SIGHT-03');
  });
});

describe('through doors', () => {
  test('S1-SIGHT-05 S1-SIGHT-02: a closed door hides the room; once it is open, room and street see each other', () => {
    const s = sceneWith({ doors: [WEST] }, 'phil')
      .carries('phil', 'pistol', 'crowbar')
      .revealed(...BUILDING);
    s.zombies('A1.r2', { walker: 1 });
    expect(s.options('shoot')).toEqual([]);
    expect(seenFrom(s, 'A1.r2')).not.toHaveProperty('A1.NE');
    s.do('open:d1:right');
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.r2')}`]);
    expect(seenFrom(s, 'A1.r2')).toMatchObject({ 'A1.NE': 1 });
  });

  test('S1-SIGHT-05: out of an open door one sees on along the street, straight ahead only', () => {
    const s = sceneWith({ doors: [WEST] }, 'amy').open(0);
    expect(seenFrom(s, 'A1.r2')).toEqual({
      'A1.r1': 1,
      'A1.r3': 1,
      'A2.r1': 1,
      'A2.r3': 1,
      'A1.NE': 1,
      'B1.E': 2,
      'B1.NE': 3,
    });
  });

  test('S1-SIGHT-05: from the street one sees over all its zones in a line, but only one room deep', () => {
    const s = sceneWith({ doors: [WEST] }, 'phil')
      .open(0)
      .carries('phil', 'rifle')
      .at('phil', 'B1.NE');
    for (const zone of BUILDING) s.zombies(zone, { walker: 1 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.r2')}`]);
    expect(seenFrom(s, 'B1.NE')['A1.r2']).toBe(3);
  });

  test('S1-SIGHT-05: past an open door in the side of the street one does not see round into the room', () => {
    const s = sceneWith({ doors: [WEST] }, 'phil')
      .open(0)
      .carries('phil', 'rifle')
      .at('phil', 'A2.N');
    s.zombies('A1.r2', { walker: 1 });
    expect(s.options('shoot')).toEqual([]);
    expect(seenFrom(s, 'A1.N')).not.toHaveProperty('A1.r2');
  });

  test('S1-SIGHT-05: across the street one sees into the house opposite if both doors are open and lie in a line', () => {
    const s = sceneWith({ doors: [houseDoor('A2', 1.15), houseDoor('B2', 1.15)] }, 'amy').open(0);
    expect(seenFrom(s, 'A2.r1')).not.toHaveProperty('B2.r1');
    s.open(1);
    expect(seenFrom(s, 'A2.r1')).toMatchObject({ 'A1.NE': 1, 'B2.r1': 2 });
    expect(seenFrom(s, 'A2.r1')).not.toHaveProperty('B2.r2');
    // One door is 1.02 to 1.14 from the north, the other 1.18 to 1.30.
    const aside = sceneWith({ doors: [houseDoor('A2', 1.08), houseDoor('B2', 1.24)] }, 'amy').open(0, 1);
    expect(seenFrom(aside, 'A2.r1')).toMatchObject({ 'A1.NE': 1 });
    expect(seenFrom(aside, 'A2.r1')).not.toHaveProperty('B2.r1');
  });

  test('S1-SIGHT-05: an open door that begins just where a tile ends can be seen through', () => {
    const s = sceneWith({ doors: [houseDoor('A2', 1.06)] }, 'amy').open(0);
    expect(seenFrom(s, 'A2.r1')).toMatchObject({ 'A1.NE': 1 });
  });
});

describe('both ways', () => {
  test('S1-SIGHT-06: with every set of open doors, whoever is seen sees back at the same range', () => {
    const doors = [WEST, { between: ['B1.r2', 'B1.E'] as [string, string] }];
    for (const open of [[], [0], [1], [0, 1]]) {
      const s = sceneWith({ doors }, 'amy').open(...open);
      const { named } = s.setting.board;
      for (const from of named.keys()) {
        for (const [to, range] of Object.entries(seenFrom(s, from))) {
          expect(Object.entries(seenFrom(s, to)), `${to} and ${from}`).toContainEqual([
            nameAt(s, from),
            range,
          ]);
        }
      }
    }
  });

  test('S1-SIGHT-06 S1-SIGHT-01: a zombie goes for the survivor who could shoot at it, away from louder noise', () => {
    const s = scene('phil').carries('phil', 'rifle').at('phil', 'A1.N').zombies('A2.NE', { walker: 1 });
    s.noise('A2.SE', 5);
    expect(s.refusal(`shoot:left:${s.z('A2.NE')}`)).toBeNull();
    s.zombiesAct();
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
  });

  test('S1-SIGHT-06 S1-SIGHT-01: a zombie round the corner, which nobody could shoot at, follows the noise instead', () => {
    const s = scene('phil').carries('phil', 'rifle').at('phil', 'B1.N').zombies('B1.E', { walker: 1 });
    s.noise('A2.N', 5);
    expect(s.refusal(`shoot:left:${s.z('B1.E')}`)).toBe('S1-SIGHT-01');
    s.zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    expect(s.zombiesAt('B1.NE')).toEqual({});
  });

  test('S1-SIGHT-06 S1-SIGHT-03: two rooms away a zombie sees nobody; in the next room it does', () => {
    const s = scene('amy').at('amy', 'A2.r2').zombies('A1.r2', { walker: 1 }).noise('A1.r3', 5).zombiesAct();
    expect(s.zombiesAt('A1.r3')).toEqual({ walker: 1 });
    const t = scene('amy').at('amy', 'A2.r1').zombies('A1.r2', { walker: 1 }).noise('A1.r3', 5).zombiesAct();
    expect(t.zombiesAt('A2.r1')).toEqual({ walker: 1 });
  });
});

/** A door of a house on either side of the crossing, so far from the northern end of the board. */
const houseDoor = (tile: 'A2' | 'B2', y: number): { between: [string, string]; at: [number, number] } => ({
  between: [`${tile}.r1`, `${tile}.NW`],
  at: [tile === 'A2' ? 0.7 : 1.3, y],
});

/** Zones that are seen from another with their range, by their first names. */
function seenFrom(s: Scene, name: string): Record<string, number> {
  const { board } = s.setting;
  const { visible, range } = waysOf(board, s.state.doors);
  const from = s.zone(name);
  const first = (zone: number) => [...board.named].find(([, number]) => number === zone)?.[0] ?? '?';
  return Object.fromEntries(
    visible[from].map((zone) => [first(zone), range[from * board.zones.length + zone]]),
  );
}

/** The first name of the zone that has this one. */
const nameAt = (s: Scene, name: string): string | undefined =>
  [...s.setting.board.named].find(([, zone]) => zone === s.zone(name))?.[0];
