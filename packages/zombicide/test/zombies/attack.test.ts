import { expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

test('S1-ZATT-01: a zombie in the zone of a survivor attacks, and no die is rolled', () => {
  const s = scene('amy').zombies('A1.NE', { walker: 1 }).zombiesAct();
  expect(s.survivor('amy')).toMatchObject({ dead: false });
  expect(woundsOf(s, 'amy')).toBe(1);
  expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  expect(s.told('attack')).toEqual([{ t: 'attack', zone: s.z('A1.NE'), n: 1 }]);
  expect(s.told('shamble')).toEqual([]);
});

test('S1-ZATT-01: a zombie next to a survivor does not attack', () => {
  const s = scene('amy').zombies('A1.N', { walker: 1 }).zombiesAct();
  expect(woundsOf(s, 'amy')).toBe(0);
  expect(s.told('attack')).toEqual([]);
});

test('S1-ZATT-01: one attack of each zombie is one wound, whatever its kind', () => {
  for (const kind of ['walker', 'runner', 'fatty', 'abomination'] as const) {
    const s = scene('amy')
      .zombies('A1.NE', { [kind]: 1 })
      .zombiesAct();
    expect(woundsOf(s, 'amy'), kind).toBe(kind === 'runner' ? 0 : 1);
    expect(s.survivor('amy').dead, kind).toBe(kind === 'runner');
  }
});

test('S1-ZATT-04: the players divide the wounds of a zone as they like', () => {
  const s = scene('amy', 'doug', 'josh').at('josh', 'A1.N').zombies('A1.NE', { walker: 2 }).zombiesAct();
  expect(s.options()).toEqual(['victim:amy', 'victim:doug']);
  expect(s.refusal('victim:josh')).toBe('S1-ZATT-04');
  s.do('victim:doug');
  expect(s.options()).toEqual(['victim:amy', 'victim:doug']);
  s.do('victim:amy');
  expect([woundsOf(s, 'amy'), woundsOf(s, 'doug'), woundsOf(s, 'josh')]).toEqual([1, 1, 0]);
});

test('S1-ZATT-04: all wounds of a zone may go to one of the survivors', () => {
  const s = scene('amy', 'doug')
    .zombies('A1.NE', { walker: 2 })
    .zombiesAct()
    .do('victim:doug', 'victim:doug');
  expect(s.survivor('doug').dead).toBe(true);
  expect(woundsOf(s, 'amy')).toBe(0);
});

test('S1-ZATT-05 ZB002: everybody in the zone joins the attack, also when fewer were enough, and nobody moves', () => {
  const s = scene('doug', 'amy')
    .at('amy', 'A1.N')
    .zombies('A1.N', { walker: 4, abomination: 1 })
    .zombiesAct();
  expect(s.survivor('amy').dead).toBe(true);
  expect(s.told('attack')).toEqual([{ t: 'attack', zone: s.z('A1.N'), n: 5 }]);
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 4, abomination: 1 });
  expect(s.told('shamble')).toEqual([]);
  expect(woundsOf(s, 'doug')).toBe(0);
});

test('S1-ZATT-05: only zombies that activate join the attack', () => {
  const s = scene('amy').zombies('A1.NE', { walker: 1, fatty: 2, runner: 1 }).zombiesAct('walker');
  expect(woundsOf(s, 'amy')).toBe(1);
  expect(s.told('attack')).toEqual([{ t: 'attack', zone: s.z('A1.NE'), n: 1 }]);
});

test('S1-FAQ-04 ZR025: three Walkers deal three wounds to two survivors, though one of them dies', () => {
  const s = scene('josh', 'amy', 'doug')
    .at('josh', 'B2.r4')
    .zombies('A1.NE', { walker: 3 })
    .zombiesAct()
    .do('victim:amy', 'victim:amy');
  expect(s.survivor('amy').dead).toBe(true);
  expect(woundsOf(s, 'doug')).toBe(1);
});

test('S1-FAQ-04 S1-ZATT-05: of seven Walkers four kill both survivors, and none of the seven moves', () => {
  const s = scene('josh', 'amy', 'doug')
    .at('amy', 'A1.N')
    .at('doug', 'A1.N')
    .zombies('A1.N', { walker: 7 })
    .zombiesAct()
    .do('victim:amy', 'victim:doug', 'victim:amy');
  expect([s.survivor('amy').dead, s.survivor('doug').dead]).toEqual([true, true]);
  expect(s.told('wound')).toHaveLength(4);
  expect(s.told('attack')).toEqual([{ t: 'attack', zone: s.z('A1.N'), n: 7 }]);
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 7 });
  expect(woundsOf(s, 'josh')).toBe(0);
});

test('S1-ZACT-01 ZR023: first all attacks of all zombies, then all moves', () => {
  const s = scene('doug', 'amy')
    .at('amy', 'A2.N')
    .zombies('A1.N', { walker: 1 })
    .zombies('A2.N', { walker: 1 })
    .zombiesAct();
  const steps = s.events.filter(({ t }) => t === 'attack' || t === 'wound' || t === 'shamble');
  expect(steps.map(({ t }) => t)).toEqual(['attack', 'wound', 'shamble']);
});

test('S1-ZACT-01: a zombie that has come into the zone of a survivor with its action does not attack', () => {
  const s = scene('amy').zombies('A1.N', { walker: 1, fatty: 1, abomination: 1 }).zombiesAct();
  expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1, fatty: 1, abomination: 1 });
  expect(s.told('attack')).toEqual([]);
  s.zombiesAct('walker');
  expect(woundsOf(s, 'amy')).toBe(1);
});

test('S1-ZACT-01: a zombie that has attacked does not move after its victim is dead', () => {
  const s = scene('doug', 'amy')
    .at('amy', 'A1.N')
    .wounds('amy', 1)
    .zombies('A1.N', { fatty: 1 })
    .zombies('A1.NW', { fatty: 1 })
    .zombiesAct();
  expect(s.survivor('amy').dead).toBe(true);
  // The one from behind has moved up; the one that ate has not moved on.
  expect(s.zombiesAt('A1.N')).toEqual({ fatty: 2 });
  expect(s.zombiesAt('A1.NE')).toEqual({});
});

function woundsOf(s: Scene, id: string): number {
  return s.view.survivors[s.who(id)].wounds;
}
