import { describe, expect, test } from 'vitest';
import { order, town, walks, woundsOf } from './town.ts';

describe('the zombies attack', () => {
  test('RM-ZATK-01 RM-ZATK-08: all attacks come before all moves, and who has attacked stays', () => {
    const s = town('amy', 'doug').at('amy', 'A1.SE').at('doug', 'B1.NE');
    // The Fatty of the lower zone would be the first to move.
    s.zombies('A1.NW', { 'skinner-fatty': 1 }).zombies('A1.SE', { 'skinner-walker': 1 }).zombiesAct();
    expect(order(s, 'attack', 'wound', 'shamble')).toEqual(['attack', 'wound', 'shamble']);
    expect(walks(s)).toEqual(['1 skinner-fatty: A1.NW > A1.N']);
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 1 });
  });

  test('RM-ZATK-02 RM-ZATK-03: each of them, a Crawler too, gives one wound without a die', () => {
    const one = town('amy', 'doug').at('doug', 'B1.r1').zombies('A1.SE', { crawler: 1 }).zombiesAct();
    expect(woundsOf(one, 'amy')).toBe(1);
    const two = town('amy', 'doug').at('doug', 'B1.r1');
    two.zombies('A1.SE', { crawler: 1, 'skinner-fatty': 1 }).zombiesAct();
    expect(two.survivor('amy').dead).toBe(true);
    expect([...one.events, ...two.events].filter(({ t }) => t === 'dice')).toEqual([]);
  });

  test('RM-ZATK-04: the victim chooses which card is lost, and the wound lies in its place', () => {
    const s = town('amy').carries('amy', 'pan', '-', 'rice').zombies('A1.SE', { 'skinner-walker': 1 });
    s.zombiesAct();
    expect(s.options()).toEqual(['lose:left', 'lose:back1']);
    s.do('lose:back1');
    expect(s.cardsOf('amy')).toEqual(['pan', '-', 'wounded', '-', '-']);
    expect(s.view.equipment.discard).toEqual(['rice']);
  });

  test('RM-ZATK-04: without a card the wound is taken all the same', () => {
    const s = town('amy').zombies('A1.SE', { 'skinner-walker': 1 }).zombiesAct();
    expect(woundsOf(s, 'amy')).toBe(1);
  });

  test('RM-ZATK-05: the second wound kills, and all equipment is discarded', () => {
    const s = town('amy', 'doug').at('doug', 'B1.r1').carries('amy', 'crowbar', 'saber', '-', '-', 'wounded');
    s.zombies('A1.SE', { 'skinner-walker': 1 }).zombiesAct();
    expect(s.survivor('amy').dead).toBe(true);
    expect(s.placeOf('amy')).toBeNull();
    expect([...s.view.equipment.discard].sort()).toEqual(['crowbar', 'saber']);
  });

  describe('EX-ZATK-01 RM-ZATK-06: one Skinner Walker, two survivors', () => {
    const shared = () => {
      const s = town('amy', 'doug', 'josh').at('josh', 'B1.r1').carries('amy', 'pan');
      return s.zombies('A1.SE', { 'skinner-walker': 1 }).zombiesAct();
    };

    test('it hurts the one who has nothing to lose', () => {
      const s = shared();
      expect(s.options()).toEqual(['victim:amy', 'victim:doug']);
      s.do('victim:doug');
      expect([woundsOf(s, 'amy'), woundsOf(s, 'doug')]).toEqual([0, 1]);
      expect(s.cardsOf('amy')[0]).toBe('pan');
    });

    test('or the one who is wounded already, who dies of it', () => {
      const s = town('amy', 'doug').wounds('doug', 1).zombies('A1.SE', { 'skinner-walker': 1 });
      s.zombiesAct().do('victim:doug');
      expect([woundsOf(s, 'amy'), s.survivor('doug').dead]).toEqual([0, true]);
    });
  });

  test('RM-ZATK-06: both wounds may go to one, or one to each', () => {
    const all = town('amy', 'doug').zombies('A1.SE', { 'skinner-walker': 2 }).zombiesAct();
    all.do('victim:doug', 'victim:doug');
    expect([woundsOf(all, 'amy'), all.survivor('doug').dead]).toEqual([0, true]);
    const even = town('amy', 'doug').zombies('A1.SE', { 'skinner-walker': 2 }).zombiesAct();
    even.do('victim:doug', 'victim:amy');
    expect([woundsOf(even, 'amy'), woundsOf(even, 'doug')]).toEqual([1, 1]);
  });

  test('EX-ZATK-02 RM-ZATK-07 RM-ZATK-08: of seven attacks four kill both; none of the seven moves', () => {
    const s = town('amy', 'doug', 'josh').at('josh', 'B2.NE').zombies('A1.SE', { 'skinner-walker': 7 });
    s.zombiesAct().do('victim:amy', 'victim:amy');
    expect(s.told('attack')).toMatchObject([{ n: 7 }]);
    expect(s.told('wound')).toHaveLength(4);
    expect([s.survivor('amy').dead, s.survivor('doug').dead]).toEqual([true, true]);
    // Josh is in their sight.
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 7 });
    expect(walks(s)).toEqual([]);
  });
});
