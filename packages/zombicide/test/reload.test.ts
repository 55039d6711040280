import { describe, expect, test } from 'vitest';
import type { PresetId } from '../src/rules/ruleset.ts';
import { type Scene, scene, sceneWith } from './scene.ts';

describe('one weapon', () => {
  test('S1-RELOAD-01: a Sawed-off is empty after its shot and is reloaded for one action', () => {
    const s = armed('sawed-off').rolls(1, 1);
    expect(s.refusal('reload:left'), 'it is loaded').toBe('S1-RELOAD-01');
    s.do(key(s));
    expect(empties(s, 'amy')).toEqual([true]);
    expect(s.refusal(key(s))).toBe('S1-RELOAD-01');
    expect(s.options('shoot', 'reload')).toEqual(['reload:left']);
    s.do('reload:left');
    expect(s.state.actions).toBe(1);
    s.rolls(1, 1).do(key(s));
    expect([s.state.actions, empties(s, 'amy')]).toEqual([0, [true]]);
  });

  test('S1-RELOAD-01: reloading is an action; a free Combat Action shoots but does not reload', () => {
    const s = armed('sawed-off').skills('amy', 'free-combat').actions(0).rolls(1, 1);
    s.do(key(s));
    expect(s.refusal('reload:left')).toBe('S1-ROUND-04');
    const t = armed('sawed-off').empty('amy', 0).skills('amy', 'free-combat').actions(0);
    expect(t.free('combat')).toBe(1);
    expect(t.refusal('reload:left')).toBe('S1-ROUND-04');
  });

  test.each(['pistol', 'shotgun', 'sub-mg', 'rifle', 'evil-twins'])(
    'S1-RELOAD-01: a %s shoots again and again',
    (weapon) => {
      const s = armed(weapon);
      const misses = new Array<number>(
        weapon === 'sub-mg' ? 3 : ['pistol', 'rifle'].includes(weapon) ? 1 : 2,
      ).fill(1);
      for (let i = 0; i < 3; i++) s.rolls(...misses).do(key(s));
      expect(empties(s, 'amy')).toEqual([false]);
    },
  );

  test("S1-RELOAD-01: Ma's Shotgun is empty too, but its blade still cuts", () => {
    const s = armed('mas-shotgun').zombies('A1.NE', { walker: 1 }).rolls(1, 1);
    s.do(key(s));
    expect(s.refusal(key(s))).toBe('S1-RELOAD-01');
    s.rolls(3).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
    s.do('reload:left');
    expect(empties(s, 'amy')).toEqual([false]);
  });

  test('S1-RELOAD-01 ZB013: it stays empty in the reserve, back in hand and in the turns of others', () => {
    const s = armed('sawed-off', 'water').rolls(1, 1);
    s.do(key(s), 'organise', 'put:left:back1', 'put:back1:left', 'done');
    expect(empties(s, 'amy')).toEqual([true, false]);
    expect(s.refusal(key(s))).toBe('S1-RELOAD-01');
    s.do('end', 'noise');
    expect(s.view.turn.active).toBe('josh');
    expect(empties(s, 'amy')).toEqual([true, false]);
  });

  test('S1-RELOAD-01: shot alone, one of two Sawed-offs is empty and the other is not', () => {
    const s = armed('sawed-off', 'sawed-off').rolls(1, 1);
    s.do(key(s));
    expect(empties(s, 'amy')).toEqual([true, false]);
    s.rolls(1, 1).do(key(s, 'right'));
    expect(empties(s, 'amy')).toEqual([true, true]);
  });

  test('S1-RELOAD-02 ZR092: in the End Phase everything is loaded, for nothing', () => {
    const s = armed('sawed-off', '-', 'mas-shotgun').empty('amy', 0).empty('amy', 2);
    s.carries('josh', 'sawed-off').empty('josh', 0).zombies('A1.N', { abomination: 0 }).do('end', 'end');
    expect(s.state.round).toBe(2);
    expect([empties(s, 'amy'), empties(s, 'josh')]).toEqual([[false, false], [false]]);
    s.zombies('A1.N', { walker: 1 }).do('activate:amy').rolls(3, 1).do(key(s));
    expect(s.zombiesAt('A1.N')).toEqual({});
  });
});

describe('in other hands', () => {
  const handed = (preset: PresetId, rules = {}): Scene => {
    const s = sceneWith({ preset, rules }, 'amy', 'josh').carries('amy', 'sawed-off');
    s.zombies('A1.N', { walker: 2 }).rolls(1, 1).do(key(s));
    return s.do('trade:josh', 'put:left:their-left', 'done', 'end');
  };

  test.each([
    ['season1', 'season1', {}],
    ['reloadOnTrade: loaded', 'rueMorgue', { reloadOnTrade: 'loaded' }],
  ] as const)(
    'S1-RELOAD-03 S1-TEST-12: with %s who is given an empty Sawed-off may shoot at once',
    (_, preset, rules) => {
      const s = handed(preset, rules);
      s.rolls(3, 1).do(key(s));
      expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
      expect(s.state.actions).toBe(2);
    },
  );

  test.each([
    ['rueMorgue', 'rueMorgue', {}],
    ['reloadOnTrade: staysEmpty', 'season1', { reloadOnTrade: 'staysEmpty' }],
  ] as const)('S1-RELOAD-03 S1-TEST-12 ZB013: with %s he has to reload it first', (_, preset, rules) => {
    const s = handed(preset, rules);
    expect(empties(s, 'josh')).toEqual([true]);
    expect(s.refusal(key(s))).toBe('S1-RELOAD-01');
    s.rolls(3, 1).do('reload:left', key(s));
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(s.state.actions).toBe(1);
  });

  test('S1-RELOAD-03: a loaded one is just a loaded one, and empty after his shot', () => {
    const s = handed('season1');
    s.rolls(1, 1).do(key(s));
    expect(s.refusal(key(s))).toBe('S1-RELOAD-01');
  });

  test('S1-RELOAD-03: a gun that goes there and back in one trade is still empty for who shot it', () => {
    const s = scene('amy', 'josh').carries('amy', 'sawed-off').zombies('A1.N', { walker: 2 }).rolls(1, 1);
    s.do(key(s), 'trade:josh', 'put:left:their-left', 'put:their-left:left', 'done');
    expect(s.cardsOf('amy')[0]).toBe('sawed-off');
    expect(empties(s, 'amy')).toEqual([true]);
  });
});

describe('a pair', () => {
  test('S1-RELOAD-04 S1-FAQ-11: one action reloads both Sawed-offs that were shot together', () => {
    const s = armed('sawed-off', 'sawed-off').rolls(1, 1, 1, 1);
    s.do(key(s, 'both'));
    expect(empties(s, 'amy')).toEqual([true, true]);
    expect(s.refusal(key(s, 'both'))).toBe('S1-RELOAD-01');
    expect(s.options('reload')).toEqual(['reload:both']);
    s.do('reload:both');
    expect([s.state.actions, empties(s, 'amy')]).toEqual([1, [false, false]]);
    s.rolls(1, 1, 1, 1).do(key(s, 'both'));
  });

  test('S1-RELOAD-04: one action reloads both that were shot one after the other', () => {
    const s = armed('sawed-off', 'sawed-off').empty('amy', 0).empty('amy', 1);
    s.do('reload:both');
    expect([s.state.actions, empties(s, 'amy')]).toEqual([2, [false, false]]);
  });

  test('S1-RELOAD-01: while one of the two is empty they do not shoot together', () => {
    const s = armed('sawed-off', 'sawed-off').empty('amy', 0);
    expect(s.refusal(key(s, 'both'))).toBe('S1-RELOAD-01');
    expect(s.options('shoot', 'reload')).toEqual([key(s, 'right'), 'reload:left']);
  });

  test('S1-RELOAD-04: two different weapons are no pair and are reloaded one by one', () => {
    const s = armed('sawed-off', 'mas-shotgun').empty('amy', 0).empty('amy', 1);
    expect(s.options('reload')).toEqual(['reload:left', 'reload:right']);
    s.do('reload:left');
    expect(empties(s, 'amy')).toEqual([false, true]);
  });
});

/** Which of his cards are empty, by place, free places left out. */
const empties = (s: Scene, id: string): boolean[] =>
  s.view.survivors[s.who(id)].cards.flatMap((card) => (card ? [card.empty] : []));

/** A target that outlives every shot of a test, one zone away. */
const armed = (...cards: string[]): Scene =>
  scene('amy', 'josh')
    .at('josh', 'A2.E')
    .carries('amy', ...cards)
    .zombies('A1.N', { abomination: 1 });
const key = (s: Scene, grip = 'left'): string => `shoot:${grip}:${s.z('A1.N')}`;
