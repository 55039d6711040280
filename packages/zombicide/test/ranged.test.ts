import { describe, expect, test } from 'vitest';
import { type Scene, type SceneOptions, scene, sceneWith, type Zombies } from './scene.ts';

/** All kinds, one of each rank. */
const EVERY: Zombies = { walker: 1, fatty: 1, runner: 1 };

describe('which zone', () => {
  test('S1-RANGED-01: a Rifle reaches one to three zones it sees, not its own, not a fourth', () => {
    const s = scene('amy').at('amy', 'A1.NW').carries('amy', 'rifle');
    for (const zone of ['A1.NW', 'A1.N', 'A1.NE', 'A2.N', 'A2.NE', 'B1.E', 'A1.r1']) s.zombies(zone, EVERY);
    expect(s.options('shoot')).toEqual(['A1.N', 'A1.NE', 'A2.N'].map((zone) => `shoot:left:${s.z(zone)}`));
    expect(s.refusal(`shoot:left:${s.z('A1.NW')}`), 'below the minimum').toBe('S1-RANGED-01');
    expect(s.refusal(`shoot:left:${s.z('A2.NE')}`), 'above the maximum').toBe('S1-RANGED-01');
    expect(s.refusal(`shoot:left:${s.z('B1.E')}`), 'round the corner').toBe('S1-SIGHT-01');
    expect(s.refusal(`shoot:left:${s.z('A1.r1')}`), 'behind a wall').toBe('S1-SIGHT-05');
  });

  test('S1-RANGED-01: a Pistol reaches its own zone and the next, no further', () => {
    const s = scene('amy').at('amy', 'A1.N').carries('amy', 'pistol');
    for (const zone of ['A1.NW', 'A1.N', 'A1.NE', 'A2.N']) s.zombies(zone, EVERY);
    expect(s.options('shoot')).toEqual(['A1.NW', 'A1.N', 'A1.NE'].map((zone) => `shoot:left:${s.z(zone)}`));
    expect(s.refusal(`shoot:left:${s.z('A2.N')}`)).toBe('S1-RANGED-01');
  });

  test('S1-RANGED-01: a closed door stops the shot, an open one lets it through', () => {
    const door = { doors: [{ between: ['A1.r2', 'A1.NE'] as [string, string] }] };
    const s = sceneWith(door, 'amy').carries('amy', 'pistol').zombies('A1.r2', { walker: 1 });
    const key = `shoot:left:${s.z('A1.r2')}`;
    expect(s.refusal(key)).toBe('S1-SIGHT-05');
    s.open(0).next().rolls(4).do(key);
    expect(s.zombiesAt('A1.r2')).toEqual({});
  });

  test('S1-RANGED-01: all dice go to the one zone that is shot at', () => {
    const s = scene('amy')
      .carries('amy', 'sub-mg')
      .zombies('A1.N', { walker: 1 })
      .zombies('A2.N', { walker: 1 });
    s.rolls(6, 6, 6).do(`shoot:left:${s.z('A1.N')}`);
    expect([s.zombiesAt('A1.N'), s.zombiesAt('A2.N')]).toEqual([{}, { walker: 1 }]);
  });
});

describe('actors between', () => {
  test('S1-RANGED-02 S1-TEST-10: past a Walker the Runner behind it is killed', () => {
    const s = scene('amy').carries('amy', 'rifle').at('amy', 'A1.NW');
    s.zombies('A1.N', { walker: 1 }).zombies('A1.NE', { runner: 1 }).rolls(3);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect([s.zombiesAt('A1.N'), s.zombiesAt('A1.NE')]).toEqual([{ walker: 1 }, {}]);
  });

  test('S1-RANGED-02: a friend between shooter and target is not hit', () => {
    const s = scene('amy', 'josh').carries('amy', 'rifle').at('amy', 'A1.NW').at('josh', 'A1.N');
    s.zombies('A1.NE', { runner: 1 }).rolls(6);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(woundsOf(s)).toEqual([0, 0]);
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });

  const past = (options: SceneOptions): Scene =>
    sceneWith(options, 'amy', 'josh').carries('amy', 'rifle').at('amy', 'A1.NW').at('josh', 'A2.E');
  const strict: SceneOptions = { rules: { shootThroughOccupied: false } };

  test.each([
    ['season1', {}],
    ['rueMorgue', { preset: 'rueMorgue' }],
    ['shootThroughOccupied: true', { preset: 'hungarianAid', rules: { shootThroughOccupied: true } }],
  ] as const)('S1-RANGED-02: with %s one shoots past zombies', (_, options) => {
    const s = past(options).zombies('A1.N', { walker: 1 }).zombies('A1.NE', { runner: 1 });
    expect(s.refusal(`shoot:left:${s.z('A1.NE')}`)).toBeNull();
  });

  test.each([
    ['hungarianAid', { preset: 'hungarianAid' }],
    ['shootThroughOccupied: false', strict],
  ] as const)('S1-RANGED-02: with %s a zone with zombies blocks what lies behind it', (_, options) => {
    const s = past(options).zombies('A1.N', { walker: 1 }).zombies('A1.NE', { runner: 1 });
    s.zombies('A2.N', { runner: 1 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.N')}`]);
    expect(s.refusal(`shoot:left:${s.z('A1.NE')}`)).toBe('S1-RANGED-02');
    expect(s.refusal(`shoot:left:${s.z('A2.N')}`)).toBe('S1-RANGED-02');
  });

  test('S1-RANGED-02: shootThroughOccupied: false is about zombies on the way, not about survivors or own zone', () => {
    const s = past(strict).at('josh', 'A1.N').zombies('A1.NW', { walker: 1 }).zombies('A1.NE', { runner: 1 });
    expect(s.refusal(`shoot:left:${s.z('A1.NE')}`)).toBeNull();
  });

  test('S1-RANGED-02: shootThroughOccupied: false does not stop a Sniper, nor a Sniper Rifle', () => {
    const s = past(strict).zombies('A1.N', { walker: 1 }).zombies('A1.NE', { runner: 1 });
    const key = `shoot:left:${s.z('A1.NE')}`;
    expect(s.refusal(key)).toBe('S1-RANGED-02');
    s.skills('amy', 'sniper').next();
    expect(s.refusal(key)).toBeNull();
    s.skills('amy').carries('amy', 'rifle', '-', 'scope').next();
    expect(s.refusal(key)).toBe('S1-RANGED-02');
    s.do('combine:left:back1', 'done');
    expect(s.refusal(key)).toBeNull();
  });
});

describe('which target', () => {
  // Damage 2: one hit each kills the friend, the Walker, the Fatty and the Runner, in this order.
  test.each([
    [0, [0, 0], EVERY],
    [1, [0, 2], EVERY],
    [2, [0, 2], { fatty: 1, runner: 1 }],
    [3, [0, 2], { runner: 1 }],
    [4, [0, 2], {}],
    [6, [0, 2], {}],
  ])('S1-RANGED-03: %i hits on survivor, Walker, Fatty and Runner', (hits, wounds, left) => {
    const s = scene('amy', 'josh').at('josh', 'A1.N').skills('amy', 'damage-ranged');
    s.carries('amy', 'sub-mg', 'sub-mg').zombies('A1.N', EVERY);
    s.rolls(...Array.from({ length: 6 }, (_, i) => (i < hits ? 5 : 4))).do(`shoot:both:${s.z('A1.N')}`);
    expect(s.asking, 'the shooter does not choose').toBe('action');
    expect(s.zombiesAt('A1.N')).toEqual(left);
    expect(woundsOf(s)).toEqual(wounds);
  });

  test('S1-RANGED-03: an Abomination stands before the Runners like a Fatty', () => {
    const s = scene('amy').skills('amy', 'damage-ranged').carries('amy', 'shotgun');
    s.zombies('A1.N', { abomination: 1, runner: 1 }).rolls(4, 1);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ runner: 1 });
  });

  test('S1-RANGED-04: damage 1 against Fatty and Runner leaves the Runner alive', () => {
    const s = scene('amy').carries('amy', 'pistol').zombies('A1.N', { fatty: 1, runner: 1 }).rolls(6);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1, runner: 1 });
  });

  test('S1-RANGED-04: every Walker has to be dead before a Fatty is hit', () => {
    const s = scene('amy').carries('amy', 'shotgun').zombies('A1.N', { walker: 2, fatty: 1, runner: 1 });
    s.rolls(6, 6).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1, runner: 1 });
  });

  test('S1-RANGED-04: an Abomination that damage 2 cannot kill stops the hits when the Fatty is dead', () => {
    const s = scene('amy').carries('amy', 'shotgun');
    s.zombies('A1.N', { fatty: 1, abomination: 1, runner: 1 }).rolls(6, 6);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ abomination: 1, runner: 1 });
  });

  test('S1-RANGED-05 S1-FAQ-20: into the own zone a Pistol hits the Walker, not the Runner', () => {
    const s = scene('amy').carries('amy', 'pistol').zombies('A1.NE', { walker: 1, runner: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  });

  test('S1-RANGED-05 ZR038: into the own zone a friend is hit first, the shooter never', () => {
    const s = scene('amy', 'josh').carries('amy', 'pistol').zombies('A1.NE', { walker: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(woundsOf(s)).toEqual([0, 1]);
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('S1-RANGED-06: between Fatty and Abomination the shooter chooses', () => {
    const s = scene('amy').skills('amy', 'damage-ranged').carries('amy', 'shotgun');
    s.zombies('A1.N', { fatty: 1, abomination: 1, runner: 1 }).rolls(4, 1);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['hit:fatty', 'hit:abomination']);
    s.do('hit:abomination');
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1, runner: 1 });
  });
});

describe('options', () => {
  const close = (options: SceneOptions): Scene => {
    const s = sceneWith(options, 'amy', 'josh').carries('amy', 'sub-mg', 'pistol');
    s.zombies('A1.NE', { walker: 2, runner: 1 }).zombies('A1.N', { walker: 1, runner: 1 });
    return s;
  };

  test.each([
    ['season1', {}],
    ['rueMorgue', { preset: 'rueMorgue' }],
    ['rangeZeroShotIsMelee: false', { preset: 'hungarianAid', rules: { rangeZeroShotIsMelee: false } }],
  ] as const)('S1-RANGED-05: with %s a shot into the own zone keeps the order', (_, options) => {
    const s = close(options).rolls(5, 1, 1);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.asking).toBe('action');
    expect(woundsOf(s)).toEqual([0, 1]);
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 2, runner: 1 });
  });

  test.each([
    ['hungarianAid', { preset: 'hungarianAid' }],
    ['rangeZeroShotIsMelee: true', { rules: { rangeZeroShotIsMelee: true } }],
  ] as const)('S1-RANGED-05: with %s a shot into the own zone hits the zombies one names', (_, options) => {
    const s = close(options).rolls(5, 1, 1);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.options()).toEqual(['hit:walker', 'hit:runner']);
    s.do('hit:runner');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 2 });
    expect(woundsOf(s)).toEqual([0, 0]);
    expect(s.view.zones[s.zone('A1.NE')].tokens, 'it is as loud as any shot').toBe(1);
    s.rolls(4).do(`shoot:right:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N'), 'the order holds in the next zone').toEqual({ runner: 1 });
  });

  const ranked = (options: SceneOptions): Scene => {
    const s = sceneWith({ players: 2, ...options }, 'amy', 'josh').at('josh', 'A2.E');
    s.skills('amy', 'damage-ranged').carries('amy', 'shotgun').zombies('A1.N', { fatty: 1, abomination: 1 });
    return s.rolls(4, 1).do(`shoot:left:${s.z('A1.N')}`);
  };
  const open = (s: Scene, seat: number): string[] =>
    s.run.decision([seat])?.options.map(({ key }) => key) ?? [];

  test('S1-RANGED-06: equalRankChoice: shooter leaves the choice to his player', () => {
    const s = ranked({ rules: { equalRankChoice: 'shooter' } });
    expect(open(s, 0)).toEqual(['hit:fatty', 'hit:abomination']);
    expect(open(s, 1)).toEqual([]);
    expect(s.refusal('hit:fatty', 1)).not.toBeNull();
  });

  test('S1-RANGED-06: equalRankChoice: players lets anybody at the table choose', () => {
    const s = ranked({ rules: { equalRankChoice: 'players' } });
    expect(open(s, 0)).toEqual(['hit:fatty', 'hit:abomination']);
    expect(open(s, 1)).toEqual(['hit:fatty', 'hit:abomination']);
    expect(s.refusal('hit:abomination', 1)).toBeNull();
    s.do('hit:abomination');
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });
});

describe('friends', () => {
  test('S1-FAQ-19 S1-RANGED-04: two hits on a survivor and two Walkers: he dies, both Walkers live', () => {
    const s = scene('amy', 'josh').at('josh', 'A1.N').carries('amy', 'sub-mg');
    s.zombies('A1.N', { walker: 2 }).rolls(5, 5, 1);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('josh').dead).toBe(true);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  });

  test('ZR037: of three hits two kill him, the third goes to a Walker', () => {
    const s = scene('amy', 'josh').at('josh', 'A1.N').carries('amy', 'sub-mg');
    s.zombies('A1.N', { walker: 2 }).rolls(5, 5, 5);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('josh').dead).toBe(true);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-RANGED-07 S1-FAQ-21: one hit of damage 2 is two wounds', () => {
    const s = scene('amy', 'josh').at('josh', 'A1.N').carries('amy', 'shotgun').rolls(4, 1);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.told('wound')).toHaveLength(2);
    expect(s.survivor('josh').dead).toBe(true);
  });

  test('S1-RANGED-07: each wound costs the victim a card of his choice', () => {
    const s = scene('amy', 'josh').at('josh', 'A1.N').carries('amy', 'pistol');
    s.carries('josh', 'fire-axe', '-', 'water').rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['lose:left', 'lose:back1']);
    s.do('lose:back1');
    expect(s.cardsOf('josh')).toEqual(['fire-axe', '-', 'wounded', '-', '-']);
  });

  test('S1-RANGED-07: the shooter divides the hits between several survivors', () => {
    const shot = (): Scene => {
      const s = scene('amy', 'josh', 'ned').at('josh', 'A1.N').at('ned', 'A1.N').carries('amy', 'sub-mg');
      s.zombies('A1.N', { walker: 1 })
        .rolls(5, 5, 1)
        .do(`shoot:left:${s.z('A1.N')}`);
      expect(s.options()).toEqual(['strike:josh', 'strike:ned']);
      return s;
    };
    expect(woundsOf(shot().do('strike:ned', 'strike:josh'))).toEqual([0, 1, 1]);
    expect(woundsOf(shot().do('strike:ned', 'strike:ned'))).toEqual([0, 0, 2]);
  });

  test('S1-RANGED-04: as long as one survivor lives no zombie is hit', () => {
    const s = scene('amy', 'josh', 'ned').at('josh', 'A1.N').at('ned', 'A1.N').carries('amy', 'sub-mg');
    s.wounds('josh', 1).zombies('A1.N', { walker: 1 }).rolls(5, 5, 5);
    s.do(`shoot:left:${s.z('A1.N')}`, 'strike:josh');
    expect(s.survivor('ned').dead, 'both other hits are his').toBe(true);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });
});

const woundsOf = (s: Scene): number[] =>
  s.state.survivors.map(({ dead }, who) => (dead ? 2 : s.view.survivors[who].wounds));
