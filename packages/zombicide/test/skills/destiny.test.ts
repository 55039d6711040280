import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Destiny', () => {
  test('S1-SKILL-19: the card is discarded and another one drawn', () => {
    const s = scene('amy').skills('amy', 'destiny').at('amy', 'A1.r2').finds('water', 'pistol').do('search');
    expect(s.options()).toEqual(['redraw:destiny', 'keep']);
    s.do('redraw:destiny');
    expect(s.view.equipment.discard).toEqual(['water']);
    s.do('put:found1:left', 'done');
    expect(s.cardsOf('amy')).toEqual(['pistol', '-', '-', '-', '-']);
  });

  test('S1-SKILL-19: he can keep the first one', () => {
    const s = scene('amy').skills('amy', 'destiny').at('amy', 'A1.r2').finds('water').do('search', 'keep');
    s.do('put:found1:left', 'done');
    expect(s.cardsOf('amy')).toEqual(['water', '-', '-', '-', '-']);
  });

  test('S1-SKILL-19: once per turn: of the cards that follow none', () => {
    const s = scene('amy').skills('amy', 'destiny').at('amy', 'A1.r2').carries('amy', 'flashlight');
    s.finds('water', 'rice', 'pistol').do('search', 'redraw:destiny');
    expect(s.asking).toBe('organise');
    expect(s.view.found).toEqual(['rice', 'pistol']);
  });

  test('S1-SKILL-19: with a Flashlight it may be the second card', () => {
    const s = scene('amy').skills('amy', 'destiny').at('amy', 'A1.r2').carries('amy', 'flashlight');
    s.finds('water', 'rice', 'pistol').do('search', 'keep', 'redraw:destiny');
    expect(s.view.found).toEqual(['water', 'pistol']);
    expect(s.view.equipment.discard).toEqual(['rice']);
  });

  test('S1-SKILL-19: in his next turn again', () => {
    const s = scene('amy').skills('amy', 'destiny').at('amy', 'A1.r2').finds('water', 'rice');
    s.do('search', 'redraw:destiny', 'drop:found1', 'end').finds('pistol').next().do('search');
    expect(s.options()).toEqual(['redraw:destiny', 'keep']);
    s.do('keep', 'drop:found1');
  });

  test('S1-SKILL-19 S1-SEARCH-07: Aaahh! is no equipment and stays', () => {
    const s = scene('amy').skills('amy', 'destiny').at('amy', 'A1.r2').finds('aaahh').do('search');
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-19 S1-SEARCH-07: the other card may be Aaahh!', () => {
    const s = scene('amy').skills('amy', 'destiny').at('amy', 'A1.r2').finds('water', 'aaahh');
    s.do('search', 'redraw:destiny');
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    expect(s.cardsOf('amy')).toEqual(['-', '-', '-', '-', '-']);
  });

  test('S1-SKILL-19 S1-CAR-16: in a police car the search goes on to the next weapon', () => {
    const s = scene('amy')
      .skills('amy', 'destiny')
      .car('police-car', 'A1.NE')
      .finds('pistol', 'water', 'katana');
    s.do('search-car:c1', 'redraw:destiny');
    expect(s.view.found).toEqual(['katana']);
    expect(s.view.equipment.discard.toSorted()).toEqual(['pistol', 'water']);
  });

  test('S1-SKILL-19: who does not have it is not asked', () => {
    const s = scene('doug', 'amy').skills('doug').skills('amy', 'destiny').at('doug', 'A1.r2').finds('water');
    s.do('search');
    expect(s.asking).toBe('organise');
    expect(s.options('redraw')).toEqual([]);
  });
});
