import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Search: +1 card', () => {
  test('RM-SKILL-19: a Search draws two cards', () => {
    const s = scene('amy').skills('amy', 'search-plus-1').at('amy', 'A1.r2').finds('water', 'rice');
    s.do('search', 'put:found2:left', 'put:found1:right', 'done');
    expect(s.cardsOf('amy').slice(0, 2).toSorted()).toEqual(['rice', 'water']);
  });

  test('RM-SKILL-19 S1-SEARCH-08: with a Flashlight three', () => {
    const s = scene('amy').skills('amy', 'search-plus-1').at('amy', 'A1.r2').carries('amy', 'flashlight');
    s.finds('water', 'rice', 'canned-food').do('search');
    expect(s.view.found).toEqual(['water', 'rice', 'canned-food']);
  });

  test('RM-SKILL-19: a trap among them brings its Walker, the other card is kept', () => {
    const s = scene('amy').skills('amy', 'search-plus-1').at('amy', 'A1.r2').finds('aaahh', 'water');
    s.do('search');
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    expect(s.view.found).toEqual(['water']);
  });

  test('RM-SKILL-19: the others draw one', () => {
    const s = scene('doug', 'amy').skills('amy', 'search-plus-1').skills('doug').at('doug', 'A1.r2');
    s.finds('water').do('search');
    expect(s.view.found).toEqual(['water']);
  });
});
