import { expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from '../scene.ts';

/** Card numbers by what they say at the level that matters. */
const WALKER_BLUE = 2;
const WALKERS_2_BLUE = 4;
const WALKER_BLUE_TOO = 7;
const FATTY_BLUE = 12;
const WALKERS_3_YELLOW = 12;
const WALKERS_4_YELLOW = 9;
const ABOMINATION_BLUE = 36;
const ABOMINATION_YELLOW = 28;
const WALKERS_ACT = 37;
const FATTIES_ACT = 39;
const RUNNERS_ACT = 40;

test('S1-SPAWN-01: each active spawn zone gets one card, a waiting one none', () => {
  const s = sceneWith(
    {
      mission: {
        spawns: [{ zone: 'A1.NW' }, { zone: 'B1.NW', colour: 'blue', waits: true }, { zone: 'A2.SE' }],
      },
    },
    'amy',
  );
  s.at('amy', 'B2.r4').zombieCards(WALKER_BLUE, WALKERS_2_BLUE).do('end');
  expect(drawn(s)).toEqual([
    [WALKER_BLUE, s.z('A1.NW')],
    [WALKERS_2_BLUE, s.z('A2.SE')],
  ]);
  expect(s.zombiesAt('A1.NW')).toEqual({ walker: 1 });
  expect(s.zombiesAt('B1.NW')).toEqual({});
  expect(s.zombiesAt('A2.SE')).toEqual({ walker: 2 });
});

test('S1-SPAWN-02 ZR031: the cards always begin with the same spawn zone and go the same way round', () => {
  const spawns = [{ zone: 'B1.NW' }, { zone: 'A2.SE' }, { zone: 'A1.NW' }];
  const s = sceneWith({ mission: { spawns }, players: 2 }, 'amy', 'doug')
    .at('amy', 'B2.r4')
    .at('doug', 'B2.r4');
  s.zombieCards(WALKER_BLUE, WALKERS_2_BLUE, WALKER_BLUE_TOO, FATTY_BLUE, 14, 16);
  // Amy ends her turn; in the next round Doug is first.
  s.do('end', 'end', 'end');
  const round = spawns.map(({ zone }) => s.z(zone));
  expect(drawn(s).map(([, zone]) => zone)).toEqual([...round, ...round]);
  expect(drawn(s).map(([card]) => card)).toEqual([2, 4, 7, 12, 14, 16]);
});

test('S1-SPAWN-03 ZR032: the line of the most experienced survivor counts for all cards', () => {
  const s = scene('amy', 'doug').xp('amy', 6).xp('doug', 7).zombieCards(WALKERS_4_YELLOW).spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({ walker: 4 });
  expect(s.told('zombie-card')).toMatchObject([
    { card: WALKERS_4_YELLOW, level: 'yellow', kind: 'walker', n: 4 },
  ]);
});

test('S1-SPAWN-03: nothing appears where the line of the card is empty', () => {
  const s = scene('amy').xp('amy', 6).zombieCards(WALKERS_4_YELLOW).spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({});
});

test('S1-SPAWN-03 ZR032: a survivor who died in the Activation step counts no more', () => {
  const s = sceneWith({ mission: { spawns: [{ zone: 'A1.NW' }] } }, 'amy', 'doug');
  s.at('amy', 'B2.r4').xp('doug', 7).at('doug', 'A2.SE').wounds('doug', 1).zombies('A2.SE', { walker: 1 });
  s.zombieCards(WALKERS_4_YELLOW).do('end', 'end');
  expect(s.survivor('doug').dead).toBe(true);
  expect(s.told('zombie-card')).toMatchObject([{ card: WALKERS_4_YELLOW, level: 'blue', kind: null, n: 0 }]);
  expect(s.zombiesAt('A1.NW')).toEqual({});
});

test('S1-SPAWN-04: an empty zombie deck is made anew of all discarded cards', () => {
  const s = scene('amy');
  s.state.zombieDeck = [];
  s.state.zombieDiscard = [WALKERS_2_BLUE, 16];
  s.spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({ walker: 2 });
  expect([s.view.zombieDeck.count, s.view.zombieDeck.discard.length]).toEqual([1, 1]);
  s.spawns('A2.SE').spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({ walker: 6 });
  expect(s.told('reshuffle')).toHaveLength(2);
});

test('S1-SPAWN-04: a card that is drawn is discarded, and the deck is not shuffled while it has cards', () => {
  const s = scene('amy').zombieCards(WALKER_BLUE, WALKERS_2_BLUE).spawns('A2.SE').spawns('A2.SE');
  expect(s.view.zombieDeck).toEqual({ count: 40, discard: [WALKER_BLUE, WALKERS_2_BLUE] });
  expect(s.told('reshuffle')).toEqual([]);
});

test('S1-ZOM-03: a Fatty of a card comes with two Walkers, each Fatty', () => {
  const s = scene('amy').zombieCards(FATTY_BLUE).spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({ fatty: 1, walker: 2 });
  const three = scene('amy').xp('amy', 43).zombieCards(25).spawns('A2.SE');
  expect(three.zombiesAt('A2.SE')).toEqual({ fatty: 3, walker: 6 });
});

test('S1-ZOM-04: the Abomination appears alone', () => {
  const s = scene('amy').zombieCards(ABOMINATION_BLUE).spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({ abomination: 1 });
});

test('S1-TEST-06 S1-ZOM-04 ZR034: with the Abomination on the board a Fatty with two Walkers appears instead', () => {
  const s = scene('amy').zombies('A1.NW', { abomination: 1 }).zombieCards(ABOMINATION_BLUE).spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({ fatty: 1, walker: 2 });
  expect(s.zombiesAt('A1.NW')).toEqual({ abomination: 1 });
  expect(s.told('extra')).toEqual([]);
});

test('S1-ZOM-04: once the Abomination is dead, another one may come', () => {
  const s = scene('amy').carries('amy', 'fire-axe').skills('amy', 'damage-melee');
  s.zombies('A1.NE', { abomination: 1 }).rolls(6).do('melee:left');
  s.zombieCards(ABOMINATION_BLUE).spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({ abomination: 1 });
});

test('S1-SPAWN-05 ZR010: a card asks for three Walkers, two are left: two come and all Walkers act once more', () => {
  const s = scene('amy').xp('amy', 7).zombies('A1.NW', { walker: 1, runner: 1 }).supply({ walker: 2 });
  s.zombieCards(WALKERS_3_YELLOW).spawns('A2.SE');
  expect(s.told('appear')).toMatchObject([{ zone: s.z('A2.SE'), kind: 'walker', n: 2, cause: 'card' }]);
  expect(s.told('lack')).toEqual([{ t: 'lack', kind: 'walker', n: 1 }]);
  expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'walker' }]);
  // Those that have just come act as well.
  expect(s.zombiesAt('A2.E')).toEqual({ walker: 2 });
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  expect(s.zombiesAt('A1.NW')).toEqual({ runner: 1 });
});

test('S1-SPAWN-05: with figures enough nobody acts once more', () => {
  const s = scene('amy').xp('amy', 7).zombies('A1.NW', { walker: 1 }).supply({ walker: 3 });
  s.zombieCards(WALKERS_3_YELLOW).spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({ walker: 3 });
  expect(s.told('extra')).toEqual([]);
});

test('S1-SPAWN-05: the type acts at once, before the next spawn zone has its card', () => {
  const s = sceneWith({ mission: { spawns: [{ zone: 'A2.SE' }, { zone: 'B1.NW' }] } }, 'amy').xp('amy', 7);
  s.supply({ walker: 1 }).zombieCards(WALKERS_3_YELLOW, 1).do('end');
  const steps = s.events.filter(({ t }) => t === 'zombie-card' || t === 'extra');
  expect(steps.map(({ t }) => t)).toEqual(['zombie-card', 'extra', 'zombie-card']);
  expect(s.zombiesAt('A2.E')).toEqual({ walker: 1 });
});

test('S1-FAQ-05 S1-SPAWN-05: a Fatty whose escort runs out comes, with one Walker, and the Walkers act, not the Fatties', () => {
  const s = scene('amy').zombies('A1.NW', { walker: 1, fatty: 1 }).supply({ walker: 1 });
  s.zombieCards(FATTY_BLUE).spawns('A2.SE');
  expect(s.told('appear')).toMatchObject([
    { kind: 'fatty', n: 1 },
    { kind: 'walker', n: 1, cause: 'escort' },
  ]);
  expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'walker' }]);
  expect(s.zombiesAt('A2.SE')).toEqual({ fatty: 1 });
  expect(s.zombiesAt('A2.E')).toEqual({ walker: 1 });
  expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  expect(s.zombiesAt('A1.NW')).toEqual({ fatty: 1 });
});

test('S1-SPAWN-05: the figures that are missing are Fatties: the Fatties act', () => {
  const s = scene('amy').zombies('A1.NW', { walker: 1, fatty: 1 }).supply({ fatty: 0 });
  s.zombieCards(FATTY_BLUE).spawns('A2.SE');
  expect(s.told('extra')).toEqual([{ t: 'extra', kind: 'fatty' }]);
  expect(s.zombiesAt('A2.SE')).toEqual({});
  expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1 });
  expect(s.zombiesAt('A1.NW')).toEqual({ walker: 1 });
});

test('S1-SPAWN-06: an extra activation brings no zombies, and all of its type act again, the others do not', () => {
  const s = scene('amy').xp('amy', 7).zombies('A1.N', { walker: 2, runner: 1, fatty: 1 });
  s.zombies('A1.NE', { walker: 1 }).zombieCards(WALKERS_ACT).spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({});
  expect(s.zombiesAt('A1.NE')).toEqual({ walker: 3 });
  expect(s.zombiesAt('A1.N')).toEqual({ runner: 1, fatty: 1 });
  expect(s.view.survivors[0].wounds).toBe(1);
});

test('S1-SPAWN-06: a card for Fatties moves the Fatties', () => {
  const s = scene('amy').xp('amy', 7).zombies('A1.N', { walker: 1, fatty: 1, abomination: 1 });
  s.zombieCards(FATTIES_ACT).spawns('A2.SE');
  expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
});

test('S1-TEST-07 S1-SPAWN-06: at level Blue an extra activation does nothing', () => {
  for (const card of [WALKERS_ACT, 38, FATTIES_ACT, RUNNERS_ACT]) {
    const s = scene('amy').xp('amy', 6).zombies('A1.N', { walker: 1, runner: 1, fatty: 1 });
    s.zombieCards(card).spawns('A2.SE');
    expect(s.zombiesAt('A1.N'), `card ${card}`).toEqual({ walker: 1, runner: 1, fatty: 1 });
    expect(s.zombiesAt('A2.SE'), `card ${card}`).toEqual({});
  }
});

test('S1-SPAWN-06 ZR029: zombies of an earlier card of this step act in an extra activation', () => {
  const s = sceneWith({ mission: { spawns: [{ zone: 'A2.SE' }, { zone: 'B1.NW' }] } }, 'amy').xp('amy', 7);
  s.zombieCards(WALKERS_4_YELLOW, WALKERS_ACT).do('end');
  expect(s.zombiesAt('A2.SE')).toEqual({});
  expect(s.zombiesAt('A2.E')).toEqual({ walker: 4 });
});

test('S1-SPAWN-10: zombies spawn also in a spawn zone inside a closed room', () => {
  const s = sceneWith({ mission: { spawns: [{ zone: 'B1.r1' }] } }, 'amy');
  s.zombieCards(WALKERS_2_BLUE).do('end');
  expect(s.zombiesAt('B1.r1')).toEqual({ walker: 2 });
});

test.each([
  ['onePerBoard', { fatty: 1, walker: 2 }],
  ['figures', { abomination: 1 }],
] as const)(
  'abominationLimit %s (CF-71): one is on the board and a figure is left',
  (abominationLimit, come) => {
    const s = sceneWith({ rules: { abominationLimit } }, 'amy').zombies('A1.NW', { abomination: 1 });
    s.xp('amy', 7).supply({ abomination: 1 }).zombieCards(ABOMINATION_YELLOW).spawns('A2.SE');
    expect(s.zombiesAt('A2.SE')).toEqual(come);
  },
);

test('abominationLimit figures (CF-71): without a figure a Fatty with two Walkers appears instead', () => {
  const s = sceneWith({ rules: { abominationLimit: 'figures' } }, 'amy').zombies('A1.NW', { abomination: 1 });
  s.zombieCards(ABOMINATION_BLUE).spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({ fatty: 1, walker: 2 });
  expect(s.told('extra')).toEqual([]);
});

test('abominationLimit figures, miniatureLimit unlimited (CF-71): one more comes, whatever the box holds', () => {
  const rules = { abominationLimit: 'figures', miniatureLimit: 'unlimited' } as const;
  const s = sceneWith({ rules }, 'amy').zombies('A1.NW', { abomination: 1 });
  s.zombieCards(ABOMINATION_BLUE).spawns('A2.SE');
  expect(s.zombiesAt('A2.SE')).toEqual({ abomination: 1 });
});

test.each([
  [true, 'A1.NE'],
  [false, 'A1.N'],
] as const)(
  'extraActivationFull %s (CF-77) S1-SPAWN-07: how far Runners of an extra activation come',
  (extraActivationFull, to) => {
    const s = sceneWith({ rules: { extraActivationFull } }, 'amy')
      .xp('amy', 7)
      .zombies('A1.NW', { runner: 1 });
    s.zombieCards(RUNNERS_ACT).spawns('A2.SE');
    expect(s.zombiesAt(to)).toEqual({ runner: 1 });
  },
);

test('extraActivationFull (CF-77) S1-SPAWN-07: as Season 1 is played, Runners of an extra activation have both actions', () => {
  const s = scene('amy').xp('amy', 7).zombies('A1.N', { runner: 1 }).zombieCards(RUNNERS_ACT).spawns('A2.SE');
  expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  expect(s.view.survivors[0].wounds).toBe(1);
});

test.each([
  ['box', 1, 1],
  ['unlimited', 4, 0],
] as const)(
  'miniatureLimit %s S1-SPLIT-06: four Walkers, one figure: %i come',
  (miniatureLimit, come, extra) => {
    const s = sceneWith({ rules: { miniatureLimit } }, 'amy').xp('amy', 7).supply({ walker: 1 });
    s.zombieCards(WALKERS_4_YELLOW).spawns('A2.SE');
    expect(s.told('appear')).toMatchObject([{ n: come }]);
    expect(s.told('extra')).toHaveLength(extra);
  },
);

/** Cards drawn so far, with the zones they were drawn for. */
function drawn(s: Scene) {
  return s.told('zombie-card').map(({ card, zone }) => [card, zone]);
}
