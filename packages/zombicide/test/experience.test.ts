import { describe, expect, test } from 'vitest';
import { LEVELS, type LevelId } from '../src/state/ids.ts';
import { scene, sceneWith } from './scene.ts';

describe('experience', () => {
  test.each([
    ['walker', 1],
    ['runner', 1],
    ['fatty', 1],
    ['abomination', 5],
  ] as const)('S1-XP-01 S1-ZOM-02: killing a %s gives %i', (kind, xp) => {
    const s = scene('doug').skills('doug', 'damage-melee').carries('doug', 'fire-axe');
    s.zombies('A1.NE', { [kind]: 1 })
      .rolls(6)
      .do('melee:left');
    expect(s.survivor('doug').xp).toBe(xp);
  });

  test('S1-XP-01: only he who kills gains it, for each zombie', () => {
    const s = scene('doug', 'ned').carries('doug', 'katana').zombies('A1.NE', { walker: 3 });
    s.rolls(4, 5).do('melee:left');
    expect([s.survivor('doug').xp, s.survivor('ned').xp]).toEqual([2, 0]);
    s.rolls(3, 3).do('melee:left');
    expect(s.survivor('doug').xp).toBe(2);
  });

  test('S1-XP-01: a mission grants more', () => {
    const mission = { objectives: [{ zone: 'A1.NE' }], rules: [{ use: 'objective-xp' as const, xp: 5 }] };
    const s = sceneWith({ mission }, 'doug', 'ned').do('take:t1');
    expect([s.survivor('doug').xp, s.survivor('ned').xp]).toEqual([5, 0]);
  });
});

describe('danger levels', () => {
  test.each<[number, LevelId]>([
    [0, 'blue'],
    [6, 'blue'],
    [7, 'yellow'],
    [18, 'yellow'],
    [19, 'orange'],
    [42, 'orange'],
    [43, 'red'],
    [60, 'red'],
  ])('S1-XP-02: with %i experience the level is %s', (xp, level) => {
    const s = scene('doug').xp('doug', xp);
    expect(s.view.survivors[0].level).toBe(level);
    expect(s.view.turn.level).toBe(level);
  });

  test.each([
    ['yellow', 5, 6, []],
    ['orange', 17, 18, ['learn:free-combat']],
    ['red', 41, 42, ['learn:ambidextrous']],
  ] as const)('S1-XP-02: one point less is not yet %s', (level, before, last, choice) => {
    const s = scene('doug').xp('doug', before).carries('doug', 'machete').zombies('A1.NE', { walker: 2 });
    s.rolls(6).do('melee:left');
    expect(s.survivor('doug').xp).toBe(last);
    expect(s.levelOf('doug')).toBe(LEVELS[LEVELS.indexOf(level) - 1]);
    s.rolls(6).do('melee:left', ...choice);
    expect(s.levelOf('doug')).toBe(level);
  });

  test('S1-TEST-01 S1-XP-03: the seventh point gives a fourth action at once', () => {
    const s = scene('doug').xp('doug', 6).carries('doug', 'machete').zombies('A1.NE', { walker: 1 });
    s.do('noise', 'noise');
    expect(s.state.actions).toBe(1);
    s.rolls(4).do('melee:left');
    expect(s.levelOf('doug')).toBe('yellow');
    expect(s.state.actions).toBe(1);
    s.do('noise');
    expect(s.options()).toEqual(['discard:left', 'end']);
  });

  test('S1-XP-03: the fourth action is his for good', () => {
    const s = scene('doug').xp('doug', 6).carries('doug', 'machete').zombies('A1.NE', { walker: 1 });
    s.rolls(4).do('melee:left', 'end');
    expect(s.state.actions).toBe(4);
    s.do('end');
    expect(s.state.actions).toBe(4);
  });

  test.each([
    ['amy', ['free-combat', 'free-move']],
    ['doug', ['die-ranged', 'free-combat']],
    ['josh', ['die-melee', 're-roll']],
    ['ned', ['die-ranged', 'free-combat']],
    ['phil', ['free-search', 'roll-ranged']],
    ['wanda', ['roll-melee', 'slippery']],
  ])('S1-XP-04: %s chooses one of the two Orange skills', (id, skills) => {
    const s = scene(id).xp(id, 18).carries(id, 'machete').zombies('A1.NE', { walker: 1 }).rolls(4);
    s.do('melee:left');
    expect(s.asking).toBe('skill');
    expect(s.options()).toEqual(skills.map((skill) => `learn:${skill}`));
    const had = s.view.survivors[0].skills;
    s.do(`learn:${skills[1]}`);
    expect(s.view.survivors[0].skills).toEqual([...had, skills[1]]);
    expect(s.levelOf(id)).toBe('orange');
  });

  test.each([
    ['amy', ['die-combat', 'roll-combat', 'medic']],
    ['doug', ['roll-combat', 'ambidextrous', 'slippery']],
    ['josh', ['free-move', 'roll-combat', 'lucky']],
    ['ned', ['die-combat', 'roll-combat', 'tough']],
    ['phil', ['die-ranged', 'born-leader', 'sniper']],
    ['wanda', ['die-combat', 'free-move', 'zone-per-move']],
  ])('S1-XP-05: %s chooses one of the three Red skills', (id, skills) => {
    const s = scene(id).xp(id, 42).carries(id, 'machete').zombies('A1.NE', { walker: 1 }).rolls(4);
    s.do('melee:left');
    expect(s.options()).toEqual(skills.map((skill) => `learn:${skill}`));
    const had = s.view.survivors[0].skills;
    s.do(`learn:${skills[0]}`);
    expect(s.view.survivors[0].skills).toEqual([...had, skills[0]]);
    expect(s.levelOf(id)).toBe('red');
  });

  test('S1-XP-06: a new free action can be used in the same turn', () => {
    const s = scene('doug').xp('doug', 18).carries('doug', 'machete').zombies('A1.NE', { walker: 2 });
    s.actions(1).rolls(4).do('melee:left', 'learn:free-combat');
    expect(s.state.actions).toBe(0);
    expect(s.free('combat')).toBe(1);
    s.rolls(4).do('melee:left');
    expect(s.survivor('doug').xp).toBe(20);
    expect(s.refusal('melee:left')).toBe('S1-ROUND-04');
  });

  test('S1-XP-06: a new bonus counts for the next attack of the same turn', () => {
    const s = scene('wanda').xp('wanda', 18).carries('wanda', 'machete').zombies('A1.NE', { walker: 2 });
    s.rolls(4).do('melee:left', 'learn:roll-melee').rolls(3).do('melee:left');
    expect(s.survivor('wanda').xp).toBe(20);
  });

  test('S1-XP-07: the highest level of the survivors in the game says which line of a card counts', () => {
    const yellow = scene('amy', 'ned').xp('ned', 7).zombieCards(4).spawns('A1.NW');
    expect(yellow.zombiesAt('A1.NW')).toEqual({ walker: 3 });
    const orange = scene('amy', 'ned').xp('ned', 19).xp('amy', 7).zombieCards(4).spawns('A1.NW');
    expect(orange.zombiesAt('A1.NW')).toEqual({ walker: 4 });
    const red = scene('amy', 'ned').xp('ned', 43).zombieCards(4).spawns('A1.NW');
    expect(red.zombiesAt('A1.NW')).toEqual({ runner: 2 });
  });

  test('S1-XP-07: the dead do not count any more', () => {
    const s = scene('amy', 'ned').xp('ned', 43).dead('ned').zombieCards(4).spawns('A1.NW');
    expect(s.zombiesAt('A1.NW')).toEqual({ walker: 2 });
    expect(s.view.turn.level).toBe('blue');
  });

  test('S1-XP-08 ZR109: from Blue to Orange in one gain, the Yellow skill comes first', () => {
    const s = scene('ned').xp('ned', 5).carries('ned', 'molotov').zombies('A1.N', { walker: 15 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('ned').xp).toBe(20);
    expect(s.view.survivors[0].skills).toEqual(['free-search', 'plus-1-action']);
    expect(s.options()).toEqual(['learn:die-ranged', 'learn:free-combat']);
    s.do('learn:free-combat');
    expect(s.asking).toBe('action');
    // Two of his three are left, and the fourth.
    expect(s.view.turn).toMatchObject({ actions: 3, free: { combat: 1, search: 1 } });
  });

  test('S1-XP-08: over all thresholds at once he is given every reward, in order', () => {
    const s = scene('ned').xp('ned', 6).carries('ned', 'molotov').zombies('A1.N', { walker: 37 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.survivor('ned').xp).toBe(43);
    expect(s.options()).toEqual(['learn:die-ranged', 'learn:free-combat']);
    s.do('learn:die-ranged');
    expect(s.options()).toEqual(['learn:die-combat', 'learn:roll-combat', 'learn:tough']);
    s.do('learn:tough');
    expect(s.asking).toBe('action');
    expect(s.view.survivors[0].skills).toEqual(['free-search', 'plus-1-action', 'die-ranged', 'tough']);
    expect(s.told('level').map((event) => event.level)).toEqual(['yellow', 'orange', 'red']);
  });
});
