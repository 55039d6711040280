import { describe, expect, test } from 'vitest';
import { CITY_IDS } from '../../src/content/base/map.ts';
import { scene } from '../scene.ts';

describe('Airlift', () => {
  test('PD-EVT-04: any pawn may be chosen, and any city but the one where it stands', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .at('medic', 'lima')
      .hand('researcher', 'airlift')
      .do('researcher', 'event:airlift')
      .asks('researcher', 'airliftPawn')
      .offers('researcher', 'pawn:p1', 'pawn:p2', 'pawn:p3', 'back')
      .do('pawn:p3')
      .asks('researcher', 'airliftCity');
    const elsewhere = CITY_IDS.filter((city) => city !== 'lima').map((city) => `to:${city}`);
    expect(elsewhere.length).toBe(47);
    s.offers('researcher', ...elsewhere, 'back').refuses('researcher', 'to:lima', 'PD-EVT-04');
    s.do('to:tokyo');
    expect(s.cityOf('medic')).toBe('tokyo');
    expect([s.cityOf('scientist'), s.cityOf('researcher')]).toEqual(['atlanta', 'atlanta']);
    expect(s.events).toEqual([
      { t: 'event', seat: 1, card: 'airlift' },
      { t: 'move', seat: 1, pawn: 2, how: 'airlift', from: 'lima', city: 'tokyo' },
    ]);
  });

  test('PD-EVT-01 PD-EVT-03 T-135 R31: on the turn of another, at no cost, to the discard', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift', 'lima')
      .actions(3)
      .do('researcher', 'event:airlift')
      .do('pawn:p1')
      .do('to:cairo')
      .asks('scientist', 'action');
    expect(s.cityOf('scientist')).toBe('cairo');
    expect(s.state.actions).toBe(3);
    expect(s.discardPile).toEqual(['airlift']);
    expect(s.cardsOf('researcher')).toEqual(['lima']);
    expect(s.state.removed).toEqual([]);
  });

  test('PD-EVT-03 B49: played once, it is gone', () => {
    scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .do('researcher', 'event:airlift')
      .do('pawn:p2')
      .do('to:cairo')
      .offers('researcher')
      .refuses('researcher', 'event:airlift', 'PD-EVT-01');
  });

  test('PD-EVT-01: only its holder may play it', () => {
    scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .refuses('scientist', 'event:airlift', 'PD-EVT-01')
      .offersOf('scientist', ['event'])
      .offersOf('researcher', ['event'], 'event:airlift');
  });

  test('PD-EVT-01: who plays it says whom and where to, not the active player', () => {
    scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .do('researcher', 'event:airlift')
      .offers('scientist')
      .refuses('scientist', 'pawn:p1', 'HO-SEAT')
      .do('researcher', 'pawn:p1')
      .refuses('scientist', 'to:cairo', 'HO-SEAT')
      .do('researcher', 'to:paris')
      .asks('scientist', 'action');
  });

  test('PD-EVT-04 T-136 R32 OQ-34: refused by the owner, the pawn stays and so does the card', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .asksConsent()
      .hand('researcher', 'airlift')
      .do('researcher', 'event:airlift')
      .do('pawn:p3')
      .do('to:lima')
      .asks('medic', 'consent')
      .do('refuse')
      .asks('scientist', 'action');
    expect(s.cityOf('medic')).toBe('atlanta');
    expect(s.cardsOf('researcher')).toEqual(['airlift']);
    expect(s.discardPile).toEqual([]);
    expect(s.events).toEqual([{ t: 'refused', seat: 2, by: 1 }]);
    s.offersOf('researcher', ['event'], 'event:airlift');
  });

  test('PD-EVT-04 B43: between two actions of another the own pawn flies at once, nobody is asked', () => {
    const s = scene('scientist', 'researcher')
      .asksConsent()
      .hand('researcher', 'airlift')
      .do('drive:chicago')
      .do('researcher', 'event:airlift')
      .do('pawn:p2')
      .do('to:lima')
      .asks('scientist', 'action');
    expect(s.cityOf('researcher')).toBe('lima');
    expect(s.state.actions).toBe(3);
    s.do('drive:atlanta');
  });

  test('PD-EVT-04 PD-ROLE-07: the Medic who is flown in clears cured cubes at once', () => {
    const s = scene('scientist', 'medic')
      .cured('black')
      .cubes('cairo', { black: 2, red: 1 })
      .cubes('delhi', { black: 1 })
      .hand('scientist', 'airlift')
      .do('event:airlift')
      .do('pawn:p2')
      .do('to:cairo');
    expect(s.board('cairo', 'delhi')).toEqual({ cairo: { red: 1 }, delhi: { black: 1 } });
    expect(s.state.actions).toBe(4);
  });

  test('PD-EVT-04: whoever thinks better of it keeps the card', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .do('researcher', 'event:airlift')
      .do('back')
      .asks('scientist', 'action')
      .do('researcher', 'event:airlift')
      .do('pawn:p1')
      .do('back')
      .asks('scientist', 'action');
    expect(s.cardsOf('researcher')).toEqual(['airlift']);
    expect(s.cityOf('scientist')).toBe('atlanta');
    expect(s.events).toEqual([]);
  });
});
