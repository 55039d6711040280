import { seenBy } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { terrorScene, terrorSceneWith } from './scene.ts';

const away = () =>
  terrorScene('medic', 'scientist').at('medic', 'paris').at('scientist', 'paris').hides('lima');

describe('the order of turns', () => {
  test('T-095 OB-BT-09 OB-BT-10: after each turn of the team comes his, without a draw and without infections', () => {
    const s = away().draws('essen', 'milan', 'lagos', 'kinshasa').flips('lima', 'osaka', 'tokyo', 'seoul');
    const deck = s.state.playerDeck.length;
    s.do('medic', 'end').goOn();
    expect(s.run.asking).toBe('btAction');
    expect([s.state.playerDeck.length, s.state.infectionDiscard.length]).toEqual([deck - 2, 2]);
    s.he('bt-end').asks('scientist', 'action').do('scientist', 'end').goOn();
    expect([s.state.playerDeck.length, s.state.infectionDiscard.length]).toEqual([deck - 4, 4]);
    s.he('bt-end').asks('medic', 'action');
  });

  test('OB-BT-10 PD-TURN-05: he does nothing in the turns of others, nor they in his', () => {
    const s = away();
    s.start().heIsRefused('bt-draw', 'OB-BT-10');
    expect(s.run.answer({ seq: s.state.seq, seat: 0, key: 'bt-draw' })?.rule).toBe('OB-BT-01');
    s.his();
    s.refuses('medic', 'treat:red', 'PD-TURN-01');
  });
});

describe('two actions and a drive', () => {
  test('T-096 OB-BT-11 OB-BT-12: three drives, not four; two draws and a drive, not three draws', () => {
    const three = away().his().he('bt-drive:santiago', 'bt-drive:lima', 'bt-drive:bogota');
    expect(three.run.asking).toBe('action');
    expect(three.notebook.at(-1)).toBe('santiago, lima, bogota');
    const draws = away().flips('milan', 'essen').his().he('bt-draw', 'bt-draw');
    expect(draws.hisKinds).toEqual(['bt-drive']);
    draws.heIsRefused('bt-draw', 'OB-BT-11').he('bt-drive:bogota');
    expect(draws.run.asking).toBe('action');
  });

  test.each([[['bt-drive:bogota', 'bt-draw', 'bt-draw']], [['bt-draw', 'bt-drive:bogota', 'bt-draw']]])(
    'OB-BT-11: the additional drive comes before, between or after: %s',
    (keys) => {
      const s = away()
        .flips('milan', 'essen')
        .his()
        .he(...keys);
      expect(s.run.asking).toBe('action');
      expect(s.hisCards).toEqual(['essen', 'milan']);
    },
  );

  test('T-154 OB-BT-13 OB-BT-14 OB-BT-16: he draws once and leaves the rest out; one message of a draw', () => {
    const s = away().holds('cairo', 'delhi').flips('milan').his();
    const deck = s.state.infectionDeck.length;
    s.he('bt-draw', 'bt-end');
    expect(s.state.infectionDeck).toHaveLength(deck - 1);
    expect(s.seen.handCount).toBe(3);
    const told = s.events.flatMap((event) => seenBy(event, 0) ?? []);
    expect(told.filter(({ t }) => t.startsWith('bt-'))).toEqual([
      { t: 'bt-draw', seat: 2, n: 3 },
      { t: 'bt-over', seat: 2 },
    ]);
    expect(s.notebook.at(-1)).toBe('K, -');
  });

  test('OB-BT-15 T-116 OB-BT-27: of two drives the team gets no city, no number, only the end of the turn', () => {
    const s = away().his();
    const before = JSON.stringify(s.viewOf(0).brink?.terrorist?.sightings);
    s.he('bt-drive:bogota', 'bt-drive:miami', 'bt-end');
    const told = s.events.flatMap((event) => seenBy(event, 0) ?? []);
    expect(told.map(({ t }) => t)).toEqual(['bt-over', 'turn']);
    expect(JSON.stringify(s.viewOf(0).brink?.terrorist?.sightings)).toBe(before);
    expect(s.seen.secret).toBeNull();
  });

  test('OB-BT-16 T-160 OQ-09: an empty infection deck is made anew before he draws', () => {
    const s = away().infectionDeckOf(0).his();
    s.state.infectionDiscard.push(s.state.removedInfections.pop() ?? 0);
    s.state.layers = [];
    s.run.advance();
    s.he('bt-draw');
    expect(s.seen.handCount).toBe(1);
    expect(s.infectionDiscard).toEqual([]);
  });

  test('OB-BT-16: without any card he can not draw', () => {
    const s = away().infectionDeckOf(0);
    s.state.infectionDiscard.length = 0;
    s.his();
    expect(s.hisKinds).toEqual(['bt-drive', 'bt-local']);
    s.heIsRefused('bt-draw', 'OB-BT-16');
  });

  test('T-100 OB-BT-17: with an eighth card one is discarded at once, without an effect', () => {
    const cards = ['cairo', 'delhi', 'essen', 'lagos', 'miami', 'tokyo', 'osaka'];
    const s = away()
      .holds(...cards)
      .flips('milan')
      .his()
      .he('bt-draw');
    expect(s.run.asking).toBe('btDiscard');
    expect(s.hisKeys).toHaveLength(8);
    s.heIsRefused('bt-discard:paris', 'OB-BT-17').he('bt-discard:milan');
    expect(s.seen.handCount).toBe(7);
    expect(s.infectionDiscard).toContain('milan');
    expect(s.cubesIn('milan')).toEqual({});
  });
});

describe('moving', () => {
  test('OB-BT-18: only to a neighbour', () => {
    away().his().heIsRefused('bt-drive:sydney', 'OB-BT-18');
  });

  test('T-155 OB-BT-19 OB-BT-32: a direct flight is seen at the airport, but puts no pawn on the board', () => {
    const s = away().holds('cairo').his().he('bt-fly:cairo');
    expect(s.own.secret?.city).toBe('cairo');
    expect(s.seen).toMatchObject({ pawn: null, sightings: [{ city: 'cairo' }] });
  });

  test('T-101 OB-BT-21: to Cairo with its card, or from there: the team is told the same', () => {
    const there = terrorScene('medic').hides('lima').holds('cairo').his().he('bt-fly:cairo');
    const from = terrorScene('medic').hides('cairo').holds('cairo').his().he('bt-charter:lima');
    const told = (s: typeof there) => s.events.flatMap((event) => seenBy(event, 0) ?? []);
    expect(JSON.stringify(told(there))).toBe(JSON.stringify(told(from)));
    expect(there.seen.sightings).toEqual(from.seen.sightings);
    expect(there.seen.handCount).toBe(from.seen.handCount);
  });

  test('OB-BT-20 OB-BT-14: a charter flight takes the card of the city he leaves', () => {
    const s = away().holds('cairo').his();
    s.heIsRefused('bt-charter:tokyo', 'OB-BT-20').heIsRefused('bt-fly:tokyo', 'OB-BT-19');
  });

  test('OQ-24: no flight leads to where he is', () => {
    const s = away().holds('lima').his();
    s.heIsRefused('bt-fly:lima', 'PD-ACT-05').heIsRefused('bt-charter:lima', 'PD-ACT-05');
  });

  test('T-161 OQ-14 OB-VS-12: Government Interference does not hold him', () => {
    const s = terrorSceneWith({ module: 'virulent+bioterrorist' }, 'medic')
      .at('medic', 'paris')
      .hides('lima');
    const { brink } = s.state;
    if (!brink) throw new Error('no strain');
    brink.strain = 1;
    brink.effects.push(74);
    s.run.refreshHooks();
    s.cubes('lima', { yellow: 1 }).his().he('bt-drive:bogota');
    expect(s.own.secret?.city).toBe('bogota');
  });

  test('T-120 OB-BT-22: nobody moves his pawn, shares with him or treats him as one of the team', () => {
    const s = terrorScene('dispatcher', 'medic').hides('atlanta').hand('dispatcher', 'airlift', 'atlanta');
    const keys = s.keys('dispatcher');
    expect(keys.some((key) => key.startsWith('give:p3') || /:p3:/.test(key))).toBe(false);
    s.refuses('dispatcher', 'lead-drive:p3:chicago', 'PD-ROLE-03').refuses(
      'dispatcher',
      'give:p3:atlanta',
      'PD-ACT-09',
    );
    s.do('event:airlift');
    expect(s.keys('dispatcher')).toEqual(['pawn:p1', 'pawn:p2', 'back']);
  });
});
