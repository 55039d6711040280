import { expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from '../scene.ts';

test('S1-ZOM-01: there are Walkers, Runners, Fatties and the Abomination', () => {
  const s = scene('amy').zombies('A1.N', { walker: 1, runner: 1, fatty: 1, abomination: 1 });
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 1, runner: 1, fatty: 1, abomination: 1 });
  expect(Object.keys(s.view.supply)).toEqual(['walker', 'runner', 'fatty', 'abomination']);
});

test('S1-ZOM-02: a Runner has two actions, the others have one', () => {
  const s = scene('amy')
    .zombies('A1.NW', { walker: 1, runner: 1, fatty: 1, abomination: 1 })
    .at('amy', 'A2.NE')
    .zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 1, fatty: 1, abomination: 1 });
  expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
});

test.each([
  ['walker', 1, 1],
  ['runner', 1, 1],
  ['fatty', 2, 1],
  ['abomination', 3, 5],
] as const)('S1-ZOM-02: a %s takes a hit of damage %i and gives %i experience', (kind, damage, xp) => {
  for (const dealt of [1, 2, 3]) {
    const s = striking(dealt)
      .zombies('A1.NE', { [kind]: 1 })
      .rolls(6)
      .do('melee:left');
    const dies = dealt >= damage;
    expect(s.zombiesAt('A1.NE'), `damage ${dealt}`).toEqual(dies ? {} : { [kind]: 1 });
    expect(s.survivor('amy').xp, `damage ${dealt}`).toBe(dies ? xp : 0);
  }
});

test('S1-ZACT-02 ZR022: all zombies act, then the Runners alone do the whole step once more', () => {
  const s = scene('amy').zombies('A1.NW', { runner: 1 }).zombies('B1.NE', { walker: 1 }).zombiesAct();
  expect(s.told('shamble').map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['runner', s.z('A1.NW'), s.z('A1.N')],
    ['walker', s.z('B1.NE'), s.z('B1.E')],
    ['runner', s.z('A1.N'), s.z('A1.NE')],
  ]);
});

test('S1-ZACT-02: in the second step too all attacks come before all moves', () => {
  const s = scene('amy').zombies('A1.NW', { runner: 1 }).zombies('A2.N', { runner: 1 }).zombiesAct();
  const steps = s.events.filter(({ t }) => t === 'attack' || t === 'shamble');
  expect(steps.map(({ t, from }) => [t, from])).toEqual([
    ['shamble', s.z('A1.NW')],
    ['shamble', s.z('A2.N')],
    ['attack', undefined],
    ['shamble', s.z('A1.N')],
  ]);
  expect(s.zombiesAt('A1.NE')).toEqual({ runner: 2 });
  expect(woundsOf(s, 'amy')).toBe(1);
});

test('S1-TEST-02 S1-ZACT-03 S1-ZACT-02 ZR022: a Runner one zone away moves in, then attacks: one wound', () => {
  const s = scene('amy').zombies('A1.N', { runner: 1 }).zombiesAct();
  expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  expect(woundsOf(s, 'amy')).toBe(1);
  expect(s.survivor('amy').dead).toBe(false);
});

test('S1-TEST-03 S1-ZACT-03: a Runner in the zone of a survivor attacks twice and kills him', () => {
  const s = scene('doug', 'amy').at('amy', 'A1.N').zombies('A1.N', { runner: 1 }).zombiesAct();
  expect(s.survivor('amy').dead).toBe(true);
  expect(s.told('attack')).toHaveLength(2);
  expect(s.zombiesAt('A1.N')).toEqual({ runner: 1 });
});

test('S1-ZACT-03: a Runner whose first attack leaves nobody in its zone moves with its second action', () => {
  const s = scene('doug', 'amy')
    .at('amy', 'A1.N')
    .wounds('amy', 1)
    .zombies('A1.N', { runner: 1 })
    .zombiesAct();
  expect(s.survivor('amy').dead).toBe(true);
  expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  expect(woundsOf(s, 'doug')).toBe(0);
});

test('S1-ZACT-03: a Runner two zones away moves twice and does not attack', () => {
  const s = scene('amy').zombies('A1.NW', { runner: 1 }).zombiesAct();
  expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  expect(woundsOf(s, 'amy')).toBe(0);
});

test('S1-ZACT-03 ZB029: after a split each Runner does its second action from its own zone', () => {
  const s = scene('amy').at('amy', 'B1.r2').zombies('B1.r3', { runner: 2 }).zombiesAct();
  expect(s.told('shamble').map(({ n, from, to }) => [n, from, to])).toEqual([
    [1, s.z('B1.r3'), s.z('B1.r1')],
    [1, s.z('B1.r3'), s.z('B1.r4')],
    [1, s.z('B1.r1'), s.z('B1.r2')],
    [1, s.z('B1.r4'), s.z('B1.r2')],
  ]);
  expect(s.zombiesAt('B1.r2')).toEqual({ runner: 2 });
});

test('S1-ZACT-03 ZB029: of two Runners that part, one attacks and the other goes on', () => {
  const s = scene('josh', 'amy', 'doug')
    .at('josh', 'B2.r4')
    .at('amy', 'A1.N')
    .at('doug', 'B1.NE')
    .zombies('A1.NE', { runner: 2 })
    .zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({ runner: 1 });
  expect(s.zombiesAt('B1.NE')).toEqual({ runner: 1 });
  expect([woundsOf(s, 'amy'), woundsOf(s, 'doug')]).toEqual([1, 0]);
});

test('S1-ZACT-01 ZB028: a zombie that moves leaves its zone, and there is still one of it', () => {
  const s = scene('amy').zombies('A1.NW', { walker: 1 });
  const left = s.view.supply.walker;
  s.zombiesAct();
  expect(s.zombiesAt('A1.NW')).toEqual({});
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  expect(s.view.zones.filter((zone) => zone.zombies.walker)).toHaveLength(1);
  expect(s.view.supply.walker).toBe(left);
});

test('S1-ZACT-01: zombies that enter a zone from which others go do not move again', () => {
  const s = scene('amy').zombies('A1.NW', { walker: 2 }).zombies('A1.N', { walker: 3 }).zombiesAct();
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  expect(s.zombiesAt('A1.NE')).toEqual({ walker: 3 });
});

test('S1-ZACT-01 S1-ZACT-02: in the Activation step of a round all zombies act, before any card is drawn', () => {
  const s = sceneWith({ mission: { spawns: [{ zone: 'A2.SE' }] } }, 'amy')
    .zombies('A1.NW', { walker: 1, runner: 1 })
    .zombieCards(2)
    .do('end');
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  expect(s.zombiesAt('A2.SE')).toEqual({ walker: 1 });
  const order = s.events.map(({ t }) => t).filter((t) => t === 'shamble' || t === 'zombie-card');
  expect(order).toEqual(['shamble', 'shamble', 'shamble', 'zombie-card']);
});

/** Amy with a weapon whose hits deal this damage. */
function striking(damage: number): Scene {
  const s = scene('amy').carries('amy', damage === 1 ? 'crowbar' : 'fire-axe');
  return damage === 3 ? s.skills('amy', 'damage-melee') : s;
}

function woundsOf(s: Scene, id: string): number {
  return s.view.survivors[s.who(id)].wounds;
}
