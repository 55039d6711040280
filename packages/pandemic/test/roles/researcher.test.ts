import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Researcher', () => {
  test('PD-ROLE-12: as the giver she may hand over any City card, wherever they are', () => {
    const s = scene('researcher', 'scientist')
      .at('researcher', 'milan')
      .at('scientist', 'milan')
      .hand('researcher', 'lima', 'milan', 'tokyo')
      .offersOf('researcher', ['give', 'take'], 'give:p2:lima', 'give:p2:milan', 'give:p2:tokyo')
      .do('give:p2:tokyo');
    expect(s.cardsOf('scientist')).toEqual(['tokyo']);
    expect(s.cardsOf('researcher')).toEqual(['lima', 'milan']);
    expect(s.state.actions).toBe(3);
  });

  test('PD-ROLE-12 T-017 R46: on the turn of another, that player takes any City card from her', () => {
    const s = scene('scientist', 'researcher')
      .at('scientist', 'milan')
      .at('researcher', 'milan')
      .hand('researcher', 'lima')
      .offersOf('scientist', ['give', 'take'], 'take:p2:lima')
      .do('take:p2:lima');
    expect(s.cardsOf('scientist')).toEqual(['lima']);
    expect(s.cardsOf('researcher')).toEqual([]);
    expect(s.state.actions).toBe(3);
  });

  test('PD-ROLE-12 T-017 R46: what she receives must be the card of the city, on her turn', () => {
    scene('researcher', 'scientist')
      .at('researcher', 'milan')
      .at('scientist', 'milan')
      .hand('scientist', 'cairo', 'milan')
      .refuses('researcher', 'take:p2:cairo', 'PD-ACT-09')
      .offersOf('researcher', ['give', 'take'], 'take:p2:milan');
  });

  test('PD-ROLE-12 R46: and on the turn of the giver', () => {
    scene('scientist', 'researcher')
      .at('scientist', 'milan')
      .at('researcher', 'milan')
      .hand('scientist', 'cairo', 'milan')
      .refuses('scientist', 'give:p2:cairo', 'PD-ACT-09')
      .offersOf('scientist', ['give', 'take'], 'give:p2:milan');
  });

  test('PD-ROLE-12 B37: event cards she keeps', () => {
    scene('researcher', 'scientist')
      .hand('researcher', 'airlift')
      .refuses('researcher', 'give:p2:airlift', 'PD-ACT-09')
      .offersOf('researcher', ['give', 'take']);
    scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .refuses('scientist', 'take:p2:airlift', 'PD-ACT-09')
      .offersOf('scientist', ['give', 'take']);
  });

  test('PD-ROLE-12: they still have to be in the same city', () => {
    scene('researcher', 'scientist')
      .at('scientist', 'chicago')
      .hand('researcher', 'atlanta', 'chicago', 'lima')
      .refuses('researcher', 'give:p2:lima', 'PD-ACT-09')
      .offersOf('researcher', ['give', 'take']);
  });

  test('PD-ROLE-12: her being there does not help two others', () => {
    scene('scientist', 'medic', 'researcher')
      .hand('scientist', 'lima')
      .hand('medic', 'cairo')
      .hand('researcher', 'tokyo')
      .offersOf('scientist', ['give', 'take'], 'take:p3:tokyo')
      .refuses('scientist', 'give:p2:lima', 'PD-ACT-09')
      .refuses('scientist', 'take:p2:cairo', 'PD-ACT-09');
  });

  test('PD-ROLE-12 PD-COM-04: she is asked before a card is taken from her', () => {
    const s = scene('scientist', 'researcher')
      .asksConsent()
      .hand('researcher', 'lima')
      .do('take:p2:lima')
      .asks('researcher', 'consent')
      .do('refuse');
    expect(s.cardsOf('researcher')).toEqual(['lima']);
    expect(s.state.actions).toBe(4);
  });

  test('PD-ROLE-12: she cannot give on the turn of another, it takes an action of the active player', () => {
    scene('scientist', 'researcher')
      .hand('researcher', 'lima')
      .refuses('researcher', 'give:p1:lima', 'PD-TURN-05');
  });
});
