import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

describe('Matching Set!', () => {
  test('S1-SKILL-27 S1-FAQ-16: a Pistol that is found brings a second one from the deck', () => {
    const s = searcher().finds('pistol');
    const before = pistolsIn(s);
    s.do('search');
    expect(s.view.found).toEqual(['pistol', 'pistol']);
    expect(pistolsIn(s)).toBe(before - 2);
    s.do('put:found1:left', 'put:found1:right', 'done');
    expect(s.cardsOf('doug').slice(0, 2)).toEqual(['pistol', 'pistol']);
  });

  test('S1-SKILL-27 ZR101: the deck is shuffled', () => {
    const s = searcher().finds('machete');
    const left = s.state.equipment.filter((card) => s.setting.cards[card].id !== 'machete');
    s.do('search');
    const now = s.state.equipment.filter((card) => s.setting.cards[card].id !== 'machete');
    expect(now).not.toEqual(left);
    expect(now.toSorted()).toEqual(left.toSorted());
  });

  test('S1-SKILL-27: a weapon without the symbol comes alone', () => {
    const s = searcher().finds('shotgun').do('search');
    expect(s.view.found).toEqual(['shotgun']);
  });

  test('S1-SKILL-27: so does a dual weapon when the deck holds no other, whatever was discarded', () => {
    const s = searcher().deckOf('pistol', 'water').do('search');
    expect(s.view.equipment.discard).toContain('pistol');
    expect(s.view.found).toEqual(['pistol']);
  });

  test('S1-SKILL-27 S1-INV-03: both need a place, or one is laid down', () => {
    const s = searcher().carries('doug', 'crowbar', 'water', 'rice', 'scope').finds('sub-mg').do('search');
    s.do('put:found1:back3');
    expect(s.refusal('done')).toBe('S1-SEARCH-03');
    s.do('drop:found1', 'done');
    expect(s.cardsOf('doug')).toEqual(['crowbar', 'water', 'rice', 'scope', 'sub-mg']);
    expect(s.view.equipment.discard).toEqual(['sub-mg']);
  });

  test('S1-SKILL-27 S1-SEARCH-08: with a Flashlight each of two finds brings its twin', () => {
    const s = searcher().carries('doug', 'flashlight').finds('pistol', 'sawed-off').do('search');
    expect(s.view.found.toSorted()).toEqual(['pistol', 'pistol', 'sawed-off', 'sawed-off']);
  });

  test('S1-SKILL-27 S1-CAR-16: a search of a police car is a Search', () => {
    const s = scene('doug').car('police-car', 'A1.NE').finds('water', 'sub-mg').do('search-car:c1');
    expect(s.view.found).toEqual(['sub-mg', 'sub-mg']);
  });

  test('S1-SKILL-27 S1-FAQ-16: a weapon that he gets by trade brings none', () => {
    const s = scene('doug', 'amy').carries('amy', 'pistol');
    const before = pistolsIn(s);
    s.do('trade:amy', 'put:their-left:left', 'done');
    expect(s.cardsOf('doug')).toEqual(['pistol', '-', '-', '-', '-']);
    expect(pistolsIn(s)).toBe(before);
  });

  test('S1-SKILL-27: what somebody else finds comes alone', () => {
    const s = scene('amy', 'doug').at('amy', 'A1.r2').at('doug', 'A1.r2').finds('pistol').do('search');
    expect(s.view.found).toEqual(['pistol']);
  });

  test('S1-SKILL-27 S1-SKILL-19 ZR101: Destiny first: the card that is drawn instead brings its twin', () => {
    const s = searcher().skills('doug', 'matching-set', 'destiny').finds('water', 'pistol');
    s.do('search', 'redraw:destiny');
    expect(s.view.found).toEqual(['pistol', 'pistol']);
  });

  test('S1-SKILL-27 S1-SKILL-19 ZR101: a dual weapon that Destiny discards brings none', () => {
    const s = searcher().skills('doug', 'matching-set', 'destiny').finds('pistol', 'water');
    const before = pistolsIn(s);
    s.do('search', 'redraw:destiny');
    expect(s.view.found).toEqual(['water']);
    expect(pistolsIn(s)).toBe(before - 1);
  });

  test('S1-SKILL-27 S1-SKILL-17: with Ambidextrous every weapon counts as dual', () => {
    const s = searcher().skills('doug', 'matching-set', 'ambidextrous').finds('shotgun').do('search');
    expect(s.view.found).toEqual(['shotgun', 'shotgun']);
  });
});

/** Doug, who has the skill, in a room. */
function searcher(): Scene {
  return scene('doug').at('doug', 'A1.r2');
}

function pistolsIn({ state, setting }: Scene): number {
  return state.equipment.filter((card) => setting.cards[card].id === 'pistol').length;
}
