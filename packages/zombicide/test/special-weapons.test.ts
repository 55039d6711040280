import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from './scene.ts';

describe('combining', () => {
  test('S1-SPECIAL-01: two fitting cards become one, without an action, in the first of their places', () => {
    const s = scene('amy').carries('amy', '-', '-', 'gasoline', 'glass-bottles');
    s.do('combine:back1:back2');
    expect(s.cardsOf('amy')).toEqual(['-', '-', 'molotov', '-', '-']);
    expect(s.state.actions).toBe(3);
  });

  test('S1-SPECIAL-01: it may be put in hand at once', () => {
    const s = scene('amy').carries('amy', '-', '-', 'gasoline', 'glass-bottles').do('combine:back1:back2');
    expect(s.options()).toEqual(['put:back1:left', 'put:back1:right', 'done']);
    s.do('put:back1:right');
    expect(s.cardsOf('amy')).toEqual(['-', 'molotov', '-', '-', '-']);
    expect([s.asking, s.state.actions]).toEqual(['action', 3]);
  });

  test('S1-SPECIAL-01: with full hands it changes places with what is held; nothing else moves', () => {
    const s = scene('amy').carries('amy', 'pistol', 'pan', 'gasoline', 'glass-bottles', 'water');
    s.do('combine:back1:back2');
    expect(s.options()).toEqual(['put:left:back1', 'put:right:back1', 'done']);
    s.do('put:left:back1');
    expect(s.cardsOf('amy')).toEqual(['molotov', 'pan', 'pistol', '-', 'water']);
  });

  test('S1-SPECIAL-01: it is possible when no action is left', () => {
    const s = scene('amy').carries('amy', 'rifle', 'scope').actions(0);
    s.do('combine:left:right', 'done');
    expect(s.view.survivors[0].cards[0]).toMatchObject({ id: 'rifle', under: 'scope' });
  });

  test('S1-SPECIAL-01: only who acts combines', () => {
    const s = scene('amy', 'josh').carries('josh', 'gasoline', 'glass-bottles');
    expect(s.options('combine')).toEqual([]);
    s.do('end');
    expect(s.options('combine')).toEqual(['combine:left:right']);
  });

  test('S1-SPECIAL-01: cards that do not fit are refused', () => {
    const s = scene('amy').carries('amy', 'gasoline', 'scope', 'rifle', 'glass-bottles', 'pistol');
    expect(s.options('combine')).toEqual(['combine:left:back2', 'combine:back1:right']);
    expect(s.refusal('combine:left:right')).not.toBeNull();
    expect(s.refusal('combine:back3:right')).not.toBeNull();
  });

  test('S1-SPECIAL-02: the other card in the hands of a friend is not enough', () => {
    const s = scene('amy', 'josh').carries('amy', 'gasoline').carries('josh', 'glass-bottles');
    expect(s.options('combine')).toEqual([]);
    expect(s.refusal('combine:left:right')).toBe('S1-SPECIAL-02');
  });

  test('S1-SPECIAL-02: a full survivor has to make room for the Bottles he finds before he combines', () => {
    const s = scene('amy').at('amy', 'A1.r1').finds('glass-bottles');
    s.carries('amy', 'gasoline', 'pan', 'water', 'rice', 'pistol').do('search');
    expect(s.options('combine')).toEqual([]);
    expect(s.options('put').filter((key) => key.startsWith('put:found1'))).toEqual([]);
    expect(s.refusal('combine:left:right')).not.toBeNull();
    s.do('drop:back2', 'put:found1:back2', 'done', 'combine:left:back2', 'done');
    expect(s.cardsOf('amy')).toEqual(['molotov', 'pan', 'water', '-', 'pistol']);
  });
});

describe('Sniper Rifle', () => {
  const sniper = (): Scene => scene('amy', 'josh').carries('amy', 'rifle', '-', 'scope').at('josh', 'A1.N');
  const aim = (s: Scene): Scene => s.do('combine:left:back1', 'done');

  test('S1-SPECIAL-03: the Scope lies under the Rifle, in one place', () => {
    const s = aim(sniper());
    expect(s.cardsOf('amy')).toEqual(['rifle', '-', '-', '-', '-']);
    expect(s.view.survivors[0].cards[0]).toMatchObject({ under: 'scope' });
  });

  test('S1-SPECIAL-03: its shooter names the target', () => {
    const s = aim(sniper()).zombies('A1.N', { walker: 1, runner: 1 }).next().rolls(3);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['strike:josh', 'hit:walker', 'hit:runner']);
    s.do('hit:runner');
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(s.view.survivors[1].wounds).toBe(0);
  });

  test('S1-SPECIAL-03: a Rifle with the Scope beside it hits the friend first', () => {
    const s = sniper().zombies('A1.N', { walker: 1, runner: 1 }).rolls(3);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.survivors[1].wounds).toBe(1);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1, runner: 1 });
  });

  test('S1-SPECIAL-03: another gun in hand does not get better by it', () => {
    const s = aim(sniper().carries('amy', 'rifle', 'pistol', 'scope'));
    s.zombies('A1.N', { walker: 1, runner: 1 }).next().rolls(4);
    s.do(`shoot:right:${s.z('A1.N')}`);
    expect(s.view.survivors[1].wounds).toBe(1);
  });

  test('S1-SPECIAL-03: its shooter may name a Fatty that he cannot kill, rather than a friend', () => {
    const s = aim(sniper()).zombies('A1.N', { fatty: 1 }).next().rolls(3);
    s.do(`shoot:left:${s.z('A1.N')}`, 'hit:fatty');
    expect(s.view.survivors[1].wounds).toBe(0);
    expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1 });
  });

  test('S1-SPECIAL-03: it keeps the reach of a Rifle', () => {
    const s = aim(sniper()).zombies('A1.NE', { walker: 1 }).next();
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.N')}`]);
    expect(s.refusal(`shoot:left:${s.z('A1.NE')}`)).toBe('S1-RANGED-01');
  });

  test('S1-SPECIAL-03: when it is laid down both cards are discarded', () => {
    const s = aim(sniper()).do('discard:left');
    expect(s.view.equipment.discard.toSorted()).toEqual(['rifle', 'scope']);
    expect(s.cardsOf('amy')).toEqual(['-', '-', '-', '-', '-']);
  });

  test('S1-SPECIAL-03: a wound that costs it costs both cards', () => {
    const s = aim(sniper()).zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.view.equipment.discard.toSorted()).toEqual(['rifle', 'scope']);
    expect(s.cardsOf('amy')).toEqual(['wounded', '-', '-', '-', '-']);
  });
});

describe('Molotov', () => {
  const thrower = (zone = 'A1.NE'): Scene => scene('amy', 'josh').at('josh', zone).carries('amy', 'molotov');

  test('S1-SPECIAL-04: Bottle and Gasoline are discarded for a Molotov', () => {
    const s = scene('amy')
      .carries('amy', '-', 'glass-bottles', '-', 'gasoline')
      .do('combine:back2:right', 'done');
    expect(s.cardsOf('amy')).toEqual(['-', '-', '-', 'molotov', '-']);
    expect(s.view.equipment.discard.toSorted()).toEqual(['gasoline', 'glass-bottles']);
  });

  test('S1-SPECIAL-05: everybody and everything in the zone dies, without dice', () => {
    const s = thrower('A1.N').carries('josh', 'goalie-mask', 'water');
    s.zombies('A1.N', { walker: 2, runner: 1, fatty: 2, abomination: 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.survivor('josh').dead, 'no mask helps').toBe(true);
    expect(s.told('dice')).toEqual([]);
  });

  test('S1-SPECIAL-05: it flies zero or one zone far, where one sees', () => {
    const s = scene('amy').at('amy', 'A1.N').carries('amy', 'molotov');
    for (const zone of ['A1.NW', 'A1.N', 'A1.NE', 'A2.N', 'A1.r2']) s.zombies(zone, { walker: 1 });
    expect(s.options('shoot')).toEqual(['A1.NW', 'A1.N', 'A1.NE'].map((zone) => `shoot:left:${s.z(zone)}`));
    expect(s.refusal(`shoot:left:${s.z('A2.N')}`)).toBe('S1-RANGED-01');
    expect(s.refusal(`shoot:left:${s.z('A1.r2')}`)).toBe('S1-SIGHT-05');
  });

  test('S1-SPECIAL-05: in the own zone it kills the thrower too', () => {
    const s = thrower('A1.N').zombies('A1.NE', { abomination: 1 });
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.survivor('amy').dead).toBe(true);
    expect(s.survivor('josh').dead).toBe(false);
    expect(s.zombiesAt('A1.NE')).toEqual({});
    expect(s.view.turn.active, 'his turn is over').toBe('josh');
  });

  test('S1-SPECIAL-05: a free Combat Action pays for it', () => {
    const s = thrower().skills('amy', 'free-combat').zombies('A1.N', { walker: 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect([s.state.actions, s.free('combat')]).toEqual([3, 0]);
  });

  test('S1-SPECIAL-05: without an action it stays in hand', () => {
    const s = thrower().zombies('A1.N', { walker: 1 }).actions(0);
    expect(s.refusal(`shoot:left:${s.z('A1.N')}`)).toBe('S1-ROUND-04');
  });

  test('ZB044 S1-SPECIAL-05: an Abomination elsewhere lives, and of the target zone nobody does', () => {
    const s = thrower().zombies('A1.N', { walker: 1, runner: 2, fatty: 1 });
    s.zombies('A2.N', { abomination: 1, walker: 1 }).zombies('A1.NE', { walker: 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.zombiesAt('A2.N')).toEqual({ abomination: 1, walker: 1 });
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    expect(s.survivor('josh').dead, 'he stands beside the thrower').toBe(false);
  });

  test('S1-SPECIAL-06: the thrower is given the experience of all it kills', () => {
    const s = thrower().zombies('A1.N', { walker: 2, runner: 1, fatty: 1, abomination: 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('amy').xp).toBe(2 + 1 + 1 + 5);
    expect(s.levelOf('amy')).toBe('yellow');
  });

  test('S1-SPECIAL-06 S1-FAQ-22 ZB014: thrown out of the left hand, that hand is empty', () => {
    const s = thrower().carries('amy', 'molotov', 'pan', 'water').zombies('A1.N', { walker: 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.cardsOf('amy')).toEqual(['-', 'pan', 'water', '-', '-']);
  });

  test('S1-SPECIAL-06: of two Molotovs one is thrown', () => {
    const s = scene('amy').carries('amy', 'molotov', 'molotov').zombies('A1.N', { walker: 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.cardsOf('amy').filter((card) => card === 'molotov')).toHaveLength(1);
  });

  test('S1-SPECIAL-06: thrown, laid down or lost it never comes into the deck', () => {
    const thrown = thrower().zombies('A1.N', { walker: 1 });
    thrown.do(`shoot:left:${thrown.z('A1.N')}`);
    const laid = thrower().do('discard:left');
    const lost = thrower('A1.NW').zombies('A1.NE', { walker: 1 }).zombiesAct();
    for (const s of [thrown, laid, lost]) {
      expect(s.cardsOf('amy')).not.toContain('molotov');
      expect(s.view.equipment.discard).toEqual([]);
    }
  });

  test('S1-FAQ-22: in the reserve it is not thrown', () => {
    const s = scene('amy').carries('amy', '-', '-', 'molotov').zombies('A1.N', { walker: 1 });
    expect(s.options('shoot')).toEqual([]);
    expect(s.refusal(`shoot:left:${s.z('A1.N')}`)).toBe('S1-INV-02');
    expect(s.refusal(`shoot:right:${s.z('A1.N')}`)).toBe('S1-INV-02');
  });

  test('S1-FAQ-22 S1-SPECIAL-05: in hand it is thrown by an action', () => {
    const s = thrower('A2.E').zombies('A1.N', { walker: 1 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.N')}`]);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect([s.asking, s.state.actions]).toEqual(['action', 2]);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('S1-GK-03: molotovNoise: %s puts %i token into the zone of the thrower', (molotovNoise, tokens) => {
    const s = sceneWith({ rules: { molotovNoise } }, 'amy').carries('amy', 'molotov');
    s.zombies('A1.N', { walker: 1 }).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(tokens);
    expect(s.view.zones[s.zone('A1.N')].tokens).toBe(0);
  });

  test('ZB047: a goal that its fire reaches is seen at once', () => {
    const s = sceneWith({ mission: { win: [{ use: 'level-reached', level: 'yellow' }] } }, 'amy');
    s.carries('amy', 'molotov').xp('amy', 4).zombies('A1.N', { walker: 1, runner: 1, fatty: 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.over).toMatch(/^won/);
  });
});
